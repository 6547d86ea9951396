// Generated from provider-aws-v2.6.0/iam.aws.m.upbound.io_rolepolicyattachments.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type RolePolicyAttachment = {
  readonly apiVersion: "iam.aws.m.upbound.io/v1beta1";
  readonly kind: "RolePolicyAttachment";
  readonly metadata: ObjectMeta;
  readonly spec: RolePolicyAttachmentSpec;
};
export type RolePolicyAttachmentSpec = {
  readonly forProvider: RolePolicyAttachmentSpecForProvider;
  readonly initProvider?: RolePolicyAttachmentSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: RolePolicyAttachmentSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RolePolicyAttachmentSpecWriteConnectionSecretToRef;
};
export type RolePolicyAttachmentSpecForProvider = {
  readonly policyArn?: string;
  readonly policyArnRef?: RolePolicyAttachmentSpecForProviderPolicyArnRef;
  readonly policyArnSelector?: RolePolicyAttachmentSpecForProviderPolicyArnSelector;
  readonly role?: string;
  readonly roleRef?: RolePolicyAttachmentSpecForProviderRoleRef;
  readonly roleSelector?: RolePolicyAttachmentSpecForProviderRoleSelector;
};
export type RolePolicyAttachmentSpecForProviderPolicyArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecForProviderPolicyArnRefPolicy;
};
export type RolePolicyAttachmentSpecForProviderPolicyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecForProviderPolicyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecForProviderPolicyArnSelectorPolicy;
};
export type RolePolicyAttachmentSpecForProviderPolicyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecForProviderRoleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecForProviderRoleRefPolicy;
};
export type RolePolicyAttachmentSpecForProviderRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecForProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecForProviderRoleSelectorPolicy;
};
export type RolePolicyAttachmentSpecForProviderRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecInitProvider = {
  readonly policyArn?: string;
  readonly policyArnRef?: RolePolicyAttachmentSpecInitProviderPolicyArnRef;
  readonly policyArnSelector?: RolePolicyAttachmentSpecInitProviderPolicyArnSelector;
  readonly role?: string;
  readonly roleRef?: RolePolicyAttachmentSpecInitProviderRoleRef;
  readonly roleSelector?: RolePolicyAttachmentSpecInitProviderRoleSelector;
};
export type RolePolicyAttachmentSpecInitProviderPolicyArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecInitProviderPolicyArnRefPolicy;
};
export type RolePolicyAttachmentSpecInitProviderPolicyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecInitProviderPolicyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecInitProviderPolicyArnSelectorPolicy;
};
export type RolePolicyAttachmentSpecInitProviderPolicyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecInitProviderRoleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecInitProviderRoleRefPolicy;
};
export type RolePolicyAttachmentSpecInitProviderRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecInitProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RolePolicyAttachmentSpecInitProviderRoleSelectorPolicy;
};
export type RolePolicyAttachmentSpecInitProviderRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicyAttachmentSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type RolePolicyAttachmentSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type RolePolicyAttachmentStatus = {
  readonly atProvider?: RolePolicyAttachmentStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RolePolicyAttachmentStatusConditions[];
  readonly observedGeneration?: number;
};
export type RolePolicyAttachmentStatusAtProvider = {
  readonly id?: string;
  readonly policyArn?: string;
  readonly role?: string;
};
export type RolePolicyAttachmentStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
