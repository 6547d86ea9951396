import { clusterId, FLUX_NAMESPACE, kubeconfigSecret } from '@slipway/fleet';
import type { ClusterAuth } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/ClusterAuth';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

/**
 * Writes the kubeconfig of the cluster into the namespace of Flux on the hub, and renews its token every ten minutes. It names the EKS
 * cluster by its name in AWS, and refers to no object of the cluster: when the namespace of Flux is deleted, nothing in AWS changes.
 */
export const clusterAccess = (cluster: EksWorkload): ClusterAuth => {
  const { name } = kubeconfigSecret(cluster);
  return {
    apiVersion: 'eks.aws.m.upbound.io/v1beta1',
    kind: 'ClusterAuth',
    metadata: { name, namespace: FLUX_NAMESPACE },
    spec: {
      forProvider: { region: cluster.region, clusterName: clusterId(cluster) },
      writeConnectionSecretToRef: { name },
    },
  };
};
