// Generated from provider-aws-v2.6.0/kms.aws.m.upbound.io_keys.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Key = {
  readonly apiVersion: "kms.aws.m.upbound.io/v1beta1";
  readonly kind: "Key";
  readonly metadata: ObjectMeta;
  readonly spec: KeySpec;
};
export type KeySpec = {
  readonly forProvider: KeySpecForProvider;
  readonly initProvider?: KeySpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
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
  readonly kind: string;
  readonly name: string;
};
export type KeySpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type KeyStatus = {
  readonly atProvider?: KeyStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly KeyStatusConditions[];
  readonly observedGeneration?: number;
};
export type KeyStatusAtProvider = {
  readonly arn?: string;
  readonly bypassPolicyLockoutSafetyCheck?: boolean;
  readonly customKeyStoreId?: string;
  readonly customerMasterKeySpec?: string;
  readonly deletionWindowInDays?: number;
  readonly description?: string;
  readonly enableKeyRotation?: boolean;
  readonly id?: string;
  readonly isEnabled?: boolean;
  readonly keyId?: string;
  readonly keyUsage?: string;
  readonly multiRegion?: boolean;
  readonly policy?: string;
  readonly region?: string;
  readonly rotationPeriodInDays?: number;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly xksKeyId?: string;
};
export type KeyStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
