import type { Finding, Unit } from '@slipway/manifest';
import { clusterId, isDrivenByHub, leafDirectory } from '../cluster-names.ts';
import type { Cluster, WorkloadCluster } from '../cluster-spec.ts';
import type { Fleet } from '../fleet-settings.ts';
import { BOOTSTRAP_UNITS, bootstrapChain } from '../hub/bootstrap-chain.ts';
import { drivenCluster } from '../hub/driven-cluster.ts';
import { withBoundary } from '../hub/permissions-boundary.ts';
import { checkNames } from '../rules/long-names.ts';
import { groupsNeededBy, providesGroup } from './api-groups.ts';
import { withAwsComponents } from './aws-components.ts';
import { closeUnits } from './close-units.ts';
import { type Edges, edgesOf } from './edges.ts';
import { isShared, placeUnit, type Where } from './place-unit.ts';
import type { Placement } from './placement.ts';
import { findCycles } from './reconcile-order.ts';
import { wantedUnits } from './wanted-units.ts';

export interface FleetPlan {
  readonly placements: readonly Placement[];
  readonly edges: Edges;
  readonly findings: readonly Finding[];
}

/** Every Flux Kustomization of the fleet, where it runs, and what goes before it. */
export function planFleet(fleet: Fleet): FleetPlan {
  const workloads = fleet.clusters.filter((cluster) => cluster.role === 'workload');
  const onHubs = workloads.flatMap((cluster) => placedByHub(cluster, fleet));
  const lookedAfterBy = Map.groupBy(onHubs, ({ home }) => home);
  const own = fleet.clusters
    .filter((cluster) => !isDrivenByHub(cluster))
    .flatMap((cluster) => placedByItself(cluster, lookedAfterBy.get(clusterId(cluster)) ?? [], fleet));
  const { placements, findings } = withAwsComponents([...onHubs, ...own]);
  const edges = edgesOf(placements);
  const cycles = [...Map.groupBy(placements, ({ home }) => home).values()].flatMap((home) => findCycles(home, edges));
  return { placements, edges, findings: [...findings, ...edges.findings, ...cycles, ...placements.flatMap(checkNames)] };
}

const placedByHub = (cluster: WorkloadCluster, { repository }: Fleet): Placement[] =>
  isDrivenByHub(cluster) ? drivenCluster(cluster, wantedUnits(cluster)) : bootstrapChain(cluster, wantedUnits(cluster), repository);

/** Pointers of a cluster with a Flux of its own. A hub also has what it needs for the clusters that it looks after. */
function placedByItself(cluster: Cluster, lookedAfter: readonly Placement[], { suppliers }: Fleet): Placement[] {
  const wanted = wantedUnits(cluster);
  const settled = new Set(cluster.role === 'workload' ? BOOTSTRAP_UNITS.map(({ name }) => name) : []);
  const units = closeUnits([...wanted.units, ...neededFor(lookedAfter, clusterId(cluster), suppliers)], settled, suppliers);
  const where: Where = { runner: cluster, versionsOf: cluster, directory: leafDirectory(cluster) };
  const placed = units.map((unit) => placeUnit(unit, cluster, wanted, where));
  return cluster.role === 'hub' ? withBoundary(placed, cluster, wanted, where) : placed;
}

/** Sources of what the hub keeps for others, and suppliers of what it applies at home for them. */
const neededFor = (lookedAfter: readonly Placement[], hub: string, suppliers: readonly Unit[]): Unit[] =>
  lookedAfter.flatMap(({ unit, lands }) => {
    const groups = lands === hub ? groupsNeededBy(unit) : [];
    return [...unit.dependsOn.filter(isShared), ...suppliers.filter((supplier) => groups.some((group) => providesGroup(supplier, group)))];
  });
