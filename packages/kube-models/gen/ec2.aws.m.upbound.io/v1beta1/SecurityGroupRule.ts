// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_securitygrouprules.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SecurityGroupRule = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "SecurityGroupRule";
  readonly metadata: ObjectMeta;
  readonly spec: SecurityGroupRuleSpec;
};
export type SecurityGroupRuleSpec = {
  readonly forProvider: SecurityGroupRuleSpecForProvider;
  readonly initProvider?: SecurityGroupRuleSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: SecurityGroupRuleSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: SecurityGroupRuleSpecWriteConnectionSecretToRef;
};
export type SecurityGroupRuleSpecForProvider = {
  readonly cidrBlocks?: readonly string[];
  readonly cidrBlocksRefs?: readonly SecurityGroupRuleSpecForProviderCidrBlocksRefs[];
  readonly cidrBlocksSelector?: SecurityGroupRuleSpecForProviderCidrBlocksSelector;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipv6CidrBlocks?: readonly string[];
  readonly ipv6CidrBlocksRefs?: readonly SecurityGroupRuleSpecForProviderIpv6CidrBlocksRefs[];
  readonly ipv6CidrBlocksSelector?: SecurityGroupRuleSpecForProviderIpv6CidrBlocksSelector;
  readonly prefixListIdRefs?: readonly SecurityGroupRuleSpecForProviderPrefixListIdRefs[];
  readonly prefixListIdSelector?: SecurityGroupRuleSpecForProviderPrefixListIdSelector;
  readonly prefixListIds?: readonly string[];
  readonly protocol?: string;
  readonly region: string;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupRuleSpecForProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupRuleSpecForProviderSecurityGroupIdSelector;
  readonly self?: boolean;
  readonly sourceSecurityGroupId?: string;
  readonly sourceSecurityGroupIdRef?: SecurityGroupRuleSpecForProviderSourceSecurityGroupIdRef;
  readonly sourceSecurityGroupIdSelector?: SecurityGroupRuleSpecForProviderSourceSecurityGroupIdSelector;
  readonly toPort?: number;
  readonly type?: string;
};
export type SecurityGroupRuleSpecForProviderCidrBlocksRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderCidrBlocksRefsPolicy;
};
export type SecurityGroupRuleSpecForProviderCidrBlocksRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderCidrBlocksSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderCidrBlocksSelectorPolicy;
};
export type SecurityGroupRuleSpecForProviderCidrBlocksSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderIpv6CidrBlocksRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderIpv6CidrBlocksRefsPolicy;
};
export type SecurityGroupRuleSpecForProviderIpv6CidrBlocksRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderIpv6CidrBlocksSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderIpv6CidrBlocksSelectorPolicy;
};
export type SecurityGroupRuleSpecForProviderIpv6CidrBlocksSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderPrefixListIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderPrefixListIdRefsPolicy;
};
export type SecurityGroupRuleSpecForProviderPrefixListIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupRuleSpecForProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupRuleSpecForProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupRuleSpecForProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderSourceSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderSourceSecurityGroupIdRefPolicy;
};
export type SecurityGroupRuleSpecForProviderSourceSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecForProviderSourceSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecForProviderSourceSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupRuleSpecForProviderSourceSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProvider = {
  readonly cidrBlocks?: readonly string[];
  readonly cidrBlocksRefs?: readonly SecurityGroupRuleSpecInitProviderCidrBlocksRefs[];
  readonly cidrBlocksSelector?: SecurityGroupRuleSpecInitProviderCidrBlocksSelector;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipv6CidrBlocks?: readonly string[];
  readonly ipv6CidrBlocksRefs?: readonly SecurityGroupRuleSpecInitProviderIpv6CidrBlocksRefs[];
  readonly ipv6CidrBlocksSelector?: SecurityGroupRuleSpecInitProviderIpv6CidrBlocksSelector;
  readonly prefixListIdRefs?: readonly SecurityGroupRuleSpecInitProviderPrefixListIdRefs[];
  readonly prefixListIdSelector?: SecurityGroupRuleSpecInitProviderPrefixListIdSelector;
  readonly prefixListIds?: readonly string[];
  readonly protocol?: string;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupRuleSpecInitProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupRuleSpecInitProviderSecurityGroupIdSelector;
  readonly self?: boolean;
  readonly sourceSecurityGroupId?: string;
  readonly sourceSecurityGroupIdRef?: SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdRef;
  readonly sourceSecurityGroupIdSelector?: SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdSelector;
  readonly toPort?: number;
  readonly type?: string;
};
export type SecurityGroupRuleSpecInitProviderCidrBlocksRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderCidrBlocksRefsPolicy;
};
export type SecurityGroupRuleSpecInitProviderCidrBlocksRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderCidrBlocksSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderCidrBlocksSelectorPolicy;
};
export type SecurityGroupRuleSpecInitProviderCidrBlocksSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderIpv6CidrBlocksRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderIpv6CidrBlocksRefsPolicy;
};
export type SecurityGroupRuleSpecInitProviderIpv6CidrBlocksRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderIpv6CidrBlocksSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderIpv6CidrBlocksSelectorPolicy;
};
export type SecurityGroupRuleSpecInitProviderIpv6CidrBlocksSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderPrefixListIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderPrefixListIdRefsPolicy;
};
export type SecurityGroupRuleSpecInitProviderPrefixListIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupRuleSpecInitProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupRuleSpecInitProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupRuleSpecInitProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdRefPolicy;
};
export type SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupRuleSpecInitProviderSourceSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupRuleSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type SecurityGroupRuleSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type SecurityGroupRuleStatus = {
  readonly atProvider?: SecurityGroupRuleStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly SecurityGroupRuleStatusConditions[];
  readonly observedGeneration?: number;
};
export type SecurityGroupRuleStatusAtProvider = {
  readonly cidrBlocks?: readonly string[];
  readonly description?: string;
  readonly fromPort?: number;
  readonly id?: string;
  readonly ipv6CidrBlocks?: readonly string[];
  readonly prefixListIds?: readonly string[];
  readonly protocol?: string;
  readonly region?: string;
  readonly securityGroupId?: string;
  readonly securityGroupRuleId?: string;
  readonly self?: boolean;
  readonly sourceSecurityGroupId?: string;
  readonly toPort?: number;
  readonly type?: string;
};
export type SecurityGroupRuleStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
