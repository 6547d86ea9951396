import type { HealthCheckExpression } from '@slipway/manifest';
import { syncedAndReady } from '../crossplane/health.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';

/** Returns when a cluster is ready: all composed resources are ready for the current spec. */
export const eksClusterHealth = (group: string): HealthCheckExpression =>
  syncedAndReady(`${group}/${EKS_CLUSTER_VERSION}`, EKS_CLUSTER_KIND);
