// Generated from provider-aws-v2.6.0/ec2.aws.upbound.io_tags.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Tag = {
  readonly apiVersion: "ec2.aws.upbound.io/v1beta1";
  readonly kind: "Tag";
  readonly metadata: ClusterObjectMeta;
  readonly spec: TagSpec;
};
export type TagSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: TagSpecForProvider;
  readonly initProvider?: TagSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: TagSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: TagSpecWriteConnectionSecretToRef;
};
export type TagSpecForProvider = {
  readonly key: string;
  readonly region: string;
  readonly resourceId: string;
  readonly value?: string;
};
export type TagSpecInitProvider = {
  readonly value?: string;
};
export type TagSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: TagSpecProviderConfigRefPolicy;
};
export type TagSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TagSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type TagStatus = {
  readonly atProvider?: TagStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly TagStatusConditions[];
  readonly observedGeneration?: number;
};
export type TagStatusAtProvider = {
  readonly id?: string;
  readonly key?: string;
  readonly region?: string;
  readonly resourceId?: string;
  readonly value?: string;
};
export type TagStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
