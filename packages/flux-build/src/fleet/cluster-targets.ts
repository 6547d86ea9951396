import { namespaceOf, remoteCluster } from '../flux-objects/flux-object.ts';
import type { ClusterKustomization, Results } from './kustomization-result.ts';

/** Returns the name of the cluster that the objects of a Flux Kustomization go to. */
export type TargetOf = (kustomization: Pick<ClusterKustomization, 'cluster' | 'object'>) => string;

/**
 * Names the clusters that the Flux Kustomizations of a build apply to. A Secret is in the namespace of the Flux Kustomization, on its hub.
 * Secrets with the same name on several hubs, or in several namespaces, are several clusters. Each has its namespace and its hub in its
 * name, as far as they differ.
 */
export function clusterTargets(results: Results): TargetOf {
  const namespaces = new Map<string, Set<string>>();
  const hubs = new Map<string, Set<string>>();
  const isShared = (targets: ReadonlySet<string> | undefined): boolean => (targets?.size ?? 0) > 1;
  const add = (targets: Map<string, Set<string>>, key: string, target: string): void => {
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  };
  for (const { kustomization } of results.values()) {
    const { cluster, object } = kustomization;
    const name = remoteCluster(object);
    if (name === undefined) continue;
    add(namespaces, `${cluster}|${name}`, namespaceOf(object));
    add(hubs, name, cluster);
  }
  return ({ cluster, object }) => {
    const name = remoteCluster(object);
    if (name === undefined) return cluster;
    const namespace = isShared(namespaces.get(`${cluster}|${name}`)) ? `.${namespaceOf(object)}` : '';
    const hub = isShared(hubs.get(name)) ? `.${cluster}` : '';
    return `${name}${namespace}${hub}`;
  };
}
