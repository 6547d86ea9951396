// Generated from crossplane-v2.3.4/pkg.crossplane.io_functionrevisions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type FunctionRevision = {
  readonly apiVersion: "pkg.crossplane.io/v1beta1";
  readonly kind: "FunctionRevision";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: FunctionRevisionSpec;
};
export type FunctionRevisionSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  readonly desiredState: string;
  /** Default: `false`. */
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly image: string;
  /** Default: `"IfNotPresent"`. */
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly FunctionRevisionSpecPackagePullSecrets[];
  readonly revision: number;
  /** Default: `{"name":"default"}`. */
  readonly runtimeConfigRef?: FunctionRevisionSpecRuntimeConfigRef;
  /** Default: `false`. */
  readonly skipDependencyResolution?: boolean;
  readonly tlsClientSecretName?: string;
  readonly tlsServerSecretName?: string;
};
export type FunctionRevisionSpecPackagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type FunctionRevisionSpecRuntimeConfigRef = {
  /** Default: `"pkg.crossplane.io/v1beta1"`. */
  readonly apiVersion?: string;
  /** Default: `"DeploymentRuntimeConfig"`. */
  readonly kind?: string;
  readonly name: string;
};
