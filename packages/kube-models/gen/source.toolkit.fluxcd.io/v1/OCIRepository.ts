// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_ocirepositories.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type OCIRepository = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "OCIRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: OCIRepositorySpec;
};
export type OCIRepositorySpec = {
  readonly certSecretRef?: OCIRepositorySpecCertSecretRef;
  readonly ignore?: string;
  /** Whether plain HTTP is allowed. */
  readonly insecure?: boolean;
  /** How often the registry is asked for a new artifact. A duration, such as `1h30m`. */
  readonly interval: string;
  /** Which layer is used, and whether it is unpacked. Default: the first layer, unpacked. */
  readonly layerSelector?: OCIRepositorySpecLayerSelector;
  /** Cloud whose credentials are used. Default: `"generic"`. */
  readonly provider?: "generic" | "aws" | "azure" | "gcp";
  readonly proxySecretRef?: OCIRepositorySpecProxySecretRef;
  /** Tag, range or digest. Default: the tag `latest`. */
  readonly ref?: OCIRepositorySpecRef;
  /** Secret with the credentials of the registry. */
  readonly secretRef?: OCIRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  /** Whether the controller leaves the source as it is. */
  readonly suspend?: boolean;
  /** A duration, such as `1m30s`. Default: `"60s"`. */
  readonly timeout?: string;
  /** Address of the artifact, which begins with `oci://`, without tag. Matches `^oci://.*$`. */
  readonly url: string;
  /** Keys or identities that must have signed the artifact. */
  readonly verify?: OCIRepositorySpecVerify;
};
export type OCIRepositorySpecCertSecretRef = {
  readonly name: string;
};
export type OCIRepositorySpecLayerSelector = {
  readonly mediaType?: string;
  readonly operation?: "extract" | "copy";
};
export type OCIRepositorySpecProxySecretRef = {
  readonly name: string;
};
export type OCIRepositorySpecRef = {
  /** Digest. Wins over the others, and never moves. */
  readonly digest?: string;
  /** Range, whose highest tag is used. Wins over the tag. */
  readonly semver?: string;
  /** Regular expression for the tags that the range looks at. */
  readonly semverFilter?: string;
  /** Tag. Default: `latest`. */
  readonly tag?: string;
};
export type OCIRepositorySpecSecretRef = {
  readonly name: string;
};
export type OCIRepositorySpecVerify = {
  readonly matchOIDCIdentity?: readonly OCIRepositorySpecVerifyMatchOIDCIdentity[];
  /** Default: `"cosign"`. */
  readonly provider: "cosign" | "notation";
  readonly secretRef?: OCIRepositorySpecVerifySecretRef;
  readonly trustedRootSecretRef?: OCIRepositorySpecVerifyTrustedRootSecretRef;
};
export type OCIRepositorySpecVerifyMatchOIDCIdentity = {
  readonly issuer: string;
  readonly subject: string;
};
export type OCIRepositorySpecVerifySecretRef = {
  readonly name: string;
};
export type OCIRepositorySpecVerifyTrustedRootSecretRef = {
  readonly name: string;
};
