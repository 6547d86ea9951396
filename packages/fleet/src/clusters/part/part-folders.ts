import { clusterFoldersOf, type FleetPart } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import { CLUSTERS, fleetDirectory, leafDirectory } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';

/** Whether a path of the tree is one of the part; `clusters` are all of the fleet, or for `members` those of the list. */
export function isInPart({ clusters }: Pick<Fleet, 'clusters'>, part: FleetPart | undefined): (path: string) => boolean {
  if (part === undefined) return () => true;
  const folders = new Set(
    clusters.flatMap((cluster) => (cluster.role === 'workload' ? [leafDirectory(cluster), fleetDirectory(cluster)] : [])),
  );
  return (path) => clusterFoldersOf(CLUSTERS, path).some((folder) => folders.has(folder)) === (part.part === 'members');
}

/** The fleet with the hubs of its clusters: a part of a list is planned on them. */
export function withHubs<F extends Pick<Fleet, 'clusters'>>(fleet: F): F {
  const hubs = fleet.clusters.flatMap((cluster): Cluster[] => (cluster.role === 'workload' ? [cluster.hub] : []));
  return { ...fleet, clusters: [...new Set([...fleet.clusters, ...hubs])] };
}
