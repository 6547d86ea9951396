// Generated from provider-aws-v2.6.0/iam.aws.m.upbound.io_instanceprofiles.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type InstanceProfile = {
  readonly apiVersion: "iam.aws.m.upbound.io/v1beta1";
  readonly kind: "InstanceProfile";
  readonly metadata: ObjectMeta;
  readonly spec: InstanceProfileSpec;
};
export type InstanceProfileSpec = {
  readonly forProvider: InstanceProfileSpecForProvider;
  readonly initProvider?: InstanceProfileSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: InstanceProfileSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: InstanceProfileSpecWriteConnectionSecretToRef;
};
export type InstanceProfileSpecForProvider = {
  readonly path?: string;
  readonly role?: string;
  readonly roleRef?: InstanceProfileSpecForProviderRoleRef;
  readonly roleSelector?: InstanceProfileSpecForProviderRoleSelector;
  readonly tags?: { readonly [key: string]: string };
};
export type InstanceProfileSpecForProviderRoleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: InstanceProfileSpecForProviderRoleRefPolicy;
};
export type InstanceProfileSpecForProviderRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceProfileSpecForProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: InstanceProfileSpecForProviderRoleSelectorPolicy;
};
export type InstanceProfileSpecForProviderRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceProfileSpecInitProvider = {
  readonly path?: string;
  readonly role?: string;
  readonly roleRef?: InstanceProfileSpecInitProviderRoleRef;
  readonly roleSelector?: InstanceProfileSpecInitProviderRoleSelector;
  readonly tags?: { readonly [key: string]: string };
};
export type InstanceProfileSpecInitProviderRoleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: InstanceProfileSpecInitProviderRoleRefPolicy;
};
export type InstanceProfileSpecInitProviderRoleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceProfileSpecInitProviderRoleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: InstanceProfileSpecInitProviderRoleSelectorPolicy;
};
export type InstanceProfileSpecInitProviderRoleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceProfileSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type InstanceProfileSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type InstanceProfileStatus = {
  readonly atProvider?: InstanceProfileStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly InstanceProfileStatusConditions[];
  readonly observedGeneration?: number;
};
export type InstanceProfileStatusAtProvider = {
  readonly arn?: string;
  readonly createDate?: string;
  readonly id?: string;
  readonly path?: string;
  readonly role?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly uniqueId?: string;
};
export type InstanceProfileStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
