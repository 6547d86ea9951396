import { kubeconfigSecret as eksKubeconfigSecret } from '@slipway/crossplane-compositions';
import type { Cluster, WorkloadCluster } from './cluster-spec.ts';

type Named = Pick<Cluster, 'cluster' | 'environment'>;

/** Name of the running cluster: of its leaf, of its XR and of the EKS cluster. */
export const clusterId = ({ cluster, environment }: Named): string => `${cluster}-${environment}`;

/** The bootstrap path of a running cluster. */
export const leafDirectory = (cluster: Named): string => `clusters/${cluster.cluster}/${clusterId(cluster)}`;

/** What only this cluster has. */
export const specificDirectory = (cluster: Named): string => `${leafDirectory(cluster)}/${clusterId(cluster)}-specific`;

/** Where the hub keeps its side of a workload cluster. */
export const fleetDirectory = (cluster: WorkloadCluster): string => `${leafDirectory(cluster.hub)}/fleet/${clusterId(cluster)}`;

/** Secret in flux-system of the hub, and its key, that the composition of the cluster writes and Flux reads. */
export const kubeconfigSecret = (cluster: Named): { readonly name: string; readonly key: string } =>
  eksKubeconfigSecret(clusterId(cluster));

/** The cluster whose Flux reconciles the leaf. */
export const reconcilerOf = (cluster: Cluster): Cluster => (isDrivenByHub(cluster) ? cluster.hub : cluster);

export const isDrivenByHub = (cluster: Cluster): cluster is WorkloadCluster & { readonly delivery: 'hub' } =>
  cluster.role === 'workload' && cluster.delivery === 'hub';
