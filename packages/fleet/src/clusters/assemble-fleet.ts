import { inheritLocation, type ManifestFile, unitFiles } from '@slipway/manifest';
import { clusterId } from './cluster-names.ts';
import type { Fleet } from './fleet-settings.ts';
import type { FleetPlan } from './plan/plan-fleet.ts';
import { soundPlan } from './plan/sound-plan.ts';
import { contentsOf } from './print/contents.ts';
import { fleetFiles } from './print/fleet-files.ts';
import { leafFiles } from './print/leaf-files.ts';
import { pointer } from './print/pointer.ts';

/**
 * The `clusters/` tree of a fleet, by path; the order of clusters, add-ons and applications in the definitions does not
 * matter. Throws a DefinitionError with every problem of the definitions.
 */
export function assembleFleet(fleet: Fleet): ManifestFile[] {
  const plan = soundPlan(fleet);
  return [...indexFiles(fleet, plan), ...pointerFiles(plan)].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const pointerFiles = ({ placements, edges }: FleetPlan): ManifestFile[] =>
  placements.flatMap((placement) => [
    inheritLocation({ path: placement.file, objects: [pointer(placement, edges.of(placement))] }, placement.cluster),
    ...(placement.ownsFolder ? unitFiles(placement.unit).map((file) => inheritLocation(file, placement.cluster)) : []),
  ]);

function indexFiles(fleet: Fleet, plan: FleetPlan): ManifestFile[] {
  const { clusters } = fleet;
  const contents = contentsOf(plan);
  const workloads = clusters.filter((cluster) => cluster.role === 'workload');
  const byHub = Map.groupBy(workloads, ({ hub }) => clusterId(hub));
  return clusters.flatMap((cluster) => {
    const leaf = leafFiles(cluster, byHub.get(clusterId(cluster)) ?? [], contents, fleet);
    const onHub = cluster.role === 'workload' ? fleetFiles(cluster, contents) : [];
    return [...leaf, ...onHub].map((file) => inheritLocation(file, cluster));
  });
}
