import { spendOperations } from '../../spending.ts';
import { byBytes } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import type { FieldSpec } from '../resources/field-spec.ts';
import { type Gvk, isSelected } from '../resources/gvk.ts';

/** Creates a field spec. A missing part matches any. */
export const fieldSpecOf = (path: string, create: boolean, gvk: Partial<Gvk> = {}): FieldSpec => ({
  group: gvk.group ?? '',
  version: gvk.version ?? '',
  kind: gvk.kind ?? '',
  path,
  create,
});

/** Adds missing specs; refuses a spec with a different `create`. */
export function mergeFieldSpecs(known: readonly FieldSpec[], more: readonly FieldSpec[]): readonly FieldSpec[] {
  const merged = [...known];
  spendOperations(known.length * (1 + more.length) + more.length ** 2);
  for (const spec of more) {
    const same = merged.find((each) => each.path === spec.path && isSelected(each, spec));
    if (same === undefined) merged.push(spec);
    else if (same.create !== spec.create) throw refusal('conflicting-field-specs', `${spec.path} is both created and not created`);
  }
  return merged;
}

/** Sorts items in the order of kinds that kustomize uses. */
export const sortByGvk = <Item extends Gvk>(items: readonly Item[]): readonly Item[] => [...items].sort(compareGvk);

/** Kinds that are applied early are first; admission webhooks are last. */
export const FIRST_KINDS: readonly string[] = [
  'Namespace',
  'ResourceQuota',
  'StorageClass',
  'CustomResourceDefinition',
  'ServiceAccount',
  'PodSecurityPolicy',
  'Role',
  'ClusterRole',
  'RoleBinding',
  'ClusterRoleBinding',
  'ConfigMap',
  'Secret',
  'Endpoints',
  'Service',
  'LimitRange',
  'PriorityClass',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'Deployment',
  'StatefulSet',
  'CronJob',
  'PodDisruptionBudget',
];
export const LAST_KINDS: readonly string[] = ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'];

/** Returns the ranks of kinds: negative for the first, 0 for most. */
export const kindRanks = (first: readonly string[], last: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...first.map((kind, index) => [kind, index - first.length] as const), ...last.map((kind, index) => [kind, index + 1] as const)]);

const KIND_RANKS = kindRanks(FIRST_KINDS, LAST_KINDS);

const compareGvk = (a: Gvk, b: Gvk): number =>
  (KIND_RANKS.get(a.kind) ?? 0) - (KIND_RANKS.get(b.kind) ?? 0) || byBytes(gvkSortText(a), gvkSortText(b));

/** Returns the sort key of kinds with the same rank. */
export const gvkSortText = ({ group, version, kind }: Gvk): string => `${group || '~G'}_${version || '~V'}_${kind || '~K'}`;
