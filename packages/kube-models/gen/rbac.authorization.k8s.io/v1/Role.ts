// Generated from kubernetes-v1.36.3/apis_rbac.authorization.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Role = {
  readonly apiVersion: "rbac.authorization.k8s.io/v1";
  readonly kind: "Role";
  readonly metadata: ObjectMeta;
  readonly rules?: readonly PolicyRule[];
};
export type PolicyRule = {
  /** API groups. The empty text is the core group. */
  readonly apiGroups?: readonly string[];
  /** Paths that are no resources, such as `/healthz`. */
  readonly nonResourceURLs?: readonly string[];
  /** Names of the objects. Default: all. Limits no `create` and no `list`. */
  readonly resourceNames?: readonly string[];
  /** Resources in the plural, such as `deployments` or `pods/log`. `*` is all. */
  readonly resources?: readonly string[];
  /** What is allowed, such as `get`, `list` and `watch`. `*` is all. */
  readonly verbs: readonly string[];
};
