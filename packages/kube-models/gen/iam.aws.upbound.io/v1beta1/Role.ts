// Generated from provider-aws-v2.6.0/iam.aws.upbound.io_roles.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Role = {
  readonly apiVersion: "iam.aws.upbound.io/v1beta1";
  readonly kind: "Role";
  readonly metadata: ClusterObjectMeta;
  readonly spec: RoleSpec;
};
export type RoleSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: RoleSpecForProvider;
  readonly initProvider?: RoleSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: RoleSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RoleSpecWriteConnectionSecretToRef;
};
export type RoleSpecForProvider = {
  readonly assumeRolePolicy?: string;
  readonly description?: string;
  readonly forceDetachPolicies?: boolean;
  readonly inlinePolicy?: readonly RoleSpecForProviderInlinePolicy[];
  /** Each value once. */
  readonly managedPolicyArns?: readonly string[];
  readonly managedPolicyArnsRefs?: readonly RoleSpecForProviderManagedPolicyArnsRefs[];
  readonly managedPolicyArnsSelector?: RoleSpecForProviderManagedPolicyArnsSelector;
  readonly maxSessionDuration?: number;
  readonly path?: string;
  readonly permissionsBoundary?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type RoleSpecForProviderInlinePolicy = {
  readonly name?: string;
  readonly policy?: string;
};
export type RoleSpecForProviderManagedPolicyArnsRefs = {
  readonly name: string;
  readonly policy?: RoleSpecForProviderManagedPolicyArnsRefsPolicy;
};
export type RoleSpecForProviderManagedPolicyArnsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RoleSpecForProviderManagedPolicyArnsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: RoleSpecForProviderManagedPolicyArnsSelectorPolicy;
};
export type RoleSpecForProviderManagedPolicyArnsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RoleSpecInitProvider = {
  readonly assumeRolePolicy?: string;
  readonly description?: string;
  readonly forceDetachPolicies?: boolean;
  readonly inlinePolicy?: readonly RoleSpecInitProviderInlinePolicy[];
  /** Each value once. */
  readonly managedPolicyArns?: readonly string[];
  readonly managedPolicyArnsRefs?: readonly RoleSpecInitProviderManagedPolicyArnsRefs[];
  readonly managedPolicyArnsSelector?: RoleSpecInitProviderManagedPolicyArnsSelector;
  readonly maxSessionDuration?: number;
  readonly path?: string;
  readonly permissionsBoundary?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type RoleSpecInitProviderInlinePolicy = {
  readonly name?: string;
  readonly policy?: string;
};
export type RoleSpecInitProviderManagedPolicyArnsRefs = {
  readonly name: string;
  readonly policy?: RoleSpecInitProviderManagedPolicyArnsRefsPolicy;
};
export type RoleSpecInitProviderManagedPolicyArnsRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RoleSpecInitProviderManagedPolicyArnsSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: RoleSpecInitProviderManagedPolicyArnsSelectorPolicy;
};
export type RoleSpecInitProviderManagedPolicyArnsSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RoleSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: RoleSpecProviderConfigRefPolicy;
};
export type RoleSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RoleSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type RoleStatus = {
  readonly atProvider?: RoleStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RoleStatusConditions[];
  readonly observedGeneration?: number;
};
export type RoleStatusAtProvider = {
  readonly arn?: string;
  readonly assumeRolePolicy?: string;
  readonly createDate?: string;
  readonly description?: string;
  readonly forceDetachPolicies?: boolean;
  readonly id?: string;
  readonly inlinePolicy?: readonly RoleStatusAtProviderInlinePolicy[];
  /** Each value once. */
  readonly managedPolicyArns?: readonly string[];
  readonly maxSessionDuration?: number;
  readonly path?: string;
  readonly permissionsBoundary?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly uniqueId?: string;
};
export type RoleStatusAtProviderInlinePolicy = {
  readonly name?: string;
  readonly policy?: string;
};
export type RoleStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
