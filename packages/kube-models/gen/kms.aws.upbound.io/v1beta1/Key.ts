// Generated from provider-aws-v2.6.0/kms.aws.upbound.io_keys.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Key = {
  readonly apiVersion: "kms.aws.upbound.io/v1beta1";
  readonly kind: "Key";
  readonly metadata: ClusterObjectMeta;
  readonly spec: KeySpec;
};
export type KeySpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: KeySpecForProvider;
  readonly initProvider?: KeySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: KeySpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: KeySpecWriteConnectionSecretToRef;
};
export type KeySpecForProvider = {
  readonly bypassPolicyLockoutSafetyCheck?: boolean;
  readonly customKeyStoreId?: string;
  readonly customerMasterKeySpec?: string;
  readonly deletionWindowInDays?: number;
  readonly description?: string;
  readonly enableKeyRotation?: boolean;
  readonly isEnabled?: boolean;
  readonly keyUsage?: string;
  readonly multiRegion?: boolean;
  readonly policy?: string;
  readonly region: string;
  readonly rotationPeriodInDays?: number;
  readonly tags?: { readonly [key: string]: string };
  readonly xksKeyId?: string;
};
export type KeySpecInitProvider = {
  readonly bypassPolicyLockoutSafetyCheck?: boolean;
  readonly customKeyStoreId?: string;
  readonly customerMasterKeySpec?: string;
  readonly deletionWindowInDays?: number;
  readonly description?: string;
  readonly enableKeyRotation?: boolean;
  readonly isEnabled?: boolean;
  readonly keyUsage?: string;
  readonly multiRegion?: boolean;
  readonly policy?: string;
  readonly rotationPeriodInDays?: number;
  readonly tags?: { readonly [key: string]: string };
  readonly xksKeyId?: string;
};
export type KeySpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: KeySpecProviderConfigRefPolicy;
};
export type KeySpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type KeySpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
