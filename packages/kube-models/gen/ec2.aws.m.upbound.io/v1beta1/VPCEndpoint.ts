// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_vpcendpoints.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type VPCEndpoint = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "VPCEndpoint";
  readonly metadata: ObjectMeta;
  readonly spec: VPCEndpointSpec;
};
export type VPCEndpointSpec = {
  readonly forProvider: VPCEndpointSpecForProvider;
  readonly initProvider?: VPCEndpointSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: VPCEndpointSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: VPCEndpointSpecWriteConnectionSecretToRef;
};
export type VPCEndpointSpecForProvider = {
  readonly autoAccept?: boolean;
  readonly dnsOptions?: VPCEndpointSpecForProviderDnsOptions;
  readonly ipAddressType?: string;
  readonly policy?: string;
  readonly privateDnsEnabled?: boolean;
  readonly region: string;
  readonly resourceConfigurationArn?: string;
  readonly resourceConfigurationArnRef?: VPCEndpointSpecForProviderResourceConfigurationArnRef;
  readonly resourceConfigurationArnSelector?: VPCEndpointSpecForProviderResourceConfigurationArnSelector;
  readonly serviceName?: string;
  readonly serviceNameRef?: VPCEndpointSpecForProviderServiceNameRef;
  readonly serviceNameSelector?: VPCEndpointSpecForProviderServiceNameSelector;
  readonly serviceNetworkArn?: string;
  readonly serviceNetworkArnRef?: VPCEndpointSpecForProviderServiceNetworkArnRef;
  readonly serviceNetworkArnSelector?: VPCEndpointSpecForProviderServiceNetworkArnSelector;
  readonly serviceRegion?: string;
  readonly subnetConfiguration?: readonly VPCEndpointSpecForProviderSubnetConfiguration[];
  readonly tags?: { readonly [key: string]: string };
  readonly vpcEndpointType?: string;
  readonly vpcId?: string;
  readonly vpcIdRef?: VPCEndpointSpecForProviderVpcIdRef;
  readonly vpcIdSelector?: VPCEndpointSpecForProviderVpcIdSelector;
};
export type VPCEndpointSpecForProviderDnsOptions = {
  readonly dnsRecordIpType?: string;
  readonly privateDnsOnlyForInboundResolverEndpoint?: boolean;
  readonly privateDnsPreference?: string;
  /** Each value once. */
  readonly privateDnsSpecifiedDomains?: readonly string[];
};
export type VPCEndpointSpecForProviderResourceConfigurationArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderResourceConfigurationArnRefPolicy;
};
export type VPCEndpointSpecForProviderResourceConfigurationArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderResourceConfigurationArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderResourceConfigurationArnSelectorPolicy;
};
export type VPCEndpointSpecForProviderResourceConfigurationArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderServiceNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderServiceNameRefPolicy;
};
export type VPCEndpointSpecForProviderServiceNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderServiceNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderServiceNameSelectorPolicy;
};
export type VPCEndpointSpecForProviderServiceNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderServiceNetworkArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderServiceNetworkArnRefPolicy;
};
export type VPCEndpointSpecForProviderServiceNetworkArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderServiceNetworkArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderServiceNetworkArnSelectorPolicy;
};
export type VPCEndpointSpecForProviderServiceNetworkArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderSubnetConfiguration = {
  readonly ipv4?: string;
  readonly ipv6?: string;
  readonly subnetId?: string;
  readonly subnetIdRef?: VPCEndpointSpecForProviderSubnetConfigurationSubnetIdRef;
  readonly subnetIdSelector?: VPCEndpointSpecForProviderSubnetConfigurationSubnetIdSelector;
};
export type VPCEndpointSpecForProviderSubnetConfigurationSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderSubnetConfigurationSubnetIdRefPolicy;
};
export type VPCEndpointSpecForProviderSubnetConfigurationSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderSubnetConfigurationSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderSubnetConfigurationSubnetIdSelectorPolicy;
};
export type VPCEndpointSpecForProviderSubnetConfigurationSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderVpcIdRefPolicy;
};
export type VPCEndpointSpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecForProviderVpcIdSelectorPolicy;
};
export type VPCEndpointSpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProvider = {
  readonly autoAccept?: boolean;
  readonly dnsOptions?: VPCEndpointSpecInitProviderDnsOptions;
  readonly ipAddressType?: string;
  readonly policy?: string;
  readonly privateDnsEnabled?: boolean;
  readonly resourceConfigurationArn?: string;
  readonly resourceConfigurationArnRef?: VPCEndpointSpecInitProviderResourceConfigurationArnRef;
  readonly resourceConfigurationArnSelector?: VPCEndpointSpecInitProviderResourceConfigurationArnSelector;
  readonly serviceName?: string;
  readonly serviceNameRef?: VPCEndpointSpecInitProviderServiceNameRef;
  readonly serviceNameSelector?: VPCEndpointSpecInitProviderServiceNameSelector;
  readonly serviceNetworkArn?: string;
  readonly serviceNetworkArnRef?: VPCEndpointSpecInitProviderServiceNetworkArnRef;
  readonly serviceNetworkArnSelector?: VPCEndpointSpecInitProviderServiceNetworkArnSelector;
  readonly serviceRegion?: string;
  readonly subnetConfiguration?: readonly VPCEndpointSpecInitProviderSubnetConfiguration[];
  readonly tags?: { readonly [key: string]: string };
  readonly vpcEndpointType?: string;
  readonly vpcId?: string;
  readonly vpcIdRef?: VPCEndpointSpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: VPCEndpointSpecInitProviderVpcIdSelector;
};
export type VPCEndpointSpecInitProviderDnsOptions = {
  readonly dnsRecordIpType?: string;
  readonly privateDnsOnlyForInboundResolverEndpoint?: boolean;
  readonly privateDnsPreference?: string;
  /** Each value once. */
  readonly privateDnsSpecifiedDomains?: readonly string[];
};
export type VPCEndpointSpecInitProviderResourceConfigurationArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderResourceConfigurationArnRefPolicy;
};
export type VPCEndpointSpecInitProviderResourceConfigurationArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderResourceConfigurationArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderResourceConfigurationArnSelectorPolicy;
};
export type VPCEndpointSpecInitProviderResourceConfigurationArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderServiceNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderServiceNameRefPolicy;
};
export type VPCEndpointSpecInitProviderServiceNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderServiceNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderServiceNameSelectorPolicy;
};
export type VPCEndpointSpecInitProviderServiceNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderServiceNetworkArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderServiceNetworkArnRefPolicy;
};
export type VPCEndpointSpecInitProviderServiceNetworkArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderServiceNetworkArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderServiceNetworkArnSelectorPolicy;
};
export type VPCEndpointSpecInitProviderServiceNetworkArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderSubnetConfiguration = {
  readonly ipv4?: string;
  readonly ipv6?: string;
  readonly subnetId?: string;
  readonly subnetIdRef?: VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdRef;
  readonly subnetIdSelector?: VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdSelector;
};
export type VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdRefPolicy;
};
export type VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdSelectorPolicy;
};
export type VPCEndpointSpecInitProviderSubnetConfigurationSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderVpcIdRefPolicy;
};
export type VPCEndpointSpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: VPCEndpointSpecInitProviderVpcIdSelectorPolicy;
};
export type VPCEndpointSpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type VPCEndpointSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type VPCEndpointSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type VPCEndpointStatus = {
  readonly atProvider?: VPCEndpointStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly VPCEndpointStatusConditions[];
  readonly observedGeneration?: number;
};
export type VPCEndpointStatusAtProvider = {
  readonly arn?: string;
  readonly autoAccept?: boolean;
  readonly cidrBlocks?: readonly string[];
  readonly dnsEntry?: readonly VPCEndpointStatusAtProviderDnsEntry[];
  readonly dnsOptions?: VPCEndpointStatusAtProviderDnsOptions;
  readonly id?: string;
  readonly ipAddressType?: string;
  /** Each value once. */
  readonly networkInterfaceIds?: readonly string[];
  readonly ownerId?: string;
  readonly policy?: string;
  readonly prefixListId?: string;
  readonly privateDnsEnabled?: boolean;
  readonly region?: string;
  readonly requesterManaged?: boolean;
  readonly resourceConfigurationArn?: string;
  /** Each value once. */
  readonly routeTableIds?: readonly string[];
  /** Each value once. */
  readonly securityGroupIds?: readonly string[];
  readonly serviceName?: string;
  readonly serviceNetworkArn?: string;
  readonly serviceRegion?: string;
  readonly state?: string;
  readonly subnetConfiguration?: readonly VPCEndpointStatusAtProviderSubnetConfiguration[];
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcEndpointType?: string;
  readonly vpcId?: string;
};
export type VPCEndpointStatusAtProviderDnsEntry = {
  readonly dnsName?: string;
  readonly hostedZoneId?: string;
};
export type VPCEndpointStatusAtProviderDnsOptions = {
  readonly dnsRecordIpType?: string;
  readonly privateDnsOnlyForInboundResolverEndpoint?: boolean;
  readonly privateDnsPreference?: string;
  /** Each value once. */
  readonly privateDnsSpecifiedDomains?: readonly string[];
};
export type VPCEndpointStatusAtProviderSubnetConfiguration = {
  readonly ipv4?: string;
  readonly ipv6?: string;
  readonly subnetId?: string;
};
export type VPCEndpointStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
