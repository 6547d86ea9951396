// Generated from kubernetes-v1.36.3/apis_networking.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IngressClass = {
  readonly apiVersion: "networking.k8s.io/v1";
  readonly kind: "IngressClass";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: IngressClassSpec;
};
export type IngressClassSpec = {
  readonly controller?: string;
  readonly parameters?: IngressClassParametersReference;
};
export type IngressClassParametersReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
  readonly namespace?: string;
  readonly scope?: string;
};
