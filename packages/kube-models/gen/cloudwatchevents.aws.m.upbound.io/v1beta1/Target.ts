// Generated from provider-aws-v2.6.0/cloudwatchevents.aws.m.upbound.io_targets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Target = {
  readonly apiVersion: "cloudwatchevents.aws.m.upbound.io/v1beta1";
  readonly kind: "Target";
  readonly metadata: ObjectMeta;
  readonly spec: TargetSpec;
};
export type TargetSpec = {
  readonly forProvider: TargetSpecForProvider;
  readonly initProvider?: TargetSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: TargetSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: TargetSpecWriteConnectionSecretToRef;
};
export type TargetSpecForProvider = {
  readonly appsyncTarget?: TargetSpecForProviderAppsyncTarget;
  readonly arn?: string;
  readonly batchTarget?: TargetSpecForProviderBatchTarget;
  readonly deadLetterConfig?: TargetSpecForProviderDeadLetterConfig;
  readonly ecsTarget?: TargetSpecForProviderEcsTarget;
  readonly eventBusName?: string;
  readonly eventBusNameRef?: TargetSpecForProviderEventBusNameRef;
  readonly eventBusNameSelector?: TargetSpecForProviderEventBusNameSelector;
  readonly forceDestroy?: boolean;
  readonly httpTarget?: TargetSpecForProviderHttpTarget;
  readonly input?: string;
  readonly inputPath?: string;
  readonly inputTransformer?: TargetSpecForProviderInputTransformer;
  readonly kinesisTarget?: TargetSpecForProviderKinesisTarget;
  readonly redshiftTarget?: TargetSpecForProviderRedshiftTarget;
  readonly region: string;
  readonly retryPolicy?: TargetSpecForProviderRetryPolicy;
  readonly roleArn?: string;
  readonly roleArnRef?: TargetSpecForProviderRoleArnRef;
  readonly roleArnSelector?: TargetSpecForProviderRoleArnSelector;
  readonly rule?: string;
  readonly ruleRef?: TargetSpecForProviderRuleRef;
  readonly ruleSelector?: TargetSpecForProviderRuleSelector;
  readonly runCommandTargets?: readonly TargetSpecForProviderRunCommandTargets[];
  readonly sagemakerPipelineTarget?: TargetSpecForProviderSagemakerPipelineTarget;
  readonly sqsTarget?: TargetSpecForProviderSqsTarget;
  readonly targetId?: string;
};
export type TargetSpecForProviderAppsyncTarget = {
  readonly graphqlOperation?: string;
};
export type TargetSpecForProviderBatchTarget = {
  readonly arraySize?: number;
  readonly jobAttempts?: number;
  readonly jobDefinition?: string;
  readonly jobName?: string;
};
export type TargetSpecForProviderDeadLetterConfig = {
  readonly arn?: string;
};
export type TargetSpecForProviderEcsTarget = {
  readonly capacityProviderStrategy?: readonly TargetSpecForProviderEcsTargetCapacityProviderStrategy[];
  readonly enableEcsManagedTags?: boolean;
  readonly enableExecuteCommand?: boolean;
  readonly group?: string;
  readonly launchType?: string;
  readonly networkConfiguration?: TargetSpecForProviderEcsTargetNetworkConfiguration;
  readonly orderedPlacementStrategy?: readonly TargetSpecForProviderEcsTargetOrderedPlacementStrategy[];
  readonly placementConstraint?: readonly TargetSpecForProviderEcsTargetPlacementConstraint[];
  readonly platformVersion?: string;
  readonly propagateTags?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly taskCount?: number;
  readonly taskDefinitionArn?: string;
  readonly taskDefinitionArnRef?: TargetSpecForProviderEcsTargetTaskDefinitionArnRef;
  readonly taskDefinitionArnSelector?: TargetSpecForProviderEcsTargetTaskDefinitionArnSelector;
};
export type TargetSpecForProviderEcsTargetCapacityProviderStrategy = {
  readonly base?: number;
  readonly capacityProvider?: string;
  readonly weight?: number;
};
export type TargetSpecForProviderEcsTargetNetworkConfiguration = {
  readonly assignPublicIp?: boolean;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  /** Each value once. */
  readonly subnets?: readonly string[];
};
export type TargetSpecForProviderEcsTargetOrderedPlacementStrategy = {
  readonly field?: string;
  readonly type?: string;
};
export type TargetSpecForProviderEcsTargetPlacementConstraint = {
  readonly expression?: string;
  readonly type?: string;
};
export type TargetSpecForProviderEcsTargetTaskDefinitionArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderEcsTargetTaskDefinitionArnRefPolicy;
};
export type TargetSpecForProviderEcsTargetTaskDefinitionArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderEcsTargetTaskDefinitionArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderEcsTargetTaskDefinitionArnSelectorPolicy;
};
export type TargetSpecForProviderEcsTargetTaskDefinitionArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderEventBusNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderEventBusNameRefPolicy;
};
export type TargetSpecForProviderEventBusNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderEventBusNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderEventBusNameSelectorPolicy;
};
export type TargetSpecForProviderEventBusNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderHttpTarget = {
  readonly headerParameters?: { readonly [key: string]: string };
  readonly pathParameterValues?: readonly string[];
  readonly queryStringParameters?: { readonly [key: string]: string };
};
export type TargetSpecForProviderInputTransformer = {
  readonly inputPaths?: { readonly [key: string]: string };
  readonly inputTemplate?: string;
};
export type TargetSpecForProviderKinesisTarget = {
  readonly partitionKeyPath?: string;
};
export type TargetSpecForProviderRedshiftTarget = {
  readonly database?: string;
  readonly dbUser?: string;
  readonly secretsManagerArn?: string;
  readonly sql?: string;
  readonly statementName?: string;
  readonly withEvent?: boolean;
};
export type TargetSpecForProviderRetryPolicy = {
  readonly maximumEventAgeInSeconds?: number;
  readonly maximumRetryAttempts?: number;
};
export type TargetSpecForProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderRoleArnRefPolicy;
};
export type TargetSpecForProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderRoleArnSelectorPolicy;
};
export type TargetSpecForProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderRuleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderRuleRefPolicy;
};
export type TargetSpecForProviderRuleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderRuleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecForProviderRuleSelectorPolicy;
};
export type TargetSpecForProviderRuleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecForProviderRunCommandTargets = {
  readonly key?: string;
  readonly values?: readonly string[];
};
export type TargetSpecForProviderSagemakerPipelineTarget = {
  readonly pipelineParameterList?: readonly TargetSpecForProviderSagemakerPipelineTargetPipelineParameterList[];
};
export type TargetSpecForProviderSagemakerPipelineTargetPipelineParameterList = {
  readonly name?: string;
  readonly value?: string;
};
export type TargetSpecForProviderSqsTarget = {
  readonly messageGroupId?: string;
};
export type TargetSpecInitProvider = {
  readonly appsyncTarget?: TargetSpecInitProviderAppsyncTarget;
  readonly arn?: string;
  readonly batchTarget?: TargetSpecInitProviderBatchTarget;
  readonly deadLetterConfig?: TargetSpecInitProviderDeadLetterConfig;
  readonly ecsTarget?: TargetSpecInitProviderEcsTarget;
  readonly eventBusName?: string;
  readonly eventBusNameRef?: TargetSpecInitProviderEventBusNameRef;
  readonly eventBusNameSelector?: TargetSpecInitProviderEventBusNameSelector;
  readonly forceDestroy?: boolean;
  readonly httpTarget?: TargetSpecInitProviderHttpTarget;
  readonly input?: string;
  readonly inputPath?: string;
  readonly inputTransformer?: TargetSpecInitProviderInputTransformer;
  readonly kinesisTarget?: TargetSpecInitProviderKinesisTarget;
  readonly redshiftTarget?: TargetSpecInitProviderRedshiftTarget;
  readonly retryPolicy?: TargetSpecInitProviderRetryPolicy;
  readonly roleArn?: string;
  readonly roleArnRef?: TargetSpecInitProviderRoleArnRef;
  readonly roleArnSelector?: TargetSpecInitProviderRoleArnSelector;
  readonly rule?: string;
  readonly ruleRef?: TargetSpecInitProviderRuleRef;
  readonly ruleSelector?: TargetSpecInitProviderRuleSelector;
  readonly runCommandTargets?: readonly TargetSpecInitProviderRunCommandTargets[];
  readonly sagemakerPipelineTarget?: TargetSpecInitProviderSagemakerPipelineTarget;
  readonly sqsTarget?: TargetSpecInitProviderSqsTarget;
  readonly targetId?: string;
};
export type TargetSpecInitProviderAppsyncTarget = {
  readonly graphqlOperation?: string;
};
export type TargetSpecInitProviderBatchTarget = {
  readonly arraySize?: number;
  readonly jobAttempts?: number;
  readonly jobDefinition?: string;
  readonly jobName?: string;
};
export type TargetSpecInitProviderDeadLetterConfig = {
  readonly arn?: string;
};
export type TargetSpecInitProviderEcsTarget = {
  readonly capacityProviderStrategy?: readonly TargetSpecInitProviderEcsTargetCapacityProviderStrategy[];
  readonly enableEcsManagedTags?: boolean;
  readonly enableExecuteCommand?: boolean;
  readonly group?: string;
  readonly launchType?: string;
  readonly networkConfiguration?: TargetSpecInitProviderEcsTargetNetworkConfiguration;
  readonly orderedPlacementStrategy?: readonly TargetSpecInitProviderEcsTargetOrderedPlacementStrategy[];
  readonly placementConstraint?: readonly TargetSpecInitProviderEcsTargetPlacementConstraint[];
  readonly platformVersion?: string;
  readonly propagateTags?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly taskCount?: number;
  readonly taskDefinitionArn?: string;
  readonly taskDefinitionArnRef?: TargetSpecInitProviderEcsTargetTaskDefinitionArnRef;
  readonly taskDefinitionArnSelector?: TargetSpecInitProviderEcsTargetTaskDefinitionArnSelector;
};
export type TargetSpecInitProviderEcsTargetCapacityProviderStrategy = {
  readonly base?: number;
  readonly capacityProvider?: string;
  readonly weight?: number;
};
export type TargetSpecInitProviderEcsTargetNetworkConfiguration = {
  readonly assignPublicIp?: boolean;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  /** Each value once. */
  readonly subnets?: readonly string[];
};
export type TargetSpecInitProviderEcsTargetOrderedPlacementStrategy = {
  readonly field?: string;
  readonly type?: string;
};
export type TargetSpecInitProviderEcsTargetPlacementConstraint = {
  readonly expression?: string;
  readonly type?: string;
};
export type TargetSpecInitProviderEcsTargetTaskDefinitionArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderEcsTargetTaskDefinitionArnRefPolicy;
};
export type TargetSpecInitProviderEcsTargetTaskDefinitionArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderEcsTargetTaskDefinitionArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderEcsTargetTaskDefinitionArnSelectorPolicy;
};
export type TargetSpecInitProviderEcsTargetTaskDefinitionArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderEventBusNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderEventBusNameRefPolicy;
};
export type TargetSpecInitProviderEventBusNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderEventBusNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderEventBusNameSelectorPolicy;
};
export type TargetSpecInitProviderEventBusNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderHttpTarget = {
  readonly headerParameters?: { readonly [key: string]: string };
  readonly pathParameterValues?: readonly string[];
  readonly queryStringParameters?: { readonly [key: string]: string };
};
export type TargetSpecInitProviderInputTransformer = {
  readonly inputPaths?: { readonly [key: string]: string };
  readonly inputTemplate?: string;
};
export type TargetSpecInitProviderKinesisTarget = {
  readonly partitionKeyPath?: string;
};
export type TargetSpecInitProviderRedshiftTarget = {
  readonly database?: string;
  readonly dbUser?: string;
  readonly secretsManagerArn?: string;
  readonly sql?: string;
  readonly statementName?: string;
  readonly withEvent?: boolean;
};
export type TargetSpecInitProviderRetryPolicy = {
  readonly maximumEventAgeInSeconds?: number;
  readonly maximumRetryAttempts?: number;
};
export type TargetSpecInitProviderRoleArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderRoleArnRefPolicy;
};
export type TargetSpecInitProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderRoleArnSelectorPolicy;
};
export type TargetSpecInitProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderRuleRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderRuleRefPolicy;
};
export type TargetSpecInitProviderRuleRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderRuleSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: TargetSpecInitProviderRuleSelectorPolicy;
};
export type TargetSpecInitProviderRuleSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TargetSpecInitProviderRunCommandTargets = {
  readonly key?: string;
  readonly values?: readonly string[];
};
export type TargetSpecInitProviderSagemakerPipelineTarget = {
  readonly pipelineParameterList?: readonly TargetSpecInitProviderSagemakerPipelineTargetPipelineParameterList[];
};
export type TargetSpecInitProviderSagemakerPipelineTargetPipelineParameterList = {
  readonly name?: string;
  readonly value?: string;
};
export type TargetSpecInitProviderSqsTarget = {
  readonly messageGroupId?: string;
};
export type TargetSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type TargetSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type TargetStatus = {
  readonly atProvider?: TargetStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly TargetStatusConditions[];
  readonly observedGeneration?: number;
};
export type TargetStatusAtProvider = {
  readonly appsyncTarget?: TargetStatusAtProviderAppsyncTarget;
  readonly arn?: string;
  readonly batchTarget?: TargetStatusAtProviderBatchTarget;
  readonly deadLetterConfig?: TargetStatusAtProviderDeadLetterConfig;
  readonly ecsTarget?: TargetStatusAtProviderEcsTarget;
  readonly eventBusName?: string;
  readonly forceDestroy?: boolean;
  readonly httpTarget?: TargetStatusAtProviderHttpTarget;
  readonly id?: string;
  readonly input?: string;
  readonly inputPath?: string;
  readonly inputTransformer?: TargetStatusAtProviderInputTransformer;
  readonly kinesisTarget?: TargetStatusAtProviderKinesisTarget;
  readonly redshiftTarget?: TargetStatusAtProviderRedshiftTarget;
  readonly region?: string;
  readonly retryPolicy?: TargetStatusAtProviderRetryPolicy;
  readonly roleArn?: string;
  readonly rule?: string;
  readonly runCommandTargets?: readonly TargetStatusAtProviderRunCommandTargets[];
  readonly sagemakerPipelineTarget?: TargetStatusAtProviderSagemakerPipelineTarget;
  readonly sqsTarget?: TargetStatusAtProviderSqsTarget;
  readonly targetId?: string;
};
export type TargetStatusAtProviderAppsyncTarget = {
  readonly graphqlOperation?: string;
};
export type TargetStatusAtProviderBatchTarget = {
  readonly arraySize?: number;
  readonly jobAttempts?: number;
  readonly jobDefinition?: string;
  readonly jobName?: string;
};
export type TargetStatusAtProviderDeadLetterConfig = {
  readonly arn?: string;
};
export type TargetStatusAtProviderEcsTarget = {
  readonly capacityProviderStrategy?: readonly TargetStatusAtProviderEcsTargetCapacityProviderStrategy[];
  readonly enableEcsManagedTags?: boolean;
  readonly enableExecuteCommand?: boolean;
  readonly group?: string;
  readonly launchType?: string;
  readonly networkConfiguration?: TargetStatusAtProviderEcsTargetNetworkConfiguration;
  readonly orderedPlacementStrategy?: readonly TargetStatusAtProviderEcsTargetOrderedPlacementStrategy[];
  readonly placementConstraint?: readonly TargetStatusAtProviderEcsTargetPlacementConstraint[];
  readonly platformVersion?: string;
  readonly propagateTags?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly taskCount?: number;
  readonly taskDefinitionArn?: string;
};
export type TargetStatusAtProviderEcsTargetCapacityProviderStrategy = {
  readonly base?: number;
  readonly capacityProvider?: string;
  readonly weight?: number;
};
export type TargetStatusAtProviderEcsTargetNetworkConfiguration = {
  readonly assignPublicIp?: boolean;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  /** Each value once. */
  readonly subnets?: readonly string[];
};
export type TargetStatusAtProviderEcsTargetOrderedPlacementStrategy = {
  readonly field?: string;
  readonly type?: string;
};
export type TargetStatusAtProviderEcsTargetPlacementConstraint = {
  readonly expression?: string;
  readonly type?: string;
};
export type TargetStatusAtProviderHttpTarget = {
  readonly headerParameters?: { readonly [key: string]: string };
  readonly pathParameterValues?: readonly string[];
  readonly queryStringParameters?: { readonly [key: string]: string };
};
export type TargetStatusAtProviderInputTransformer = {
  readonly inputPaths?: { readonly [key: string]: string };
  readonly inputTemplate?: string;
};
export type TargetStatusAtProviderKinesisTarget = {
  readonly partitionKeyPath?: string;
};
export type TargetStatusAtProviderRedshiftTarget = {
  readonly database?: string;
  readonly dbUser?: string;
  readonly secretsManagerArn?: string;
  readonly sql?: string;
  readonly statementName?: string;
  readonly withEvent?: boolean;
};
export type TargetStatusAtProviderRetryPolicy = {
  readonly maximumEventAgeInSeconds?: number;
  readonly maximumRetryAttempts?: number;
};
export type TargetStatusAtProviderRunCommandTargets = {
  readonly key?: string;
  readonly values?: readonly string[];
};
export type TargetStatusAtProviderSagemakerPipelineTarget = {
  readonly pipelineParameterList?: readonly TargetStatusAtProviderSagemakerPipelineTargetPipelineParameterList[];
};
export type TargetStatusAtProviderSagemakerPipelineTargetPipelineParameterList = {
  readonly name?: string;
  readonly value?: string;
};
export type TargetStatusAtProviderSqsTarget = {
  readonly messageGroupId?: string;
};
export type TargetStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
