// Generated from provider-aws-v2.6.0/iam.aws.m.upbound.io_rolepolicies.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type RolePolicy = {
  readonly apiVersion: "iam.aws.m.upbound.io/v1beta1";
  readonly kind: "RolePolicy";
  readonly metadata: ObjectMeta;
  readonly spec: RolePolicySpec;
};
export type RolePolicySpec = {
  readonly forProvider: RolePolicySpecForProvider;
  readonly initProvider?: RolePolicySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
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
  readonly namespace?: string;
  readonly policy?: RolePolicySpecForProviderRoleRefPolicy;
};
export type RolePolicySpecForProviderRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicySpecForProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: RolePolicySpecForProviderRoleSelectorPolicy;
};
export type RolePolicySpecForProviderRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type RolePolicySpecInitProvider = {
  readonly policy?: string;
};
export type RolePolicySpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type RolePolicySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type RolePolicyStatus = {
  readonly atProvider?: RolePolicyStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly RolePolicyStatusConditions[];
  readonly observedGeneration?: number;
};
export type RolePolicyStatusAtProvider = {
  readonly id?: string;
  readonly policy?: string;
  readonly role?: string;
};
export type RolePolicyStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
