// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_podidentityassociations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type PodIdentityAssociation = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "PodIdentityAssociation";
  readonly metadata: ObjectMeta;
  readonly spec: PodIdentityAssociationSpec;
};
export type PodIdentityAssociationSpec = {
  readonly forProvider: PodIdentityAssociationSpecForProvider;
  readonly initProvider?: PodIdentityAssociationSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: PodIdentityAssociationSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: PodIdentityAssociationSpecWriteConnectionSecretToRef;
};
export type PodIdentityAssociationSpecForProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: PodIdentityAssociationSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: PodIdentityAssociationSpecForProviderClusterNameSelector;
  readonly disableSessionTags?: boolean;
  readonly namespace?: string;
  readonly region: string;
  readonly roleArn?: string;
  readonly roleArnRef?: PodIdentityAssociationSpecForProviderRoleArnRef;
  readonly roleArnSelector?: PodIdentityAssociationSpecForProviderRoleArnSelector;
  readonly serviceAccount?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly targetRoleArn?: string;
  readonly targetRoleArnRef?: PodIdentityAssociationSpecForProviderTargetRoleArnRef;
  readonly targetRoleArnSelector?: PodIdentityAssociationSpecForProviderTargetRoleArnSelector;
};
export type PodIdentityAssociationSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderClusterNameRefPolicy;
};
export type PodIdentityAssociationSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderClusterNameSelectorPolicy;
};
export type PodIdentityAssociationSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecForProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderRoleArnRefPolicy;
};
export type PodIdentityAssociationSpecForProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecForProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderRoleArnSelectorPolicy;
};
export type PodIdentityAssociationSpecForProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecForProviderTargetRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderTargetRoleArnRefPolicy;
};
export type PodIdentityAssociationSpecForProviderTargetRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecForProviderTargetRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecForProviderTargetRoleArnSelectorPolicy;
};
export type PodIdentityAssociationSpecForProviderTargetRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: PodIdentityAssociationSpecInitProviderClusterNameRef;
  readonly clusterNameSelector?: PodIdentityAssociationSpecInitProviderClusterNameSelector;
  readonly disableSessionTags?: boolean;
  readonly namespace?: string;
  readonly roleArn?: string;
  readonly roleArnRef?: PodIdentityAssociationSpecInitProviderRoleArnRef;
  readonly roleArnSelector?: PodIdentityAssociationSpecInitProviderRoleArnSelector;
  readonly serviceAccount?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly targetRoleArn?: string;
  readonly targetRoleArnRef?: PodIdentityAssociationSpecInitProviderTargetRoleArnRef;
  readonly targetRoleArnSelector?: PodIdentityAssociationSpecInitProviderTargetRoleArnSelector;
};
export type PodIdentityAssociationSpecInitProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderClusterNameRefPolicy;
};
export type PodIdentityAssociationSpecInitProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderClusterNameSelectorPolicy;
};
export type PodIdentityAssociationSpecInitProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderRoleArnRefPolicy;
};
export type PodIdentityAssociationSpecInitProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderRoleArnSelectorPolicy;
};
export type PodIdentityAssociationSpecInitProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProviderTargetRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderTargetRoleArnRefPolicy;
};
export type PodIdentityAssociationSpecInitProviderTargetRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecInitProviderTargetRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: PodIdentityAssociationSpecInitProviderTargetRoleArnSelectorPolicy;
};
export type PodIdentityAssociationSpecInitProviderTargetRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type PodIdentityAssociationSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type PodIdentityAssociationSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type PodIdentityAssociationStatus = {
  readonly atProvider?: PodIdentityAssociationStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly PodIdentityAssociationStatusConditions[];
  readonly observedGeneration?: number;
};
export type PodIdentityAssociationStatusAtProvider = {
  readonly associationArn?: string;
  readonly associationId?: string;
  readonly clusterName?: string;
  readonly disableSessionTags?: boolean;
  readonly externalId?: string;
  readonly id?: string;
  readonly namespace?: string;
  readonly region?: string;
  readonly roleArn?: string;
  readonly serviceAccount?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly targetRoleArn?: string;
};
export type PodIdentityAssociationStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
