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
  readonly interval?: string;
  readonly passCredentials?: boolean;
  readonly provider?: "generic" | "aws" | "azure" | "gcp";
  readonly secretRef?: HelmRepositorySpecSecretRef;
  readonly suspend?: boolean;
  readonly timeout?: string;
  readonly type?: "default" | "oci";
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
