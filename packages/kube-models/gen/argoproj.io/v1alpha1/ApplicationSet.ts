// Generated from argo-cd-v3.5.1/applicationset-crd.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ApplicationSet = {
  readonly apiVersion: "argoproj.io/v1alpha1";
  readonly kind: "ApplicationSet";
  readonly metadata: ObjectMeta;
  readonly spec: ApplicationSetSpec;
};
export type ApplicationSetSpec = {
  readonly applyNestedSelectors?: boolean;
  readonly generators: readonly ApplicationSetSpecGenerators[];
  readonly goTemplate?: boolean;
  readonly goTemplateOptions?: readonly string[];
  readonly ignoreApplicationDifferences?: readonly ApplicationSetSpecIgnoreApplicationDifferences[];
  readonly preservedFields?: ApplicationSetSpecPreservedFields;
  readonly strategy?: ApplicationSetSpecStrategy;
  readonly syncPolicy?: ApplicationSetSpecSyncPolicy;
  readonly template: ApplicationSetSpecTemplate;
  readonly templatePatch?: string;
};
export type ApplicationSetSpecGenerators = {
  readonly clusterDecisionResource?: ApplicationSetSpecGeneratorsClusterDecisionResource;
  readonly clusters?: ApplicationSetSpecGeneratorsClusters;
  readonly git?: ApplicationSetSpecGeneratorsGit;
  readonly list?: ApplicationSetSpecGeneratorsList;
  readonly matrix?: ApplicationSetSpecGeneratorsMatrix;
  readonly merge?: ApplicationSetSpecGeneratorsMerge;
  readonly plugin?: ApplicationSetSpecGeneratorsPlugin;
  readonly pullRequest?: ApplicationSetSpecGeneratorsPullRequest;
  readonly scmProvider?: ApplicationSetSpecGeneratorsScmProvider;
  readonly selector?: ApplicationSetSpecGeneratorsSelector;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResource = {
  readonly configMapRef: string;
  readonly labelSelector?: ApplicationSetSpecGeneratorsClusterDecisionResourceLabelSelector;
  readonly name?: string;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceLabelSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpec;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsClusters = {
  readonly flatList?: boolean;
  readonly selector?: ApplicationSetSpecGeneratorsClustersSelector;
  readonly template?: ApplicationSetSpecGeneratorsClustersTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClustersSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsClustersSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClustersSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsClustersTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsClustersTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsClustersTemplateSpec;
};
export type ApplicationSetSpecGeneratorsClustersTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsClustersTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsClustersTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsGit = {
  readonly directories?: readonly ApplicationSetSpecGeneratorsGitDirectories[];
  readonly files?: readonly ApplicationSetSpecGeneratorsGitFiles[];
  readonly pathParamPrefix?: string;
  readonly repoURL: string;
  readonly requeueAfterSeconds?: number;
  readonly revision: string;
  readonly template?: ApplicationSetSpecGeneratorsGitTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsGitDirectories = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsGitFiles = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsGitTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsGitTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsGitTemplateSpec;
};
export type ApplicationSetSpecGeneratorsGitTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsGitTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsGitTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsGitTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsList = {
  readonly elements?: readonly unknown[];
  readonly elementsYaml?: string;
  readonly template?: ApplicationSetSpecGeneratorsListTemplate;
};
export type ApplicationSetSpecGeneratorsListTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsListTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsListTemplateSpec;
};
export type ApplicationSetSpecGeneratorsListTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsListTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsListTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsListTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsListTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsListTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsListTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsListTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrix = {
  readonly generators: readonly ApplicationSetSpecGeneratorsMatrixGenerators[];
  readonly template?: ApplicationSetSpecGeneratorsMatrixTemplate;
};
export type ApplicationSetSpecGeneratorsMatrixGenerators = {
  readonly clusterDecisionResource?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResource;
  readonly clusters?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusters;
  readonly git?: ApplicationSetSpecGeneratorsMatrixGeneratorsGit;
  readonly list?: ApplicationSetSpecGeneratorsMatrixGeneratorsList;
  readonly matrix?: unknown;
  readonly merge?: unknown;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPlugin;
  readonly pullRequest?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequest;
  readonly scmProvider?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProvider;
  readonly selector?: ApplicationSetSpecGeneratorsMatrixGeneratorsSelector;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResource = {
  readonly configMapRef: string;
  readonly labelSelector?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceLabelSelector;
  readonly name?: string;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceLabelSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClusters = {
  readonly flatList?: boolean;
  readonly selector?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersSelector;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGit = {
  readonly directories?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitDirectories[];
  readonly files?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitFiles[];
  readonly pathParamPrefix?: string;
  readonly repoURL: string;
  readonly requeueAfterSeconds?: number;
  readonly revision: string;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitDirectories = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitFiles = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsGitTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsList = {
  readonly elements?: readonly unknown[];
  readonly elementsYaml?: string;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplate;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsListTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPlugin = {
  readonly configMapRef: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginConfigMapRef;
  readonly input?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginInput;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginConfigMapRef = {
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginInput = {
  readonly parameters?: { readonly [key: string]: unknown };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequest = {
  readonly azuredevops?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestAzuredevops;
  readonly bitbucket?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServer;
  readonly continueOnRepoNotFoundError?: boolean;
  readonly filters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitea;
  readonly github?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestAzuredevops = {
  readonly api?: string;
  readonly labels?: readonly string[];
  readonly organization: string;
  readonly project: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestAzuredevopsTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestAzuredevopsTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucket = {
  readonly api?: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBearerToken;
  readonly owner: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServer = {
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestFilters = {
  readonly branchMatch?: string;
  readonly targetBranchMatch?: string;
  readonly titleMatch?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitea = {
  readonly api: string;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGithub = {
  readonly api?: string;
  readonly appSecretName?: string;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlab = {
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlabCaRef;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly project: string;
  readonly pullRequestState?: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlabTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProvider = {
  readonly awsCodeCommit?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAwsCodeCommit;
  readonly azureDevOps?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAzureDevOps;
  readonly bitbucket?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServer;
  readonly cloneProtocol?: string;
  readonly filters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitea;
  readonly github?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAwsCodeCommit = {
  readonly allBranches?: boolean;
  readonly region?: string;
  readonly role?: string;
  readonly tagFilters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAwsCodeCommitTagFilters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAwsCodeCommitTagFilters = {
  readonly key: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAzureDevOps = {
  readonly accessTokenRef: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAzureDevOpsAccessTokenRef;
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly organization: string;
  readonly teamProject: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderAzureDevOpsAccessTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucket = {
  readonly allBranches?: boolean;
  readonly appPasswordRef: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketAppPasswordRef;
  readonly owner: string;
  readonly user: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketAppPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServer = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderFilters = {
  readonly branchMatch?: string;
  readonly labelMatch?: string;
  readonly pathsDoNotExist?: readonly string[];
  readonly pathsExist?: readonly string[];
  readonly repositoryMatch?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitea = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly excludeArchivedRepos?: boolean;
  readonly insecure?: boolean;
  readonly owner: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGithub = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly appSecretName?: string;
  readonly excludeArchivedRepos?: boolean;
  readonly organization: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlab = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlabCaRef;
  readonly group: string;
  readonly includeArchivedRepos?: boolean;
  readonly includeSharedProjects?: boolean;
  readonly includeSubgroups?: boolean;
  readonly insecure?: boolean;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlabTokenRef;
  readonly topic?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMatrixTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMatrixTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMatrixTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMatrixTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMerge = {
  readonly generators: readonly ApplicationSetSpecGeneratorsMergeGenerators[];
  readonly mergeKeys: readonly string[];
  readonly template?: ApplicationSetSpecGeneratorsMergeTemplate;
};
export type ApplicationSetSpecGeneratorsMergeGenerators = {
  readonly clusterDecisionResource?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResource;
  readonly clusters?: ApplicationSetSpecGeneratorsMergeGeneratorsClusters;
  readonly git?: ApplicationSetSpecGeneratorsMergeGeneratorsGit;
  readonly list?: ApplicationSetSpecGeneratorsMergeGeneratorsList;
  readonly matrix?: unknown;
  readonly merge?: unknown;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPlugin;
  readonly pullRequest?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequest;
  readonly scmProvider?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProvider;
  readonly selector?: ApplicationSetSpecGeneratorsMergeGeneratorsSelector;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResource = {
  readonly configMapRef: string;
  readonly labelSelector?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceLabelSelector;
  readonly name?: string;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceLabelSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusterDecisionResourceTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClusters = {
  readonly flatList?: boolean;
  readonly selector?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersSelector;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsClustersTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGit = {
  readonly directories?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitDirectories[];
  readonly files?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitFiles[];
  readonly pathParamPrefix?: string;
  readonly repoURL: string;
  readonly requeueAfterSeconds?: number;
  readonly revision: string;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitDirectories = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitFiles = {
  readonly exclude?: boolean;
  readonly path: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsGitTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsList = {
  readonly elements?: readonly unknown[];
  readonly elementsYaml?: string;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplate;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsListTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPlugin = {
  readonly configMapRef: ApplicationSetSpecGeneratorsMergeGeneratorsPluginConfigMapRef;
  readonly input?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginInput;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginConfigMapRef = {
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginInput = {
  readonly parameters?: { readonly [key: string]: unknown };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequest = {
  readonly azuredevops?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestAzuredevops;
  readonly bitbucket?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServer;
  readonly continueOnRepoNotFoundError?: boolean;
  readonly filters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitea;
  readonly github?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestAzuredevops = {
  readonly api?: string;
  readonly labels?: readonly string[];
  readonly organization: string;
  readonly project: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestAzuredevopsTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestAzuredevopsTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucket = {
  readonly api?: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBearerToken;
  readonly owner: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServer = {
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestFilters = {
  readonly branchMatch?: string;
  readonly targetBranchMatch?: string;
  readonly titleMatch?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitea = {
  readonly api: string;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGithub = {
  readonly api?: string;
  readonly appSecretName?: string;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlab = {
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlabCaRef;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly project: string;
  readonly pullRequestState?: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlabTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProvider = {
  readonly awsCodeCommit?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAwsCodeCommit;
  readonly azureDevOps?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAzureDevOps;
  readonly bitbucket?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServer;
  readonly cloneProtocol?: string;
  readonly filters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitea;
  readonly github?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAwsCodeCommit = {
  readonly allBranches?: boolean;
  readonly region?: string;
  readonly role?: string;
  readonly tagFilters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAwsCodeCommitTagFilters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAwsCodeCommitTagFilters = {
  readonly key: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAzureDevOps = {
  readonly accessTokenRef: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAzureDevOpsAccessTokenRef;
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly organization: string;
  readonly teamProject: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderAzureDevOpsAccessTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucket = {
  readonly allBranches?: boolean;
  readonly appPasswordRef: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketAppPasswordRef;
  readonly owner: string;
  readonly user: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketAppPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServer = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderFilters = {
  readonly branchMatch?: string;
  readonly labelMatch?: string;
  readonly pathsDoNotExist?: readonly string[];
  readonly pathsExist?: readonly string[];
  readonly repositoryMatch?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitea = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly excludeArchivedRepos?: boolean;
  readonly insecure?: boolean;
  readonly owner: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGithub = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly appSecretName?: string;
  readonly excludeArchivedRepos?: boolean;
  readonly organization: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlab = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlabCaRef;
  readonly group: string;
  readonly includeArchivedRepos?: boolean;
  readonly includeSharedProjects?: boolean;
  readonly includeSubgroups?: boolean;
  readonly insecure?: boolean;
  readonly tokenRef?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlabTokenRef;
  readonly topic?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMergeGeneratorsSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeGeneratorsSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsMergeTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsMergeTemplateSpec;
};
export type ApplicationSetSpecGeneratorsMergeTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsMergeTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsMergeTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsMergeTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsPlugin = {
  readonly configMapRef: ApplicationSetSpecGeneratorsPluginConfigMapRef;
  readonly input?: ApplicationSetSpecGeneratorsPluginInput;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsPluginTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsPluginConfigMapRef = {
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPluginInput = {
  readonly parameters?: { readonly [key: string]: unknown };
};
export type ApplicationSetSpecGeneratorsPluginTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsPluginTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsPluginTemplateSpec;
};
export type ApplicationSetSpecGeneratorsPluginTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsPluginTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsPluginTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsPluginTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsPullRequest = {
  readonly azuredevops?: ApplicationSetSpecGeneratorsPullRequestAzuredevops;
  readonly bitbucket?: ApplicationSetSpecGeneratorsPullRequestBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsPullRequestBitbucketServer;
  readonly continueOnRepoNotFoundError?: boolean;
  readonly filters?: readonly ApplicationSetSpecGeneratorsPullRequestFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsPullRequestGitea;
  readonly github?: ApplicationSetSpecGeneratorsPullRequestGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsPullRequestGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsPullRequestTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsPullRequestAzuredevops = {
  readonly api?: string;
  readonly labels?: readonly string[];
  readonly organization: string;
  readonly project: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsPullRequestAzuredevopsTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestAzuredevopsTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucket = {
  readonly api?: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsPullRequestBitbucketBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsPullRequestBitbucketBearerToken;
  readonly owner: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsPullRequestBitbucketBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsPullRequestBitbucketBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServer = {
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsPullRequestBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsPullRequestBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsPullRequestBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
  readonly repo: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsPullRequestBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsPullRequestFilters = {
  readonly branchMatch?: string;
  readonly targetBranchMatch?: string;
  readonly titleMatch?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestGitea = {
  readonly api: string;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsPullRequestGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestGithub = {
  readonly api?: string;
  readonly appSecretName?: string;
  readonly labels?: readonly string[];
  readonly owner: string;
  readonly repo: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsPullRequestGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestGitlab = {
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsPullRequestGitlabCaRef;
  readonly insecure?: boolean;
  readonly labels?: readonly string[];
  readonly project: string;
  readonly pullRequestState?: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsPullRequestGitlabTokenRef;
};
export type ApplicationSetSpecGeneratorsPullRequestGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsPullRequestGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsPullRequestTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsPullRequestTemplateSpec;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsPullRequestTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsPullRequestTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsScmProvider = {
  readonly awsCodeCommit?: ApplicationSetSpecGeneratorsScmProviderAwsCodeCommit;
  readonly azureDevOps?: ApplicationSetSpecGeneratorsScmProviderAzureDevOps;
  readonly bitbucket?: ApplicationSetSpecGeneratorsScmProviderBitbucket;
  readonly bitbucketServer?: ApplicationSetSpecGeneratorsScmProviderBitbucketServer;
  readonly cloneProtocol?: string;
  readonly filters?: readonly ApplicationSetSpecGeneratorsScmProviderFilters[];
  readonly gitea?: ApplicationSetSpecGeneratorsScmProviderGitea;
  readonly github?: ApplicationSetSpecGeneratorsScmProviderGithub;
  readonly gitlab?: ApplicationSetSpecGeneratorsScmProviderGitlab;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecGeneratorsScmProviderTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsScmProviderAwsCodeCommit = {
  readonly allBranches?: boolean;
  readonly region?: string;
  readonly role?: string;
  readonly tagFilters?: readonly ApplicationSetSpecGeneratorsScmProviderAwsCodeCommitTagFilters[];
};
export type ApplicationSetSpecGeneratorsScmProviderAwsCodeCommitTagFilters = {
  readonly key: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderAzureDevOps = {
  readonly accessTokenRef: ApplicationSetSpecGeneratorsScmProviderAzureDevOpsAccessTokenRef;
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly organization: string;
  readonly teamProject: string;
};
export type ApplicationSetSpecGeneratorsScmProviderAzureDevOpsAccessTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucket = {
  readonly allBranches?: boolean;
  readonly appPasswordRef: ApplicationSetSpecGeneratorsScmProviderBitbucketAppPasswordRef;
  readonly owner: string;
  readonly user: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketAppPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServer = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly basicAuth?: ApplicationSetSpecGeneratorsScmProviderBitbucketServerBasicAuth;
  readonly bearerToken?: ApplicationSetSpecGeneratorsScmProviderBitbucketServerBearerToken;
  readonly caRef?: ApplicationSetSpecGeneratorsScmProviderBitbucketServerCaRef;
  readonly insecure?: boolean;
  readonly project: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServerBasicAuth = {
  readonly passwordRef: ApplicationSetSpecGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef;
  readonly username: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServerBasicAuthPasswordRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServerBearerToken = {
  readonly tokenRef: ApplicationSetSpecGeneratorsScmProviderBitbucketServerBearerTokenTokenRef;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServerBearerTokenTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderBitbucketServerCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsScmProviderFilters = {
  readonly branchMatch?: string;
  readonly labelMatch?: string;
  readonly pathsDoNotExist?: readonly string[];
  readonly pathsExist?: readonly string[];
  readonly repositoryMatch?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderGitea = {
  readonly allBranches?: boolean;
  readonly api: string;
  readonly excludeArchivedRepos?: boolean;
  readonly insecure?: boolean;
  readonly owner: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsScmProviderGiteaTokenRef;
};
export type ApplicationSetSpecGeneratorsScmProviderGiteaTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderGithub = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly appSecretName?: string;
  readonly excludeArchivedRepos?: boolean;
  readonly organization: string;
  readonly tokenRef?: ApplicationSetSpecGeneratorsScmProviderGithubTokenRef;
};
export type ApplicationSetSpecGeneratorsScmProviderGithubTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderGitlab = {
  readonly allBranches?: boolean;
  readonly api?: string;
  readonly caRef?: ApplicationSetSpecGeneratorsScmProviderGitlabCaRef;
  readonly group: string;
  readonly includeArchivedRepos?: boolean;
  readonly includeSharedProjects?: boolean;
  readonly includeSubgroups?: boolean;
  readonly insecure?: boolean;
  readonly tokenRef?: ApplicationSetSpecGeneratorsScmProviderGitlabTokenRef;
  readonly topic?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderGitlabCaRef = {
  readonly configMapName: string;
  readonly key: string;
};
export type ApplicationSetSpecGeneratorsScmProviderGitlabTokenRef = {
  readonly key: string;
  readonly secretName: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplate = {
  readonly metadata: ApplicationSetSpecGeneratorsScmProviderTemplateMetadata;
  readonly spec: ApplicationSetSpecGeneratorsScmProviderTemplateSpec;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpec = {
  readonly destination: ApplicationSetSpecGeneratorsScmProviderTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecGeneratorsScmProviderTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
export type ApplicationSetSpecGeneratorsSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecIgnoreApplicationDifferences = {
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly name?: string;
};
export type ApplicationSetSpecPreservedFields = {
  readonly annotations?: readonly string[];
  readonly labels?: readonly string[];
};
export type ApplicationSetSpecStrategy = {
  readonly deletionOrder?: string;
  readonly rollingSync?: ApplicationSetSpecStrategyRollingSync;
  readonly type?: string;
};
export type ApplicationSetSpecStrategyRollingSync = {
  readonly steps?: readonly ApplicationSetSpecStrategyRollingSyncSteps[];
};
export type ApplicationSetSpecStrategyRollingSyncSteps = {
  readonly matchExpressions?: readonly ApplicationSetSpecStrategyRollingSyncStepsMatchExpressions[];
  readonly maxUpdate?: number | string;
};
export type ApplicationSetSpecStrategyRollingSyncStepsMatchExpressions = {
  readonly key?: string;
  readonly operator?: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecSyncPolicy = {
  readonly applicationsSync?: "create-only" | "create-update" | "create-delete" | "sync";
  readonly preserveResourcesOnDeletion?: boolean;
};
export type ApplicationSetSpecTemplate = {
  readonly metadata: ApplicationSetSpecTemplateMetadata;
  readonly spec: ApplicationSetSpecTemplateSpec;
};
export type ApplicationSetSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecTemplateSpec = {
  readonly destination: ApplicationSetSpecTemplateSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSetSpecTemplateSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSetSpecTemplateSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSetSpecTemplateSpecSource;
  readonly sourceHydrator?: ApplicationSetSpecTemplateSpecSourceHydrator;
  readonly sources?: readonly ApplicationSetSpecTemplateSpecSources[];
  readonly syncPolicy?: ApplicationSetSpecTemplateSpecSyncPolicy;
};
export type ApplicationSetSpecTemplateSpecDestination = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type ApplicationSetSpecTemplateSpecIgnoreDifferences = {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
};
export type ApplicationSetSpecTemplateSpecInfo = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSource = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecTemplateSpecSourceDirectory;
  readonly helm?: ApplicationSetSpecTemplateSpecSourceHelm;
  readonly kustomize?: ApplicationSetSpecTemplateSpecSourceKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecTemplateSpecSourcePlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecTemplateSpecSourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecTemplateSpecSourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecTemplateSpecSourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecTemplateSpecSourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecTemplateSpecSourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecTemplateSpecSourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecTemplateSpecSourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourceHelmParameters[];
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
export type ApplicationSetSpecTemplateSpecSourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecTemplateSpecSourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecTemplateSpecSourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecTemplateSpecSourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecTemplateSpecSourceKustomizePatchesTarget;
};
export type ApplicationSetSpecTemplateSpecSourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecTemplateSpecSourcePlugin = {
  readonly env?: readonly ApplicationSetSpecTemplateSpecSourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourcePluginParameters[];
};
export type ApplicationSetSpecTemplateSpecSourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydrator = {
  readonly drySource: ApplicationSetSpecTemplateSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSetSpecTemplateSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSetSpecTemplateSpecSourceHydratorSyncSource;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySource = {
  readonly directory?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectory;
  readonly helm?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelm;
  readonly kustomize?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomize;
  readonly path: string;
  readonly plugin?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelmParameters[];
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
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourceKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePlugin = {
  readonly env?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePluginParameters[];
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorDrySourcePluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorHydrateTo = {
  readonly targetBranch: string;
};
export type ApplicationSetSpecTemplateSpecSourceHydratorSyncSource = {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
};
export type ApplicationSetSpecTemplateSpecSources = {
  readonly chart?: string;
  readonly directory?: ApplicationSetSpecTemplateSpecSourcesDirectory;
  readonly helm?: ApplicationSetSpecTemplateSpecSourcesHelm;
  readonly kustomize?: ApplicationSetSpecTemplateSpecSourcesKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationSetSpecTemplateSpecSourcesPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
};
export type ApplicationSetSpecTemplateSpecSourcesDirectory = {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnet;
  readonly recurse?: boolean;
};
export type ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnet = {
  readonly extVars?: readonly ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnetTlas[];
};
export type ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnetExtVars = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourcesDirectoryJsonnetTlas = {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourcesHelm = {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationSetSpecTemplateSpecSourcesHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourcesHelmParameters[];
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
export type ApplicationSetSpecTemplateSpecSourcesHelmFileParameters = {
  readonly name?: string;
  readonly path?: string;
};
export type ApplicationSetSpecTemplateSpecSourcesHelmParameters = {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
};
export type ApplicationSetSpecTemplateSpecSourcesKustomize = {
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
  readonly patches?: readonly ApplicationSetSpecTemplateSpecSourcesKustomizePatches[];
  readonly replicas?: readonly ApplicationSetSpecTemplateSpecSourcesKustomizeReplicas[];
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourcesKustomizePatches = {
  readonly options?: { readonly [key: string]: boolean };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationSetSpecTemplateSpecSourcesKustomizePatchesTarget;
};
export type ApplicationSetSpecTemplateSpecSourcesKustomizePatchesTarget = {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
};
export type ApplicationSetSpecTemplateSpecSourcesKustomizeReplicas = {
  readonly count: number | string;
  readonly name: string;
};
export type ApplicationSetSpecTemplateSpecSourcesPlugin = {
  readonly env?: readonly ApplicationSetSpecTemplateSpecSourcesPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationSetSpecTemplateSpecSourcesPluginParameters[];
};
export type ApplicationSetSpecTemplateSpecSourcesPluginEnv = {
  readonly name: string;
  readonly value: string;
};
export type ApplicationSetSpecTemplateSpecSourcesPluginParameters = {
  readonly array?: readonly string[];
  readonly map?: { readonly [key: string]: string };
  readonly name?: string;
  readonly string?: string;
};
export type ApplicationSetSpecTemplateSpecSyncPolicy = {
  readonly automated?: ApplicationSetSpecTemplateSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSetSpecTemplateSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSetSpecTemplateSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
};
export type ApplicationSetSpecTemplateSpecSyncPolicyAutomated = {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
};
export type ApplicationSetSpecTemplateSpecSyncPolicyManagedNamespaceMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecTemplateSpecSyncPolicyRetry = {
  readonly backoff?: ApplicationSetSpecTemplateSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
};
export type ApplicationSetSpecTemplateSpecSyncPolicyRetryBackoff = {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
};
