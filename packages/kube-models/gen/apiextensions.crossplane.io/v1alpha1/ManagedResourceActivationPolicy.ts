// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_managedresourceactivationpolicies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ManagedResourceActivationPolicy = {
  readonly apiVersion: "apiextensions.crossplane.io/v1alpha1";
  readonly kind: "ManagedResourceActivationPolicy";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ManagedResourceActivationPolicySpec;
};
export type ManagedResourceActivationPolicySpec = {
  /** At least 1 item. */
  readonly activate: readonly string[];
};
