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
  /** Default: `false`. */
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly package: string;
  /** Default: `"IfNotPresent"`. */
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ProviderSpecPackagePullSecrets[];
  /** Default: `"Automatic"`. */
  readonly revisionActivationPolicy?: string;
  /** Default: `1`. */
  readonly revisionHistoryLimit?: number;
  /** Default: `{"name":"default"}`. */
  readonly runtimeConfigRef?: ProviderSpecRuntimeConfigRef;
  /** Default: `false`. */
  readonly skipDependencyResolution?: boolean;
};
export type ProviderSpecPackagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ProviderSpecRuntimeConfigRef = {
  /** Default: `"pkg.crossplane.io/v1beta1"`. */
  readonly apiVersion?: string;
  /** Default: `"DeploymentRuntimeConfig"`. */
  readonly kind?: string;
  readonly name: string;
};
