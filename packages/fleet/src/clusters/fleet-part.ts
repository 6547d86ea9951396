import { fleetDirectory, leafDirectory } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';
import type { Fleet } from './fleet-settings.ts';

/**
 * A part of the `clusters/` tree. `members`: what belongs to one of the workload clusters of a list, which need not be all of the fleet.
 * `rest`: what belongs to no workload cluster alone, as the leaf of a hub, which lists all that it looks after.
 */
export type FleetPart = 'members' | 'rest';

/** The folders of the tree in which everything belongs to one workload cluster: its leaf, and the side that its hub has of it. */
export const memberFolders = ({ clusters }: Pick<Fleet, 'clusters'>): string[] =>
  clusters.flatMap((cluster) => (cluster.role === 'workload' ? [leafDirectory(cluster), fleetDirectory(cluster)] : []));

/** The fleet with the hubs of its clusters: a part of a list is planned on them. */
export function withHubs<F extends Pick<Fleet, 'clusters'>>(fleet: F): F {
  const hubs = fleet.clusters.flatMap((cluster): Cluster[] => (cluster.role === 'workload' ? [cluster.hub] : []));
  return { ...fleet, clusters: [...new Set([...fleet.clusters, ...hubs])] };
}
