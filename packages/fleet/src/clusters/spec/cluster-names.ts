import { hubSideFolder, leafFolder } from '@slipway/manifest';
import type { Cluster, WorkloadCluster } from './cluster-spec.ts';

type Named = Pick<Cluster, 'cluster' | 'environment'>;

/** Name of the running cluster: of its leaf, of its XR and of the EKS cluster. */
export const clusterId = ({ cluster, environment }: Named): string => `${cluster}-${environment}`;

/** The folder of the tree in which everything about clusters is. */
export const CLUSTERS = 'clusters';

/** The bootstrap path of a running cluster. */
export const leafDirectory = (cluster: Named): string => leafFolder(CLUSTERS, cluster.cluster, cluster.environment);

/** What only this cluster has. */
export const specificDirectory = (cluster: Named): string => `${leafDirectory(cluster)}/${clusterId(cluster)}-specific`;

/** Where the hub keeps its side of a workload cluster. */
export const fleetDirectory = (cluster: WorkloadCluster): string => hubSideFolder(leafDirectory(cluster.hub), clusterId(cluster));

/** Format of the name of the Secret with the kubeconfig of a cluster: what makes the cluster writes it, Flux reads it. */
export const KUBECONFIG_SECRET_FORMAT = '%s-kubeconfig';

/** Secret in flux-system of the hub, and its key, from which Flux takes the kubeconfig of the cluster. */
export const kubeconfigSecret = (cluster: Named): { readonly name: string; readonly key: 'kubeconfig' } => ({
  name: KUBECONFIG_SECRET_FORMAT.replace('%s', clusterId(cluster)),
  key: 'kubeconfig',
});

/** The cluster whose Flux reconciles the leaf. */
export const reconcilerOf = (cluster: Cluster): Cluster => (isDrivenByHub(cluster) ? cluster.hub : cluster);

export const isDrivenByHub = (cluster: Cluster): cluster is WorkloadCluster & { readonly delivery: 'hub' } =>
  cluster.role === 'workload' && cluster.delivery === 'hub';
