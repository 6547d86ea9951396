// Generated from kubernetes-v1.36.3/apis_admissionregistration.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type MutatingAdmissionPolicy = {
  readonly apiVersion: "admissionregistration.k8s.io/v1";
  readonly kind: "MutatingAdmissionPolicy";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: MutatingAdmissionPolicySpec;
};
export type MutatingAdmissionPolicySpec = {
  readonly failurePolicy?: "Fail" | "Ignore";
  /** One item for each `name`. */
  readonly matchConditions?: readonly MatchCondition[];
  readonly matchConstraints?: MatchResources;
  readonly mutations?: readonly Mutation[];
  readonly paramKind?: ParamKind;
  readonly reinvocationPolicy?: "IfNeeded" | "Never";
  readonly variables?: readonly Variable[];
};
export type MatchCondition = {
  /** Default: `""`. */
  readonly expression: string;
  /** Default: `""`. */
  readonly name: string;
};
export type MatchResources = {
  readonly excludeResourceRules?: readonly NamedRuleWithOperations[];
  readonly matchPolicy?: "Equivalent" | "Exact";
  readonly namespaceSelector?: LabelSelector;
  readonly objectSelector?: LabelSelector;
  readonly resourceRules?: readonly NamedRuleWithOperations[];
};
export type NamedRuleWithOperations = {
  readonly apiGroups?: readonly string[];
  readonly apiVersions?: readonly string[];
  readonly operations?: readonly ("*" | "CONNECT" | "CREATE" | "DELETE" | "UPDATE")[];
  readonly resourceNames?: readonly string[];
  readonly resources?: readonly string[];
  readonly scope?: "*" | "Cluster" | "Namespaced";
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
export type Mutation = {
  readonly applyConfiguration?: ApplyConfiguration;
  readonly jsonPatch?: JSONPatch;
  /** Default: `""`. */
  readonly patchType: "ApplyConfiguration" | "JSONPatch";
};
export type ApplyConfiguration = {
  readonly expression?: string;
};
export type JSONPatch = {
  readonly expression?: string;
};
export type ParamKind = {
  readonly apiVersion?: string;
  readonly kind?: string;
};
export type Variable = {
  /** Default: `""`. */
  readonly expression: string;
  /** Default: `""`. */
  readonly name: string;
};
