// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_routes.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Route = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "Route";
  readonly metadata: ObjectMeta;
  readonly spec: RouteSpec;
};
export type RouteSpec = {
  readonly forProvider: RouteSpecForProvider;
  readonly initProvider?: RouteSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: RouteSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RouteSpecWriteConnectionSecretToRef;
};
export type RouteSpecForProvider = {
  readonly carrierGatewayId?: string;
  readonly coreNetworkArn?: string;
  readonly destinationCidrBlock?: string;
  readonly destinationIpv6CidrBlock?: string;
  readonly destinationPrefixListId?: string;
  readonly destinationPrefixListIdRef?: RouteSpecForProviderDestinationPrefixListIdRef;
  readonly destinationPrefixListIdSelector?: RouteSpecForProviderDestinationPrefixListIdSelector;
  readonly egressOnlyGatewayId?: string;
  readonly egressOnlyGatewayIdRef?: RouteSpecForProviderEgressOnlyGatewayIdRef;
  readonly egressOnlyGatewayIdSelector?: RouteSpecForProviderEgressOnlyGatewayIdSelector;
  readonly gatewayId?: string;
  readonly gatewayIdRef?: RouteSpecForProviderGatewayIdRef;
  readonly gatewayIdSelector?: RouteSpecForProviderGatewayIdSelector;
  readonly localGatewayId?: string;
  readonly natGatewayId?: string;
  readonly natGatewayIdRef?: RouteSpecForProviderNatGatewayIdRef;
  readonly natGatewayIdSelector?: RouteSpecForProviderNatGatewayIdSelector;
  readonly networkInterfaceId?: string;
  readonly networkInterfaceIdRef?: RouteSpecForProviderNetworkInterfaceIdRef;
  readonly networkInterfaceIdSelector?: RouteSpecForProviderNetworkInterfaceIdSelector;
  readonly region: string;
  readonly routeTableId?: string;
  readonly routeTableIdRef?: RouteSpecForProviderRouteTableIdRef;
  readonly routeTableIdSelector?: RouteSpecForProviderRouteTableIdSelector;
  readonly transitGatewayId?: string;
  readonly transitGatewayIdRef?: RouteSpecForProviderTransitGatewayIdRef;
  readonly transitGatewayIdSelector?: RouteSpecForProviderTransitGatewayIdSelector;
  readonly vpcEndpointId?: string;
  readonly vpcEndpointIdRef?: RouteSpecForProviderVpcEndpointIdRef;
  readonly vpcEndpointIdSelector?: RouteSpecForProviderVpcEndpointIdSelector;
  readonly vpcPeeringConnectionId?: string;
  readonly vpcPeeringConnectionIdRef?: RouteSpecForProviderVpcPeeringConnectionIdRef;
  readonly vpcPeeringConnectionIdSelector?: RouteSpecForProviderVpcPeeringConnectionIdSelector;
};
export type RouteSpecForProviderDestinationPrefixListIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderDestinationPrefixListIdRefPolicy;
};
export type RouteSpecForProviderDestinationPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderDestinationPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderDestinationPrefixListIdSelectorPolicy;
};
export type RouteSpecForProviderDestinationPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderEgressOnlyGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderEgressOnlyGatewayIdRefPolicy;
};
export type RouteSpecForProviderEgressOnlyGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderEgressOnlyGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderEgressOnlyGatewayIdSelectorPolicy;
};
export type RouteSpecForProviderEgressOnlyGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderGatewayIdRefPolicy;
};
export type RouteSpecForProviderGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderGatewayIdSelectorPolicy;
};
export type RouteSpecForProviderGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderNatGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderNatGatewayIdRefPolicy;
};
export type RouteSpecForProviderNatGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderNatGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderNatGatewayIdSelectorPolicy;
};
export type RouteSpecForProviderNatGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderNetworkInterfaceIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderNetworkInterfaceIdRefPolicy;
};
export type RouteSpecForProviderNetworkInterfaceIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderNetworkInterfaceIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderNetworkInterfaceIdSelectorPolicy;
};
export type RouteSpecForProviderNetworkInterfaceIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderRouteTableIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderRouteTableIdRefPolicy;
};
export type RouteSpecForProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderRouteTableIdSelectorPolicy;
};
export type RouteSpecForProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderTransitGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderTransitGatewayIdRefPolicy;
};
export type RouteSpecForProviderTransitGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderTransitGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderTransitGatewayIdSelectorPolicy;
};
export type RouteSpecForProviderTransitGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderVpcEndpointIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderVpcEndpointIdRefPolicy;
};
export type RouteSpecForProviderVpcEndpointIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderVpcEndpointIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderVpcEndpointIdSelectorPolicy;
};
export type RouteSpecForProviderVpcEndpointIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderVpcPeeringConnectionIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderVpcPeeringConnectionIdRefPolicy;
};
export type RouteSpecForProviderVpcPeeringConnectionIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecForProviderVpcPeeringConnectionIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecForProviderVpcPeeringConnectionIdSelectorPolicy;
};
export type RouteSpecForProviderVpcPeeringConnectionIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProvider = {
  readonly carrierGatewayId?: string;
  readonly coreNetworkArn?: string;
  readonly destinationCidrBlock?: string;
  readonly destinationIpv6CidrBlock?: string;
  readonly destinationPrefixListId?: string;
  readonly destinationPrefixListIdRef?: RouteSpecInitProviderDestinationPrefixListIdRef;
  readonly destinationPrefixListIdSelector?: RouteSpecInitProviderDestinationPrefixListIdSelector;
  readonly egressOnlyGatewayId?: string;
  readonly egressOnlyGatewayIdRef?: RouteSpecInitProviderEgressOnlyGatewayIdRef;
  readonly egressOnlyGatewayIdSelector?: RouteSpecInitProviderEgressOnlyGatewayIdSelector;
  readonly gatewayId?: string;
  readonly gatewayIdRef?: RouteSpecInitProviderGatewayIdRef;
  readonly gatewayIdSelector?: RouteSpecInitProviderGatewayIdSelector;
  readonly localGatewayId?: string;
  readonly natGatewayId?: string;
  readonly natGatewayIdRef?: RouteSpecInitProviderNatGatewayIdRef;
  readonly natGatewayIdSelector?: RouteSpecInitProviderNatGatewayIdSelector;
  readonly networkInterfaceId?: string;
  readonly networkInterfaceIdRef?: RouteSpecInitProviderNetworkInterfaceIdRef;
  readonly networkInterfaceIdSelector?: RouteSpecInitProviderNetworkInterfaceIdSelector;
  readonly routeTableId?: string;
  readonly routeTableIdRef?: RouteSpecInitProviderRouteTableIdRef;
  readonly routeTableIdSelector?: RouteSpecInitProviderRouteTableIdSelector;
  readonly transitGatewayId?: string;
  readonly transitGatewayIdRef?: RouteSpecInitProviderTransitGatewayIdRef;
  readonly transitGatewayIdSelector?: RouteSpecInitProviderTransitGatewayIdSelector;
  readonly vpcEndpointId?: string;
  readonly vpcEndpointIdRef?: RouteSpecInitProviderVpcEndpointIdRef;
  readonly vpcEndpointIdSelector?: RouteSpecInitProviderVpcEndpointIdSelector;
  readonly vpcPeeringConnectionId?: string;
  readonly vpcPeeringConnectionIdRef?: RouteSpecInitProviderVpcPeeringConnectionIdRef;
  readonly vpcPeeringConnectionIdSelector?: RouteSpecInitProviderVpcPeeringConnectionIdSelector;
};
export type RouteSpecInitProviderDestinationPrefixListIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderDestinationPrefixListIdRefPolicy;
};
export type RouteSpecInitProviderDestinationPrefixListIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderDestinationPrefixListIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderDestinationPrefixListIdSelectorPolicy;
};
export type RouteSpecInitProviderDestinationPrefixListIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderEgressOnlyGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderEgressOnlyGatewayIdRefPolicy;
};
export type RouteSpecInitProviderEgressOnlyGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderEgressOnlyGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderEgressOnlyGatewayIdSelectorPolicy;
};
export type RouteSpecInitProviderEgressOnlyGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderGatewayIdRefPolicy;
};
export type RouteSpecInitProviderGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderGatewayIdSelectorPolicy;
};
export type RouteSpecInitProviderGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderNatGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderNatGatewayIdRefPolicy;
};
export type RouteSpecInitProviderNatGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderNatGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderNatGatewayIdSelectorPolicy;
};
export type RouteSpecInitProviderNatGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderNetworkInterfaceIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderNetworkInterfaceIdRefPolicy;
};
export type RouteSpecInitProviderNetworkInterfaceIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderNetworkInterfaceIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderNetworkInterfaceIdSelectorPolicy;
};
export type RouteSpecInitProviderNetworkInterfaceIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderRouteTableIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderRouteTableIdRefPolicy;
};
export type RouteSpecInitProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderRouteTableIdSelectorPolicy;
};
export type RouteSpecInitProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderTransitGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderTransitGatewayIdRefPolicy;
};
export type RouteSpecInitProviderTransitGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderTransitGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderTransitGatewayIdSelectorPolicy;
};
export type RouteSpecInitProviderTransitGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderVpcEndpointIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderVpcEndpointIdRefPolicy;
};
export type RouteSpecInitProviderVpcEndpointIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderVpcEndpointIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderVpcEndpointIdSelectorPolicy;
};
export type RouteSpecInitProviderVpcEndpointIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderVpcPeeringConnectionIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderVpcPeeringConnectionIdRefPolicy;
};
export type RouteSpecInitProviderVpcPeeringConnectionIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecInitProviderVpcPeeringConnectionIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteSpecInitProviderVpcPeeringConnectionIdSelectorPolicy;
};
export type RouteSpecInitProviderVpcPeeringConnectionIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type RouteSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type RouteStatus = {
  readonly atProvider?: RouteStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RouteStatusConditions[];
  readonly observedGeneration?: number;
};
export type RouteStatusAtProvider = {
  readonly carrierGatewayId?: string;
  readonly coreNetworkArn?: string;
  readonly destinationCidrBlock?: string;
  readonly destinationIpv6CidrBlock?: string;
  readonly destinationPrefixListId?: string;
  readonly egressOnlyGatewayId?: string;
  readonly gatewayId?: string;
  readonly id?: string;
  readonly instanceId?: string;
  readonly instanceOwnerId?: string;
  readonly localGatewayId?: string;
  readonly natGatewayId?: string;
  readonly networkInterfaceId?: string;
  readonly origin?: string;
  readonly region?: string;
  readonly routeTableId?: string;
  readonly state?: string;
  readonly transitGatewayId?: string;
  readonly vpcEndpointId?: string;
  readonly vpcPeeringConnectionId?: string;
};
export type RouteStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
