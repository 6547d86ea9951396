// Generated from crossplane-v2.3.4/pkg.crossplane.io_providerrevisions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ProviderRevision = {
  readonly apiVersion: "pkg.crossplane.io/v1";
  readonly kind: "ProviderRevision";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ProviderRevisionSpec;
};
export type ProviderRevisionSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  readonly desiredState: string;
  /** Default: `false`. */
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly image: string;
  /** Default: `"IfNotPresent"`. */
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ProviderRevisionSpecPackagePullSecrets[];
  readonly revision: number;
  /** Default: `{"name":"default"}`. */
  readonly runtimeConfigRef?: ProviderRevisionSpecRuntimeConfigRef;
  /** Default: `false`. */
  readonly skipDependencyResolution?: boolean;
  readonly tlsClientSecretName?: string;
  readonly tlsServerSecretName?: string;
};
export type ProviderRevisionSpecPackagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ProviderRevisionSpecRuntimeConfigRef = {
  /** Default: `"pkg.crossplane.io/v1beta1"`. */
  readonly apiVersion?: string;
  /** Default: `"DeploymentRuntimeConfig"`. */
  readonly kind?: string;
  readonly name: string;
};
