// Generated from provider-aws-v2.6.0/sqs.aws.upbound.io_queuepolicies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type QueuePolicy = {
  readonly apiVersion: "sqs.aws.upbound.io/v1beta1";
  readonly kind: "QueuePolicy";
  readonly metadata: ClusterObjectMeta;
  readonly spec: QueuePolicySpec;
};
export type QueuePolicySpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: QueuePolicySpecForProvider;
  readonly initProvider?: QueuePolicySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: QueuePolicySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: QueuePolicySpecWriteConnectionSecretToRef;
};
export type QueuePolicySpecForProvider = {
  readonly policy?: string;
  readonly queueUrl?: string;
  readonly queueUrlRef?: QueuePolicySpecForProviderQueueUrlRef;
  readonly queueUrlSelector?: QueuePolicySpecForProviderQueueUrlSelector;
  readonly region: string;
};
export type QueuePolicySpecForProviderQueueUrlRef = {
  readonly name: string;
  readonly policy?: QueuePolicySpecForProviderQueueUrlRefPolicy;
};
export type QueuePolicySpecForProviderQueueUrlRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type QueuePolicySpecForProviderQueueUrlSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: QueuePolicySpecForProviderQueueUrlSelectorPolicy;
};
export type QueuePolicySpecForProviderQueueUrlSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type QueuePolicySpecInitProvider = {
  readonly policy?: string;
  readonly queueUrl?: string;
  readonly queueUrlRef?: QueuePolicySpecInitProviderQueueUrlRef;
  readonly queueUrlSelector?: QueuePolicySpecInitProviderQueueUrlSelector;
};
export type QueuePolicySpecInitProviderQueueUrlRef = {
  readonly name: string;
  readonly policy?: QueuePolicySpecInitProviderQueueUrlRefPolicy;
};
export type QueuePolicySpecInitProviderQueueUrlRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type QueuePolicySpecInitProviderQueueUrlSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: QueuePolicySpecInitProviderQueueUrlSelectorPolicy;
};
export type QueuePolicySpecInitProviderQueueUrlSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type QueuePolicySpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: QueuePolicySpecProviderConfigRefPolicy;
};
export type QueuePolicySpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type QueuePolicySpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type QueuePolicyStatus = {
  readonly atProvider?: QueuePolicyStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly QueuePolicyStatusConditions[];
  readonly observedGeneration?: number;
};
export type QueuePolicyStatusAtProvider = {
  readonly id?: string;
  readonly policy?: string;
  readonly queueUrl?: string;
  readonly region?: string;
};
export type QueuePolicyStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
