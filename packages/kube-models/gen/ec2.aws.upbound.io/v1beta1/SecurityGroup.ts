// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_securitygroups.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SecurityGroup = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "SecurityGroup";
  readonly metadata: ClusterObjectMeta;
  readonly spec: SecurityGroupSpec;
};
export type SecurityGroupSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: SecurityGroupSpecForProvider;
  readonly initProvider?: SecurityGroupSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: SecurityGroupSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: SecurityGroupSpecWriteConnectionSecretToRef;
};
export type SecurityGroupSpecForProvider = {
  readonly description?: string;
  readonly name?: string;
  readonly region: string;
  readonly revokeRulesOnDelete?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: SecurityGroupSpecForProviderVpcIdRef;
  readonly vpcIdSelector?: SecurityGroupSpecForProviderVpcIdSelector;
};
export type SecurityGroupSpecForProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupSpecForProviderVpcIdRefPolicy;
};
export type SecurityGroupSpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupSpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupSpecForProviderVpcIdSelectorPolicy;
};
export type SecurityGroupSpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupSpecInitProvider = {
  readonly description?: string;
  readonly name?: string;
  readonly revokeRulesOnDelete?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: SecurityGroupSpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: SecurityGroupSpecInitProviderVpcIdSelector;
};
export type SecurityGroupSpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: SecurityGroupSpecInitProviderVpcIdRefPolicy;
};
export type SecurityGroupSpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupSpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: SecurityGroupSpecInitProviderVpcIdSelectorPolicy;
};
export type SecurityGroupSpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: SecurityGroupSpecProviderConfigRefPolicy;
};
export type SecurityGroupSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SecurityGroupSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type SecurityGroupStatus = {
  readonly atProvider?: SecurityGroupStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly SecurityGroupStatusConditions[];
  readonly observedGeneration?: number;
};
export type SecurityGroupStatusAtProvider = {
  readonly arn?: string;
  readonly description?: string;
  readonly egress?: readonly SecurityGroupStatusAtProviderEgress[];
  readonly id?: string;
  readonly ingress?: readonly SecurityGroupStatusAtProviderIngress[];
  readonly name?: string;
  readonly ownerId?: string;
  readonly region?: string;
  readonly revokeRulesOnDelete?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcId?: string;
};
export type SecurityGroupStatusAtProviderEgress = {
  readonly cidrBlocks?: readonly string[];
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipv6CidrBlocks?: readonly string[];
  readonly prefixListIds?: readonly string[];
  readonly protocol?: string;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  readonly self?: boolean;
  readonly toPort?: number;
};
export type SecurityGroupStatusAtProviderIngress = {
  readonly cidrBlocks?: readonly string[];
  readonly description?: string;
  readonly fromPort?: number;
  readonly ipv6CidrBlocks?: readonly string[];
  readonly prefixListIds?: readonly string[];
  readonly protocol?: string;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  readonly self?: boolean;
  readonly toPort?: number;
};
export type SecurityGroupStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
