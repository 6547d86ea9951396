// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_vpcs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type VPC = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "VPC";
  readonly metadata: ClusterObjectMeta;
  readonly spec: VPCSpec;
};
export type VPCSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: VPCSpecForProvider;
  readonly initProvider?: VPCSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: VPCSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: VPCSpecWriteConnectionSecretToRef;
};
export type VPCSpecForProvider = {
  readonly assignGeneratedIpv6CidrBlock?: boolean;
  readonly cidrBlock?: string;
  readonly enableDnsHostnames?: boolean;
  readonly enableDnsSupport?: boolean;
  readonly enableNetworkAddressUsageMetrics?: boolean;
  readonly instanceTenancy?: string;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4IpamPoolIdRef?: VPCSpecForProviderIpv4IpamPoolIdRef;
  readonly ipv4IpamPoolIdSelector?: VPCSpecForProviderIpv4IpamPoolIdSelector;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6CidrBlock?: string;
  readonly ipv6CidrBlockNetworkBorderGroup?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6NetmaskLength?: number;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
};
export type VPCSpecForProviderIpv4IpamPoolIdRef = {
  readonly name: string;
  readonly policy?: VPCSpecForProviderIpv4IpamPoolIdRefPolicy;
};
export type VPCSpecForProviderIpv4IpamPoolIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCSpecForProviderIpv4IpamPoolIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: VPCSpecForProviderIpv4IpamPoolIdSelectorPolicy;
};
export type VPCSpecForProviderIpv4IpamPoolIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCSpecInitProvider = {
  readonly assignGeneratedIpv6CidrBlock?: boolean;
  readonly cidrBlock?: string;
  readonly enableDnsHostnames?: boolean;
  readonly enableDnsSupport?: boolean;
  readonly enableNetworkAddressUsageMetrics?: boolean;
  readonly instanceTenancy?: string;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4IpamPoolIdRef?: VPCSpecInitProviderIpv4IpamPoolIdRef;
  readonly ipv4IpamPoolIdSelector?: VPCSpecInitProviderIpv4IpamPoolIdSelector;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6CidrBlock?: string;
  readonly ipv6CidrBlockNetworkBorderGroup?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6NetmaskLength?: number;
  readonly tags?: { readonly [key: string]: string };
};
export type VPCSpecInitProviderIpv4IpamPoolIdRef = {
  readonly name: string;
  readonly policy?: VPCSpecInitProviderIpv4IpamPoolIdRefPolicy;
};
export type VPCSpecInitProviderIpv4IpamPoolIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCSpecInitProviderIpv4IpamPoolIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: VPCSpecInitProviderIpv4IpamPoolIdSelectorPolicy;
};
export type VPCSpecInitProviderIpv4IpamPoolIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: VPCSpecProviderConfigRefPolicy;
};
export type VPCSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type VPCStatus = {
  readonly atProvider?: VPCStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly VPCStatusConditions[];
  readonly observedGeneration?: number;
};
export type VPCStatusAtProvider = {
  readonly arn?: string;
  readonly assignGeneratedIpv6CidrBlock?: boolean;
  readonly cidrBlock?: string;
  readonly defaultNetworkAclId?: string;
  readonly defaultRouteTableId?: string;
  readonly defaultSecurityGroupId?: string;
  readonly dhcpOptionsId?: string;
  readonly enableDnsHostnames?: boolean;
  readonly enableDnsSupport?: boolean;
  readonly enableNetworkAddressUsageMetrics?: boolean;
  readonly id?: string;
  readonly instanceTenancy?: string;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6AssociationId?: string;
  readonly ipv6CidrBlock?: string;
  readonly ipv6CidrBlockNetworkBorderGroup?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6NetmaskLength?: number;
  readonly mainRouteTableId?: string;
  readonly ownerId?: string;
  readonly region?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type VPCStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
