// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_mainroutetableassociations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type MainRouteTableAssociation = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "MainRouteTableAssociation";
  readonly metadata: ClusterObjectMeta;
  readonly spec: MainRouteTableAssociationSpec;
};
export type MainRouteTableAssociationSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: MainRouteTableAssociationSpecForProvider;
  readonly initProvider?: MainRouteTableAssociationSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: MainRouteTableAssociationSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: MainRouteTableAssociationSpecWriteConnectionSecretToRef;
};
export type MainRouteTableAssociationSpecForProvider = {
  readonly region: string;
  readonly routeTableId?: string;
  readonly routeTableIdRef?: MainRouteTableAssociationSpecForProviderRouteTableIdRef;
  readonly routeTableIdSelector?: MainRouteTableAssociationSpecForProviderRouteTableIdSelector;
  readonly vpcId?: string;
  readonly vpcIdRef?: MainRouteTableAssociationSpecForProviderVpcIdRef;
  readonly vpcIdSelector?: MainRouteTableAssociationSpecForProviderVpcIdSelector;
};
export type MainRouteTableAssociationSpecForProviderRouteTableIdRef = {
  readonly name: string;
  readonly policy?: MainRouteTableAssociationSpecForProviderRouteTableIdRefPolicy;
};
export type MainRouteTableAssociationSpecForProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecForProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: MainRouteTableAssociationSpecForProviderRouteTableIdSelectorPolicy;
};
export type MainRouteTableAssociationSpecForProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecForProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: MainRouteTableAssociationSpecForProviderVpcIdRefPolicy;
};
export type MainRouteTableAssociationSpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: MainRouteTableAssociationSpecForProviderVpcIdSelectorPolicy;
};
export type MainRouteTableAssociationSpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecInitProvider = {
  readonly routeTableId?: string;
  readonly routeTableIdRef?: MainRouteTableAssociationSpecInitProviderRouteTableIdRef;
  readonly routeTableIdSelector?: MainRouteTableAssociationSpecInitProviderRouteTableIdSelector;
  readonly vpcId?: string;
  readonly vpcIdRef?: MainRouteTableAssociationSpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: MainRouteTableAssociationSpecInitProviderVpcIdSelector;
};
export type MainRouteTableAssociationSpecInitProviderRouteTableIdRef = {
  readonly name: string;
  readonly policy?: MainRouteTableAssociationSpecInitProviderRouteTableIdRefPolicy;
};
export type MainRouteTableAssociationSpecInitProviderRouteTableIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecInitProviderRouteTableIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: MainRouteTableAssociationSpecInitProviderRouteTableIdSelectorPolicy;
};
export type MainRouteTableAssociationSpecInitProviderRouteTableIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: MainRouteTableAssociationSpecInitProviderVpcIdRefPolicy;
};
export type MainRouteTableAssociationSpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: MainRouteTableAssociationSpecInitProviderVpcIdSelectorPolicy;
};
export type MainRouteTableAssociationSpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: MainRouteTableAssociationSpecProviderConfigRefPolicy;
};
export type MainRouteTableAssociationSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type MainRouteTableAssociationSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type MainRouteTableAssociationStatus = {
  readonly atProvider?: MainRouteTableAssociationStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly MainRouteTableAssociationStatusConditions[];
  readonly observedGeneration?: number;
};
export type MainRouteTableAssociationStatusAtProvider = {
  readonly id?: string;
  readonly originalRouteTableId?: string;
  readonly region?: string;
  readonly routeTableId?: string;
  readonly vpcId?: string;
};
export type MainRouteTableAssociationStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
