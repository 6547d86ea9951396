// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_addons.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Addon = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "Addon";
  readonly metadata: ObjectMeta;
  readonly spec: AddonSpec;
};
export type AddonSpec = {
  readonly forProvider: AddonSpecForProvider;
  readonly initProvider?: AddonSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: AddonSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: AddonSpecWriteConnectionSecretToRef;
};
export type AddonSpecForProvider = {
  readonly addonName?: string;
  readonly addonVersion?: string;
  readonly clusterName?: string;
  readonly clusterNameRef?: AddonSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: AddonSpecForProviderClusterNameSelector;
  readonly configurationValues?: string;
  readonly podIdentityAssociation?: readonly AddonSpecForProviderPodIdentityAssociation[];
  readonly preserve?: boolean;
  readonly region: string;
  readonly resolveConflictsOnCreate?: string;
  readonly resolveConflictsOnUpdate?: string;
  readonly serviceAccountRoleArn?: string;
  readonly serviceAccountRoleArnRef?: AddonSpecForProviderServiceAccountRoleArnRef;
  readonly serviceAccountRoleArnSelector?: AddonSpecForProviderServiceAccountRoleArnSelector;
  readonly tags?: { readonly [key: string]: string };
};
export type AddonSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AddonSpecForProviderClusterNameRefPolicy;
};
export type AddonSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AddonSpecForProviderClusterNameSelectorPolicy;
};
export type AddonSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecForProviderPodIdentityAssociation = {
  readonly roleArn?: string;
  readonly serviceAccount?: string;
};
export type AddonSpecForProviderServiceAccountRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AddonSpecForProviderServiceAccountRoleArnRefPolicy;
};
export type AddonSpecForProviderServiceAccountRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecForProviderServiceAccountRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AddonSpecForProviderServiceAccountRoleArnSelectorPolicy;
};
export type AddonSpecForProviderServiceAccountRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecInitProvider = {
  readonly addonName?: string;
  readonly addonVersion?: string;
  readonly clusterName?: string;
  readonly clusterNameRef?: AddonSpecInitProviderClusterNameRef;
  readonly clusterNameSelector?: AddonSpecInitProviderClusterNameSelector;
  readonly configurationValues?: string;
  readonly podIdentityAssociation?: readonly AddonSpecInitProviderPodIdentityAssociation[];
  readonly preserve?: boolean;
  readonly resolveConflictsOnCreate?: string;
  readonly resolveConflictsOnUpdate?: string;
  readonly serviceAccountRoleArn?: string;
  readonly serviceAccountRoleArnRef?: AddonSpecInitProviderServiceAccountRoleArnRef;
  readonly serviceAccountRoleArnSelector?: AddonSpecInitProviderServiceAccountRoleArnSelector;
  readonly tags?: { readonly [key: string]: string };
};
export type AddonSpecInitProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AddonSpecInitProviderClusterNameRefPolicy;
};
export type AddonSpecInitProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecInitProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AddonSpecInitProviderClusterNameSelectorPolicy;
};
export type AddonSpecInitProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecInitProviderPodIdentityAssociation = {
  readonly roleArn?: string;
  readonly serviceAccount?: string;
};
export type AddonSpecInitProviderServiceAccountRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AddonSpecInitProviderServiceAccountRoleArnRefPolicy;
};
export type AddonSpecInitProviderServiceAccountRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecInitProviderServiceAccountRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AddonSpecInitProviderServiceAccountRoleArnSelectorPolicy;
};
export type AddonSpecInitProviderServiceAccountRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AddonSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type AddonSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type AddonStatus = {
  readonly atProvider?: AddonStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly AddonStatusConditions[];
  readonly observedGeneration?: number;
};
export type AddonStatusAtProvider = {
  readonly addonName?: string;
  readonly addonVersion?: string;
  readonly arn?: string;
  readonly clusterName?: string;
  readonly configurationValues?: string;
  readonly createdAt?: string;
  readonly id?: string;
  readonly modifiedAt?: string;
  readonly podIdentityAssociation?: readonly AddonStatusAtProviderPodIdentityAssociation[];
  readonly preserve?: boolean;
  readonly region?: string;
  readonly resolveConflictsOnCreate?: string;
  readonly resolveConflictsOnUpdate?: string;
  readonly serviceAccountRoleArn?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type AddonStatusAtProviderPodIdentityAssociation = {
  readonly roleArn?: string;
  readonly serviceAccount?: string;
};
export type AddonStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
