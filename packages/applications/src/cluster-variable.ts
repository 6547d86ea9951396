import { variable } from '@slipway/manifest';

/** What Flux puts in from the ConfigMap `cluster-info` of the cluster that applies a unit. */
export const ACCOUNT_ID = variable('ACCOUNT_ID');
export const AWS_REGION = variable('AWS_REGION');
export const CLUSTER_NAME = variable('CLUSTER_NAME');
