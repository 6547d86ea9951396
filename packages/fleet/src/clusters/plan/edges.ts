import type { Finding, Unit } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { indexByTarget } from '../place/target-index.ts';
import { clusterId } from '../spec/cluster-names.ts';
import { apiProviders } from './api-providers.ts';
import { namespaceCreators } from './namespace-creators.ts';

export interface Edges {
  /** What must be ready before a placement, sorted by name. */
  readonly of: (placement: Placement) => readonly Placement[];
  /** API groups and namespaces that no placement of a cluster creates. */
  readonly findings: readonly Finding[];
}

/**
 * Returns the order of the placements of a fleet. A placement comes after the units that its unit names, after the placements that install
 * the API groups and create the namespaces of its objects, and after the placements named in `after`. An edge connects placements that the
 * same Flux applies. A placement that another Flux applied before (the hub, on a spoke) needs no edge.
 */
export function edgesOf(placements: readonly Placement[]): Edges {
  const landings = new Map(
    [...Map.groupBy(placements, ({ targetId }) => targetId)].map(([cluster, landing]) => [cluster, indexByTarget(landing)]),
  );
  const byName = new Map(placements.map((placement) => [key(placement.runnerId, placement.name), placement]));
  const byUnit = new Map(placements.map((placement) => [unitKey(placement, placement.cluster, placement.unit), placement]));
  const findings: Finding[] = [];

  const before = new Map(
    placements.map((placement) => {
      const landing = landings.get(placement.targetId) ?? indexByTarget([]);
      const api = apiProviders(placement, landing);
      const namespaces = namespaceCreators(placement, landing);
      findings.push(...api.findings, ...namespaces.findings);
      const found = new Set([
        ...placement.after.map((name) => byName.get(key(placement.runnerId, name))),
        ...unitsBefore(placement).map((unit) => byUnit.get(unitKey(placement, placement.cluster, unit)) ?? sharedByHub(placement, unit)),
        ...api.providers,
        ...namespaces.makers,
      ]);
      const edges = [...found].filter((other) => other !== undefined && other !== placement && other.runnerId === placement.runnerId);
      return [placement, edges.filter((other) => other !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1))] as const;
    }),
  );
  return { of: (placement) => before.get(placement) ?? [], findings };

  /** Returns the hub's own placement of a unit that a cluster without Flux shares with it: a source. */
  function sharedByHub({ runnerId, cluster }: Placement, unit: Unit): Placement | undefined {
    return cluster.role === 'workload' ? byUnit.get(key(runnerId, clusterId(cluster.hub), unit.name)) : undefined;
  }
}

/** Returns the units that a unit names, and those that its options need on this cluster. */
const unitsBefore = ({ unit, overrides }: Placement): readonly Unit[] => [
  ...unit.dependsOn,
  ...overrides.flatMap(({ after = [] }) => after),
];

const key = (...parts: readonly string[]): string => parts.join('\n');
const unitKey = ({ runnerId }: Placement, cluster: Placement['cluster'], unit: Unit): string =>
  key(runnerId, clusterId(cluster), unit.name);
