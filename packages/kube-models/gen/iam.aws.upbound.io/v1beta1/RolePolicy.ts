// Generated from provider-aws-v2.6.0/iam.aws.upbound.io_rolepolicies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type RolePolicy = {
  readonly apiVersion: "iam.aws.upbound.io/v1beta1";
  readonly kind: "RolePolicy";
  readonly metadata: ClusterObjectMeta;
  readonly spec: RolePolicySpec;
};
export type RolePolicySpec = {
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: RolePolicySpecForProvider;
  readonly initProvider?: RolePolicySpecInitProvider;
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  readonly providerConfigRef?: RolePolicySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: RolePolicySpecWriteConnectionSecretToRef;
};
export type RolePolicySpecForProvider = {
  readonly policy?: string;
  readonly role?: string;
  readonly roleRef?: RolePolicySpecForProviderRoleRef;
  readonly roleSelector?: RolePolicySpecForProviderRoleSelector;
};
export type RolePolicySpecForProviderRoleRef = {
  readonly name: string;
  readonly policy?: RolePolicySpecForProviderRoleRefPolicy;
};
export type RolePolicySpecForProviderRoleRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicySpecForProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: RolePolicySpecForProviderRoleSelectorPolicy;
};
export type RolePolicySpecForProviderRoleSelectorPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicySpecInitProvider = {
  readonly policy?: string;
};
export type RolePolicySpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: RolePolicySpecProviderConfigRefPolicy;
};
export type RolePolicySpecProviderConfigRefPolicy = {
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicySpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
