import type { Fields } from '@slipway/manifest';
import { plainText } from '@slipway/manifest';

/** Kinds that are applied before other kinds of their stage, in this order. */
const FIRST = [
  ...['CustomResourceDefinition', 'Namespace', 'ClusterRole'],
  ...['ClusterClass', 'RuntimeClass', 'PriorityClass', 'StorageClass', 'VolumeSnapshotClass', 'IngressClass', 'GatewayClass'],
  ...['ClusterRoleBinding', 'ResourceQuota', 'ServiceAccount', 'Role', 'RoleBinding', 'ConfigMap', 'Secret', 'Service', 'LimitRange'],
  ...['Deployment', 'StatefulSet', 'CronJob', 'PodDisruptionBudget'],
];

/** Kinds that are applied after all others. */
const LAST = ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'];

const RANK: ReadonlyMap<string, number> = new Map([
  ...FIRST.map((kind, index) => [kind, index - FIRST.length] as const),
  ...LAST.map((kind, index) => [kind, index + 1] as const),
]);

/**
 * Sorts objects in the order in which the controller applies them: definitions (CustomResourceDefinitions, Namespaces, ClusterRoles),
 * classes, the rest. Each stage is sorted by kind, group, namespace and name.
 */
export function inApplyOrder<T extends { readonly object: Fields }>(objects: readonly T[]): readonly T[] {
  const keyed = objects.map((each) => ({ each, key: sortKey(each.object) }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  return keyed.map(({ each }) => each);
}

/** Returns the stage of an object, from 1. */
export function applyStage({ apiVersion, kind }: Fields): 1 | 2 | 3 {
  const [name, group] = [plainText(kind).toLowerCase(), plainText(apiVersion)];
  if (name === 'customresourcedefinition' && group.startsWith('apiextensions.k8s.io/')) return 1;
  if (name === 'namespace' && group === 'v1') return 1;
  if (name === 'clusterrole' && group.startsWith('rbac.authorization.k8s.io/')) return 1;
  return plainText(kind).endsWith('Class') ? 2 : 3;
}

type SortKey = readonly (number | string)[];

function sortKey(object: Fields): SortKey {
  const { namespace = '', name = '' } = (object.metadata ?? {}) as Fields;
  const kind = plainText(object.kind);
  return [applyStage(object), RANK.get(kind) ?? 0, groupOf(object), kind, plainText(namespace), plainText(name)];
}

function compareKeys(a: SortKey, b: SortKey): number {
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index] ?? 0, b[index] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Returns the API group of an object; empty for the core group. */
const groupOf = ({ apiVersion }: Fields): string => {
  const text = plainText(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
};

/** Returns the id of an object in the inventory: `namespace_name_group_kind`. Colons of RBAC names become two underscores. */
export function inventoryId(object: Fields): string {
  const { namespace = '', name = '' } = (object.metadata ?? {}) as Fields;
  const group = groupOf(object);
  const written = group === 'rbac.authorization.k8s.io' ? plainText(name).replaceAll(':', '__') : plainText(name);
  return [namespace, written, group, object.kind].join('_');
}
