// Generated from kubernetes-v1.36.3/apis_admissionregistration.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type MutatingWebhookConfiguration = {
  readonly apiVersion: "admissionregistration.k8s.io/v1";
  readonly kind: "MutatingWebhookConfiguration";
  readonly metadata: ClusterObjectMeta;
  /** One item for each `name`. */
  readonly webhooks?: readonly MutatingWebhook[];
};
export type MutatingWebhook = {
  readonly admissionReviewVersions: readonly string[];
  readonly clientConfig: WebhookClientConfig;
  readonly failurePolicy?: "Fail" | "Ignore";
  /** One item for each `name`. */
  readonly matchConditions?: readonly MatchCondition[];
  readonly matchPolicy?: "Equivalent" | "Exact";
  /** Default: `""`. */
  readonly name: string;
  readonly namespaceSelector?: LabelSelector;
  readonly objectSelector?: LabelSelector;
  readonly reinvocationPolicy?: "IfNeeded" | "Never";
  readonly rules?: readonly RuleWithOperations[];
  readonly sideEffects: "None" | "NoneOnDryRun" | "Some" | "Unknown";
  readonly timeoutSeconds?: number;
};
export type WebhookClientConfig = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly service?: ServiceReference;
  readonly url?: string;
};
export type ServiceReference = {
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly namespace: string;
  readonly path?: string;
  readonly port?: number;
};
export type MatchCondition = {
  /** Default: `""`. */
  readonly expression: string;
  /** Default: `""`. */
  readonly name: string;
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
export type RuleWithOperations = {
  readonly apiGroups?: readonly string[];
  readonly apiVersions?: readonly string[];
  readonly operations?: readonly ("*" | "CONNECT" | "CREATE" | "DELETE" | "UPDATE")[];
  readonly resources?: readonly string[];
  readonly scope?: "*" | "Cluster" | "Namespaced";
};
