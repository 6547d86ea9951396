import type { Results } from './kustomization-result.ts';

/** A Flux Kustomization that waits for values that exist only because of it. */
export interface SelfDependency {
  /** `cluster/namespace/name`. */
  readonly kustomization: string;
  /** `Kind/namespace/name` of the ConfigMaps and Secrets. */
  readonly values: readonly string[];
}

/**
 * Returns Flux Kustomizations that need values which they apply themselves, directly or through others. `fresh` is the state of a new
 * cluster, `results` the state when they are first built without those values.
 */
export function findSelfDependencies(fresh: Results, results: Results): readonly SelfDependency[] {
  if (fresh === results) return [];
  return [...fresh].flatMap(([kustomization, { lookups, outcome }]) => {
    const onCluster = results.get(kustomization)?.kustomization.onCluster;
    if (onCluster === undefined || !('error' in outcome) || outcome.error.reason !== 'missing-values') return [];
    const own = lookups.filter(({ found, kind, namespace, name }) => {
      const all = found === undefined ? onCluster.creatorsOfValues(kind, namespace, name) : [];
      return all.length > 0 && all.every((maker) => isCreatedBy(results, maker, kustomization));
    });
    return own.length === 0 ? [] : [{ kustomization, values: own.map(({ kind, namespace, name }) => `${kind}/${namespace}/${name}`) }];
  });
}

/** Returns whether `maker` is a Flux Kustomization, or created it, also through others. */
function isCreatedBy(results: Results, key: string, maker: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = key; at !== undefined && !seen.has(at); at = results.get(at)?.kustomization.by) {
    if (at === maker) return true;
    seen.add(at);
  }
  return false;
}
