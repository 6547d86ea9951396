// Generated from crossplane-v2.3.4/pkg.crossplane.io_providers.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Provider = {
  readonly apiVersion: "pkg.crossplane.io/v1";
  readonly kind: "Provider";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ProviderSpec;
};
export type ProviderSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly package: string;
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ProviderSpecPackagePullSecrets[];
  readonly revisionActivationPolicy?: string;
  readonly revisionHistoryLimit?: number;
  readonly runtimeConfigRef?: ProviderSpecRuntimeConfigRef;
  readonly skipDependencyResolution?: boolean;
};
export type ProviderSpecPackagePullSecrets = {
  readonly name?: string;
};
export type ProviderSpecRuntimeConfigRef = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name: string;
};
