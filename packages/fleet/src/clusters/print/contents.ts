import type { PackageSource } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import type { FleetPlan } from '../plan/plan-fleet.ts';
import { reconcileOrder } from '../plan/reconcile-order.ts';

/** The content of kustomization files, built once for the whole fleet. */
export interface Contents {
  /** File names of the Flux Kustomizations in a folder, in reconcile order. */
  readonly kustomizationsIn: (directory: string) => readonly string[];
  /** Published packages that a cluster's leaf declares, by name. */
  readonly sourcesOf: (clusterId: string) => readonly PackageSource[];
  /** Whether a Flux Kustomization substitutes variables from the ConfigMap of this name on the cluster `home`. */
  readonly readsVariables: (home: string, configMap: string) => boolean;
}

export function contentsOf({ placements, edges }: FleetPlan): Contents {
  const ordered = [...Map.groupBy(placements, ({ runnerId }) => runnerId).values()].flatMap((running) => reconcileOrder(running, edges));
  const folders = Map.groupBy(ordered, ({ file }) => file.slice(0, file.lastIndexOf('/')));
  const owners = Map.groupBy(placements, ({ source }) => source.owner);
  const readers = new Set(
    placements.flatMap(({ unit, runnerId, variablesFrom }) => (unit.variables?.length ? [`${runnerId}/${variablesFrom}`] : [])),
  );
  return {
    kustomizationsIn: (directory) => (folders.get(directory) ?? []).map(({ file }) => file.slice(directory.length + 1)),
    sourcesOf: (id) => declaredSources(owners.get(id) ?? []),
    readsVariables: (id, configMap) => readers.has(`${id}/${configMap}`),
  };
}

/** The source of the definitions is already in flux-system/. */
function declaredSources(placements: readonly Placement[]): PackageSource[] {
  const byName = new Map(placements.map(({ source }) => [source.name, source]));
  byName.delete('flux-system');
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
