// Generated from kubernetes-v1.36.3/apis_rbac.authorization.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterRoleBinding = {
  readonly apiVersion: "rbac.authorization.k8s.io/v1";
  readonly kind: "ClusterRoleBinding";
  readonly metadata: ClusterObjectMeta;
  readonly roleRef: RoleRef;
  readonly subjects?: readonly Subject[];
};
export type RoleRef = {
  /** Default: `""`. */
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
export type Subject = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
  readonly namespace?: string;
};
