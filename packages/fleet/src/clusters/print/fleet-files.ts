import { kustomization, type ManifestFile } from '@slipway/manifest';
import { clusterInfo, clusterInfoName } from '../place/cluster-info.ts';
import { fleetDirectory, isDrivenByHub } from '../spec/cluster-names.ts';
import type { WorkloadCluster } from '../spec/cluster-spec.ts';
import type { Contents } from './contents.ts';

/**
 * Returns the hub's folder of one workload cluster, without its Flux Kustomizations: kustomization files and, for the bootstrap, the
 * variables.
 */
export function fleetFiles(cluster: WorkloadCluster, { kustomizationsIn }: Contents): ManifestFile[] {
  const directory = fleetDirectory(cluster);
  const info: ManifestFile[] = isDrivenByHub(cluster)
    ? []
    : [{ path: `${directory}/cluster-info.yaml`, objects: [clusterInfo(cluster, clusterInfoName(cluster, cluster.hub))] }];
  const handover = kustomizationsIn(`${directory}/flux`);
  return [
    ...info,
    {
      path: `${directory}/kustomization.yaml`,
      objects: [kustomization([...info.map(() => 'cluster-info.yaml'), ...kustomizationsIn(directory)])],
    },
    ...(handover.length ? [{ path: `${directory}/flux/kustomization.yaml`, objects: [kustomization(handover)] }] : []),
  ];
}
