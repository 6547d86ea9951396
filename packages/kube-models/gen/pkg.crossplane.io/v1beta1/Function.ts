// Generated from crossplane-v2.3.4/pkg.crossplane.io_functions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Function = {
  readonly apiVersion: "pkg.crossplane.io/v1beta1";
  readonly kind: "Function";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: FunctionSpec;
};
export type FunctionSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly package: string;
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly FunctionSpecPackagePullSecrets[];
  readonly revisionActivationPolicy?: string;
  readonly revisionHistoryLimit?: number;
  readonly runtimeConfigRef?: FunctionSpecRuntimeConfigRef;
  readonly skipDependencyResolution?: boolean;
};
export type FunctionSpecPackagePullSecrets = {
  readonly name?: string;
};
export type FunctionSpecRuntimeConfigRef = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name: string;
};
