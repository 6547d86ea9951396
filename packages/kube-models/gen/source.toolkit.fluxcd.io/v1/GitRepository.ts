// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_gitrepositories.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type GitRepository = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "GitRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: GitRepositorySpec;
};
export type GitRepositorySpec = {
  readonly ignore?: string;
  readonly include?: readonly GitRepositorySpecInclude[];
  readonly interval: string;
  readonly provider?: "generic" | "aws" | "azure" | "github";
  readonly proxySecretRef?: GitRepositorySpecProxySecretRef;
  readonly recurseSubmodules?: boolean;
  readonly ref?: GitRepositorySpecRef;
  readonly secretRef?: GitRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  readonly sparseCheckout?: readonly string[];
  readonly suspend?: boolean;
  readonly timeout?: string;
  readonly url: string;
  readonly verify?: GitRepositorySpecVerify;
};
export type GitRepositorySpecInclude = {
  readonly fromPath?: string;
  readonly repository: GitRepositorySpecIncludeRepository;
  readonly toPath?: string;
};
export type GitRepositorySpecIncludeRepository = {
  readonly name: string;
};
export type GitRepositorySpecProxySecretRef = {
  readonly name: string;
};
export type GitRepositorySpecRef = {
  readonly branch?: string;
  readonly commit?: string;
  readonly name?: string;
  readonly semver?: string;
  readonly tag?: string;
};
export type GitRepositorySpecSecretRef = {
  readonly name: string;
};
export type GitRepositorySpecVerify = {
  readonly mode?: "head" | "HEAD" | "Tag" | "TagAndHEAD";
  readonly secretRef: GitRepositorySpecVerifySecretRef;
};
export type GitRepositorySpecVerifySecretRef = {
  readonly name: string;
};
