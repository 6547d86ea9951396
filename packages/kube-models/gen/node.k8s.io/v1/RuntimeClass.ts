// Generated from kubernetes-v1.36.3/apis_node.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type RuntimeClass = {
  readonly apiVersion: "node.k8s.io/v1";
  readonly kind: "RuntimeClass";
  readonly metadata: ClusterObjectMeta;
  /** Default: `""`. */
  readonly handler: string;
  readonly overhead?: Overhead;
  readonly scheduling?: Scheduling;
};
export type Overhead = {
  readonly podFixed?: { readonly [key: string]: Quantity };
};
export type Scheduling = {
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly tolerations?: readonly Toleration[];
};
export type Toleration = {
  readonly effect?: "NoExecute" | "NoSchedule" | "PreferNoSchedule";
  readonly key?: string;
  readonly operator?: "Equal" | "Exists" | "Gt" | "Lt";
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
