// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_routetableassociations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type RouteTableAssociation = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "RouteTableAssociation";
  readonly metadata: ObjectMeta;
  readonly spec: RouteTableAssociationSpec;
};
export type RouteTableAssociationSpec = {
  readonly forProvider: RouteTableAssociationSpecForProvider;
  readonly initProvider?: RouteTableAssociationSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: RouteTableAssociationSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RouteTableAssociationSpecWriteConnectionSecretToRef;
};
export type RouteTableAssociationSpecForProvider = {
  readonly gatewayId?: string;
  readonly gatewayIdRef?: RouteTableAssociationSpecForProviderGatewayIdRef;
  readonly gatewayIdSelector?: RouteTableAssociationSpecForProviderGatewayIdSelector;
  readonly region: string;
  readonly routeTableId?: string;
  readonly routeTableIdRef?: RouteTableAssociationSpecForProviderRouteTableIdRef;
  readonly routeTableIdSelector?: RouteTableAssociationSpecForProviderRouteTableIdSelector;
  readonly subnetId?: string;
  readonly subnetIdRef?: RouteTableAssociationSpecForProviderSubnetIdRef;
  readonly subnetIdSelector?: RouteTableAssociationSpecForProviderSubnetIdSelector;
};
export type RouteTableAssociationSpecForProviderGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderGatewayIdRefPolicy;
};
export type RouteTableAssociationSpecForProviderGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecForProviderGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderGatewayIdSelectorPolicy;
};
export type RouteTableAssociationSpecForProviderGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecForProviderRouteTableIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderRouteTableIdRefPolicy;
};
export type RouteTableAssociationSpecForProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecForProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderRouteTableIdSelectorPolicy;
};
export type RouteTableAssociationSpecForProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecForProviderSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderSubnetIdRefPolicy;
};
export type RouteTableAssociationSpecForProviderSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecForProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecForProviderSubnetIdSelectorPolicy;
};
export type RouteTableAssociationSpecForProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProvider = {
  readonly gatewayId?: string;
  readonly gatewayIdRef?: RouteTableAssociationSpecInitProviderGatewayIdRef;
  readonly gatewayIdSelector?: RouteTableAssociationSpecInitProviderGatewayIdSelector;
  readonly routeTableId?: string;
  readonly routeTableIdRef?: RouteTableAssociationSpecInitProviderRouteTableIdRef;
  readonly routeTableIdSelector?: RouteTableAssociationSpecInitProviderRouteTableIdSelector;
  readonly subnetId?: string;
  readonly subnetIdRef?: RouteTableAssociationSpecInitProviderSubnetIdRef;
  readonly subnetIdSelector?: RouteTableAssociationSpecInitProviderSubnetIdSelector;
};
export type RouteTableAssociationSpecInitProviderGatewayIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderGatewayIdRefPolicy;
};
export type RouteTableAssociationSpecInitProviderGatewayIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProviderGatewayIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderGatewayIdSelectorPolicy;
};
export type RouteTableAssociationSpecInitProviderGatewayIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProviderRouteTableIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderRouteTableIdRefPolicy;
};
export type RouteTableAssociationSpecInitProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderRouteTableIdSelectorPolicy;
};
export type RouteTableAssociationSpecInitProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProviderSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderSubnetIdRefPolicy;
};
export type RouteTableAssociationSpecInitProviderSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecInitProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RouteTableAssociationSpecInitProviderSubnetIdSelectorPolicy;
};
export type RouteTableAssociationSpecInitProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableAssociationSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type RouteTableAssociationSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type RouteTableAssociationStatus = {
  readonly atProvider?: RouteTableAssociationStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RouteTableAssociationStatusConditions[];
  readonly observedGeneration?: number;
};
export type RouteTableAssociationStatusAtProvider = {
  readonly gatewayId?: string;
  readonly id?: string;
  readonly region?: string;
  readonly routeTableId?: string;
  readonly subnetId?: string;
};
export type RouteTableAssociationStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
