// Generated from provider-aws-v2.6.0/s3.aws.m.upbound.io_buckets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Bucket = {
  readonly apiVersion: "s3.aws.m.upbound.io/v1beta1";
  readonly kind: "Bucket";
  readonly metadata: ObjectMeta;
  readonly spec: BucketSpec;
};
export type BucketSpec = {
  readonly forProvider: BucketSpecForProvider;
  readonly initProvider?: BucketSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
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
  readonly kind: string;
  readonly name: string;
};
export type BucketSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
