import { hubSideFolder, leafFolder } from '@slipway/manifest';
import type { Cluster, WorkloadCluster } from './cluster-spec.ts';

type Named = Pick<Cluster, 'cluster' | 'environment'>;

/** Returns the name of the running cluster: of its leaf, of its XR and of the EKS cluster. */
export const clusterId = ({ cluster, environment }: Named): string => `${cluster}-${environment}`;

/** The folder of the tree with everything about clusters. */
export const CLUSTERS = 'clusters';

/** Returns the bootstrap path of a running cluster. */
export const leafDirectory = (cluster: Named): string => leafFolder(CLUSTERS, cluster.cluster, cluster.environment);

/** Returns the folder of the objects that only this cluster has. */
export const specificDirectory = (cluster: Named): string => `${leafDirectory(cluster)}/${clusterId(cluster)}-specific`;

/** Returns the folder of a workload cluster on its hub. */
export const fleetDirectory = (cluster: WorkloadCluster): string => hubSideFolder(leafDirectory(cluster.hub), clusterId(cluster));

/** Format of the name of the Secret with the kubeconfig of a cluster. The creator of the cluster writes it, and Flux reads it. */
export const KUBECONFIG_SECRET_FORMAT = '%s-kubeconfig';

/** Returns the Secret in flux-system of the hub, and its key, from which Flux reads the kubeconfig of the cluster. */
export const kubeconfigSecret = (cluster: Named): { readonly name: string; readonly key: 'kubeconfig' } => ({
  name: KUBECONFIG_SECRET_FORMAT.replace('%s', clusterId(cluster)),
  key: 'kubeconfig',
});

/** Returns the cluster whose Flux reconciles the leaf. */
export const reconcilerOf = (cluster: Cluster): Cluster => (isDrivenByHub(cluster) ? cluster.hub : cluster);

export const isDrivenByHub = (cluster: Cluster): cluster is WorkloadCluster & { readonly delivery: 'hub' } =>
  cluster.role === 'workload' && cluster.delivery === 'hub';
