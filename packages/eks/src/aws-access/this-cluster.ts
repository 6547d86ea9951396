import { variable } from '@slipway/manifest';

/** What Flux puts in from the ConfigMap `cluster-info` of the cluster that applies a unit: where in AWS that cluster is. */
export const ACCOUNT_ID = variable('ACCOUNT_ID');
export const AWS_REGION = variable('AWS_REGION');
export const CLUSTER_NAME = variable('CLUSTER_NAME');

/** The EKS cluster whose pods get the permissions. */
export interface ClusterPlace {
  /** Name of the EKS cluster. */
  readonly name: string;
  /** AWS region of the cluster. */
  readonly region: string;
}

/** Whichever cluster applies the unit. */
export const thisCluster: ClusterPlace = { name: CLUSTER_NAME, region: AWS_REGION };
