// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_natgateways.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NATGateway = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "NATGateway";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NATGatewaySpec;
};
export type NATGatewaySpec = {
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: NATGatewaySpecForProvider;
  readonly initProvider?: NATGatewaySpecInitProvider;
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
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
  readonly secondaryAllocationIds?: readonly string[];
  readonly secondaryAllocationIdsRefs?: readonly NATGatewaySpecForProviderSecondaryAllocationIdsRefs[];
  readonly secondaryAllocationIdsSelector?: NATGatewaySpecForProviderSecondaryAllocationIdsSelector;
  readonly secondaryPrivateIpAddressCount?: number;
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
  readonly policy?: NATGatewaySpecForProviderAllocationIdRefPolicy;
};
export type NATGatewaySpecForProviderAllocationIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAllocationIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecForProviderAllocationIdSelectorPolicy;
};
export type NATGatewaySpecForProviderAllocationIdSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAvailabilityZoneAddress = {
  readonly allocationIds?: readonly string[];
  readonly allocationIdsRefs?: readonly NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefs[];
  readonly allocationIdsSelector?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelector;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefs = {
  readonly name: string;
  readonly policy?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefsPolicy;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsRefsPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecForProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsRefs = {
  readonly name: string;
  readonly policy?: NATGatewaySpecForProviderSecondaryAllocationIdsRefsPolicy;
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsRefsPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecForProviderSecondaryAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecForProviderSecondaryAllocationIdsSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSubnetIdRef = {
  readonly name: string;
  readonly policy?: NATGatewaySpecForProviderSubnetIdRefPolicy;
};
export type NATGatewaySpecForProviderSubnetIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecForProviderSubnetIdSelectorPolicy;
};
export type NATGatewaySpecForProviderSubnetIdSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: NATGatewaySpecForProviderVpcIdRefPolicy;
};
export type NATGatewaySpecForProviderVpcIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecForProviderVpcIdSelectorPolicy;
};
export type NATGatewaySpecForProviderVpcIdSelectorPolicy = {
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
  readonly secondaryAllocationIds?: readonly string[];
  readonly secondaryAllocationIdsRefs?: readonly NATGatewaySpecInitProviderSecondaryAllocationIdsRefs[];
  readonly secondaryAllocationIdsSelector?: NATGatewaySpecInitProviderSecondaryAllocationIdsSelector;
  readonly secondaryPrivateIpAddressCount?: number;
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
  readonly policy?: NATGatewaySpecInitProviderAllocationIdRefPolicy;
};
export type NATGatewaySpecInitProviderAllocationIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAllocationIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecInitProviderAllocationIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderAllocationIdSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddress = {
  readonly allocationIds?: readonly string[];
  readonly allocationIdsRefs?: readonly NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefs[];
  readonly allocationIdsSelector?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelector;
  readonly availabilityZone?: string;
  readonly availabilityZoneId?: string;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefs = {
  readonly name: string;
  readonly policy?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefsPolicy;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsRefsPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecInitProviderAvailabilityZoneAddressAllocationIdsSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsRefs = {
  readonly name: string;
  readonly policy?: NATGatewaySpecInitProviderSecondaryAllocationIdsRefsPolicy;
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsRefsPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecInitProviderSecondaryAllocationIdsSelectorPolicy;
};
export type NATGatewaySpecInitProviderSecondaryAllocationIdsSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSubnetIdRef = {
  readonly name: string;
  readonly policy?: NATGatewaySpecInitProviderSubnetIdRefPolicy;
};
export type NATGatewaySpecInitProviderSubnetIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecInitProviderSubnetIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderSubnetIdSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: NATGatewaySpecInitProviderVpcIdRefPolicy;
};
export type NATGatewaySpecInitProviderVpcIdRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NATGatewaySpecInitProviderVpcIdSelectorPolicy;
};
export type NATGatewaySpecInitProviderVpcIdSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: NATGatewaySpecProviderConfigRefPolicy;
};
export type NATGatewaySpecProviderConfigRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NATGatewaySpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
