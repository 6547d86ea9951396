// Generated from kubernetes-v1.36.3/apis_admissionregistration.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ValidatingAdmissionPolicyBinding = {
  readonly apiVersion: "admissionregistration.k8s.io/v1";
  readonly kind: "ValidatingAdmissionPolicyBinding";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ValidatingAdmissionPolicyBindingSpec;
};
export type ValidatingAdmissionPolicyBindingSpec = {
  readonly matchResources?: MatchResources;
  readonly paramRef?: ParamRef;
  readonly policyName: string;
  /** Each value once. */
  readonly validationActions: readonly ("Audit" | "Deny" | "Warn")[];
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
export type ParamRef = {
  readonly name?: string;
  readonly namespace?: string;
  readonly parameterNotFoundAction?: string;
  readonly selector?: LabelSelector;
};
