// Generated from flux-v2.9/notification-controller-v1.9.3/notification.toolkit.fluxcd.io_receivers.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Receiver = {
  readonly apiVersion: "notification.toolkit.fluxcd.io/v1";
  readonly kind: "Receiver";
  readonly metadata: ObjectMeta;
  readonly spec?: ReceiverSpec;
};
export type ReceiverSpec = {
  readonly events?: readonly string[];
  /** A duration, such as `1h30m`. Default: `"10m"`. */
  readonly interval?: string;
  /** One item for each `issuerURL`. */
  readonly oidcProviders?: readonly ReceiverSpecOidcProviders[];
  readonly resourceFilter?: string;
  readonly resources: readonly ReceiverSpecResources[];
  readonly secretRef?: ReceiverSpecSecretRef;
  readonly suspend?: boolean;
  readonly type: "generic" | "generic-hmac" | "generic-oidc" | "github" | "gitlab" | "bitbucket" | "harbor" | "dockerhub" | "quay" | "gcr" | "nexus" | "acr" | "cdevents";
};
export type ReceiverSpecOidcProviders = {
  readonly audience?: string;
  /** Matches `^https?://`. */
  readonly issuerURL: string;
  /** At least 1 item. */
  readonly validations: readonly ReceiverSpecOidcProvidersValidations[];
  readonly variables?: readonly ReceiverSpecOidcProvidersVariables[];
};
export type ReceiverSpecOidcProvidersValidations = {
  readonly expression: string;
  readonly message: string;
};
export type ReceiverSpecOidcProvidersVariables = {
  readonly expression: string;
  readonly name: string;
};
export type ReceiverSpecResources = {
  readonly apiVersion?: string;
  readonly filter?: string;
  readonly kind: "Bucket" | "GitRepository" | "Kustomization" | "HelmRelease" | "HelmChart" | "HelmRepository" | "ImageRepository" | "ImagePolicy" | "ImageUpdateAutomation" | "OCIRepository" | "ArtifactGenerator" | "ExternalArtifact";
  readonly matchLabels?: { readonly [key: string]: string };
  /** 1 to 253 characters. */
  readonly name: string;
  /** 1 to 253 characters. */
  readonly namespace?: string;
};
export type ReceiverSpecSecretRef = {
  readonly name: string;
};
