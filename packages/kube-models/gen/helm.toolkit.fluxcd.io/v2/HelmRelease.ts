// Generated from flux-v2.9/helm-controller-v1.6.3/helm.toolkit.fluxcd.io_helmreleases.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HelmRelease = {
  readonly apiVersion: "helm.toolkit.fluxcd.io/v2";
  readonly kind: "HelmRelease";
  readonly metadata: ObjectMeta;
  readonly spec?: HelmReleaseSpec;
};
export type HelmReleaseSpec = {
  /** Chart of a HelmRepository, GitRepository or Bucket. Either this or `chartRef`. */
  readonly chart?: HelmReleaseSpecChart;
  /** OCIRepository, HelmChart or ExternalArtifact with the chart. Either this or `chart`. */
  readonly chartRef?: HelmReleaseSpecChartRef;
  /** Labels and annotations for all objects of the release. */
  readonly commonMetadata?: HelmReleaseSpecCommonMetadata;
  /** HelmReleases that must be ready first. */
  readonly dependsOn?: readonly HelmReleaseSpecDependsOn[];
  /** Whether the controller reports or undoes changes that others make. */
  readonly driftDetection?: HelmReleaseSpecDriftDetection;
  readonly healthCheckExprs?: readonly HelmReleaseSpecHealthCheckExprs[];
  /** How the controller installs the release. */
  readonly install?: HelmReleaseSpecInstall;
  /** How often the controller compares the release with the cluster. A duration, such as `1h30m`. */
  readonly interval: string;
  /** Cluster of the release. Default: the cluster of the HelmRelease. */
  readonly kubeConfig?: HelmReleaseSpecKubeConfig;
  /** Number of records of the release that are kept. Default: 5. */
  readonly maxHistory?: number;
  readonly persistentClient?: boolean;
  readonly postRenderStrategy?: "nohooks" | "combined" | "separate";
  /** Patches and images for what the chart renders. */
  readonly postRenderers?: readonly HelmReleaseSpecPostRenderers[];
  /** Name of the Helm release. Default: target namespace and name, or the name alone. Another name uninstalls the release. 1 to 53 characters. */
  readonly releaseName?: string;
  /** How the controller rolls the release back. */
  readonly rollback?: HelmReleaseSpecRollback;
  /** ServiceAccount whose permissions the controller uses. 1 to 253 characters. */
  readonly serviceAccountName?: string;
  /** Namespace of the records of the release. Default: that of the HelmRelease. Another one uninstalls the release. 1 to 63 characters. */
  readonly storageNamespace?: string;
  /** Whether the controller leaves the release alone. */
  readonly suspend?: boolean;
  /** Namespace of what the chart makes. Default: that of the HelmRelease. Another one uninstalls the release. 1 to 63 characters. */
  readonly targetNamespace?: string;
  /** Whether the tests of the chart run after an install or upgrade. */
  readonly test?: HelmReleaseSpecTest;
  /** The longest time of one Helm operation. Default: 5m. A duration, such as `1h30m`. */
  readonly timeout?: string;
  /** How the controller uninstalls the release. */
  readonly uninstall?: HelmReleaseSpecUninstall;
  /** How the controller upgrades the release. */
  readonly upgrade?: HelmReleaseSpecUpgrade;
  /** Values of the chart. They win over `valuesFrom`. */
  readonly values?: unknown;
  /** ConfigMaps and Secrets with values. A later one wins. */
  readonly valuesFrom?: readonly HelmReleaseSpecValuesFrom[];
  readonly waitStrategy?: HelmReleaseSpecWaitStrategy;
};
export type HelmReleaseSpecChart = {
  readonly metadata?: HelmReleaseSpecChartMetadata;
  readonly spec: HelmReleaseSpecChartSpec;
};
export type HelmReleaseSpecChartMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type HelmReleaseSpecChartSpec = {
  /** Name of the chart in a HelmRepository, or its path in a GitRepository or Bucket. 1 to 2048 characters. */
  readonly chart: string;
  readonly ignoreMissingValuesFiles?: boolean;
  /** How often the source is asked for a new version. Default: that of the HelmRelease. A duration, such as `1h30m`. */
  readonly interval?: string;
  /** What counts as a new chart: its version, or each revision of the source. Default: `"ChartVersion"`. */
  readonly reconcileStrategy?: "ChartVersion" | "Revision";
  /** Source that has the chart. */
  readonly sourceRef: HelmReleaseSpecChartSpecSourceRef;
  /** Values files of the chart, instead of its values.yaml. A later one wins. */
  readonly valuesFiles?: readonly string[];
  /** Keys that must have signed the chart. */
  readonly verify?: HelmReleaseSpecChartSpecVerify;
  /** Version or range. A range moves without a commit. A chart of Git or a Bucket ignores it. Default: `"*"`. */
  readonly version?: string;
};
export type HelmReleaseSpecChartSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: "HelmRepository" | "GitRepository" | "Bucket";
  /** 1 to 253 characters. */
  readonly name: string;
  /** 1 to 63 characters. */
  readonly namespace?: string;
};
export type HelmReleaseSpecChartSpecVerify = {
  /** Default: `"cosign"`. */
  readonly provider: "cosign" | "notation";
  readonly secretRef?: HelmReleaseSpecChartSpecVerifySecretRef;
};
export type HelmReleaseSpecChartSpecVerifySecretRef = {
  readonly name: string;
};
export type HelmReleaseSpecChartRef = {
  readonly apiVersion?: string;
  readonly kind: "OCIRepository" | "HelmChart" | "ExternalArtifact";
  /** 1 to 253 characters. */
  readonly name: string;
  /** 1 to 63 characters. */
  readonly namespace?: string;
};
export type HelmReleaseSpecCommonMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type HelmReleaseSpecDependsOn = {
  readonly name: string;
  readonly namespace?: string;
  readonly readyExpr?: string;
};
export type HelmReleaseSpecDriftDetection = {
  readonly ignore?: readonly HelmReleaseSpecDriftDetectionIgnore[];
  readonly mode?: "enabled" | "warn" | "disabled";
};
export type HelmReleaseSpecDriftDetectionIgnore = {
  readonly paths: readonly string[];
  readonly target?: HelmReleaseSpecDriftDetectionIgnoreTarget;
};
export type HelmReleaseSpecDriftDetectionIgnoreTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type HelmReleaseSpecHealthCheckExprs = {
  readonly apiVersion: string;
  readonly current: string;
  readonly failed?: string;
  readonly inProgress?: string;
  readonly kind?: string;
};
export type HelmReleaseSpecInstall = {
  /** What happens to the CRDs in `crds/`. Default: `Create`. */
  readonly crds?: "Skip" | "Create" | "CreateReplace";
  /** Whether Helm makes the target namespace. Nothing deletes it later. */
  readonly createNamespace?: boolean;
  readonly disableHooks?: boolean;
  readonly disableOpenAPIValidation?: boolean;
  readonly disableSchemaValidation?: boolean;
  readonly disableTakeOwnership?: boolean;
  /** Whether the release is ready before its objects are. */
  readonly disableWait?: boolean;
  readonly disableWaitForJobs?: boolean;
  /** How often a failed install is tried again. */
  readonly remediation?: HelmReleaseSpecInstallRemediation;
  readonly replace?: boolean;
  readonly serverSideApply?: boolean;
  readonly skipCRDs?: boolean;
  readonly strategy?: HelmReleaseSpecInstallStrategy;
  /** The longest time of the install. Default: the timeout of the HelmRelease. A duration, such as `1h30m`. */
  readonly timeout?: string;
};
export type HelmReleaseSpecInstallRemediation = {
  readonly ignoreTestFailures?: boolean;
  readonly remediateLastFailure?: boolean;
  readonly retries?: number;
};
export type HelmReleaseSpecInstallStrategy = {
  readonly name: "RemediateOnFailure" | "RetryOnFailure";
  /** A duration, such as `1h30m`. */
  readonly retryInterval?: string;
};
export type HelmReleaseSpecKubeConfig = {
  readonly configMapRef?: HelmReleaseSpecKubeConfigConfigMapRef;
  readonly secretRef?: HelmReleaseSpecKubeConfigSecretRef;
};
export type HelmReleaseSpecKubeConfigConfigMapRef = {
  readonly name: string;
};
export type HelmReleaseSpecKubeConfigSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type HelmReleaseSpecPostRenderers = {
  readonly kustomize?: HelmReleaseSpecPostRenderersKustomize;
};
export type HelmReleaseSpecPostRenderersKustomize = {
  readonly images?: readonly HelmReleaseSpecPostRenderersKustomizeImages[];
  readonly patches?: readonly HelmReleaseSpecPostRenderersKustomizePatches[];
};
export type HelmReleaseSpecPostRenderersKustomizeImages = {
  readonly digest?: string;
  readonly name: string;
  readonly newName?: string;
  readonly newTag?: string;
};
export type HelmReleaseSpecPostRenderersKustomizePatches = {
  readonly patch: string;
  readonly target?: HelmReleaseSpecPostRenderersKustomizePatchesTarget;
};
export type HelmReleaseSpecPostRenderersKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type HelmReleaseSpecRollback = {
  readonly cleanupOnFail?: boolean;
  readonly disableHooks?: boolean;
  readonly disableWait?: boolean;
  readonly disableWaitForJobs?: boolean;
  readonly force?: boolean;
  readonly recreate?: boolean;
  readonly serverSideApply?: "enabled" | "disabled" | "auto";
  /** A duration, such as `1h30m`. */
  readonly timeout?: string;
};
export type HelmReleaseSpecTest = {
  readonly enable?: boolean;
  readonly filters?: readonly HelmReleaseSpecTestFilters[];
  readonly ignoreFailures?: boolean;
  /** A duration, such as `1h30m`. */
  readonly timeout?: string;
};
export type HelmReleaseSpecTestFilters = {
  readonly exclude?: boolean;
  /** 1 to 253 characters. */
  readonly name: string;
};
export type HelmReleaseSpecUninstall = {
  /** Default: `"background"`. */
  readonly deletionPropagation?: "background" | "foreground" | "orphan";
  readonly disableHooks?: boolean;
  readonly disableWait?: boolean;
  readonly keepHistory?: boolean;
  /** A duration, such as `1h30m`. */
  readonly timeout?: string;
};
export type HelmReleaseSpecUpgrade = {
  readonly chartNameChangeStrategy?: "InPlaceUpdate" | "Reinstall";
  /** Whether a failed upgrade deletes the objects that it made. */
  readonly cleanupOnFail?: boolean;
  /** What happens to the CRDs in `crds/`. Default: `Skip`, so that a new chart keeps the old CRDs. */
  readonly crds?: "Skip" | "Create" | "CreateReplace";
  readonly disableHooks?: boolean;
  readonly disableOpenAPIValidation?: boolean;
  readonly disableSchemaValidation?: boolean;
  readonly disableTakeOwnership?: boolean;
  /** Whether the release is ready before its objects are. */
  readonly disableWait?: boolean;
  readonly disableWaitForJobs?: boolean;
  /** Whether Helm deletes an object and makes it again where an update is refused. */
  readonly force?: boolean;
  /** Whether values of the earlier release are kept. */
  readonly preserveValues?: boolean;
  /** How often a failed upgrade is tried again, and whether it ends in a rollback or an uninstall. */
  readonly remediation?: HelmReleaseSpecUpgradeRemediation;
  readonly serverSideApply?: "enabled" | "disabled" | "auto";
  readonly strategy?: HelmReleaseSpecUpgradeStrategy;
  /** The longest time of the upgrade. Default: the timeout of the HelmRelease. A duration, such as `1h30m`. */
  readonly timeout?: string;
};
export type HelmReleaseSpecUpgradeRemediation = {
  readonly ignoreTestFailures?: boolean;
  readonly remediateLastFailure?: boolean;
  readonly retries?: number;
  readonly strategy?: "rollback" | "uninstall";
};
export type HelmReleaseSpecUpgradeStrategy = {
  readonly name: "RemediateOnFailure" | "RetryOnFailure";
  /** A duration, such as `1h30m`. */
  readonly retryInterval?: string;
};
export type HelmReleaseSpecValuesFrom = {
  /** Kind of the object with the values. */
  readonly kind: "Secret" | "ConfigMap";
  readonly literal?: boolean;
  /** Name of the object, in the namespace of the HelmRelease. 1 to 253 characters. */
  readonly name: string;
  /** Whether the object may be missing. */
  readonly optional?: boolean;
  /** Path at which the one value is set, such as `auth.password`. Default: the values are merged. At most 250 characters. Matches `^([a-zA-Z0-9_\-.\\\/]|\[[0-9]{1,5}\])+$`. */
  readonly targetPath?: string;
  /** Key with the values. Default: `values.yaml`. At most 253 characters. Matches `^[\-._a-zA-Z0-9]+$`. */
  readonly valuesKey?: string;
};
export type HelmReleaseSpecWaitStrategy = {
  readonly name: "poller" | "legacy";
};
