// Generated from provider-helm-v1.4.0/helm.m.crossplane.io_providerconfigusages.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ProviderConfigUsage = {
  readonly apiVersion: "helm.m.crossplane.io/v1beta1";
  readonly kind: "ProviderConfigUsage";
  readonly metadata: ObjectMeta;
  readonly providerConfigRef: ProviderConfigUsageProviderConfigRef;
  readonly resourceRef: ProviderConfigUsageResourceRef;
};
export type ProviderConfigUsageProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type ProviderConfigUsageResourceRef = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid?: string;
};
