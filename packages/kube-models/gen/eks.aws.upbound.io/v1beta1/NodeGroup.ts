// Generated from provider-aws-v2.6.0/eks.aws.upbound.io_nodegroups.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type NodeGroup = {
  readonly apiVersion: "eks.aws.upbound.io/v1beta1";
  readonly kind: "NodeGroup";
  readonly metadata: ClusterObjectMeta;
  readonly spec: NodeGroupSpec;
};
export type NodeGroupSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: NodeGroupSpecForProvider;
  readonly initProvider?: NodeGroupSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: NodeGroupSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: NodeGroupSpecWriteConnectionSecretToRef;
};
export type NodeGroupSpecForProvider = {
  readonly amiType?: string;
  readonly capacityType?: string;
  readonly clusterName?: string;
  readonly clusterNameRef?: NodeGroupSpecForProviderClusterNameRef;
  readonly clusterNameSelector?: NodeGroupSpecForProviderClusterNameSelector;
  readonly diskSize?: number;
  readonly forceUpdateVersion?: boolean;
  readonly instanceTypes?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly launchTemplate?: readonly NodeGroupSpecForProviderLaunchTemplate[];
  readonly nodeRepairConfig?: readonly NodeGroupSpecForProviderNodeRepairConfig[];
  readonly nodeRoleArn?: string;
  readonly nodeRoleArnRef?: NodeGroupSpecForProviderNodeRoleArnRef;
  readonly nodeRoleArnSelector?: NodeGroupSpecForProviderNodeRoleArnSelector;
  readonly region: string;
  readonly releaseVersion?: string;
  readonly remoteAccess?: readonly NodeGroupSpecForProviderRemoteAccess[];
  readonly scalingConfig?: readonly NodeGroupSpecForProviderScalingConfig[];
  readonly subnetIdRefs?: readonly NodeGroupSpecForProviderSubnetIdRefs[];
  readonly subnetIdSelector?: NodeGroupSpecForProviderSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly taint?: readonly NodeGroupSpecForProviderTaint[];
  readonly updateConfig?: readonly NodeGroupSpecForProviderUpdateConfig[];
  readonly version?: string;
  readonly versionRef?: NodeGroupSpecForProviderVersionRef;
  readonly versionSelector?: NodeGroupSpecForProviderVersionSelector;
};
export type NodeGroupSpecForProviderClusterNameRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecForProviderClusterNameRefPolicy;
};
export type NodeGroupSpecForProviderClusterNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderClusterNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecForProviderClusterNameSelectorPolicy;
};
export type NodeGroupSpecForProviderClusterNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderLaunchTemplate = {
  readonly id?: string;
  readonly name?: string;
  readonly version?: string;
};
export type NodeGroupSpecForProviderNodeRepairConfig = {
  readonly enabled?: boolean;
  readonly maxParallelNodesRepairedCount?: number;
  readonly maxParallelNodesRepairedPercentage?: number;
  readonly maxUnhealthyNodeThresholdCount?: number;
  readonly maxUnhealthyNodeThresholdPercentage?: number;
  readonly nodeRepairConfigOverrides?: readonly NodeGroupSpecForProviderNodeRepairConfigNodeRepairConfigOverrides[];
};
export type NodeGroupSpecForProviderNodeRepairConfigNodeRepairConfigOverrides = {
  readonly minRepairWaitTimeMins?: number;
  readonly nodeMonitoringCondition?: string;
  readonly nodeUnhealthyReason?: string;
  readonly repairAction?: string;
};
export type NodeGroupSpecForProviderNodeRoleArnRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecForProviderNodeRoleArnRefPolicy;
};
export type NodeGroupSpecForProviderNodeRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderNodeRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecForProviderNodeRoleArnSelectorPolicy;
};
export type NodeGroupSpecForProviderNodeRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderRemoteAccess = {
  readonly ec2SshKey?: string;
  readonly sourceSecurityGroupIdRefs?: readonly NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdRefs[];
  readonly sourceSecurityGroupIdSelector?: NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdSelector;
  /** Each value once. */
  readonly sourceSecurityGroupIds?: readonly string[];
};
export type NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdRefsPolicy;
};
export type NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdSelectorPolicy;
};
export type NodeGroupSpecForProviderRemoteAccessSourceSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderScalingConfig = {
  readonly desiredSize?: number;
  readonly maxSize?: number;
  readonly minSize?: number;
};
export type NodeGroupSpecForProviderSubnetIdRefs = {
  readonly name: string;
  readonly policy?: NodeGroupSpecForProviderSubnetIdRefsPolicy;
};
export type NodeGroupSpecForProviderSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecForProviderSubnetIdSelectorPolicy;
};
export type NodeGroupSpecForProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderTaint = {
  readonly effect?: string;
  readonly key?: string;
  readonly value?: string;
};
export type NodeGroupSpecForProviderUpdateConfig = {
  readonly maxUnavailable?: number;
  readonly maxUnavailablePercentage?: number;
  readonly updateStrategy?: string;
};
export type NodeGroupSpecForProviderVersionRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecForProviderVersionRefPolicy;
};
export type NodeGroupSpecForProviderVersionRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecForProviderVersionSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecForProviderVersionSelectorPolicy;
};
export type NodeGroupSpecForProviderVersionSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProvider = {
  readonly amiType?: string;
  readonly capacityType?: string;
  readonly diskSize?: number;
  readonly forceUpdateVersion?: boolean;
  readonly instanceTypes?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly launchTemplate?: readonly NodeGroupSpecInitProviderLaunchTemplate[];
  readonly nodeRepairConfig?: readonly NodeGroupSpecInitProviderNodeRepairConfig[];
  readonly nodeRoleArn?: string;
  readonly nodeRoleArnRef?: NodeGroupSpecInitProviderNodeRoleArnRef;
  readonly nodeRoleArnSelector?: NodeGroupSpecInitProviderNodeRoleArnSelector;
  readonly releaseVersion?: string;
  readonly remoteAccess?: readonly NodeGroupSpecInitProviderRemoteAccess[];
  readonly scalingConfig?: readonly NodeGroupSpecInitProviderScalingConfig[];
  readonly subnetIdRefs?: readonly NodeGroupSpecInitProviderSubnetIdRefs[];
  readonly subnetIdSelector?: NodeGroupSpecInitProviderSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly taint?: readonly NodeGroupSpecInitProviderTaint[];
  readonly updateConfig?: readonly NodeGroupSpecInitProviderUpdateConfig[];
  readonly version?: string;
  readonly versionRef?: NodeGroupSpecInitProviderVersionRef;
  readonly versionSelector?: NodeGroupSpecInitProviderVersionSelector;
};
export type NodeGroupSpecInitProviderLaunchTemplate = {
  readonly id?: string;
  readonly name?: string;
  readonly version?: string;
};
export type NodeGroupSpecInitProviderNodeRepairConfig = {
  readonly enabled?: boolean;
  readonly maxParallelNodesRepairedCount?: number;
  readonly maxParallelNodesRepairedPercentage?: number;
  readonly maxUnhealthyNodeThresholdCount?: number;
  readonly maxUnhealthyNodeThresholdPercentage?: number;
  readonly nodeRepairConfigOverrides?: readonly NodeGroupSpecInitProviderNodeRepairConfigNodeRepairConfigOverrides[];
};
export type NodeGroupSpecInitProviderNodeRepairConfigNodeRepairConfigOverrides = {
  readonly minRepairWaitTimeMins?: number;
  readonly nodeMonitoringCondition?: string;
  readonly nodeUnhealthyReason?: string;
  readonly repairAction?: string;
};
export type NodeGroupSpecInitProviderNodeRoleArnRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecInitProviderNodeRoleArnRefPolicy;
};
export type NodeGroupSpecInitProviderNodeRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderNodeRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecInitProviderNodeRoleArnSelectorPolicy;
};
export type NodeGroupSpecInitProviderNodeRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderRemoteAccess = {
  readonly ec2SshKey?: string;
  readonly sourceSecurityGroupIdRefs?: readonly NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdRefs[];
  readonly sourceSecurityGroupIdSelector?: NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdSelector;
  /** Each value once. */
  readonly sourceSecurityGroupIds?: readonly string[];
};
export type NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdRefsPolicy;
};
export type NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdSelectorPolicy;
};
export type NodeGroupSpecInitProviderRemoteAccessSourceSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderScalingConfig = {
  readonly desiredSize?: number;
  readonly maxSize?: number;
  readonly minSize?: number;
};
export type NodeGroupSpecInitProviderSubnetIdRefs = {
  readonly name: string;
  readonly policy?: NodeGroupSpecInitProviderSubnetIdRefsPolicy;
};
export type NodeGroupSpecInitProviderSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecInitProviderSubnetIdSelectorPolicy;
};
export type NodeGroupSpecInitProviderSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderTaint = {
  readonly effect?: string;
  readonly key?: string;
  readonly value?: string;
};
export type NodeGroupSpecInitProviderUpdateConfig = {
  readonly maxUnavailable?: number;
  readonly maxUnavailablePercentage?: number;
  readonly updateStrategy?: string;
};
export type NodeGroupSpecInitProviderVersionRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecInitProviderVersionRefPolicy;
};
export type NodeGroupSpecInitProviderVersionRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecInitProviderVersionSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: NodeGroupSpecInitProviderVersionSelectorPolicy;
};
export type NodeGroupSpecInitProviderVersionSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: NodeGroupSpecProviderConfigRefPolicy;
};
export type NodeGroupSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type NodeGroupSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type NodeGroupStatus = {
  readonly atProvider?: NodeGroupStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly NodeGroupStatusConditions[];
  readonly observedGeneration?: number;
};
export type NodeGroupStatusAtProvider = {
  readonly amiType?: string;
  readonly arn?: string;
  readonly capacityType?: string;
  readonly clusterName?: string;
  readonly diskSize?: number;
  readonly forceUpdateVersion?: boolean;
  readonly id?: string;
  readonly instanceTypes?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly launchTemplate?: readonly NodeGroupStatusAtProviderLaunchTemplate[];
  readonly nodeRepairConfig?: readonly NodeGroupStatusAtProviderNodeRepairConfig[];
  readonly nodeRoleArn?: string;
  readonly region?: string;
  readonly releaseVersion?: string;
  readonly remoteAccess?: readonly NodeGroupStatusAtProviderRemoteAccess[];
  readonly resources?: readonly NodeGroupStatusAtProviderResources[];
  readonly scalingConfig?: readonly NodeGroupStatusAtProviderScalingConfig[];
  readonly status?: string;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly taint?: readonly NodeGroupStatusAtProviderTaint[];
  readonly updateConfig?: readonly NodeGroupStatusAtProviderUpdateConfig[];
  readonly version?: string;
};
export type NodeGroupStatusAtProviderLaunchTemplate = {
  readonly id?: string;
  readonly name?: string;
  readonly version?: string;
};
export type NodeGroupStatusAtProviderNodeRepairConfig = {
  readonly enabled?: boolean;
  readonly maxParallelNodesRepairedCount?: number;
  readonly maxParallelNodesRepairedPercentage?: number;
  readonly maxUnhealthyNodeThresholdCount?: number;
  readonly maxUnhealthyNodeThresholdPercentage?: number;
  readonly nodeRepairConfigOverrides?: readonly NodeGroupStatusAtProviderNodeRepairConfigNodeRepairConfigOverrides[];
};
export type NodeGroupStatusAtProviderNodeRepairConfigNodeRepairConfigOverrides = {
  readonly minRepairWaitTimeMins?: number;
  readonly nodeMonitoringCondition?: string;
  readonly nodeUnhealthyReason?: string;
  readonly repairAction?: string;
};
export type NodeGroupStatusAtProviderRemoteAccess = {
  readonly ec2SshKey?: string;
  /** Each value once. */
  readonly sourceSecurityGroupIds?: readonly string[];
};
export type NodeGroupStatusAtProviderResources = {
  readonly autoscalingGroups?: readonly NodeGroupStatusAtProviderResourcesAutoscalingGroups[];
  readonly remoteAccessSecurityGroupId?: string;
};
export type NodeGroupStatusAtProviderResourcesAutoscalingGroups = {
  readonly name?: string;
};
export type NodeGroupStatusAtProviderScalingConfig = {
  readonly desiredSize?: number;
  readonly maxSize?: number;
  readonly minSize?: number;
};
export type NodeGroupStatusAtProviderTaint = {
  readonly effect?: string;
  readonly key?: string;
  readonly value?: string;
};
export type NodeGroupStatusAtProviderUpdateConfig = {
  readonly maxUnavailable?: number;
  readonly maxUnavailablePercentage?: number;
  readonly updateStrategy?: string;
};
export type NodeGroupStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
