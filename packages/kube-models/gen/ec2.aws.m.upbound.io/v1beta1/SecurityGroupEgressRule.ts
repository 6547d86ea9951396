// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_securitygroupegressrules.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SecurityGroupEgressRule = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "SecurityGroupEgressRule";
  readonly metadata: ObjectMeta;
  readonly spec: SecurityGroupEgressRuleSpec;
};
export type SecurityGroupEgressRuleSpec = {
  readonly forProvider: SecurityGroupEgressRuleSpecForProvider;
  readonly initProvider?: SecurityGroupEgressRuleSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: SecurityGroupEgressRuleSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: SecurityGroupEgressRuleSpecWriteConnectionSecretToRef;
};
export type SecurityGroupEgressRuleSpecForProvider = {
  readonly cidrIpv4?: string;
  readonly cidrIpv6?: string;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipProtocol?: string;
  readonly prefixListId?: string;
  readonly prefixListIdRef?: SecurityGroupEgressRuleSpecForProviderPrefixListIdRef;
  readonly prefixListIdSelector?: SecurityGroupEgressRuleSpecForProviderPrefixListIdSelector;
  readonly referencedSecurityGroupId?: string;
  readonly referencedSecurityGroupIdRef?: SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdRef;
  readonly referencedSecurityGroupIdSelector?: SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdSelector;
  readonly region: string;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupEgressRuleSpecForProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupEgressRuleSpecForProviderSecurityGroupIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly toPort?: number;
};
export type SecurityGroupEgressRuleSpecForProviderPrefixListIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderPrefixListIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecForProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderReferencedSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecForProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecForProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecForProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecForProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProvider = {
  readonly cidrIpv4?: string;
  readonly cidrIpv6?: string;
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipProtocol?: string;
  readonly prefixListId?: string;
  readonly prefixListIdRef?: SecurityGroupEgressRuleSpecInitProviderPrefixListIdRef;
  readonly prefixListIdSelector?: SecurityGroupEgressRuleSpecInitProviderPrefixListIdSelector;
  readonly referencedSecurityGroupId?: string;
  readonly referencedSecurityGroupIdRef?: SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdRef;
  readonly referencedSecurityGroupIdSelector?: SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdSelector;
  readonly securityGroupId?: string;
  readonly securityGroupIdRef?: SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdRef;
  readonly securityGroupIdSelector?: SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly toPort?: number;
};
export type SecurityGroupEgressRuleSpecInitProviderPrefixListIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderPrefixListIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProviderPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderPrefixListIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderReferencedSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdRefPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdSelectorPolicy;
};
export type SecurityGroupEgressRuleSpecInitProviderSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupEgressRuleSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type SecurityGroupEgressRuleSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type SecurityGroupEgressRuleStatus = {
  readonly atProvider?: SecurityGroupEgressRuleStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly SecurityGroupEgressRuleStatusConditions[];
  readonly observedGeneration?: number;
};
export type SecurityGroupEgressRuleStatusAtProvider = {
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
export type SecurityGroupEgressRuleStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
