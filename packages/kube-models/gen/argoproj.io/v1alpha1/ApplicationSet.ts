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
  readonly template?: ApplicationSetSpecTemplate;
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
  readonly sources?: readonly ApplicationSetSpecTemplateSpecSource[];
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
  /** A number, or a text such as `25%`. */
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
  /** A number, or a text such as `25%`. */
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
  /** At least 1 character. Matches `^.{2,}|[^./]$`. */
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
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
export type ApplicationSetSpecGeneratorsClusters = {
  readonly flatList?: boolean;
  readonly selector?: ApplicationSetSpecGeneratorsClustersSelector;
  readonly template?: ApplicationSetSpecTemplate;
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
export type ApplicationSetSpecGeneratorsGit = {
  readonly directories?: readonly ApplicationSetSpecGeneratorsGitDirectories[];
  readonly files?: readonly ApplicationSetSpecGeneratorsGitFiles[];
  readonly pathParamPrefix?: string;
  readonly repoURL: string;
  readonly requeueAfterSeconds?: number;
  readonly revision: string;
  readonly template?: ApplicationSetSpecTemplate;
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
export type ApplicationSetSpecGeneratorsList = {
  readonly elements?: readonly unknown[];
  readonly elementsYaml?: string;
  readonly template?: ApplicationSetSpecTemplate;
};
export type ApplicationSetSpecGeneratorsMatrix = {
  readonly generators: readonly ApplicationSetSpecGeneratorsMatrixGenerators[];
  readonly template?: ApplicationSetSpecTemplate;
};
export type ApplicationSetSpecGeneratorsMatrixGenerators = {
  readonly clusterDecisionResource?: ApplicationSetSpecGeneratorsClusterDecisionResource;
  readonly clusters?: ApplicationSetSpecGeneratorsClusters;
  readonly git?: ApplicationSetSpecGeneratorsGit;
  readonly list?: ApplicationSetSpecGeneratorsList;
  readonly matrix?: unknown;
  readonly merge?: unknown;
  readonly plugin?: ApplicationSetSpecGeneratorsPlugin;
  readonly pullRequest?: ApplicationSetSpecGeneratorsPullRequest;
  readonly scmProvider?: ApplicationSetSpecGeneratorsScmProvider;
  readonly selector?: ApplicationSetSpecGeneratorsMatrixGeneratorsSelector;
};
export type ApplicationSetSpecGeneratorsPlugin = {
  readonly configMapRef: ApplicationSetSpecGeneratorsPluginConfigMapRef;
  readonly input?: ApplicationSetSpecGeneratorsPluginInput;
  readonly requeueAfterSeconds?: number;
  readonly template?: ApplicationSetSpecTemplate;
  readonly values?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsPluginConfigMapRef = {
  readonly name: string;
};
export type ApplicationSetSpecGeneratorsPluginInput = {
  readonly parameters?: { readonly [key: string]: unknown };
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
  readonly template?: ApplicationSetSpecTemplate;
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
  readonly template?: ApplicationSetSpecTemplate;
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
export type ApplicationSetSpecGeneratorsMatrixGeneratorsSelector = {
  readonly matchExpressions?: readonly ApplicationSetSpecGeneratorsMatrixGeneratorsSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ApplicationSetSpecGeneratorsMatrixGeneratorsSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ApplicationSetSpecGeneratorsMerge = {
  readonly generators: readonly ApplicationSetSpecGeneratorsMatrixGenerators[];
  readonly mergeKeys: readonly string[];
  readonly template?: ApplicationSetSpecTemplate;
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
  /** A number, or a text such as `25%`. */
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
