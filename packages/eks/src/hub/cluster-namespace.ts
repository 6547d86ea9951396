import { type Cluster, clusterId } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { ClusterUsage } from '@slipway/kube-models/protection.crossplane.io/v1beta1/ClusterUsage';
import { PROTECTION_REASON } from '../eks-cluster/deletion-protection.ts';
import { KEEP } from './deletion-protection.ts';

/**
 * Namespace on the hub of the objects of one cluster: its composite resource and the composed resources. It is not the namespace of Flux,
 * because `flux uninstall` deletes that with all its objects.
 */
export const clusterNamespace = (cluster: Cluster): string => clusterId(cluster);

/**
 * Returns the Namespace object. Flux never prunes it, even when the cluster is removed. Otherwise it could be deleted before its managed
 * resources, and would reject objects that the providers must create to delete these.
 */
export const namespaceOf = (cluster: Cluster): Namespace => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: clusterNamespace(cluster), annotations: KEEP },
});

/**
 * Refuses to delete the namespace of a protected cluster. Its deletion would delete the Usages that protect the cluster, and then
 * everything else.
 */
export const namespaceUsage = (cluster: Cluster): ClusterUsage => ({
  apiVersion: 'protection.crossplane.io/v1beta1',
  kind: 'ClusterUsage',
  metadata: { name: `namespace-${clusterNamespace(cluster)}` },
  spec: {
    of: { apiVersion: 'v1', kind: 'Namespace', resourceRef: { name: clusterNamespace(cluster) } },
    reason: PROTECTION_REASON,
  },
});
