// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_subnets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Subnet = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "Subnet";
  readonly metadata: ObjectMeta;
  readonly spec: SubnetSpec;
};
export type SubnetSpec = {
  readonly forProvider: SubnetSpecForProvider;
  readonly initProvider?: SubnetSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: SubnetSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: SubnetSpecWriteConnectionSecretToRef;
};
export type SubnetSpecForProvider = {
  readonly assignIpv6AddressOnCreation?: boolean;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
  readonly cidrBlock?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly enableDns64?: boolean;
  readonly enableLniAtDeviceIndex?: number;
  readonly enableResourceNameDnsARecordOnLaunch?: boolean;
  readonly enableResourceNameDnsAaaaRecordOnLaunch?: boolean;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4IpamPoolIdRef?: SubnetSpecForProviderIpv4IpamPoolIdRef;
  readonly ipv4IpamPoolIdSelector?: SubnetSpecForProviderIpv4IpamPoolIdSelector;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6CidrBlock?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6Native?: boolean;
  readonly ipv6NetmaskLength?: number;
  readonly mapCustomerOwnedIpOnLaunch?: boolean;
  readonly mapPublicIpOnLaunch?: boolean;
  readonly outpostArn?: string;
  readonly privateDnsHostnameTypeOnLaunch?: string;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: SubnetSpecForProviderVpcIdRef;
  readonly vpcIdSelector?: SubnetSpecForProviderVpcIdSelector;
};
export type SubnetSpecForProviderIpv4IpamPoolIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SubnetSpecForProviderIpv4IpamPoolIdRefPolicy;
};
export type SubnetSpecForProviderIpv4IpamPoolIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecForProviderIpv4IpamPoolIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SubnetSpecForProviderIpv4IpamPoolIdSelectorPolicy;
};
export type SubnetSpecForProviderIpv4IpamPoolIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecForProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SubnetSpecForProviderVpcIdRefPolicy;
};
export type SubnetSpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SubnetSpecForProviderVpcIdSelectorPolicy;
};
export type SubnetSpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecInitProvider = {
  readonly assignIpv6AddressOnCreation?: boolean;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
  readonly cidrBlock?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly enableDns64?: boolean;
  readonly enableLniAtDeviceIndex?: number;
  readonly enableResourceNameDnsARecordOnLaunch?: boolean;
  readonly enableResourceNameDnsAaaaRecordOnLaunch?: boolean;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4IpamPoolIdRef?: SubnetSpecInitProviderIpv4IpamPoolIdRef;
  readonly ipv4IpamPoolIdSelector?: SubnetSpecInitProviderIpv4IpamPoolIdSelector;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6CidrBlock?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6Native?: boolean;
  readonly ipv6NetmaskLength?: number;
  readonly mapCustomerOwnedIpOnLaunch?: boolean;
  readonly mapPublicIpOnLaunch?: boolean;
  readonly outpostArn?: string;
  readonly privateDnsHostnameTypeOnLaunch?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: SubnetSpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: SubnetSpecInitProviderVpcIdSelector;
};
export type SubnetSpecInitProviderIpv4IpamPoolIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SubnetSpecInitProviderIpv4IpamPoolIdRefPolicy;
};
export type SubnetSpecInitProviderIpv4IpamPoolIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecInitProviderIpv4IpamPoolIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SubnetSpecInitProviderIpv4IpamPoolIdSelectorPolicy;
};
export type SubnetSpecInitProviderIpv4IpamPoolIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: SubnetSpecInitProviderVpcIdRefPolicy;
};
export type SubnetSpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: SubnetSpecInitProviderVpcIdSelectorPolicy;
};
export type SubnetSpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type SubnetSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type SubnetSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type SubnetStatus = {
  readonly atProvider?: SubnetStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly SubnetStatusConditions[];
  readonly observedGeneration?: number;
};
export type SubnetStatusAtProvider = {
  readonly arn?: string;
  readonly assignIpv6AddressOnCreation?: boolean;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
  readonly cidrBlock?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly enableDns64?: boolean;
  readonly enableLniAtDeviceIndex?: number;
  readonly enableResourceNameDnsARecordOnLaunch?: boolean;
  readonly enableResourceNameDnsAaaaRecordOnLaunch?: boolean;
  readonly id?: string;
  readonly ipv4IpamPoolId?: string;
  readonly ipv4NetmaskLength?: number;
  readonly ipv6CidrBlock?: string;
  readonly ipv6CidrBlockAssociationId?: string;
  readonly ipv6IpamPoolId?: string;
  readonly ipv6Native?: boolean;
  readonly ipv6NetmaskLength?: number;
  readonly mapCustomerOwnedIpOnLaunch?: boolean;
  readonly mapPublicIpOnLaunch?: boolean;
  readonly outpostArn?: string;
  readonly ownerId?: string;
  readonly privateDnsHostnameTypeOnLaunch?: string;
  readonly region?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcId?: string;
};
export type SubnetStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
