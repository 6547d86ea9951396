import type { AppliedObject, FleetKustomization, FleetRoot } from '@slipway/flux-build';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { FoundValues } from '../release/compose-values.ts';

/** The objects that are applied to one cluster. */
export interface ObjectsOfCluster {
  /** Finds an object by `Kind/namespace/name`: a source, a ConfigMap or a Secret. */
  readonly find: (key: string) => Fields | undefined;
  /** Returns the texts of a ConfigMap or a Secret. */
  readonly values: (kind: string, namespace: string, name: string) => FoundValues;
  /** Returns the variables in an object whose values only the cluster has. */
  readonly unknownVariables: (kind: string, namespace: string, name: string) => readonly string[];
}

/** Kinds that a HelmRelease can refer to. */
const REFERENCED_KINDS: ReadonlySet<string> = new Set([
  'ConfigMap',
  'Secret',
  'HelmChart',
  'HelmRepository',
  'OCIRepository',
  'GitRepository',
  'Bucket',
]);

/** An object that is applied, or that is on the cluster before Flux. */
type ClusterObject = Pick<AppliedObject, 'object'> & Partial<Pick<AppliedObject, 'unknownVariables'>>;

/**
 * Indexes the objects of each cluster. If several owners have the same object, the first one is used. `roots` have the objects that are on
 * a cluster before Flux.
 */
export function objectsOfClusters(
  owners: readonly FleetKustomization[],
  roots: readonly FleetRoot[],
): (cluster: string) => ObjectsOfCluster {
  const clusters = new Map<string, Map<string, ClusterObject>>();
  const addTo = (cluster: string, objects: readonly ClusterObject[]): void => {
    const ofCluster = clusters.get(cluster) ?? new Map<string, ClusterObject>();
    clusters.set(cluster, ofCluster);
    for (const each of objects) {
      const { kind, metadata } = each.object;
      if (!REFERENCED_KINDS.has(textOf(kind))) continue;
      const { namespace, name } = fieldsOf(metadata);
      const key = `${textOf(kind)}/${textOf(namespace)}/${textOf(name)}`;
      if (!ofCluster.has(key)) ofCluster.set(key, each);
    }
  };
  for (const { appliesTo, objects = [] } of owners) addTo(appliesTo, objects);
  for (const { cluster, objects } of roots) addTo(cluster, objects);
  return (cluster) => {
    const objects = clusters.get(cluster) ?? new Map<string, ClusterObject>();
    return {
      find: (key) => objects.get(key)?.object,
      values: (kind, namespace, name) => valuesIn(objects.get(`${kind}/${namespace}/${name}`)?.object, `${kind} ${namespace}/${name}`),
      unknownVariables: (kind, namespace, name) => objects.get(`${kind}/${namespace}/${name}`)?.unknownVariables ?? [],
    };
  };
}

/** Returns the texts of an object. A missing Secret is unknown, because another controller or a user may create it. */
function valuesIn(object: Fields | undefined, what: string): FoundValues {
  if (object === undefined || fieldsOf(object.sops).mac !== undefined) return { unknown: what };
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(fieldsOf(object.data))) {
    texts.set(key, object.kind === 'Secret' ? Buffer.from(textOf(value), 'base64').toString('utf8') : textOf(value));
  }
  if (object.kind === 'Secret') for (const [key, value] of Object.entries(fieldsOf(object.stringData))) texts.set(key, textOf(value));
  const isEncrypted = [...texts.values()].some((text) => text.startsWith('ENC[AES256_GCM,data:'));
  return isEncrypted ? { unknown: what } : texts;
}
