// Generated from provider-helm-v1.4.0/helm.crossplane.io_providerconfigusages.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ProviderConfigUsage = {
  readonly apiVersion: "helm.crossplane.io/v1beta1";
  readonly kind: "ProviderConfigUsage";
  readonly metadata: ClusterObjectMeta;
  readonly providerConfigRef: ProviderConfigUsageProviderConfigRef;
  readonly resourceRef: ProviderConfigUsageResourceRef;
};
export type ProviderConfigUsageProviderConfigRef = {
  readonly name: string;
  readonly policy?: ProviderConfigUsageProviderConfigRefPolicy;
};
export type ProviderConfigUsageProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ProviderConfigUsageResourceRef = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid?: string;
};
