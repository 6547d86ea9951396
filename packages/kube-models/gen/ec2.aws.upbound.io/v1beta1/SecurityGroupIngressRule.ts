// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_securitygroupingressrules.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SecurityGroupIngressRule = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "SecurityGroupIngressRule";
  readonly metadata: ClusterObjectMeta;
  readonly spec: SecurityGroupIngressRuleSpec;
};
export type SecurityGroupIngressRuleSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: SecurityGroupIngressRuleSpecForProvider;
  readonly initProvider?: SecurityGroupIngressRuleSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: SecurityGroupIngressRuleSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: SecurityGroupIngressRuleSpecWriteConnectionSecretToRef;
};
export type SecurityGroupIngressRuleSpecForProvider = {
  readonly cidrIpv4?: string;
  readonly cidrIpv6?: string;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipProtocol?: string;
  readonly prefixListId?: string;
  readonly prefixListIdRef?: SecurityGroupIngressRuleSpecForProviderPrefixListIdRef;
  readonly prefixListIdSelector?: SecurityGroupIngressRuleSpecForProviderPrefixListIdSelector;
  readonly referencedSecurityGroupId?: string;
  readonly referencedSecurityGroupIdRef?: SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdRef;
  readonly referencedSecurityGroupIdSelector?: SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdSelector;
  readonly region: string;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupIngressRuleSpecForProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupIngressRuleSpecForProviderSecurityGroupIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly toPort?: number;
};
export type SecurityGroupIngressRuleSpecForProviderPrefixListIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecForProviderPrefixListIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecForProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecForProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderReferencedSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecForProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecForProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecForProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecForProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecForProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProvider = {
  readonly cidrIpv4?: string;
  readonly cidrIpv6?: string;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipProtocol?: string;
  readonly prefixListId?: string;
  readonly prefixListIdRef?: SecurityGroupIngressRuleSpecInitProviderPrefixListIdRef;
  readonly prefixListIdSelector?: SecurityGroupIngressRuleSpecInitProviderPrefixListIdSelector;
  readonly referencedSecurityGroupId?: string;
  readonly referencedSecurityGroupIdRef?: SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdRef;
  readonly referencedSecurityGroupIdSelector?: SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdSelector;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly toPort?: number;
};
export type SecurityGroupIngressRuleSpecInitProviderPrefixListIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderPrefixListIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderReferencedSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupIngressRuleSpecInitProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: SecurityGroupIngressRuleSpecProviderConfigRefPolicy;
};
export type SecurityGroupIngressRuleSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupIngressRuleSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type SecurityGroupIngressRuleStatus = {
  readonly atProvider?: SecurityGroupIngressRuleStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly SecurityGroupIngressRuleStatusConditions[];
  readonly observedGeneration?: number;
};
export type SecurityGroupIngressRuleStatusAtProvider = {
  readonly arn?: string;
  readonly cidrIpv4?: string;
  readonly cidrIpv6?: string;
  readonly description?: string;
  readonly fromPort?: number;
  readonly id?: string;
  readonly ipProtocol?: string;
  readonly prefixListId?: string;
  readonly referencedSecurityGroupId?: string;
  readonly region?: string;
  readonly securityGroupId?: string;
  readonly securityGroupRuleId?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly toPort?: number;
};
export type SecurityGroupIngressRuleStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
