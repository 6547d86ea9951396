// Generated from provider-aws-v2.6.0/s3.aws.upbound.io_buckets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Bucket = {
  readonly apiVersion: "s3.aws.upbound.io/v1beta2";
  readonly kind: "Bucket";
  readonly metadata: ClusterObjectMeta;
  readonly spec: BucketSpec;
};
export type BucketSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: BucketSpecForProvider;
  readonly initProvider?: BucketSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: BucketSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: BucketSpecWriteConnectionSecretToRef;
};
export type BucketSpecForProvider = {
  readonly forceDestroy?: boolean;
  readonly objectLockEnabled?: boolean;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
};
export type BucketSpecInitProvider = {
  readonly forceDestroy?: boolean;
  readonly objectLockEnabled?: boolean;
  readonly tags?: { readonly [key: string]: string };
};
export type BucketSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: BucketSpecProviderConfigRefPolicy;
};
export type BucketSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type BucketSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
