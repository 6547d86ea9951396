import type { ClusterDescription, FleetDescription } from '@slipway/manifest';
import type { Placement } from '../clusters/place/placement.ts';
import { soundPlan } from '../clusters/plan/sound-plan.ts';
import type { Fleet } from '../clusters/platform/fleet-settings.ts';
import { clusterId, leafDirectory } from '../clusters/spec/cluster-names.ts';
import type { Cluster } from '../clusters/spec/cluster-spec.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { byName } from './sorted.ts';

/**
 * Describes the content of a fleet and its manual steps as data, for `slipway list` and `slipway bootstrap`. They call `describe()` of
 * the package with the clusters. Throws a DefinitionError with every problem of the definitions.
 */
export function describeFleet(fleet: Fleet): FleetDescription {
  const { placements } = soundPlan(fleet);
  const about = Map.groupBy(placements, ({ cluster }) => clusterId(cluster));
  const placementsOf = (cluster: Cluster): readonly Placement[] => about.get(clusterId(cluster)) ?? [];
  const clusters = fleet.clusters.map((cluster) => describeCluster(cluster, placementsOf, fleet));
  return { clusters: clusters.sort(byName), ...describeCatalogue(fleet, placements) };
}

function describeCluster(cluster: Cluster, placementsOf: (cluster: Cluster) => readonly Placement[], fleet: Fleet): ClusterDescription {
  const { accountId, region, packages } = cluster;
  const { kubernetes, bootstrap } = fleet.platform.describeCluster(cluster, placementsOf, fleet);
  return {
    name: clusterId(cluster),
    role: cluster.role,
    ...(cluster.role === 'workload' ? { delivery: cluster.delivery, hub: clusterId(cluster.hub) } : {}),
    accountId,
    region,
    ...(kubernetes === undefined ? {} : { kubernetes }),
    packages,
    path: leafDirectory(cluster),
    addons: cluster.addons.map(({ addon }) => addon.name).sort(),
    applications: cluster.applications.map(({ application }) => application.name).sort(),
    bootstrap,
  };
}
