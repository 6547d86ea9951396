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
  readonly insecure?: boolean;
  readonly interval: string;
  readonly layerSelector?: OCIRepositorySpecLayerSelector;
  readonly provider?: "generic" | "aws" | "azure" | "gcp";
  readonly proxySecretRef?: OCIRepositorySpecProxySecretRef;
  readonly ref?: OCIRepositorySpecRef;
  readonly secretRef?: OCIRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  readonly suspend?: boolean;
  readonly timeout?: string;
  readonly url: string;
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
  readonly digest?: string;
  readonly semver?: string;
  readonly semverFilter?: string;
  readonly tag?: string;
};
export type OCIRepositorySpecSecretRef = {
  readonly name: string;
};
export type OCIRepositorySpecVerify = {
  readonly matchOIDCIdentity?: readonly OCIRepositorySpecVerifyMatchOIDCIdentity[];
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
