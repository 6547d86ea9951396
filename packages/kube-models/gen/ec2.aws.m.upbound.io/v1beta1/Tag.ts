// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_tags.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Tag = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "Tag";
  readonly metadata: ObjectMeta;
  readonly spec: TagSpec;
};
export type TagSpec = {
  readonly forProvider: TagSpecForProvider;
  readonly initProvider?: TagSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
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
  readonly kind: string;
  readonly name: string;
};
export type TagSpecWriteConnectionSecretToRef = {
  readonly name: string;
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
