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
import { closeUnits } from './close-units.ts';
import { type Edges, edgesOf } from './edges.ts';
import { findCycles } from './reconcile-order.ts';
import type { SummarisedMembers } from './summarised-members.ts';

export interface FleetPlan {
  readonly placements: readonly Placement[];
  readonly edges: Edges;
  readonly findings: readonly Finding[];
}

/**
 * Every Flux Kustomization of the fleet, where it runs, and what goes before it; of what clusters run themselves, those of `planned`. The
 * clusters of `summarised` are members of the fleet, too.
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
  const lookedAfterBy = Map.groupBy(onHubs, ({ home }) => home);
  const own = clusters
    .filter((cluster) => !isDrivenByHub(cluster) && planned(cluster))
    .flatMap((cluster) => placedByItself(cluster, lookedAfterBy.get(clusterId(cluster)) ?? [], fleet));
  const { placements, findings } = platform.withComponents([...onHubs, ...own]);
  const edges = edgesOf(placements);
  const cycles = [...Map.groupBy(placements, ({ home }) => home).values()].flatMap((home) => findCycles(home, edges));
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
function placedByItself(cluster: Cluster, lookedAfter: readonly Placement[], fleet: Fleet): Placement[] {
  const suppliers = suppliersOf(fleet);
  const wanted = wantedUnits(cluster);
  const settled = new Set(cluster.role === 'workload' ? fleet.platform.bootstrapUnits.map(({ name }) => name) : []);
  const units = closeUnits([...wanted.units, ...neededFor(lookedAfter, clusterId(cluster), suppliers)], settled, suppliers);
  const where: Where = { fleet, runner: cluster, versionsOf: cluster, directory: leafDirectory(cluster) };
  const placed = units.map((unit) => placeUnit(unit, cluster, wanted, where));
  return fleet.platform.placedByItself(placed, cluster, wanted, where);
}

/** Sources of what the hub keeps for others, and suppliers of what it applies at home for them. */
const neededFor = (lookedAfter: readonly Placement[], hub: string, suppliers: readonly Unit[]): Unit[] =>
  lookedAfter.flatMap(({ unit, lands }) => {
    const groups = lands === hub ? groupsNeededBy(unit) : [];
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
