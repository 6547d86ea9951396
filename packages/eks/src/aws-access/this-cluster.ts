import { variable } from '@slipway/manifest';

/**
 * Variables that Flux substitutes from the ConfigMap `cluster-info` of the cluster that applies a unit: the account, region and name of
 * the cluster.
 */
export const ACCOUNT_ID = variable('ACCOUNT_ID');
export const AWS_REGION = variable('AWS_REGION');
export const CLUSTER_NAME = variable('CLUSTER_NAME');

/** The EKS cluster whose pods get the permissions. */
export interface EksClusterReference {
  /** Name of the EKS cluster. */
  readonly name: string;
  /** AWS region of the cluster. */
  readonly region: string;
}

/** The cluster that applies the unit. */
export const thisCluster: EksClusterReference = { name: CLUSTER_NAME, region: AWS_REGION };
