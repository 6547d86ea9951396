// Generated from kubernetes-v1.36.3/apis_rbac.authorization.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterRole = {
  readonly apiVersion: "rbac.authorization.k8s.io/v1";
  readonly kind: "ClusterRole";
  readonly metadata: ClusterObjectMeta;
  readonly aggregationRule?: AggregationRule;
  readonly rules?: readonly PolicyRule[];
};
export type AggregationRule = {
  readonly clusterRoleSelectors?: readonly LabelSelector[];
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: string;
  readonly values?: readonly string[];
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
