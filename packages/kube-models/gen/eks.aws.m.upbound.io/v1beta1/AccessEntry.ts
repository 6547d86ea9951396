// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_accessentries.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type AccessEntry = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "AccessEntry";
  readonly metadata: ObjectMeta;
  readonly spec: AccessEntrySpec;
};
export type AccessEntrySpec = {
  readonly forProvider: AccessEntrySpecForProvider;
  readonly initProvider?: AccessEntrySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: AccessEntrySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: AccessEntrySpecWriteConnectionSecretToRef;
};
export type AccessEntrySpecForProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: AccessEntrySpecForProviderClusterNameRef;
  readonly clusterNameSelector?: AccessEntrySpecForProviderClusterNameSelector;
  /** Each value once. */
  readonly kubernetesGroups?: readonly string[];
  readonly principalArn?: string;
  readonly principalArnFromRoleRef?: AccessEntrySpecForProviderPrincipalArnFromRoleRef;
  readonly principalArnFromRoleSelector?: AccessEntrySpecForProviderPrincipalArnFromRoleSelector;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
  readonly type?: string;
  readonly userName?: string;
};
export type AccessEntrySpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AccessEntrySpecForProviderClusterNameRefPolicy;
};
export type AccessEntrySpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessEntrySpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AccessEntrySpecForProviderClusterNameSelectorPolicy;
};
export type AccessEntrySpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessEntrySpecForProviderPrincipalArnFromRoleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AccessEntrySpecForProviderPrincipalArnFromRoleRefPolicy;
};
export type AccessEntrySpecForProviderPrincipalArnFromRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessEntrySpecForProviderPrincipalArnFromRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AccessEntrySpecForProviderPrincipalArnFromRoleSelectorPolicy;
};
export type AccessEntrySpecForProviderPrincipalArnFromRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessEntrySpecInitProvider = {
  /** Each value once. */
  readonly kubernetesGroups?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly type?: string;
  readonly userName?: string;
};
export type AccessEntrySpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type AccessEntrySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type AccessEntryStatus = {
  readonly atProvider?: AccessEntryStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly AccessEntryStatusConditions[];
  readonly observedGeneration?: number;
};
export type AccessEntryStatusAtProvider = {
  readonly accessEntryArn?: string;
  readonly clusterName?: string;
  readonly createdAt?: string;
  readonly id?: string;
  /** Each value once. */
  readonly kubernetesGroups?: readonly string[];
  readonly modifiedAt?: string;
  readonly principalArn?: string;
  readonly region?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly type?: string;
  readonly userName?: string;
};
export type AccessEntryStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
