// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_gitrepositories.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type GitRepository = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "GitRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: GitRepositorySpec;
};
export type GitRepositorySpec = {
  /** Patterns, as in .gitignore, of files that are left out. */
  readonly ignore?: string;
  /** Other GitRepositories whose files are added. */
  readonly include?: readonly GitRepositorySpecInclude[];
  /** How often the repository is asked for new commits. A duration, such as `1h30m`. */
  readonly interval: string;
  readonly provider?: "generic" | "aws" | "azure" | "github";
  readonly proxySecretRef?: GitRepositorySpecProxySecretRef;
  /** Whether submodules are cloned, too. */
  readonly recurseSubmodules?: boolean;
  /** What to check out. Default: the branch `master`. */
  readonly ref?: GitRepositorySpecRef;
  /** Secret with the credentials. */
  readonly secretRef?: GitRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  /** Folders to check out. Default: all. */
  readonly sparseCheckout?: readonly string[];
  /** Whether the controller leaves the source as it is. */
  readonly suspend?: boolean;
  /** The longest time of a Git operation. Default: 60s. A duration, such as `1m30s`. */
  readonly timeout?: string;
  /** Address of the repository, by HTTPS or SSH. Matches `^(http|https|ssh)://.*$`. */
  readonly url: string;
  /** Keys that must have signed the commit. */
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
  /** Branch, whose newest commit is used. */
  readonly branch?: string;
  /** Commit. Wins over all others. */
  readonly commit?: string;
  /** Full name of a reference, such as `refs/heads/main`. Wins over range, tag and branch. */
  readonly name?: string;
  /** Range, whose highest tag is used. Wins over tag and branch. */
  readonly semver?: string;
  /** Tag. Wins over the branch. */
  readonly tag?: string;
};
export type GitRepositorySpecSecretRef = {
  readonly name: string;
};
export type GitRepositorySpecVerify = {
  /** Default: `"HEAD"`. */
  readonly mode?: "head" | "HEAD" | "Tag" | "TagAndHEAD";
  readonly secretRef: GitRepositorySpecVerifySecretRef;
};
export type GitRepositorySpecVerifySecretRef = {
  readonly name: string;
};
