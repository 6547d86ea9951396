// Generated from provider-aws-v2.6.0/cloudwatchevents.aws.m.upbound.io_rules.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Rule = {
  readonly apiVersion: "cloudwatchevents.aws.m.upbound.io/v1beta1";
  readonly kind: "Rule";
  readonly metadata: ObjectMeta;
  readonly spec: RuleSpec;
};
export type RuleSpec = {
  readonly forProvider: RuleSpecForProvider;
  readonly initProvider?: RuleSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: RuleSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RuleSpecWriteConnectionSecretToRef;
};
export type RuleSpecForProvider = {
  readonly description?: string;
  readonly eventBusName?: string;
  readonly eventBusNameRef?: RuleSpecForProviderEventBusNameRef;
  readonly eventBusNameSelector?: RuleSpecForProviderEventBusNameSelector;
  readonly eventPattern?: string;
  readonly forceDestroy?: boolean;
  readonly isEnabled?: boolean;
  readonly region: string;
  readonly roleArn?: string;
  readonly roleArnRef?: RuleSpecForProviderRoleArnRef;
  readonly roleArnSelector?: RuleSpecForProviderRoleArnSelector;
  readonly scheduleExpression?: string;
  readonly state?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type RuleSpecForProviderEventBusNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RuleSpecForProviderEventBusNameRefPolicy;
};
export type RuleSpecForProviderEventBusNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecForProviderEventBusNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RuleSpecForProviderEventBusNameSelectorPolicy;
};
export type RuleSpecForProviderEventBusNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecForProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RuleSpecForProviderRoleArnRefPolicy;
};
export type RuleSpecForProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecForProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RuleSpecForProviderRoleArnSelectorPolicy;
};
export type RuleSpecForProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecInitProvider = {
  readonly description?: string;
  readonly eventBusName?: string;
  readonly eventBusNameRef?: RuleSpecInitProviderEventBusNameRef;
  readonly eventBusNameSelector?: RuleSpecInitProviderEventBusNameSelector;
  readonly eventPattern?: string;
  readonly forceDestroy?: boolean;
  readonly isEnabled?: boolean;
  readonly roleArn?: string;
  readonly roleArnRef?: RuleSpecInitProviderRoleArnRef;
  readonly roleArnSelector?: RuleSpecInitProviderRoleArnSelector;
  readonly scheduleExpression?: string;
  readonly state?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type RuleSpecInitProviderEventBusNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RuleSpecInitProviderEventBusNameRefPolicy;
};
export type RuleSpecInitProviderEventBusNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecInitProviderEventBusNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RuleSpecInitProviderEventBusNameSelectorPolicy;
};
export type RuleSpecInitProviderEventBusNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecInitProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RuleSpecInitProviderRoleArnRefPolicy;
};
export type RuleSpecInitProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecInitProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RuleSpecInitProviderRoleArnSelectorPolicy;
};
export type RuleSpecInitProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RuleSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type RuleSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type RuleStatus = {
  readonly atProvider?: RuleStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RuleStatusConditions[];
  readonly observedGeneration?: number;
};
export type RuleStatusAtProvider = {
  readonly arn?: string;
  readonly description?: string;
  readonly eventBusName?: string;
  readonly eventPattern?: string;
  readonly forceDestroy?: boolean;
  readonly id?: string;
  readonly isEnabled?: boolean;
  readonly region?: string;
  readonly roleArn?: string;
  readonly scheduleExpression?: string;
  readonly state?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type RuleStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
