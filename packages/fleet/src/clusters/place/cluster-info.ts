import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { ClusterVariable } from '@slipway/manifest';
import { FLUX_NAMESPACE } from '../../sources/flux-namespace.ts';
import { clusterId, isDrivenByHub } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';

const CLUSTER_INFO = 'cluster-info';

/**
 * Returns the name of the ConfigMap with the variables of `cluster`, where `readOn` runs. On the hub, the name for another cluster
 * contains the id of that cluster.
 */
export const clusterInfoName = (cluster: Cluster, readOn: Cluster): string =>
  readOn === cluster && !isDrivenByHub(cluster) ? CLUSTER_INFO : `${clusterId(cluster)}-${CLUSTER_INFO}`;

/** Returns the ConfigMap with the variables that Flux Kustomizations of `cluster` substitute. */
export const clusterInfo = (cluster: Cluster, name: string): ConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: FLUX_NAMESPACE },
  data: clusterVariables(cluster),
});

/** Returns the values of the variables of a cluster. */
export const clusterVariables = (cluster: Cluster): Record<ClusterVariable, string> => ({
  ACCOUNT_ID: cluster.accountId,
  AWS_REGION: cluster.region,
  CLUSTER_NAME: clusterId(cluster),
  ENVIRONMENT: cluster.environment,
  VPC_CIDR: cluster.network.cidr,
});
