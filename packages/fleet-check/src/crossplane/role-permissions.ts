import { below, type Fields, listOf, textOf } from '@slipway/manifest';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';
import { policiesOf, statementsOf } from './policies.ts';
import { IAM } from './workload-identity.ts';

/** Returns the statements of all policies of a role; undefined if one of them is unknown. */
export function permissionsOfRole(role: ActiveObject, all: readonly ActiveObject[]): readonly Fields[] | undefined {
  const beside = all.filter(
    ({ object, kustomization }) => IAM.test(groupOf(object)) && kustomization.appliesTo === role.kustomization.appliesTo,
  );
  const attached = beside.filter(({ object }) => object.kind !== 'Role' && mayAttachTo(object, role.object));
  const texts = [
    ...[...policiesOf(role.object)].map(({ text }) => text),
    ...attached.flatMap(({ object }) =>
      object.kind === 'RolePolicyAttachment' ? policyOf(object, beside) : [...policiesOf(object)].map(({ text }) => text),
    ),
  ];
  const isOpen =
    listOf(below(role.object.spec, 'forProvider').managedPolicyArns).length > 0 ||
    attached.some(({ object }) => object.kind === 'PolicyAttachment' || object.kind === 'RolePolicyAttachmentsExclusive');
  const statements = texts.map((text) => (text === undefined ? undefined : statementsOf(text)));
  if (isOpen || statements.some((each) => each === undefined)) return undefined;
  return statements.flatMap((each) => each ?? []);
}

/** Whether an object gives a policy to the role, by name or by selector. */
function mayAttachTo(object: Fields, role: Fields): boolean {
  if (!ATTACHING.has(String(object.kind))) return false;
  const { role: name, roleRef, roleSelector, roles, rolesRefs, roleName } = below(object.spec, 'forProvider');
  if (roleSelector !== undefined || roles !== undefined || rolesRefs !== undefined || roleName !== undefined) return true;
  const named = textOf(name) || textOf(below(roleRef).name);
  return named === nameOf(role) || named.includes('${');
}

const ATTACHING: ReadonlySet<string> = new Set([
  'RolePolicy',
  'RolePolicyAttachment',
  'PolicyAttachment',
  'RolePolicyAttachmentsExclusive',
]);

/** Returns the text of the policy of an attachment; undefined if it is not in the repository. */
function policyOf(attachment: Fields, beside: readonly ActiveObject[]): readonly (string | undefined)[] {
  const { name } = below(attachment.spec, 'forProvider', 'policyArnRef');
  const policy = beside.find(
    ({ object }) => object.kind === 'Policy' && nameOf(object) === name && namespaceOf(object) === namespaceOf(attachment),
  );
  const texts = policy === undefined ? [] : [...policiesOf(policy.object)].map(({ text }) => text);
  return texts.length === 0 ? [undefined] : texts;
}
