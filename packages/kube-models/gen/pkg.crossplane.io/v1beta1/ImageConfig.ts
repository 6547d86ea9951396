// Generated from crossplane-v2.3.4/pkg.crossplane.io_imageconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ImageConfig = {
  readonly apiVersion: "pkg.crossplane.io/v1beta1";
  readonly kind: "ImageConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ImageConfigSpec;
};
export type ImageConfigSpec = {
  readonly matchImages: readonly ImageConfigSpecMatchImages[];
  readonly registry?: ImageConfigSpecRegistry;
  readonly rewriteImage?: ImageConfigSpecRewriteImage;
  readonly runtime?: ImageConfigSpecRuntime;
  readonly verification?: ImageConfigSpecVerification;
};
export type ImageConfigSpecMatchImages = {
  readonly prefix: string;
  /** Default: `"Prefix"`. */
  readonly type?: "Prefix";
};
export type ImageConfigSpecRegistry = {
  readonly authentication?: ImageConfigSpecRegistryAuthentication;
};
export type ImageConfigSpecRegistryAuthentication = {
  readonly pullSecretRef: ImageConfigSpecRegistryAuthenticationPullSecretRef;
};
export type ImageConfigSpecRegistryAuthenticationPullSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ImageConfigSpecRewriteImage = {
  readonly prefix: string;
};
export type ImageConfigSpecRuntime = {
  readonly configRef?: ImageConfigSpecRuntimeConfigRef;
};
export type ImageConfigSpecRuntimeConfigRef = {
  /** Default: `"pkg.crossplane.io/v1beta1"`. */
  readonly apiVersion?: string;
  /** Default: `"DeploymentRuntimeConfig"`. */
  readonly kind?: string;
  readonly name: string;
};
export type ImageConfigSpecVerification = {
  readonly cosign?: ImageConfigSpecVerificationCosign;
  readonly provider: "Cosign";
};
export type ImageConfigSpecVerificationCosign = {
  readonly authorities: readonly ImageConfigSpecVerificationCosignAuthorities[];
};
export type ImageConfigSpecVerificationCosignAuthorities = {
  readonly attestations?: readonly ImageConfigSpecVerificationCosignAuthoritiesAttestations[];
  readonly key?: ImageConfigSpecVerificationCosignAuthoritiesKey;
  readonly keyless?: ImageConfigSpecVerificationCosignAuthoritiesKeyless;
  readonly name: string;
};
export type ImageConfigSpecVerificationCosignAuthoritiesAttestations = {
  readonly name: string;
  readonly predicateType: string;
};
export type ImageConfigSpecVerificationCosignAuthoritiesKey = {
  /** Default: `"sha256"`. */
  readonly hashAlgorithm: string;
  readonly secretRef: ImageConfigSpecVerificationCosignAuthoritiesKeySecretRef;
};
export type ImageConfigSpecVerificationCosignAuthoritiesKeySecretRef = {
  readonly key: string;
  readonly name: string;
};
export type ImageConfigSpecVerificationCosignAuthoritiesKeyless = {
  readonly identities: readonly ImageConfigSpecVerificationCosignAuthoritiesKeylessIdentities[];
  readonly insecureIgnoreSCT?: boolean;
};
export type ImageConfigSpecVerificationCosignAuthoritiesKeylessIdentities = {
  readonly issuer?: string;
  readonly issuerRegExp?: string;
  readonly subject?: string;
  readonly subjectRegExp?: string;
};
