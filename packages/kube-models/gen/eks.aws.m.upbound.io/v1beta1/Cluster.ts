// Generated from provider-aws-v2.6.0/eks.aws.m.upbound.io_clusters.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Cluster = {
  readonly apiVersion: "eks.aws.m.upbound.io/v1beta1";
  readonly kind: "Cluster";
  readonly metadata: ObjectMeta;
  readonly spec: ClusterSpec;
};
export type ClusterSpec = {
  readonly forProvider: ClusterSpecForProvider;
  readonly initProvider?: ClusterSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: ClusterSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: ClusterSpecWriteConnectionSecretToRef;
};
export type ClusterSpecForProvider = {
  readonly accessConfig?: ClusterSpecForProviderAccessConfig;
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly computeConfig?: ClusterSpecForProviderComputeConfig;
  readonly controlPlaneScalingConfig?: ClusterSpecForProviderControlPlaneScalingConfig;
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: ClusterSpecForProviderEncryptionConfig;
  readonly forceUpdateVersion?: boolean;
  readonly kubernetesNetworkConfig?: ClusterSpecForProviderKubernetesNetworkConfig;
  readonly outpostConfig?: ClusterSpecForProviderOutpostConfig;
  readonly region: string;
  readonly remoteNetworkConfig?: ClusterSpecForProviderRemoteNetworkConfig;
  readonly roleArn?: string;
  readonly roleArnRef?: ClusterSpecForProviderRoleArnRef;
  readonly roleArnSelector?: ClusterSpecForProviderRoleArnSelector;
  readonly storageConfig?: ClusterSpecForProviderStorageConfig;
  readonly tags?: { readonly [key: string]: string };
  readonly upgradePolicy?: ClusterSpecForProviderUpgradePolicy;
  readonly version?: string;
  readonly vpcConfig?: ClusterSpecForProviderVpcConfig;
  readonly zonalShiftConfig?: ClusterSpecForProviderZonalShiftConfig;
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
  readonly provider?: ClusterSpecForProviderEncryptionConfigProvider;
  /** Each value once. */
  readonly resources?: readonly string[];
};
export type ClusterSpecForProviderEncryptionConfigProvider = {
  readonly keyArn?: string;
};
export type ClusterSpecForProviderKubernetesNetworkConfig = {
  readonly elasticLoadBalancing?: ClusterSpecForProviderKubernetesNetworkConfigElasticLoadBalancing;
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
};
export type ClusterSpecForProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterSpecForProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: ClusterSpecForProviderOutpostConfigControlPlanePlacement;
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterSpecForProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterSpecForProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: ClusterSpecForProviderRemoteNetworkConfigRemoteNodeNetworks;
  readonly remotePodNetworks?: ClusterSpecForProviderRemoteNetworkConfigRemotePodNetworks;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
  readonly policy?: ClusterSpecForProviderRoleArnSelectorPolicy;
};
export type ClusterSpecForProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderStorageConfig = {
  readonly blockStorage?: ClusterSpecForProviderStorageConfigBlockStorage;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
  readonly policy?: ClusterSpecForProviderVpcConfigSecurityGroupIdSelectorPolicy;
};
export type ClusterSpecForProviderVpcConfigSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecForProviderVpcConfigSubnetIdRefs = {
  readonly name: string;
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly accessConfig?: ClusterSpecInitProviderAccessConfig;
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly computeConfig?: ClusterSpecInitProviderComputeConfig;
  readonly controlPlaneScalingConfig?: ClusterSpecInitProviderControlPlaneScalingConfig;
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: ClusterSpecInitProviderEncryptionConfig;
  readonly forceUpdateVersion?: boolean;
  readonly kubernetesNetworkConfig?: ClusterSpecInitProviderKubernetesNetworkConfig;
  readonly outpostConfig?: ClusterSpecInitProviderOutpostConfig;
  readonly remoteNetworkConfig?: ClusterSpecInitProviderRemoteNetworkConfig;
  readonly roleArn?: string;
  readonly roleArnRef?: ClusterSpecInitProviderRoleArnRef;
  readonly roleArnSelector?: ClusterSpecInitProviderRoleArnSelector;
  readonly storageConfig?: ClusterSpecInitProviderStorageConfig;
  readonly tags?: { readonly [key: string]: string };
  readonly upgradePolicy?: ClusterSpecInitProviderUpgradePolicy;
  readonly version?: string;
  readonly vpcConfig?: ClusterSpecInitProviderVpcConfig;
  readonly zonalShiftConfig?: ClusterSpecInitProviderZonalShiftConfig;
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
  readonly provider?: ClusterSpecInitProviderEncryptionConfigProvider;
  /** Each value once. */
  readonly resources?: readonly string[];
};
export type ClusterSpecInitProviderEncryptionConfigProvider = {
  readonly keyArn?: string;
};
export type ClusterSpecInitProviderKubernetesNetworkConfig = {
  readonly elasticLoadBalancing?: ClusterSpecInitProviderKubernetesNetworkConfigElasticLoadBalancing;
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
};
export type ClusterSpecInitProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterSpecInitProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: ClusterSpecInitProviderOutpostConfigControlPlanePlacement;
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterSpecInitProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterSpecInitProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: ClusterSpecInitProviderRemoteNetworkConfigRemoteNodeNetworks;
  readonly remotePodNetworks?: ClusterSpecInitProviderRemoteNetworkConfigRemotePodNetworks;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
  readonly policy?: ClusterSpecInitProviderRoleArnSelectorPolicy;
};
export type ClusterSpecInitProviderRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderStorageConfig = {
  readonly blockStorage?: ClusterSpecInitProviderStorageConfigBlockStorage;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
  readonly policy?: ClusterSpecInitProviderVpcConfigSecurityGroupIdSelectorPolicy;
};
export type ClusterSpecInitProviderVpcConfigSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type ClusterSpecInitProviderVpcConfigSubnetIdRefs = {
  readonly name: string;
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly kind: string;
  readonly name: string;
};
export type ClusterSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type ClusterStatus = {
  readonly atProvider?: ClusterStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly ClusterStatusConditions[];
  readonly observedGeneration?: number;
};
export type ClusterStatusAtProvider = {
  readonly accessConfig?: ClusterStatusAtProviderAccessConfig;
  readonly arn?: string;
  readonly bootstrapSelfManagedAddons?: boolean;
  readonly certificateAuthority?: readonly ClusterStatusAtProviderCertificateAuthority[];
  readonly clusterId?: string;
  readonly computeConfig?: ClusterStatusAtProviderComputeConfig;
  readonly controlPlaneScalingConfig?: ClusterStatusAtProviderControlPlaneScalingConfig;
  readonly createdAt?: string;
  readonly deletionProtection?: boolean;
  /** Each value once. */
  readonly enabledClusterLogTypes?: readonly string[];
  readonly encryptionConfig?: ClusterStatusAtProviderEncryptionConfig;
  readonly endpoint?: string;
  readonly forceUpdateVersion?: boolean;
  readonly id?: string;
  readonly identity?: readonly ClusterStatusAtProviderIdentity[];
  readonly kubernetesNetworkConfig?: ClusterStatusAtProviderKubernetesNetworkConfig;
  readonly outpostConfig?: ClusterStatusAtProviderOutpostConfig;
  readonly platformVersion?: string;
  readonly region?: string;
  readonly remoteNetworkConfig?: ClusterStatusAtProviderRemoteNetworkConfig;
  readonly roleArn?: string;
  readonly status?: string;
  readonly storageConfig?: ClusterStatusAtProviderStorageConfig;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly upgradePolicy?: ClusterStatusAtProviderUpgradePolicy;
  readonly version?: string;
  readonly vpcConfig?: ClusterStatusAtProviderVpcConfig;
  readonly zonalShiftConfig?: ClusterStatusAtProviderZonalShiftConfig;
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
  readonly provider?: ClusterStatusAtProviderEncryptionConfigProvider;
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
  readonly elasticLoadBalancing?: ClusterStatusAtProviderKubernetesNetworkConfigElasticLoadBalancing;
  readonly ipFamily?: string;
  readonly serviceIpv4Cidr?: string;
  readonly serviceIpv6Cidr?: string;
};
export type ClusterStatusAtProviderKubernetesNetworkConfigElasticLoadBalancing = {
  readonly enabled?: boolean;
};
export type ClusterStatusAtProviderOutpostConfig = {
  readonly controlPlaneInstanceType?: string;
  readonly controlPlanePlacement?: ClusterStatusAtProviderOutpostConfigControlPlanePlacement;
  /** Each value once. */
  readonly outpostArns?: readonly string[];
};
export type ClusterStatusAtProviderOutpostConfigControlPlanePlacement = {
  readonly groupName?: string;
};
export type ClusterStatusAtProviderRemoteNetworkConfig = {
  readonly remoteNodeNetworks?: ClusterStatusAtProviderRemoteNetworkConfigRemoteNodeNetworks;
  readonly remotePodNetworks?: ClusterStatusAtProviderRemoteNetworkConfigRemotePodNetworks;
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
  readonly blockStorage?: ClusterStatusAtProviderStorageConfigBlockStorage;
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
