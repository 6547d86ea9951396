import type { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';
import type { EksClusterSpec } from './schema.ts';

/** The composite resource: apply it, and Crossplane makes the cluster. */
export interface EksCluster {
  readonly apiVersion: `${string}/${typeof EKS_CLUSTER_VERSION}`;
  readonly kind: typeof EKS_CLUSTER_KIND;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: EksClusterSpec & { readonly crossplane: { readonly compositionRef: { readonly name: string } } };
}
