// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_routetables.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type RouteTable = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "RouteTable";
  readonly metadata: ClusterObjectMeta;
  readonly spec: RouteTableSpec;
};
export type RouteTableSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: RouteTableSpecForProvider;
  readonly initProvider?: RouteTableSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: RouteTableSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RouteTableSpecWriteConnectionSecretToRef;
};
export type RouteTableSpecForProvider = {
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: RouteTableSpecForProviderVpcIdRef;
  readonly vpcIdSelector?: RouteTableSpecForProviderVpcIdSelector;
};
export type RouteTableSpecForProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: RouteTableSpecForProviderVpcIdRefPolicy;
};
export type RouteTableSpecForProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableSpecForProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: RouteTableSpecForProviderVpcIdSelectorPolicy;
};
export type RouteTableSpecForProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableSpecInitProvider = {
  readonly tags?: { readonly [key: string]: string };
  readonly vpcId?: string;
  readonly vpcIdRef?: RouteTableSpecInitProviderVpcIdRef;
  readonly vpcIdSelector?: RouteTableSpecInitProviderVpcIdSelector;
};
export type RouteTableSpecInitProviderVpcIdRef = {
  readonly name: string;
  readonly policy?: RouteTableSpecInitProviderVpcIdRefPolicy;
};
export type RouteTableSpecInitProviderVpcIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableSpecInitProviderVpcIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: RouteTableSpecInitProviderVpcIdSelectorPolicy;
};
export type RouteTableSpecInitProviderVpcIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: RouteTableSpecProviderConfigRefPolicy;
};
export type RouteTableSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RouteTableSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type RouteTableStatus = {
  readonly atProvider?: RouteTableStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RouteTableStatusConditions[];
  readonly observedGeneration?: number;
};
export type RouteTableStatusAtProvider = {
  readonly arn?: string;
  readonly id?: string;
  readonly ownerId?: string;
  /** Each value once. */
  readonly propagatingVgws?: readonly string[];
  readonly region?: string;
  readonly route?: readonly RouteTableStatusAtProviderRoute[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly vpcId?: string;
};
export type RouteTableStatusAtProviderRoute = {
  readonly carrierGatewayId?: string;
  readonly cidrBlock?: string;
  readonly coreNetworkArn?: string;
  readonly destinationPrefixListId?: string;
  readonly egressOnlyGatewayId?: string;
  readonly gatewayId?: string;
  readonly ipv6CidrBlock?: string;
  readonly localGatewayId?: string;
  readonly natGatewayId?: string;
  readonly networkInterfaceId?: string;
  readonly transitGatewayId?: string;
  readonly vpcEndpointId?: string;
  readonly vpcPeeringConnectionId?: string;
};
export type RouteTableStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
