// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_internetgateways.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type InternetGateway = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "InternetGateway";
  readonly metadata: ObjectMeta;
  readonly spec: InternetGatewaySpec;
};
export type InternetGatewaySpec = {
  readonly forProvider: InternetGatewaySpecForProvider;
  readonly initProvider?: InternetGatewaySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: InternetGatewaySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: InternetGatewaySpecWriteConnectionSecretToRef;
};
export type InternetGatewaySpecForProvider = {
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: InternetGatewaySpecForProviderVpcIdRef;
  readonly vpcIdSelector?: InternetGatewaySpecForProviderVpcIdSelector;
};
export type InternetGatewaySpecForProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: InternetGatewaySpecForProviderVpcIdRefPolicy;
};
export type InternetGatewaySpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InternetGatewaySpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: InternetGatewaySpecForProviderVpcIdSelectorPolicy;
};
export type InternetGatewaySpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InternetGatewaySpecInitProvider = {
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: InternetGatewaySpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: InternetGatewaySpecInitProviderVpcIdSelector;
};
export type InternetGatewaySpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: InternetGatewaySpecInitProviderVpcIdRefPolicy;
};
export type InternetGatewaySpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InternetGatewaySpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: InternetGatewaySpecInitProviderVpcIdSelectorPolicy;
};
export type InternetGatewaySpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InternetGatewaySpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type InternetGatewaySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type InternetGatewayStatus = {
  readonly atProvider?: InternetGatewayStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly InternetGatewayStatusConditions[];
  readonly observedGeneration?: number;
};
export type InternetGatewayStatusAtProvider = {
  readonly arn?: string;
  readonly id?: string;
  readonly ownerId?: string;
  readonly region?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcId?: string;
};
export type InternetGatewayStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
