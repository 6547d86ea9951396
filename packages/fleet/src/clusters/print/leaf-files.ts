import { kustomization, type ManifestFile, type PackageSource } from '@slipway/manifest';
import { clusterInfo, clusterInfoName } from '../place/cluster-info.ts';
import { sourceManifest } from '../place/package-source.ts';
import { clusterId, fleetDirectory, isDrivenByHub, leafDirectory, reconcilerOf } from '../spec/cluster-names.ts';
import type { Cluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import type { FleetRepository } from '../spec/fleet-repository.ts';
import { appRepositoryFile } from './app-repository.ts';
import type { Contents } from './contents.ts';
import { type FleetPublication, fluxSync, fluxSystemDirectory } from './flux-sync.ts';

/**
 * Returns the leaf of one cluster without its Flux Kustomizations. Its kustomization file lists Flux and its sources, the variables, the
 * Flux Kustomizations in reconcile order, the repositories of other teams and, on a hub, the clusters that it manages.
 */
export function leafFiles(
  cluster: Cluster,
  lookedAfter: readonly WorkloadCluster[],
  { kustomizationsIn, sourcesOf, readsVariables }: Contents,
  fleet: FleetPublication,
): ManifestFile[] {
  const directory = leafDirectory(cluster);
  const sync = isDrivenByHub(cluster) ? [] : syncFiles(cluster, fleet);
  const info = clusterInfoName(cluster, reconcilerOf(cluster));
  // On a cluster with its own Flux, the repositories of other teams use the variables too.
  const read = !isDrivenByHub(cluster) || readsVariables(clusterId(cluster.hub), info);
  const before = [...sourceFiles(cluster, sourcesOf(clusterId(cluster)), fleet.repository), ...(read ? [infoFile(cluster, info)] : [])];
  const repositories = (cluster.repositories ?? [])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((one) => appRepositoryFile(one, cluster));
  const contents = [
    ...(sync.length ? ['flux-system'] : []),
    ...before.map(baseName),
    ...kustomizationsIn(directory),
    ...repositories.map(baseName),
    ...lookedAfter.map((workload) => fleetDirectory(workload).slice(directory.length + 1)).sort(),
  ];
  return [{ path: `${directory}/kustomization.yaml`, objects: [kustomization(contents)] }, ...sync, ...before, ...repositories];
}

const baseName = ({ path }: ManifestFile): string => path.slice(path.lastIndexOf('/') + 1);

const syncFiles = (cluster: Cluster, fleet: FleetPublication): ManifestFile[] => [
  { path: `${fluxSystemDirectory(cluster)}/kustomization.yaml`, objects: [kustomization(['sync.yaml'])] },
  { path: `${fluxSystemDirectory(cluster)}/sync.yaml`, objects: fluxSync(cluster, fleet) },
];

/**
 * Returns the sources of the published packages that Flux Kustomizations of this cluster use. On a hub, it includes those of the clusters
 * that it starts.
 */
function sourceFiles(cluster: Cluster, sources: readonly PackageSource[], repository: FleetRepository): ManifestFile[] {
  if (sources.length === 0) return [];
  return [{ path: `${leafDirectory(cluster)}/package-sources.yaml`, objects: sources.map((source) => sourceManifest(source, repository)) }];
}

const infoFile = (cluster: Cluster, name: string): ManifestFile => ({
  path: `${leafDirectory(cluster)}/cluster-info.yaml`,
  objects: [clusterInfo(cluster, name)],
});
