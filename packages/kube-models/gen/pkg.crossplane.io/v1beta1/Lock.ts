// Generated from crossplane-v2.3.4/pkg.crossplane.io_locks.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Lock = {
  readonly apiVersion: "pkg.crossplane.io/v1beta1";
  readonly kind: "Lock";
  readonly metadata: ClusterObjectMeta;
  readonly packages?: readonly LockPackages[];
};
export type LockPackages = {
  readonly apiVersion?: string;
  readonly dependencies: readonly LockPackagesDependencies[];
  readonly kind?: string;
  readonly name: string;
  readonly source: string;
  readonly type?: "Configuration" | "Provider" | "Function";
  readonly version: string;
};
export type LockPackagesDependencies = {
  readonly apiVersion?: string;
  readonly constraints: string;
  readonly kind?: string;
  readonly package: string;
  readonly type?: "Configuration" | "Provider" | "Function";
};
