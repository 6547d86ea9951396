// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_helmcharts.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HelmChart = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "HelmChart";
  readonly metadata: ObjectMeta;
  readonly spec?: HelmChartSpec;
};
export type HelmChartSpec = {
  readonly chart: string;
  readonly ignoreMissingValuesFiles?: boolean;
  /** A duration, such as `1h30m`. */
  readonly interval: string;
  /** Default: `"ChartVersion"`. */
  readonly reconcileStrategy?: "ChartVersion" | "Revision";
  readonly sourceRef: HelmChartSpecSourceRef;
  readonly suspend?: boolean;
  readonly valuesFiles?: readonly string[];
  readonly verify?: HelmChartSpecVerify;
  /** Default: `"*"`. */
  readonly version?: string;
};
export type HelmChartSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: "HelmRepository" | "GitRepository" | "Bucket";
  readonly name: string;
};
export type HelmChartSpecVerify = {
  readonly matchOIDCIdentity?: readonly HelmChartSpecVerifyMatchOIDCIdentity[];
  /** Default: `"cosign"`. */
  readonly provider: "cosign" | "notation";
  readonly secretRef?: HelmChartSpecVerifySecretRef;
};
export type HelmChartSpecVerifyMatchOIDCIdentity = {
  readonly issuer: string;
  readonly subject: string;
};
export type HelmChartSpecVerifySecretRef = {
  readonly name: string;
};
