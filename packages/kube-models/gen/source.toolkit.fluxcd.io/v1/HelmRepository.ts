// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_helmrepositories.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HelmRepository = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "HelmRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: HelmRepositorySpec;
};
export type HelmRepositorySpec = {
  readonly accessFrom?: HelmRepositorySpecAccessFrom;
  readonly certSecretRef?: HelmRepositorySpecCertSecretRef;
  readonly insecure?: boolean;
  /** How often the index is loaded. A duration, such as `1h30m`. */
  readonly interval?: string;
  /** Whether the credentials go to other hosts, too, that the index names. */
  readonly passCredentials?: boolean;
  /** Default: `"generic"`. */
  readonly provider?: "generic" | "aws" | "azure" | "gcp";
  /** Secret with the credentials. */
  readonly secretRef?: HelmRepositorySpecSecretRef;
  readonly suspend?: boolean;
  /** A duration, such as `1m30s`. */
  readonly timeout?: string;
  /** Kind of repository. Default: `default`, one with an index. */
  readonly type?: "default" | "oci";
  /** Address of the repository, by HTTPS, or `oci://` with the type `oci`. Matches `^(http|https|oci)://.*$`. */
  readonly url: string;
};
export type HelmRepositorySpecAccessFrom = {
  readonly namespaceSelectors: readonly HelmRepositorySpecAccessFromNamespaceSelectors[];
};
export type HelmRepositorySpecAccessFromNamespaceSelectors = {
  readonly matchLabels?: { readonly [key: string]: string };
};
export type HelmRepositorySpecCertSecretRef = {
  readonly name: string;
};
export type HelmRepositorySpecSecretRef = {
  readonly name: string;
};
