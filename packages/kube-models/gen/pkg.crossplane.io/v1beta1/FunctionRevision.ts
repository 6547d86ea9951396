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
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly image: string;
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly FunctionRevisionSpecPackagePullSecrets[];
  readonly revision: number;
  readonly runtimeConfigRef?: FunctionRevisionSpecRuntimeConfigRef;
  readonly skipDependencyResolution?: boolean;
  readonly tlsClientSecretName?: string;
  readonly tlsServerSecretName?: string;
};
export type FunctionRevisionSpecPackagePullSecrets = {
  readonly name?: string;
};
export type FunctionRevisionSpecRuntimeConfigRef = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name: string;
};
