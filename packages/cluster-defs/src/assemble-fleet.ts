import { DefinitionError, type Finding, inheritLocation, type ManifestFile, unitFiles } from '@slipway/manifest';
import { checkClusters } from './check-clusters.ts';
import { clusterId } from './cluster-names.ts';
import { contentsOf } from './contents.ts';
import { fleetFiles } from './fleet-files.ts';
import type { Fleet } from './fleet-settings.ts';
import { leafFiles } from './leaf-files.ts';
import { type FleetPlan, planFleet } from './plan-fleet.ts';
import { pointer } from './pointer.ts';

/**
 * The `clusters/` tree of a fleet, by path; the order of clusters, add-ons and applications in the definitions does not
 * matter. Throws a DefinitionError with every problem of the definitions.
 */
export function assembleFleet(fleet: Fleet): ManifestFile[] {
  refuse(checkClusters(fleet));
  const plan = planFleet(fleet);
  refuse(plan.findings);
  return [...indexFiles(fleet, plan), ...pointerFiles(plan)].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new DefinitionError(findings);
}

const pointerFiles = ({ placements, edges }: FleetPlan): ManifestFile[] =>
  placements.flatMap((placement) => [
    inheritLocation({ path: placement.file, objects: [pointer(placement, edges.of(placement))] }, placement.cluster),
    ...(placement.ownsFolder ? unitFiles(placement.unit).map((file) => inheritLocation(file, placement.cluster)) : []),
  ]);

function indexFiles({ clusters, repository }: Fleet, plan: FleetPlan): ManifestFile[] {
  const contents = contentsOf(plan);
  const workloads = clusters.filter((cluster) => cluster.role === 'workload');
  const byHub = Map.groupBy(workloads, ({ hub }) => clusterId(hub));
  return clusters.flatMap((cluster) => {
    const leaf = leafFiles(cluster, byHub.get(clusterId(cluster)) ?? [], contents, repository);
    const fleet = cluster.role === 'workload' ? fleetFiles(cluster, contents) : [];
    return [...leaf, ...fleet].map((file) => inheritLocation(file, cluster));
  });
}
