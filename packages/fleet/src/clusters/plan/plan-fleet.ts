import type { Finding, Unit } from '@slipway/manifest';
import { groupsNeededBy, providesGroup } from '../place/api-groups.ts';
import { isShared, placeUnit, type Where } from '../place/place-unit.ts';
import type { Placement } from '../place/placement.ts';
import { wantedUnits } from '../place/wanted-units.ts';
import type { Fleet } from '../platform/fleet-settings.ts';
import { checkKustomizationName } from '../rules/long-names.ts';
import { CLUSTERS, clusterId, isDrivenByHub, leafDirectory } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { findingAt } from '../spec/finding-at.ts';
import { suppliersOf } from '../spec/fleet-content.ts';
import { type Edges, edgesOf } from './edges.ts';
import { findCycles } from './reconcile-order.ts';
import type { SummarisedMembers } from './summarised-members.ts';
import { unitsWithDependencies } from './units-with-dependencies.ts';

export interface FleetPlan {
  readonly placements: readonly Placement[];
  readonly edges: Edges;
  readonly findings: readonly Finding[];
}

/**
 * Plans every Flux Kustomization of the fleet: which cluster runs it, and what must be ready before it. Of the Flux Kustomizations that
 * clusters run themselves, it plans only those of `planned`. The clusters of `summarised` are members of the fleet too.
 */
export function planFleet(
  { clusters, ...content }: Fleet,
  planned: (cluster: Cluster) => boolean = () => true,
  summarised: SummarisedMembers = { clusters: [], needs: [] },
): FleetPlan {
  const { platform } = content;
  const fleet = { ...content, clusters: [...clusters, ...summarised.clusters] };
  const workloads = clusters.filter((cluster) => cluster.role === 'workload');
  const onHubs = [...workloads.flatMap((cluster) => platform.placedByHub(cluster, wantedUnits(cluster), fleet)), ...summarised.needs];
  const managedBy = Map.groupBy(onHubs, ({ runnerId }) => runnerId);
  const own = clusters
    .filter((cluster) => !isDrivenByHub(cluster) && planned(cluster))
    .flatMap((cluster) => placedByItself(cluster, managedBy.get(clusterId(cluster)) ?? [], fleet));
  const { placements, findings } = platform.withComponents([...onHubs, ...own]);
  const edges = edgesOf(placements);
  const cycles = [...Map.groupBy(placements, ({ runnerId }) => runnerId).values()].flatMap((home) => findCycles(home, edges));
  const names = placements.flatMap((placement) => [
    ...checkKustomizationName(placement),
    ...checkPublished(placement),
    ...platform.checkPlacement(placement),
  ]);
  return { placements, edges, findings: [...findings, ...edges.findings, ...cycles, ...names] };
}

/**
 * Returns the Flux Kustomizations of a cluster that runs its own Flux. A hub also has the Flux Kustomizations for the clusters that it
 * manages.
 */
function placedByItself(cluster: Cluster, managed: readonly Placement[], fleet: Fleet): Placement[] {
  const suppliers = suppliersOf(fleet);
  const wanted = wantedUnits(cluster);
  const settled = new Set(cluster.role === 'workload' ? fleet.platform.bootstrapUnits.map(({ name }) => name) : []);
  const units = unitsWithDependencies([...wanted.units, ...neededFor(managed, clusterId(cluster), suppliers)], settled, suppliers);
  const where: Where = { fleet, runner: cluster, versionsOf: cluster, directory: leafDirectory(cluster) };
  const placed = units.map((unit) => placeUnit(unit, cluster, wanted, where));
  return fleet.platform.placedByItself(placed, cluster, wanted, where);
}

/** Returns the sources of the releases that the hub keeps for other clusters, and the suppliers of what it applies on itself for them. */
const neededFor = (lookedAfter: readonly Placement[], hub: string, suppliers: readonly Unit[]): Unit[] =>
  lookedAfter.flatMap(({ unit, targetId }) => {
    const groups = targetId === hub ? groupsNeededBy(unit) : [];
    return [...unit.dependsOn.filter(isShared), ...suppliers.filter((supplier) => groups.some((group) => providesGroup(supplier, group)))];
  });

/** Reports a unit of a catalogue that is in none of the lists of a package. The definitions would write its folder, outside of their own. */
const checkPublished = ({ ownsFolder, unit, cluster }: Placement): Finding[] =>
  !ownsFolder || unit.directory.startsWith(`${CLUSTERS}/`)
    ? []
    : [
        findingAt(cluster, {
          rule: 'unpublished-unit',
          message: `no package publishes the unit ${unit.name}`,
          pointer: '',
          value: unit.directory,
          expected: 'a unit of a source, an add-on or an application that a package of the catalogue lists',
          remedy: `add the source or add-on of ${unit.name} to the list of its package`,
        }),
      ];
