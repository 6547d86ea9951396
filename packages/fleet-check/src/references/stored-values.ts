import { type Fields, fieldsOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { groupOf } from '../objects/fields.ts';

/** Returns all keys of a ConfigMap or Secret; undefined if it may have others. */
export function keysOf(cluster: Cluster, kind: 'ConfigMap' | 'Secret', namespace: string, name: string): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  const found = cluster.find('', kind, namespace, name);
  const promised = cluster.promised(kind, namespace, name);
  if (found.length === 0 && promised.length === 0) return undefined;
  for (const { object } of found) {
    if (isFilledIn(object)) return undefined;
    for (const map of [object.data, object.binaryData, object.stringData]) for (const key of Object.keys(fieldsOf(map))) keys.add(key);
  }
  for (const promise of promised) {
    if (promise.keys === undefined) return undefined;
    for (const key of promise.keys) keys.add(key);
  }
  return keys;
}

/** Whether another program adds keys: the object is empty, has a type that Kubernetes fills, or has annotations for such a program. */
function isFilledIn(object: Fields): boolean {
  const isEmpty = [object.data, object.binaryData, object.stringData].every((map) => Object.keys(fieldsOf(map)).length === 0);
  if (isEmpty || object.type === 'kubernetes.io/service-account-token') return true;
  const { annotations, labels } = fieldsOf(object.metadata);
  return [...Object.keys(fieldsOf(annotations)), ...Object.keys(fieldsOf(labels))].some(
    (key) =>
      /inject|reflect|replicat|sync|copy|vault|avp/i.test(key) ||
      (key.startsWith('kustomize.toolkit.fluxcd.io/ssa') && groupOf(object) === ''),
  );
}
