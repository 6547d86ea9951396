// Generated from crossplane-v2.3.4/apiextensions.crossplane.io_environmentconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type EnvironmentConfig = {
  readonly apiVersion: "apiextensions.crossplane.io/v1beta1";
  readonly kind: "EnvironmentConfig";
  readonly metadata: ClusterObjectMeta;
  readonly data?: { readonly [key: string]: unknown };
};
