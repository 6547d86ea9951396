// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_natgateways.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NATGateway = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "NATGateway";
  readonly metadata: ObjectMeta;
  readonly spec: NATGatewaySpec;
};
export type NATGatewaySpec = {
  readonly forProvider: NATGatewaySpecForProvider;
  readonly initProvider?: NATGatewaySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: NATGatewaySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: NATGatewaySpecWriteConnectionSecretToRef;
};
export type NATGatewaySpecForProvider = {
  readonly allocationId?: string;
  readonly allocationIdRef?: NATGatewaySpecForProviderAllocationIdRef;
  readonly allocationIdSelector?: NATGatewaySpecForProviderAllocationIdSelector;
  readonly availabilityMode?: string;
  readonly availabilityZoneAddress?: readonly NATGatewaySpecForProviderAvailabilityZoneAddress[];
  readonly connectivityType?: string;
  readonly privateIp?: string;
  readonly region: string;
  /** Each value once. */
  readonly secondaryAllocationIds?: readonly string[];
  readonly secondaryAllocationIdsRefs?: readonly NATGatewaySpecForProviderSecondaryAllocationIdsRefs[];
  readonly secondaryAllocationIdsSelector?: NATGatewaySpecForProviderSecondaryAllocationIdsSelector;
  readonly secondaryPrivateIpAddressCount?: number;
  /** Each value once. */
  readonly secondaryPrivateIpAddresses?: readonly string[];
  readonly subnetId?: string;
  readonly subnetIdRef?: NATGatewaySpecForProviderSubnetIdRef;
  readonly subnetIdSelector?: NATGatewaySpecForProviderSubnetIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: NATGatewaySpecForProviderVpcIdRef;
  readonly vpcIdSelector?: NATGatewaySpecForProviderVpcIdSelector;
};
export type NATGatewaySpecForProviderAllocationIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderAllocationIdRefPolicy;
};
export type NATGatewaySpecForProviderAllocationIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAllocationIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderAllocationIdSelectorPolicy;
};
export type NATGatewaySpecForProviderAllocationIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAvailabilityZoneAddress = {
  /** Each value once. */
  readonly allocationIds?: readonly string[];
  readonly allocationIdsRefs?: readonly NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefs[];
  readonly allocationIdsSelector?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelector;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefsPolicy;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderSecondaryAllocationIdsRefsPolicy;
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderSecondaryAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderSubnetIdRefPolicy;
};
export type NATGatewaySpecForProviderSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderSubnetIdSelectorPolicy;
};
export type NATGatewaySpecForProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderVpcIdRefPolicy;
};
export type NATGatewaySpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecForProviderVpcIdSelectorPolicy;
};
export type NATGatewaySpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProvider = {
  readonly allocationId?: string;
  readonly allocationIdRef?: NATGatewaySpecInitProviderAllocationIdRef;
  readonly allocationIdSelector?: NATGatewaySpecInitProviderAllocationIdSelector;
  readonly availabilityMode?: string;
  readonly availabilityZoneAddress?: readonly NATGatewaySpecInitProviderAvailabilityZoneAddress[];
  readonly connectivityType?: string;
  readonly privateIp?: string;
  /** Each value once. */
  readonly secondaryAllocationIds?: readonly string[];
  readonly secondaryAllocationIdsRefs?: readonly NATGatewaySpecInitProviderSecondaryAllocationIdsRefs[];
  readonly secondaryAllocationIdsSelector?: NATGatewaySpecInitProviderSecondaryAllocationIdsSelector;
  readonly secondaryPrivateIpAddressCount?: number;
  /** Each value once. */
  readonly secondaryPrivateIpAddresses?: readonly string[];
  readonly subnetId?: string;
  readonly subnetIdRef?: NATGatewaySpecInitProviderSubnetIdRef;
  readonly subnetIdSelector?: NATGatewaySpecInitProviderSubnetIdSelector;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: NATGatewaySpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: NATGatewaySpecInitProviderVpcIdSelector;
};
export type NATGatewaySpecInitProviderAllocationIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderAllocationIdRefPolicy;
};
export type NATGatewaySpecInitProviderAllocationIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAllocationIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderAllocationIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderAllocationIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddress = {
  /** Each value once. */
  readonly allocationIds?: readonly string[];
  readonly allocationIdsRefs?: readonly NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefs[];
  readonly allocationIdsSelector?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelector;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefsPolicy;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderSecondaryAllocationIdsRefsPolicy;
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderSecondaryAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderSubnetIdRefPolicy;
};
export type NATGatewaySpecInitProviderSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderSubnetIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderVpcIdRefPolicy;
};
export type NATGatewaySpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: NATGatewaySpecInitProviderVpcIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type NATGatewaySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type NATGatewayStatus = {
  readonly atProvider?: NATGatewayStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly NATGatewayStatusConditions[];
  readonly observedGeneration?: number;
};
export type NATGatewayStatusAtProvider = {
  readonly allocationId?: string;
  readonly associationId?: string;
  readonly autoProvisionZones?: string;
  readonly autoScalingIps?: string;
  readonly availabilityMode?: string;
  readonly availabilityZoneAddress?: readonly NATGatewayStatusAtProviderAvailabilityZoneAddress[];
  readonly connectivityType?: string;
  readonly id?: string;
  readonly networkInterfaceId?: string;
  readonly privateIp?: string;
  readonly publicIp?: string;
  readonly region?: string;
  readonly regionalNatGatewayAddress?: readonly NATGatewayStatusAtProviderRegionalNatGatewayAddress[];
  readonly regionalNatGatewayAutoMode?: string;
  readonly routeTableId?: string;
  /** Each value once. */
  readonly secondaryAllocationIds?: readonly string[];
  readonly secondaryPrivateIpAddressCount?: number;
  /** Each value once. */
  readonly secondaryPrivateIpAddresses?: readonly string[];
  readonly subnetId?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcId?: string;
};
export type NATGatewayStatusAtProviderAvailabilityZoneAddress = {
  /** Each value once. */
  readonly allocationIds?: readonly string[];
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
};
export type NATGatewayStatusAtProviderRegionalNatGatewayAddress = {
  readonly allocationId?: string;
  readonly associationId?: string;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
  readonly networkInterfaceId?: string;
  readonly publicIp?: string;
  readonly status?: string;
};
export type NATGatewayStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
