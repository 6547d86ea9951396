// Generated from flux-v2.9/helm-controller-v1.6.3/helm.toolkit.fluxcd.io_helmreleases.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type HelmRelease = {
  readonly apiVersion: "helm.toolkit.fluxcd.io/v2";
  readonly kind: "HelmRelease";
  readonly metadata: ObjectMeta;
  readonly spec?: HelmReleaseSpec;
};
export type HelmReleaseSpec = {
  readonly chart?: HelmReleaseSpecChart;
  readonly chartRef?: HelmReleaseSpecChartRef;
  readonly commonMetadata?: HelmReleaseSpecCommonMetadata;
  readonly dependsOn?: readonly HelmReleaseSpecDependsOn[];
  readonly driftDetection?: HelmReleaseSpecDriftDetection;
  readonly healthCheckExprs?: readonly HelmReleaseSpecHealthCheckExprs[];
  readonly install?: HelmReleaseSpecInstall;
  readonly interval: string;
  readonly kubeConfig?: HelmReleaseSpecKubeConfig;
  readonly maxHistory?: number;
  readonly persistentClient?: boolean;
  readonly postRenderStrategy?: "nohooks" | "combined" | "separate";
  readonly postRenderers?: readonly HelmReleaseSpecPostRenderers[];
  readonly releaseName?: string;
  readonly rollback?: HelmReleaseSpecRollback;
  readonly serviceAccountName?: string;
  readonly storageNamespace?: string;
  readonly suspend?: boolean;
  readonly targetNamespace?: string;
  readonly test?: HelmReleaseSpecTest;
  readonly timeout?: string;
  readonly uninstall?: HelmReleaseSpecUninstall;
  readonly upgrade?: HelmReleaseSpecUpgrade;
  readonly values?: unknown;
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
  readonly chart: string;
  readonly ignoreMissingValuesFiles?: boolean;
  readonly interval?: string;
  readonly reconcileStrategy?: "ChartVersion" | "Revision";
  readonly sourceRef: HelmReleaseSpecChartSpecSourceRef;
  readonly valuesFiles?: readonly string[];
  readonly verify?: HelmReleaseSpecChartSpecVerify;
  readonly version?: string;
};
export type HelmReleaseSpecChartSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: "HelmRepository" | "GitRepository" | "Bucket";
  readonly name: string;
  readonly namespace?: string;
};
export type HelmReleaseSpecChartSpecVerify = {
  readonly provider: "cosign" | "notation";
  readonly secretRef?: HelmReleaseSpecChartSpecVerifySecretRef;
};
export type HelmReleaseSpecChartSpecVerifySecretRef = {
  readonly name: string;
};
export type HelmReleaseSpecChartRef = {
  readonly apiVersion?: string;
  readonly kind: "OCIRepository" | "HelmChart" | "ExternalArtifact";
  readonly name: string;
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
  readonly crds?: "Skip" | "Create" | "CreateReplace";
  readonly createNamespace?: boolean;
  readonly disableHooks?: boolean;
  readonly disableOpenAPIValidation?: boolean;
  readonly disableSchemaValidation?: boolean;
  readonly disableTakeOwnership?: boolean;
  readonly disableWait?: boolean;
  readonly disableWaitForJobs?: boolean;
  readonly remediation?: HelmReleaseSpecInstallRemediation;
  readonly replace?: boolean;
  readonly serverSideApply?: boolean;
  readonly skipCRDs?: boolean;
  readonly strategy?: HelmReleaseSpecInstallStrategy;
  readonly timeout?: string;
};
export type HelmReleaseSpecInstallRemediation = {
  readonly ignoreTestFailures?: boolean;
  readonly remediateLastFailure?: boolean;
  readonly retries?: number;
};
export type HelmReleaseSpecInstallStrategy = {
  readonly name: "RemediateOnFailure" | "RetryOnFailure";
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
  readonly timeout?: string;
};
export type HelmReleaseSpecTest = {
  readonly enable?: boolean;
  readonly filters?: readonly HelmReleaseSpecTestFilters[];
  readonly ignoreFailures?: boolean;
  readonly timeout?: string;
};
export type HelmReleaseSpecTestFilters = {
  readonly exclude?: boolean;
  readonly name: string;
};
export type HelmReleaseSpecUninstall = {
  readonly deletionPropagation?: "background" | "foreground" | "orphan";
  readonly disableHooks?: boolean;
  readonly disableWait?: boolean;
  readonly keepHistory?: boolean;
  readonly timeout?: string;
};
export type HelmReleaseSpecUpgrade = {
  readonly chartNameChangeStrategy?: "InPlaceUpdate" | "Reinstall";
  readonly cleanupOnFail?: boolean;
  readonly crds?: "Skip" | "Create" | "CreateReplace";
  readonly disableHooks?: boolean;
  readonly disableOpenAPIValidation?: boolean;
  readonly disableSchemaValidation?: boolean;
  readonly disableTakeOwnership?: boolean;
  readonly disableWait?: boolean;
  readonly disableWaitForJobs?: boolean;
  readonly force?: boolean;
  readonly preserveValues?: boolean;
  readonly remediation?: HelmReleaseSpecUpgradeRemediation;
  readonly serverSideApply?: "enabled" | "disabled" | "auto";
  readonly strategy?: HelmReleaseSpecUpgradeStrategy;
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
  readonly retryInterval?: string;
};
export type HelmReleaseSpecValuesFrom = {
  readonly kind: "Secret" | "ConfigMap";
  readonly literal?: boolean;
  readonly name: string;
  readonly optional?: boolean;
  readonly targetPath?: string;
  readonly valuesKey?: string;
};
export type HelmReleaseSpecWaitStrategy = {
  readonly name: "poller" | "legacy";
};
