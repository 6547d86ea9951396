import type { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';
import type { EksClusterSpec } from './schema.ts';

/** Composite resource of a cluster. Crossplane creates the cluster after it is applied. */
export interface EksCluster {
  /** API group of the fleet with the version of the kind. */
  readonly apiVersion: `${string}/${typeof EKS_CLUSTER_VERSION}`;
  /** Kind of the composite resource. */
  readonly kind: typeof EKS_CLUSTER_KIND;
  /** Identity of the object in Kubernetes. */
  readonly metadata: {
    /** Name of the composite resource and of the EKS cluster in AWS. */
    readonly name: string;
    /** Namespace of the composite resource and of the resources that it composes. */
    readonly namespace: string;
  };
  /** Options of the cluster, with the Composition that Crossplane uses. */
  readonly spec: EksClusterSpec & {
    /** Settings that Crossplane reads. */
    readonly crossplane: {
      /** Composition that creates the resources of the cluster. */
      readonly compositionRef: {
        /** Name of the Composition. It depends on the number of zones and on deletion protection. */
        readonly name: string;
      };
    };
  };
}
