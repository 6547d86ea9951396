import { inheritLocation, type ManifestFile, unitFiles } from '@slipway/manifest';
import { clusterId } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';
import { type FleetPart, memberFolders, withHubs } from './fleet-part.ts';
import type { Fleet } from './fleet-settings.ts';
import type { FleetPlan } from './plan/plan-fleet.ts';
import { soundPlan } from './plan/sound-plan.ts';
import { contentsOf } from './print/contents.ts';
import { fleetFiles } from './print/fleet-files.ts';
import { leafFiles } from './print/leaf-files.ts';
import { pointer } from './print/pointer.ts';

/**
 * The `clusters/` tree of a fleet, by path; the order of clusters, add-ons and applications in the definitions does not
 * matter. Throws a DefinitionError with every problem of the definitions. With `part`, only the files of that part, as they are in the
 * whole tree; what clusters of different lists contradict each other in is a problem of the `rest`.
 */
export function assembleFleet(fleet: Fleet, part?: FleetPart): ManifestFile[] {
  const isHub = ({ role }: Cluster): boolean => role === 'hub';
  const planned = part === 'members' ? withHubs(fleet) : fleet;
  const plan = soundPlan(planned, part === 'rest' ? isHub : undefined);
  const printed = part === undefined ? () => true : part === 'rest' ? isHub : (cluster: Cluster) => !isHub(cluster);
  const isWanted = wantedPaths(planned, part);
  const files = [...indexFiles(planned, plan, printed), ...pointerFiles(plan, isWanted)];
  return files.filter(({ path }) => isWanted(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a path is one of the part. A folder of a member is three segments deep, or five on its hub. */
function wantedPaths(fleet: Fleet, part: FleetPart | undefined): (path: string) => boolean {
  if (part === undefined) return () => true;
  const folders = new Set(memberFolders(fleet));
  return (path) => {
    const segments = path.split('/');
    const isOfMember = [3, 5].some((depth) => folders.has(segments.slice(0, depth).join('/')));
    return isOfMember === (part === 'members');
  };
}

const pointerFiles = ({ placements, edges }: FleetPlan, isWanted: (path: string) => boolean): ManifestFile[] =>
  placements
    .filter(({ file }) => isWanted(file))
    .flatMap((placement) => [
      inheritLocation({ path: placement.file, objects: [pointer(placement, edges.of(placement))] }, placement.cluster),
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
