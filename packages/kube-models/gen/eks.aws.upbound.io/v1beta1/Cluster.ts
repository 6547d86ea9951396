// Generated from provider-aws-v2.6.0/eks.aws.upbound.io_clusters.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Cluster = {
  readonly apiVersion: "eks.aws.upbound.io/v1beta1";
  readonly kind: "Cluster";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ClusterSpec;
};
export type ClusterSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: ClusterSpecForProvider;
  readonly initProvider?: ClusterSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: ClusterSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: ClusterSpecWriteConnectionSecretToRef;
};
export type ClusterSpecForProvider = {
  readonly accessConfig?: readonly ClusterSpecForProviderAccessConfig[];
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly computeConfig?: readonly ClusterSpecForProviderComputeConfig[];
  readonly controlPlaneScalingConfig?: readonly ClusterSpecForProviderControlPlaneScalingConfig[];
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: readonly ClusterSpecForProviderEncryptionConfig[];
  readonly forceUpdateVersion?: boolean;
  readonly kubernetesNetworkConfig?: readonly ClusterSpecForProviderKubernetesNetworkConfig[];
  readonly outpostConfig?: readonly ClusterSpecForProviderOutpostConfig[];
  readonly region: string;
  readonly remoteNetworkConfig?: readonly ClusterSpecForProviderRemoteNetworkConfig[];
  readonly roleArn?: string;
  readonly roleArnRef?: ClusterSpecForProviderRoleArnRef;
  readonly roleArnSelector?: ClusterSpecForProviderRoleArnSelector;
  readonly storageConfig?: readonly ClusterSpecForProviderStorageConfig[];
  readonly tags?: { readonly [key: string]: string };
  readonly upgradePolicy?: readonly ClusterSpecForProviderUpgradePolicy[];
  readonly version?: string;
  readonly vpcConfig?: readonly ClusterSpecForProviderVpcConfig[];
  readonly zonalShiftConfig?: readonly ClusterSpecForProviderZonalShiftConfig[];
};
export type ClusterSpecForProviderAccessConfig = {
  readonly authenticationMode?: string;
  readonly bootstrapClusterCreatorAdminPermissions?: boolean;
};
export type ClusterSpecForProviderComputeConfig = {
  readonly enabled?: boolean;
  /** Each value once. */
  readonly nodePools?: readonly string[];
  readonly nodeRoleArn?: string;
};
export type ClusterSpecForProviderControlPlaneScalingConfig = {
  readonly tier?: string;
};
export type ClusterSpecForProviderEncryptionConfig = {
  readonly provider?: readonly ClusterSpecForProviderEncryptionConfigProvider[];
  /** Each value once. */
  readonly resources?: readonly string[];
};
export type ClusterSpecForProviderEncryptionConfigProvider = {
  readonly keyArn?: string;
};
export type ClusterSpecForProviderKubernetesNetworkConfig = {
  readonly elasticLoadBalancing?: readonly ClusterSpecForProviderKubernetesNetworkConfigElasticLoadBalancing[];
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
};
export type ClusterSpecForProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterSpecForProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: readonly ClusterSpecForProviderOutpostConfigControlPlanePlacement[];
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterSpecForProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterSpecForProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: readonly ClusterSpecForProviderRemoteNetworkConfigRemoteNodeNetworks[];
  readonly remotePodNetworks?: readonly ClusterSpecForProviderRemoteNetworkConfigRemotePodNetworks[];
};
export type ClusterSpecForProviderRemoteNetworkConfigRemoteNodeNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterSpecForProviderRemoteNetworkConfigRemotePodNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterSpecForProviderRoleArnRef = {
  readonly name: string;
  readonly policy?: ClusterSpecForProviderRoleArnRefPolicy;
};
export type ClusterSpecForProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecForProviderRoleArnSelectorPolicy;
};
export type ClusterSpecForProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderStorageConfig = {
  readonly blockStorage?: readonly ClusterSpecForProviderStorageConfigBlockStorage[];
};
export type ClusterSpecForProviderStorageConfigBlockStorage = {
  readonly enabled?: boolean;
};
export type ClusterSpecForProviderUpgradePolicy = {
  readonly supportType?: string;
};
export type ClusterSpecForProviderVpcConfig = {
  readonly endpointPrivateAccess?: boolean;
  readonly endpointPublicAccess?: boolean;
  /** Each value once. */
  readonly publicAccessCidrs?: readonly string[];
  readonly securityGroupIdRefs?: readonly ClusterSpecForProviderVpcConfigSecurityGroupIdRefs[];
  readonly securityGroupIdSelector?: ClusterSpecForProviderVpcConfigSecurityGroupIdSelector;
  /** Each value once. */
  readonly securityGroupIds?: readonly string[];
  readonly subnetIdRefs?: readonly ClusterSpecForProviderVpcConfigSubnetIdRefs[];
  readonly subnetIdSelector?: ClusterSpecForProviderVpcConfigSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
};
export type ClusterSpecForProviderVpcConfigSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: ClusterSpecForProviderVpcConfigSecurityGroupIdRefsPolicy;
};
export type ClusterSpecForProviderVpcConfigSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderVpcConfigSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecForProviderVpcConfigSecurityGroupIdSelectorPolicy;
};
export type ClusterSpecForProviderVpcConfigSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderVpcConfigSubnetIdRefs = {
  readonly name: string;
  readonly policy?: ClusterSpecForProviderVpcConfigSubnetIdRefsPolicy;
};
export type ClusterSpecForProviderVpcConfigSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderVpcConfigSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecForProviderVpcConfigSubnetIdSelectorPolicy;
};
export type ClusterSpecForProviderVpcConfigSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderZonalShiftConfig = {
  readonly enabled?: boolean;
};
export type ClusterSpecInitProvider = {
  readonly accessConfig?: readonly ClusterSpecInitProviderAccessConfig[];
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly computeConfig?: readonly ClusterSpecInitProviderComputeConfig[];
  readonly controlPlaneScalingConfig?: readonly ClusterSpecInitProviderControlPlaneScalingConfig[];
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: readonly ClusterSpecInitProviderEncryptionConfig[];
  readonly forceUpdateVersion?: boolean;
  readonly kubernetesNetworkConfig?: readonly ClusterSpecInitProviderKubernetesNetworkConfig[];
  readonly outpostConfig?: readonly ClusterSpecInitProviderOutpostConfig[];
  readonly remoteNetworkConfig?: readonly ClusterSpecInitProviderRemoteNetworkConfig[];
  readonly roleArn?: string;
  readonly roleArnRef?: ClusterSpecInitProviderRoleArnRef;
  readonly roleArnSelector?: ClusterSpecInitProviderRoleArnSelector;
  readonly storageConfig?: readonly ClusterSpecInitProviderStorageConfig[];
  readonly tags?: { readonly [key: string]: string };
  readonly upgradePolicy?: readonly ClusterSpecInitProviderUpgradePolicy[];
  readonly version?: string;
  readonly vpcConfig?: readonly ClusterSpecInitProviderVpcConfig[];
  readonly zonalShiftConfig?: readonly ClusterSpecInitProviderZonalShiftConfig[];
};
export type ClusterSpecInitProviderAccessConfig = {
  readonly authenticationMode?: string;
  readonly bootstrapClusterCreatorAdminPermissions?: boolean;
};
export type ClusterSpecInitProviderComputeConfig = {
  readonly enabled?: boolean;
  /** Each value once. */
  readonly nodePools?: readonly string[];
  readonly nodeRoleArn?: string;
};
export type ClusterSpecInitProviderControlPlaneScalingConfig = {
  readonly tier?: string;
};
export type ClusterSpecInitProviderEncryptionConfig = {
  readonly provider?: readonly ClusterSpecInitProviderEncryptionConfigProvider[];
  /** Each value once. */
  readonly resources?: readonly string[];
};
export type ClusterSpecInitProviderEncryptionConfigProvider = {
  readonly keyArn?: string;
};
export type ClusterSpecInitProviderKubernetesNetworkConfig = {
  readonly elasticLoadBalancing?: readonly ClusterSpecInitProviderKubernetesNetworkConfigElasticLoadBalancing[];
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
};
export type ClusterSpecInitProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterSpecInitProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: readonly ClusterSpecInitProviderOutpostConfigControlPlanePlacement[];
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterSpecInitProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterSpecInitProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: readonly ClusterSpecInitProviderRemoteNetworkConfigRemoteNodeNetworks[];
  readonly remotePodNetworks?: readonly ClusterSpecInitProviderRemoteNetworkConfigRemotePodNetworks[];
};
export type ClusterSpecInitProviderRemoteNetworkConfigRemoteNodeNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterSpecInitProviderRemoteNetworkConfigRemotePodNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterSpecInitProviderRoleArnRef = {
  readonly name: string;
  readonly policy?: ClusterSpecInitProviderRoleArnRefPolicy;
};
export type ClusterSpecInitProviderRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecInitProviderRoleArnSelectorPolicy;
};
export type ClusterSpecInitProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderStorageConfig = {
  readonly blockStorage?: readonly ClusterSpecInitProviderStorageConfigBlockStorage[];
};
export type ClusterSpecInitProviderStorageConfigBlockStorage = {
  readonly enabled?: boolean;
};
export type ClusterSpecInitProviderUpgradePolicy = {
  readonly supportType?: string;
};
export type ClusterSpecInitProviderVpcConfig = {
  readonly endpointPrivateAccess?: boolean;
  readonly endpointPublicAccess?: boolean;
  /** Each value once. */
  readonly publicAccessCidrs?: readonly string[];
  readonly securityGroupIdRefs?: readonly ClusterSpecInitProviderVpcConfigSecurityGroupIdRefs[];
  readonly securityGroupIdSelector?: ClusterSpecInitProviderVpcConfigSecurityGroupIdSelector;
  /** Each value once. */
  readonly securityGroupIds?: readonly string[];
  readonly subnetIdRefs?: readonly ClusterSpecInitProviderVpcConfigSubnetIdRefs[];
  readonly subnetIdSelector?: ClusterSpecInitProviderVpcConfigSubnetIdSelector;
  /** Each value once. */
  readonly subnetIds?: readonly string[];
};
export type ClusterSpecInitProviderVpcConfigSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: ClusterSpecInitProviderVpcConfigSecurityGroupIdRefsPolicy;
};
export type ClusterSpecInitProviderVpcConfigSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderVpcConfigSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecInitProviderVpcConfigSecurityGroupIdSelectorPolicy;
};
export type ClusterSpecInitProviderVpcConfigSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderVpcConfigSubnetIdRefs = {
  readonly name: string;
  readonly policy?: ClusterSpecInitProviderVpcConfigSubnetIdRefsPolicy;
};
export type ClusterSpecInitProviderVpcConfigSubnetIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderVpcConfigSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: ClusterSpecInitProviderVpcConfigSubnetIdSelectorPolicy;
};
export type ClusterSpecInitProviderVpcConfigSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderZonalShiftConfig = {
  readonly enabled?: boolean;
};
export type ClusterSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: ClusterSpecProviderConfigRefPolicy;
};
export type ClusterSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type ClusterStatus = {
  readonly atProvider?: ClusterStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly ClusterStatusConditions[];
  readonly observedGeneration?: number;
};
export type ClusterStatusAtProvider = {
  readonly accessConfig?: readonly ClusterStatusAtProviderAccessConfig[];
  readonly arn?: string;
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly certificateAuthority?: readonly ClusterStatusAtProviderCertificateAuthority[];
  readonly clusterId?: string;
  readonly computeConfig?: readonly ClusterStatusAtProviderComputeConfig[];
  readonly controlPlaneScalingConfig?: readonly ClusterStatusAtProviderControlPlaneScalingConfig[];
  readonly createdAt?: string;
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: readonly ClusterStatusAtProviderEncryptionConfig[];
  readonly endpoint?: string;
  readonly forceUpdateVersion?: boolean;
  readonly id?: string;
  readonly identity?: readonly ClusterStatusAtProviderIdentity[];
  readonly kubernetesNetworkConfig?: readonly ClusterStatusAtProviderKubernetesNetworkConfig[];
  readonly outpostConfig?: readonly ClusterStatusAtProviderOutpostConfig[];
  readonly platformVersion?: string;
  readonly region?: string;
  readonly remoteNetworkConfig?: readonly ClusterStatusAtProviderRemoteNetworkConfig[];
  readonly roleArn?: string;
  readonly status?: string;
  readonly storageConfig?: readonly ClusterStatusAtProviderStorageConfig[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly upgradePolicy?: readonly ClusterStatusAtProviderUpgradePolicy[];
  readonly version?: string;
  readonly vpcConfig?: readonly ClusterStatusAtProviderVpcConfig[];
  readonly zonalShiftConfig?: readonly ClusterStatusAtProviderZonalShiftConfig[];
};
export type ClusterStatusAtProviderAccessConfig = {
  readonly authenticationMode?: string;
  readonly bootstrapClusterCreatorAdminPermissions?: boolean;
};
export type ClusterStatusAtProviderCertificateAuthority = {
  readonly data?: string;
};
export type ClusterStatusAtProviderComputeConfig = {
  readonly enabled?: boolean;
  /** Each value once. */
  readonly nodePools?: readonly string[];
  readonly nodeRoleArn?: string;
};
export type ClusterStatusAtProviderControlPlaneScalingConfig = {
  readonly tier?: string;
};
export type ClusterStatusAtProviderEncryptionConfig = {
  readonly provider?: readonly ClusterStatusAtProviderEncryptionConfigProvider[];
  /** Each value once. */
  readonly resources?: readonly string[];
};
export type ClusterStatusAtProviderEncryptionConfigProvider = {
  readonly keyArn?: string;
};
export type ClusterStatusAtProviderIdentity = {
  readonly oidc?: readonly ClusterStatusAtProviderIdentityOidc[];
};
export type ClusterStatusAtProviderIdentityOidc = {
  readonly issuer?: string;
};
export type ClusterStatusAtProviderKubernetesNetworkConfig = {
  readonly elasticLoadBalancing?: readonly ClusterStatusAtProviderKubernetesNetworkConfigElasticLoadBalancing[];
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
  readonly serviceIpv6Cidr?: string;
};
export type ClusterStatusAtProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterStatusAtProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: readonly ClusterStatusAtProviderOutpostConfigControlPlanePlacement[];
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterStatusAtProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterStatusAtProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: readonly ClusterStatusAtProviderRemoteNetworkConfigRemoteNodeNetworks[];
  readonly remotePodNetworks?: readonly ClusterStatusAtProviderRemoteNetworkConfigRemotePodNetworks[];
};
export type ClusterStatusAtProviderRemoteNetworkConfigRemoteNodeNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterStatusAtProviderRemoteNetworkConfigRemotePodNetworks = {
  /** Each value once. */
  readonly cidrs?: readonly string[];
};
export type ClusterStatusAtProviderStorageConfig = {
  readonly blockStorage?: readonly ClusterStatusAtProviderStorageConfigBlockStorage[];
};
export type ClusterStatusAtProviderStorageConfigBlockStorage = {
  readonly enabled?: boolean;
};
export type ClusterStatusAtProviderUpgradePolicy = {
  readonly supportType?: string;
};
export type ClusterStatusAtProviderVpcConfig = {
  readonly clusterSecurityGroupId?: string;
  readonly endpointPrivateAccess?: boolean;
  readonly endpointPublicAccess?: boolean;
  /** Each value once. */
  readonly publicAccessCidrs?: readonly string[];
  /** Each value once. */
  readonly securityGroupIds?: readonly string[];
  /** Each value once. */
  readonly subnetIds?: readonly string[];
  readonly vpcId?: string;
};
export type ClusterStatusAtProviderZonalShiftConfig = {
  readonly enabled?: boolean;
};
export type ClusterStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
