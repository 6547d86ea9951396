// Generated from provider-aws-v2.6.0/eks.aws.upbound.io_identityproviderconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IdentityProviderConfig = {
  readonly apiVersion: "eks.aws.upbound.io/v1beta2";
  readonly kind: "IdentityProviderConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec: IdentityProviderConfigSpec;
};
export type IdentityProviderConfigSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: IdentityProviderConfigSpecForProvider;
  readonly initProvider?: IdentityProviderConfigSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: IdentityProviderConfigSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: IdentityProviderConfigSpecWriteConnectionSecretToRef;
};
export type IdentityProviderConfigSpecForProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: IdentityProviderConfigSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: IdentityProviderConfigSpecForProviderClusterNameSelector;
  readonly oidc?: IdentityProviderConfigSpecForProviderOidc;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
};
export type IdentityProviderConfigSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly policy?: IdentityProviderConfigSpecForProviderClusterNameRefPolicy;
};
export type IdentityProviderConfigSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type IdentityProviderConfigSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: IdentityProviderConfigSpecForProviderClusterNameSelectorPolicy;
};
export type IdentityProviderConfigSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type IdentityProviderConfigSpecForProviderOidc = {
  readonly clientId?: string;
  readonly groupsClaim?: string;
  readonly groupsPrefix?: string;
  readonly issuerUrl?: string;
  readonly requiredClaims?: { readonly [key: string]: string };
  readonly usernameClaim?: string;
  readonly usernamePrefix?: string;
};
export type IdentityProviderConfigSpecInitProvider = {
  readonly clusterName?: string;
  readonly clusterNameRef?: IdentityProviderConfigSpecInitProviderClusterNameRef;
  readonly clusterNameSelector?: IdentityProviderConfigSpecInitProviderClusterNameSelector;
  readonly oidc?: IdentityProviderConfigSpecInitProviderOidc;
  readonly tags?: { readonly [key: string]: string };
};
export type IdentityProviderConfigSpecInitProviderClusterNameRef = {
  readonly name: string;
  readonly policy?: IdentityProviderConfigSpecInitProviderClusterNameRefPolicy;
};
export type IdentityProviderConfigSpecInitProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type IdentityProviderConfigSpecInitProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: IdentityProviderConfigSpecInitProviderClusterNameSelectorPolicy;
};
export type IdentityProviderConfigSpecInitProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type IdentityProviderConfigSpecInitProviderOidc = {
  readonly clientId?: string;
  readonly groupsClaim?: string;
  readonly groupsPrefix?: string;
  readonly issuerUrl?: string;
  readonly requiredClaims?: { readonly [key: string]: string };
  readonly usernameClaim?: string;
  readonly usernamePrefix?: string;
};
export type IdentityProviderConfigSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: IdentityProviderConfigSpecProviderConfigRefPolicy;
};
export type IdentityProviderConfigSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type IdentityProviderConfigSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type IdentityProviderConfigStatus = {
  readonly atProvider?: IdentityProviderConfigStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly IdentityProviderConfigStatusConditions[];
  readonly observedGeneration?: number;
};
export type IdentityProviderConfigStatusAtProvider = {
  readonly arn?: string;
  readonly clusterName?: string;
  readonly id?: string;
  readonly oidc?: IdentityProviderConfigStatusAtProviderOidc;
  readonly region?: string;
  readonly status?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
};
export type IdentityProviderConfigStatusAtProviderOidc = {
  readonly clientId?: string;
  readonly groupsClaim?: string;
  readonly groupsPrefix?: string;
  readonly issuerUrl?: string;
  readonly requiredClaims?: { readonly [key: string]: string };
  readonly usernameClaim?: string;
  readonly usernamePrefix?: string;
};
export type IdentityProviderConfigStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
