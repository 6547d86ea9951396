import { clusterFoldersOf, type FleetPart, inheritLocation, type ManifestFile, type RestPart, unitFiles } from '@slipway/manifest';
import { summariseMembers } from './part/summarise-members.ts';
import type { FleetPlan } from './plan/plan-fleet.ts';
import { soundPlan } from './plan/sound-plan.ts';
import { summarisedMembers } from './plan/summarised-members.ts';
import type { Fleet } from './platform/fleet-settings.ts';
import { contentsOf } from './print/contents.ts';
import { fleetFiles } from './print/fleet-files.ts';
import { fluxKustomization } from './print/flux-kustomization.ts';
import { leafFiles } from './print/leaf-files.ts';
import { CLUSTERS, clusterId, fleetDirectory, leafDirectory } from './spec/cluster-names.ts';
import type { Cluster } from './spec/cluster-spec.ts';

/**
 * Returns the `clusters/` tree of a fleet, by path. The order of clusters, add-ons and applications in the definitions has no effect.
 * Throws a DefinitionError with every problem of the definitions. With `part`, returns only the files of that part, as they are in the
 * whole tree. Contradictions between clusters of different lists are problems of the `rest`.
 */
export function assembleFleet(fleet: Fleet, part?: FleetPart): ManifestFile[] {
  if (part?.part === 'rest') return restFiles(fleet, part);
  const planned = part === undefined ? fleet : withHubs(fleet);
  const plan = soundPlan(planned);
  if (part?.keep) {
    const summary = summariseMembers(planned, plan);
    if (summary !== undefined) part.keep(summary);
  }
  return filesOf(planned, plan, (cluster) => part === undefined || !isHub(cluster), isInPart(planned, part));
}

/** Returns the files that are not for one workload cluster, for a fleet in which some clusters are given as summaries. */
function restFiles(fleet: Fleet, part: RestPart): ManifestFile[] {
  const summarised = summarisedMembers(part.others ?? [], fleet);
  const plan = soundPlan(fleet, isHub, summarised);
  const whole = { ...fleet, clusters: [...fleet.clusters, ...summarised.clusters] };
  return filesOf(whole, plan, isHub, isInPart(whole, part));
}

const isHub = ({ role }: Cluster): boolean => role === 'hub';

function filesOf(
  fleet: Fleet,
  plan: FleetPlan,
  isPrinted: (cluster: Cluster) => boolean,
  isWanted: (path: string) => boolean,
): ManifestFile[] {
  const files = [...indexFiles(fleet, plan, isPrinted), ...kustomizationFiles(plan, isWanted)];
  return files.filter(({ path }) => isWanted(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

const kustomizationFiles = ({ placements, edges }: FleetPlan, isWanted: (path: string) => boolean): ManifestFile[] =>
  placements
    .filter(({ file }) => isWanted(file))
    .flatMap((placement) => [
      inheritLocation({ path: placement.file, objects: [fluxKustomization(placement, edges.of(placement))] }, placement.cluster),
      ...(placement.ownsFolder ? unitFiles(placement.unit).map((file) => inheritLocation(file, placement.cluster)) : []),
    ]);

function indexFiles(fleet: Fleet, plan: FleetPlan, printed: (cluster: Cluster) => boolean): ManifestFile[] {
  const { clusters } = fleet;
  const contents = contentsOf(plan);
  const workloads = clusters.filter((cluster) => cluster.role === 'workload');
  const byHub = Map.groupBy(workloads, ({ hub }) => clusterId(hub));
  return clusters.filter(printed).flatMap((cluster) => {
    const leaf = leafFiles(cluster, byHub.get(clusterId(cluster)) ?? [], contents, fleet);
    const onHub = cluster.role === 'workload' ? fleetFiles(cluster, contents) : [];
    return [...leaf, ...onHub].map((file) => inheritLocation(file, cluster));
  });
}

/** Whether a path of the tree is in the part. `clusters` are all of the fleet, or for `members` those of the list. */
function isInPart({ clusters }: Pick<Fleet, 'clusters'>, part: FleetPart | undefined): (path: string) => boolean {
  if (part === undefined) return () => true;
  const folders = new Set(
    clusters.flatMap((cluster) => (cluster.role === 'workload' ? [leafDirectory(cluster), fleetDirectory(cluster)] : [])),
  );
  return (path) => clusterFoldersOf(CLUSTERS, path).some((folder) => folders.has(folder)) === (part.part === 'members');
}

/** Adds the hubs of the clusters to the fleet, because the plan of a part needs them. */
function withHubs<F extends Pick<Fleet, 'clusters'>>(fleet: F): F {
  const hubs = fleet.clusters.flatMap((cluster): Cluster[] => (cluster.role === 'workload' ? [cluster.hub] : []));
  return { ...fleet, clusters: [...new Set([...fleet.clusters, ...hubs])] };
}
