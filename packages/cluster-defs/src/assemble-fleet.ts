import { DefinitionError, type Finding, inheritLocation, type ManifestFile, unitFiles } from '@slipway/manifest';
import { checkClusters } from './check-clusters.ts';
import { clusterId, reconcilerOf } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';
import { fleetFiles } from './fleet-files.ts';
import type { Fleet } from './fleet-settings.ts';
import { leafFiles } from './leaf-files.ts';
import { type FleetPlan, planFleet } from './plan-fleet.ts';
import { pointer } from './pointer.ts';
import { reconcileOrder } from './reconcile-order.ts';

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

function indexFiles({ clusters, ...settings }: Fleet, { placements, edges }: FleetPlan): ManifestFile[] {
  const byHome = new Map([...Map.groupBy(placements, ({ home }) => home)].map(([home, running]) => [home, reconcileOrder(running, edges)]));
  const byHub = Map.groupBy(
    clusters.filter((cluster) => cluster.role === 'workload'),
    ({ hub }) => clusterId(hub),
  );
  const runningOn = (cluster: Cluster) => byHome.get(clusterId(cluster)) ?? [];
  return clusters.flatMap((cluster) => {
    const leaf = leafFiles(cluster, runningOn(reconcilerOf(cluster)), byHub.get(clusterId(cluster)) ?? [], { clusters, ...settings });
    const fleet = cluster.role === 'workload' ? fleetFiles(cluster, runningOn(cluster.hub)) : [];
    return [...leaf, ...fleet].map((file) => inheritLocation(file, cluster));
  });
}
