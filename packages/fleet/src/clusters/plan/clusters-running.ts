import type { Fleet } from '../platform/fleet-settings.ts';
import { clusterId } from '../spec/cluster-names.ts';
import { planFleet } from './plan-fleet.ts';

/**
 * Returns the ids of the clusters that have the unit `unitName`, sorted. A change of its folder affects them, whether their own Flux
 * applies it or that of their hub. The definitions of `fleet` must be valid.
 */
export function clustersRunning(fleet: Fleet, unitName: string): string[] {
  const { placements } = planFleet(fleet);
  return [...new Set(placements.filter(({ unit }) => unit.name === unitName).map(({ cluster }) => clusterId(cluster)))].sort();
}
