import { fieldsOf, plainText } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/**
 * Reports a `spec.ref` with a branch and a tag: Flux uses one of them without a warning. A branch with a commit only makes the clone
 * shallow, and a tag with a digest is only information.
 */
export function ambiguousReference(object: Readonly<Record<string, unknown>>): readonly Problem[] {
  const order = ORDERS.get(plainText(object.kind));
  if (order === undefined || !plainText(object.apiVersion).startsWith('source.toolkit.fluxcd.io/')) return [];
  const { ref } = fieldsOf(object.spec);
  const given = order.filter((field) => typeof fieldsOf(ref)[field] === 'string' && fieldsOf(ref)[field] !== '');
  const [taken] = given;
  const ignored = given.at(-1);
  if (taken === undefined || ignored === undefined || taken === ignored) return [];
  return [
    {
      ...ofRule('ambiguous-reference'),
      message: `spec.ref has ${given.join(' and ')}: Flux follows ${taken} and leaves ${given.slice(1).join(' and ')} aside`,
      pointer: `/spec/ref/${ignored}`,
      value: fieldsOf(ref)[ignored],
      expected: `one of ${given.join(', ')}`,
      remedy: `remove ${given.slice(1).join(' and ')}, or ${taken}`,
    },
  ];
}

/** Fields of `spec.ref` by kind. Flux uses the first one that is set. */
const ORDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['GitRepository', ['name', 'tag', 'semver', 'branch']],
  ['OCIRepository', ['semver', 'tag']],
]);
