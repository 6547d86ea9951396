import { namespaceOf, remoteCluster } from '../flux-objects/flux-object.ts';
import type { ClusterKustomization, Results } from './kustomization-result.ts';

/** Returns the name of the cluster that the objects of a Flux Kustomization go to. */
export type TargetOf = (kustomization: Pick<ClusterKustomization, 'cluster' | 'object'>) => string;

/**
 * Names the clusters that the Flux Kustomizations of a build apply to. A Secret is in the namespace of the Flux Kustomization. Where a hub
 * has Secrets of one name in several namespaces, these are several clusters, each with the namespace in its name.
 */
export function clusterTargets(results: Results): TargetOf {
  const namespaces = new Map<string, Set<string>>();
  for (const { kustomization } of results.values()) {
    const { cluster, object } = kustomization;
    const name = remoteCluster(object);
    if (name === undefined) continue;
    const key = `${cluster}|${name}`;
    namespaces.set(key, (namespaces.get(key) ?? new Set()).add(namespaceOf(object)));
  }
  return ({ cluster, object }) => {
    const name = remoteCluster(object);
    if (name === undefined) return cluster;
    return (namespaces.get(`${cluster}|${name}`)?.size ?? 0) > 1 ? `${name}.${namespaceOf(object)}` : name;
  };
}
