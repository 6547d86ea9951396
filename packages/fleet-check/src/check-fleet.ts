import { type Cluster, clusterOf } from './cluster/cluster.ts';
import { type FleetState, indexClusters } from './cluster/cluster-index.ts';
import type { FleetProblem } from './fleet-problem.ts';
import { fluxReferences } from './references/flux-references.ts';
import { valueReferences } from './references/value-references.ts';

/** Everything that the rules say of the clusters of a fleet, each of which is looked at by itself. */
export function* fleetProblems(state: FleetState): Generator<FleetProblem> {
  for (const index of indexClusters(state)) {
    const cluster = clusterOf(index);
    for (const find of FAMILIES) yield* find(cluster);
  }
}

/** Rules about one thing, which look at it together. */
const FAMILIES: readonly ((cluster: Cluster) => Iterable<FleetProblem>)[] = [fluxReferences, valueReferences];
