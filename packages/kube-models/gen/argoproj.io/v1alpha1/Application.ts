// Generated from argo-cd-v3.5.1/application-crd.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Application = {
  readonly apiVersion: "argoproj.io/v1alpha1";
  readonly kind: "Application";
  readonly metadata: ObjectMeta;
  readonly operation?: ApplicationOperation;
  readonly spec: ApplicationSpec;
};
export type ApplicationOperation = {
  readonly info?: readonly ApplicationOperationInfo[];
  readonly initiatedBy?: ApplicationOperationInitiatedBy;
  readonly retry?: ApplicationOperationRetry;
  readonly sync?: ApplicationOperationSync;
};
export type ApplicationOperationInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationOperationInitiatedBy = {
  readonly automated?: boolean;
  readonly username?: string;
};
export type ApplicationOperationRetry = {
  readonly backoff?: ApplicationOperationRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationOperationRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationOperationSync = {
  readonly autoHealAttemptsCount?: number;
  readonly dryRun?: boolean;
  readonly manifests?: readonly string[];
  readonly prune?: boolean;
  readonly resources?: readonly ApplicationOperationSyncResources[];
  readonly revision?: string;
  readonly revisions?: readonly string[];
  readonly source?: ApplicationSpecSource;
  readonly sources?: readonly ApplicationSpecSource[];
  readonly syncOptions?: readonly string[];
  readonly syncStrategy?: ApplicationOperationSyncSyncStrategy;
};
export type ApplicationOperationSyncResources = {
  readonly group?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
};
export type ApplicationSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSpecSourceDirectory;
  readonly helm?: ApplicationSpecSourceHelm;
  readonly kustomize?: ApplicationSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSpecSourceHelmParameters[];
  readonly passCredentials?: boolean;
  readonly releaseName?: string;
  readonly skipCrds?: boolean;
  readonly skipSchemaValidation?: boolean;
  readonly skipTests?: boolean;
  readonly valueFiles?: readonly string[];
  readonly values?: string;
  readonly valuesObject?: { readonly [key: string]: unknown };
  readonly version?: string;
};
export type ApplicationSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSpecSourceKustomize = {
  readonly apiVersions?: readonly string[];
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonAnnotationsEnvsubst?: boolean;
  readonly commonLabels?: { readonly [key: string]: string };
  readonly components?: readonly string[];
  readonly forceCommonAnnotations?: boolean;
  readonly forceCommonLabels?: boolean;
  readonly ignoreMissingComponents?: boolean;
  readonly images?: readonly string[];
  readonly kubeVersion?: string;
  readonly labelIncludeTemplates?: boolean;
  readonly labelWithoutSelector?: boolean;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
  readonly namespace?: string;
  readonly patches?: readonly ApplicationSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSpecSourceKustomizePatchesTarget;
};
export type ApplicationSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSpecSourceKustomizeReplicas = {
  /** A number, or a text such as `25%`. */
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSpecSourcePlugin = {
  readonly env?: readonly ApplicationSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSpecSourcePluginParameters[];
};
export type ApplicationSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationOperationSyncSyncStrategy = {
  readonly apply?: ApplicationOperationSyncSyncStrategyApply;
  readonly hook?: ApplicationOperationSyncSyncStrategyHook;
};
export type ApplicationOperationSyncSyncStrategyApply = {
  readonly force?: boolean;
};
export type ApplicationOperationSyncSyncStrategyHook = {
  readonly force?: boolean;
};
export type ApplicationSpec = {
  readonly destination: ApplicationSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSpecSource;
  readonly sourceHydrator?: ApplicationSpecSourceHydrator;
  readonly sources?: readonly ApplicationSpecSource[];
  readonly syncPolicy?: ApplicationSpecSyncPolicy;
};
export type ApplicationSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceHydrator = {
  readonly drySource: ApplicationSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSpecSourceHydratorSyncSource;
};
export type ApplicationSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSpecSourceHydratorDrySourceHelmParameters[];
  readonly passCredentials?: boolean;
  readonly releaseName?: string;
  readonly skipCrds?: boolean;
  readonly skipSchemaValidation?: boolean;
  readonly skipTests?: boolean;
  readonly valueFiles?: readonly string[];
  readonly values?: string;
  readonly valuesObject?: { readonly [key: string]: unknown };
  readonly version?: string;
};
export type ApplicationSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSpecSourceHydratorDrySourceKustomize = {
  readonly apiVersions?: readonly string[];
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonAnnotationsEnvsubst?: boolean;
  readonly commonLabels?: { readonly [key: string]: string };
  readonly components?: readonly string[];
  readonly forceCommonAnnotations?: boolean;
  readonly forceCommonLabels?: boolean;
  readonly ignoreMissingComponents?: boolean;
  readonly images?: readonly string[];
  readonly kubeVersion?: string;
  readonly labelIncludeTemplates?: boolean;
  readonly labelWithoutSelector?: boolean;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
  readonly namespace?: string;
  readonly patches?: readonly ApplicationSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSpecSourceHydratorDrySourceKustomizeReplicas = {
  /** A number, or a text such as `25%`. */
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSpecSourceHydratorSyncSource = {
  /** At least 1 character. Matches `^.{2,}|[^./]$`. */
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSpecSyncPolicy = {
  readonly automated?: ApplicationSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
