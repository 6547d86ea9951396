import type { HealthCheckExpression } from '@slipway/manifest';
import { syncedAndReady } from '../health.ts';
import { EKS_CLUSTER_API_VERSION, EKS_CLUSTER_KIND } from './definition.ts';

/** When a cluster is there: everything composed is ready, for the present spec. */
export const eksClusterHealth: readonly HealthCheckExpression[] = [syncedAndReady(EKS_CLUSTER_API_VERSION, EKS_CLUSTER_KIND)];
