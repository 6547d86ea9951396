// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_fargateprofiles.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type FargateProfile = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "FargateProfile";
  readonly metadata: ObjectMeta;
  readonly spec: FargateProfileSpec;
};
export type FargateProfileSpec = {
  readonly forProvider: FargateProfileSpecForProvider;
  readonly initProvider?: FargateProfileSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: FargateProfileSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: FargateProfileSpecWriteConnectionSecretToRef;
};
export type FargateProfileSpecForProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: FargateProfileSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: FargateProfileSpecForProviderClusterNameSelector;
  readonly podExecutionRoleArn?: string;
  readonly podExecutionRoleArnRef?: FargateProfileSpecForProviderPodExecutionRoleArnRef;
  readonly podExecutionRoleArnSelector?: FargateProfileSpecForProviderPodExecutionRoleArnSelector;
  readonly region: string;
  readonly selector?: readonly FargateProfileSpecForProviderSelector[];
  readonly subnetIdRefs?: readonly FargateProfileSpecForProviderSubnetIdRefs[];
  readonly subnetIdSelector?: FargateProfileSpecForProviderSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
};
export type FargateProfileSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderClusterNameRefPolicy;
};
export type FargateProfileSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderClusterNameSelectorPolicy;
};
export type FargateProfileSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecForProviderPodExecutionRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderPodExecutionRoleArnRefPolicy;
};
export type FargateProfileSpecForProviderPodExecutionRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecForProviderPodExecutionRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderPodExecutionRoleArnSelectorPolicy;
};
export type FargateProfileSpecForProviderPodExecutionRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecForProviderSelector = {
  readonly labels?: { readonly [key: string]: string };
  readonly namespace?: string;
};
export type FargateProfileSpecForProviderSubnetIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderSubnetIdRefsPolicy;
};
export type FargateProfileSpecForProviderSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecForProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecForProviderSubnetIdSelectorPolicy;
};
export type FargateProfileSpecForProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: FargateProfileSpecInitProviderClusterNameRef;
  readonly clusterNameSelector?: FargateProfileSpecInitProviderClusterNameSelector;
  readonly podExecutionRoleArn?: string;
  readonly podExecutionRoleArnRef?: FargateProfileSpecInitProviderPodExecutionRoleArnRef;
  readonly podExecutionRoleArnSelector?: FargateProfileSpecInitProviderPodExecutionRoleArnSelector;
  readonly selector?: readonly FargateProfileSpecInitProviderSelector[];
  readonly subnetIdRefs?: readonly FargateProfileSpecInitProviderSubnetIdRefs[];
  readonly subnetIdSelector?: FargateProfileSpecInitProviderSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
};
export type FargateProfileSpecInitProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderClusterNameRefPolicy;
};
export type FargateProfileSpecInitProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderClusterNameSelectorPolicy;
};
export type FargateProfileSpecInitProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProviderPodExecutionRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderPodExecutionRoleArnRefPolicy;
};
export type FargateProfileSpecInitProviderPodExecutionRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProviderPodExecutionRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderPodExecutionRoleArnSelectorPolicy;
};
export type FargateProfileSpecInitProviderPodExecutionRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProviderSelector = {
  readonly labels?: { readonly [key: string]: string };
  readonly namespace?: string;
};
export type FargateProfileSpecInitProviderSubnetIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderSubnetIdRefsPolicy;
};
export type FargateProfileSpecInitProviderSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecInitProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: FargateProfileSpecInitProviderSubnetIdSelectorPolicy;
};
export type FargateProfileSpecInitProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type FargateProfileSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type FargateProfileSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type FargateProfileStatus = {
  readonly atProvider?: FargateProfileStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly FargateProfileStatusConditions[];
  readonly observedGeneration?: number;
};
export type FargateProfileStatusAtProvider = {
  readonly arn?: string;
  readonly clusterName?: string;
  readonly id?: string;
  readonly podExecutionRoleArn?: string;
  readonly region?: string;
  readonly selector?: readonly FargateProfileStatusAtProviderSelector[];
  readonly status?: string;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type FargateProfileStatusAtProviderSelector = {
  readonly labels?: { readonly [key: string]: string };
  readonly namespace?: string;
};
export type FargateProfileStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
