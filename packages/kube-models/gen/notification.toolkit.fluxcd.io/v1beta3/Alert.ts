// Generated from flux-v2.9/notification-controller-v1.9.3/notification.toolkit.fluxcd.io_alerts.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Alert = {
  readonly apiVersion: "notification.toolkit.fluxcd.io/v1beta3";
  readonly kind: "Alert";
  readonly metadata: ObjectMeta;
  readonly spec?: AlertSpec;
};
export type AlertSpec = {
  readonly eventMetadata?: { readonly [key: string]: string };
  /** Default: `"info"`. */
  readonly eventSeverity?: "info" | "error";
  readonly eventSources: readonly AlertSpecEventSources[];
  readonly exclusionList?: readonly string[];
  readonly inclusionList?: readonly string[];
  readonly providerRef: AlertSpecProviderRef;
  /** At most 255 characters. */
  readonly summary?: string;
  readonly suspend?: boolean;
};
export type AlertSpecEventSources = {
  readonly apiVersion?: string;
  readonly kind: "Bucket" | "GitRepository" | "Kustomization" | "HelmRelease" | "HelmChart" | "HelmRepository" | "ImageRepository" | "ImagePolicy" | "ImageUpdateAutomation" | "OCIRepository" | "ArtifactGenerator" | "ExternalArtifact";
  readonly matchLabels?: { readonly [key: string]: string };
  /** 1 to 253 characters. */
  readonly name: string;
  /** 1 to 253 characters. */
  readonly namespace?: string;
};
export type AlertSpecProviderRef = {
  readonly name: string;
};
