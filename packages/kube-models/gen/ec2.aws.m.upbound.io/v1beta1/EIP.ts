// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_eips.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type EIP = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "EIP";
  readonly metadata: ObjectMeta;
  readonly spec: EIPSpec;
};
export type EIPSpec = {
  readonly forProvider: EIPSpecForProvider;
  readonly initProvider?: EIPSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: EIPSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: EIPSpecWriteConnectionSecretToRef;
};
export type EIPSpecForProvider = {
  readonly address?: string;
  readonly associateWithPrivateIp?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly domain?: string;
  readonly instance?: string;
  readonly instanceRef?: EIPSpecForProviderInstanceRef;
  readonly instanceSelector?: EIPSpecForProviderInstanceSelector;
  readonly ipamPoolId?: string;
  readonly networkBorderGroup?: string;
  readonly networkInterface?: string;
  readonly networkInterfaceRef?: EIPSpecForProviderNetworkInterfaceRef;
  readonly networkInterfaceSelector?: EIPSpecForProviderNetworkInterfaceSelector;
  readonly publicIpv4Pool?: string;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
};
export type EIPSpecForProviderInstanceRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: EIPSpecForProviderInstanceRefPolicy;
};
export type EIPSpecForProviderInstanceRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecForProviderInstanceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: EIPSpecForProviderInstanceSelectorPolicy;
};
export type EIPSpecForProviderInstanceSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecForProviderNetworkInterfaceRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: EIPSpecForProviderNetworkInterfaceRefPolicy;
};
export type EIPSpecForProviderNetworkInterfaceRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecForProviderNetworkInterfaceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: EIPSpecForProviderNetworkInterfaceSelectorPolicy;
};
export type EIPSpecForProviderNetworkInterfaceSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecInitProvider = {
  readonly address?: string;
  readonly associateWithPrivateIp?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly domain?: string;
  readonly instance?: string;
  readonly instanceRef?: EIPSpecInitProviderInstanceRef;
  readonly instanceSelector?: EIPSpecInitProviderInstanceSelector;
  readonly ipamPoolId?: string;
  readonly networkBorderGroup?: string;
  readonly networkInterface?: string;
  readonly networkInterfaceRef?: EIPSpecInitProviderNetworkInterfaceRef;
  readonly networkInterfaceSelector?: EIPSpecInitProviderNetworkInterfaceSelector;
  readonly publicIpv4Pool?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type EIPSpecInitProviderInstanceRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: EIPSpecInitProviderInstanceRefPolicy;
};
export type EIPSpecInitProviderInstanceRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecInitProviderInstanceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: EIPSpecInitProviderInstanceSelectorPolicy;
};
export type EIPSpecInitProviderInstanceSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecInitProviderNetworkInterfaceRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: EIPSpecInitProviderNetworkInterfaceRefPolicy;
};
export type EIPSpecInitProviderNetworkInterfaceRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecInitProviderNetworkInterfaceSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: EIPSpecInitProviderNetworkInterfaceSelectorPolicy;
};
export type EIPSpecInitProviderNetworkInterfaceSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type EIPSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type EIPSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type EIPStatus = {
  readonly atProvider?: EIPStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly EIPStatusConditions[];
  readonly observedGeneration?: number;
};
export type EIPStatusAtProvider = {
  readonly address?: string;
  readonly allocationId?: string;
  readonly arn?: string;
  readonly associateWithPrivateIp?: string;
  readonly associationId?: string;
  readonly carrierIp?: string;
  readonly customerOwnedIp?: string;
  readonly customerOwnedIpv4Pool?: string;
  readonly domain?: string;
  readonly id?: string;
  readonly instance?: string;
  readonly ipamPoolId?: string;
  readonly networkBorderGroup?: string;
  readonly networkInterface?: string;
  readonly privateDns?: string;
  readonly privateIp?: string;
  readonly ptrRecord?: string;
  readonly publicDns?: string;
  readonly publicIp?: string;
  readonly publicIpv4Pool?: string;
  readonly region?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type EIPStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
