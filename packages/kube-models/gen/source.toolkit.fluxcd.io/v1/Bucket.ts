// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_buckets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Bucket = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "Bucket";
  readonly metadata: ObjectMeta;
  readonly spec?: BucketSpec;
};
export type BucketSpec = {
  readonly bucketName: string;
  readonly certSecretRef?: BucketSpecCertSecretRef;
  readonly endpoint: string;
  readonly ignore?: string;
  readonly insecure?: boolean;
  /** A duration, such as `1h30m`. */
  readonly interval: string;
  readonly prefix?: string;
  /** Default: `"generic"`. */
  readonly provider?: "generic" | "aws" | "gcp" | "azure";
  readonly proxySecretRef?: BucketSpecProxySecretRef;
  readonly region?: string;
  readonly secretRef?: BucketSpecSecretRef;
  readonly serviceAccountName?: string;
  readonly sts?: BucketSpecSts;
  readonly suspend?: boolean;
  /** A duration, such as `1m30s`. Default: `"60s"`. */
  readonly timeout?: string;
};
export type BucketSpecCertSecretRef = {
  readonly name: string;
};
export type BucketSpecProxySecretRef = {
  readonly name: string;
};
export type BucketSpecSecretRef = {
  readonly name: string;
};
export type BucketSpecSts = {
  readonly certSecretRef?: BucketSpecStsCertSecretRef;
  /** Matches `^(http|https)://.*$`. */
  readonly endpoint: string;
  readonly provider: "aws" | "ldap";
  readonly secretRef?: BucketSpecStsSecretRef;
};
export type BucketSpecStsCertSecretRef = {
  readonly name: string;
};
export type BucketSpecStsSecretRef = {
  readonly name: string;
};
