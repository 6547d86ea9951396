import { kustomization, type ManifestFile } from '@slipway/manifest';
import { clusterInfo, clusterInfoName } from './cluster-info.ts';
import { fleetDirectory, isDrivenByHub } from './cluster-names.ts';
import type { WorkloadCluster } from './cluster-spec.ts';
import { isDirectlyIn } from './leaf-files.ts';
import type { Placement } from './placement.ts';

/** The hub's folder of one workload cluster without its pointers: tables of contents and, for the bootstrap, the variables. */
export function fleetFiles(cluster: WorkloadCluster, ordered: readonly Placement[]): ManifestFile[] {
  const directory = fleetDirectory(cluster);
  const info: ManifestFile[] = isDrivenByHub(cluster)
    ? []
    : [{ path: `${directory}/cluster-info.yaml`, objects: [clusterInfo(cluster, clusterInfoName(cluster, cluster.hub))] }];
  const handover = contentsOf(`${directory}/flux`, ordered);
  return [
    ...info,
    {
      path: `${directory}/kustomization.yaml`,
      objects: [kustomization([...info.map(() => 'cluster-info.yaml'), ...contentsOf(directory, ordered)])],
    },
    ...(handover.length ? [{ path: `${directory}/flux/kustomization.yaml`, objects: [kustomization(handover)] }] : []),
  ];
}

const contentsOf = (directory: string, ordered: readonly Placement[]): string[] =>
  ordered.filter(({ file }) => isDirectlyIn(directory, file)).map(({ file }) => file.slice(directory.length + 1));
