import { type Cluster, clusterId } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { ClusterUsage } from '@slipway/kube-models/protection.crossplane.io/v1beta1/ClusterUsage';
import { PROTECTION_REASON } from '../eks-cluster/deletion-protection.ts';
import { KEEP } from './deletion-protection.ts';

/**
 * Namespace on the hub of everything that makes one cluster: its composite resource and what that composes. It is not the namespace of
 * Flux, since `flux uninstall` deletes that with all objects in it.
 */
export const clusterNamespace = (cluster: Cluster): string => clusterId(cluster);

/**
 * The Namespace object. Flux never prunes it, also when the cluster is removed: a namespace that is deleted before its managed resources
 * refuses objects that the providers must create to delete these.
 */
export const namespaceOf = (cluster: Cluster): Namespace => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: clusterNamespace(cluster), annotations: KEEP },
});

/**
 * Refuses to delete the namespace of a protected cluster: with it would go the Usages that protect the cluster, and then everything else.
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
