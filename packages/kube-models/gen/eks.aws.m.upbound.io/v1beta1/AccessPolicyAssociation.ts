// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_accesspolicyassociations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type AccessPolicyAssociation = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "AccessPolicyAssociation";
  readonly metadata: ObjectMeta;
  readonly spec: AccessPolicyAssociationSpec;
};
export type AccessPolicyAssociationSpec = {
  readonly forProvider: AccessPolicyAssociationSpecForProvider;
  readonly initProvider?: AccessPolicyAssociationSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: AccessPolicyAssociationSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: AccessPolicyAssociationSpecWriteConnectionSecretToRef;
};
export type AccessPolicyAssociationSpecForProvider = {
  readonly accessScope?: AccessPolicyAssociationSpecForProviderAccessScope;
  readonly clusterName?: string;
  readonly clusterNameRef?: AccessPolicyAssociationSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: AccessPolicyAssociationSpecForProviderClusterNameSelector;
  readonly policyArn: string;
  readonly principalArn?: string;
  readonly principalArnRef?: AccessPolicyAssociationSpecForProviderPrincipalArnRef;
  readonly principalArnSelector?: AccessPolicyAssociationSpecForProviderPrincipalArnSelector;
  readonly region: string;
};
export type AccessPolicyAssociationSpecForProviderAccessScope = {
  /** Each value once. */
  readonly namespaces?: readonly string[];
  readonly type?: string;
};
export type AccessPolicyAssociationSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AccessPolicyAssociationSpecForProviderClusterNameRefPolicy;
};
export type AccessPolicyAssociationSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessPolicyAssociationSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AccessPolicyAssociationSpecForProviderClusterNameSelectorPolicy;
};
export type AccessPolicyAssociationSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessPolicyAssociationSpecForProviderPrincipalArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: AccessPolicyAssociationSpecForProviderPrincipalArnRefPolicy;
};
export type AccessPolicyAssociationSpecForProviderPrincipalArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessPolicyAssociationSpecForProviderPrincipalArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: AccessPolicyAssociationSpecForProviderPrincipalArnSelectorPolicy;
};
export type AccessPolicyAssociationSpecForProviderPrincipalArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type AccessPolicyAssociationSpecInitProvider = {
  readonly accessScope?: AccessPolicyAssociationSpecInitProviderAccessScope;
};
export type AccessPolicyAssociationSpecInitProviderAccessScope = {
  /** Each value once. */
  readonly namespaces?: readonly string[];
  readonly type?: string;
};
export type AccessPolicyAssociationSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type AccessPolicyAssociationSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type AccessPolicyAssociationStatus = {
  readonly atProvider?: AccessPolicyAssociationStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly AccessPolicyAssociationStatusConditions[];
  readonly observedGeneration?: number;
};
export type AccessPolicyAssociationStatusAtProvider = {
  readonly accessScope?: AccessPolicyAssociationStatusAtProviderAccessScope;
  readonly associatedAt?: string;
  readonly clusterName?: string;
  readonly id?: string;
  readonly modifiedAt?: string;
  readonly policyArn?: string;
  readonly principalArn?: string;
  readonly region?: string;
};
export type AccessPolicyAssociationStatusAtProviderAccessScope = {
  /** Each value once. */
  readonly namespaces?: readonly string[];
  readonly type?: string;
};
export type AccessPolicyAssociationStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
