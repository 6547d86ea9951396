// Generated from kubernetes-v1.36.3/apis_admissionregistration.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ValidatingAdmissionPolicy = {
  readonly apiVersion: "admissionregistration.k8s.io/v1";
  readonly kind: "ValidatingAdmissionPolicy";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ValidatingAdmissionPolicySpec;
};
export type ValidatingAdmissionPolicySpec = {
  readonly auditAnnotations?: readonly AuditAnnotation[];
  readonly failurePolicy?: "Fail" | "Ignore";
  /** One item for each `name`. */
  readonly matchConditions?: readonly MatchCondition[];
  readonly matchConstraints?: MatchResources;
  readonly paramKind?: ParamKind;
  readonly validations?: readonly Validation[];
  /** One item for each `name`. */
  readonly variables?: readonly Variable[];
};
export type AuditAnnotation = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly valueExpression: string;
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
export type ParamKind = {
  readonly apiVersion?: string;
  readonly kind?: string;
};
export type Validation = {
  /** Default: `""`. */
  readonly expression: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
};
export type Variable = {
  /** Default: `""`. */
  readonly expression: string;
  /** Default: `""`. */
  readonly name: string;
};
