import { type Fields, fieldsOf, listOf } from '@slipway/manifest';
import { scalarText } from '../objects/values.ts';
import type { About, Found } from './about.ts';

const DEFINITIONS: ReadonlySet<string> = new Set([
  'apiextensions.k8s.io/CustomResourceDefinition',
  'apiextensions.crossplane.io/CompositeResourceDefinition',
]);

/** R3: a CRD or XRD does not serve a version any more. */
export function* definitions({ group, kind, before, after, title }: About): Generator<Found> {
  if (!DEFINITIONS.has(`${group}/${kind}`) || before === undefined || after === undefined) return;
  const left = new Set(servedBy(after));
  const dropped = servedBy(before).filter((version) => !left.has(version));
  if (dropped.length === 0) return;
  yield {
    rule: 'served-version-removed',
    evidence: `${title} does not serve ${dropped.join(', ')} any more: objects and clients of ${dropped.length === 1 ? 'this version' : 'these versions'} fail`,
  };
}

const servedBy = (definition: Fields): readonly string[] =>
  listOf(fieldsOf(definition.spec).versions)
    .map(fieldsOf)
    .filter(({ served }) => served === true)
    .map(({ name }) => scalarText(name));
