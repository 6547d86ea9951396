import type { Cluster } from '../cluster/cluster.ts';

/** The cluster that AWS knows by a name; where none is called that, its name in AWS is another, and it may be any. */
export function clustersNamed(clusters: readonly Cluster[], name: string): readonly Cluster[] {
  const own = clusters.filter((cluster) => cluster.name === name || cluster.name.endsWith(`/${name}`));
  return own.length === 0 ? clusters : own;
}
