// Generated from provider-aws-v2.6.0/rds.aws.upbound.io_instances.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Instance = {
  readonly apiVersion: "rds.aws.upbound.io/v1beta2";
  readonly kind: "Instance";
  readonly metadata: ClusterObjectMeta;
  readonly spec: InstanceSpec;
};
export type InstanceSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: InstanceSpecForProvider;
  readonly initProvider?: InstanceSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: InstanceSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: InstanceSpecWriteConnectionSecretToRef;
};
export type InstanceSpecForProvider = {
  readonly allocatedStorage?: number;
  readonly allowMajorVersionUpgrade?: boolean;
  readonly applyImmediately?: boolean;
  readonly autoGeneratePassword?: boolean;
  readonly autoMinorVersionUpgrade?: boolean;
  readonly availabilityZone?: string;
  readonly backupRetentionPeriod?: number;
  readonly backupTarget?: string;
  readonly backupWindow?: string;
  readonly blueGreenUpdate?: readonly InstanceSpecForProviderBlueGreenUpdate[];
  readonly caCertIdentifier?: string;
  readonly characterSetName?: string;
  readonly copyTagsToSnapshot?: boolean;
  readonly customIamInstanceProfile?: string;
  readonly customerOwnedIpEnabled?: boolean;
  readonly databaseInsightsMode?: string;
  readonly dbName?: string;
  readonly dbSubnetGroupName?: string;
  readonly dbSubnetGroupNameRef?: InstanceSpecForProviderDbSubnetGroupNameRef;
  readonly dbSubnetGroupNameSelector?: InstanceSpecForProviderDbSubnetGroupNameSelector;
  readonly dedicatedLogVolume?: boolean;
  readonly deleteAutomatedBackups?: boolean;
  readonly deletionProtection?: boolean;
  readonly domain?: string;
  readonly domainAuthSecretArn?: string;
  /** Each value once. */
  readonly domainDnsIps?: readonly string[];
  readonly domainFqdn?: string;
  readonly domainIamRoleName?: string;
  readonly domainOu?: string;
  /** Each value once. */
  readonly enabledCloudwatchLogsExports?: readonly string[];
  readonly engine?: string;
  readonly engineLifecycleSupport?: string;
  readonly engineVersion?: string;
  readonly finalSnapshotIdentifier?: string;
  readonly iamDatabaseAuthenticationEnabled?: boolean;
  readonly identifier?: string;
  readonly identifierPrefix?: string;
  readonly instanceClass?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly kmsKeyIdRef?: InstanceSpecForProviderKmsKeyIdRef;
  readonly kmsKeyIdSelector?: InstanceSpecForProviderKmsKeyIdSelector;
  readonly licenseModel?: string;
  readonly maintenanceWindow?: string;
  readonly manageMasterUserPassword?: boolean;
  readonly masterUserSecretKmsKeyId?: string;
  readonly masterUserSecretKmsKeyIdRef?: InstanceSpecForProviderMasterUserSecretKmsKeyIdRef;
  readonly masterUserSecretKmsKeyIdSelector?: InstanceSpecForProviderMasterUserSecretKmsKeyIdSelector;
  readonly maxAllocatedStorage?: number;
  readonly monitoringInterval?: number;
  readonly monitoringRoleArn?: string;
  readonly monitoringRoleArnRef?: InstanceSpecForProviderMonitoringRoleArnRef;
  readonly monitoringRoleArnSelector?: InstanceSpecForProviderMonitoringRoleArnSelector;
  readonly multiAz?: boolean;
  readonly ncharCharacterSetName?: string;
  readonly networkType?: string;
  readonly optionGroupName?: string;
  readonly parameterGroupName?: string;
  readonly parameterGroupNameRef?: InstanceSpecForProviderParameterGroupNameRef;
  readonly parameterGroupNameSelector?: InstanceSpecForProviderParameterGroupNameSelector;
  readonly passwordSecretRef?: InstanceSpecForProviderPasswordSecretRef;
  readonly passwordWoSecretRef?: InstanceSpecForProviderPasswordWoSecretRef;
  readonly passwordWoVersion?: number;
  readonly performanceInsightsEnabled?: boolean;
  readonly performanceInsightsKmsKeyId?: string;
  readonly performanceInsightsRetentionPeriod?: number;
  readonly port?: number;
  readonly publiclyAccessible?: boolean;
  readonly region: string;
  readonly replicaMode?: string;
  readonly replicateSourceDb?: string;
  readonly replicateSourceDbRef?: InstanceSpecForProviderReplicateSourceDbRef;
  readonly replicateSourceDbSelector?: InstanceSpecForProviderReplicateSourceDbSelector;
  readonly restoreToPointInTime?: readonly InstanceSpecForProviderRestoreToPointInTime[];
  readonly s3Import?: readonly InstanceSpecForProviderS3Import[];
  readonly skipFinalSnapshot?: boolean;
  readonly snapshotIdentifier?: string;
  readonly storageEncrypted?: boolean;
  readonly storageThroughput?: number;
  readonly storageType?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly timezone?: string;
  readonly upgradeStorageConfig?: boolean;
  readonly username?: string;
  readonly vpcSecurityGroupIdRefs?: readonly InstanceSpecForProviderVpcSecurityGroupIdRefs[];
  readonly vpcSecurityGroupIdSelector?: InstanceSpecForProviderVpcSecurityGroupIdSelector;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type InstanceSpecForProviderBlueGreenUpdate = {
  readonly enabled?: boolean;
};
export type InstanceSpecForProviderDbSubnetGroupNameRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderDbSubnetGroupNameRefPolicy;
};
export type InstanceSpecForProviderDbSubnetGroupNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderDbSubnetGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderDbSubnetGroupNameSelectorPolicy;
};
export type InstanceSpecForProviderDbSubnetGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderKmsKeyIdRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderKmsKeyIdRefPolicy;
};
export type InstanceSpecForProviderKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderKmsKeyIdSelectorPolicy;
};
export type InstanceSpecForProviderKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderMasterUserSecretKmsKeyIdRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderMasterUserSecretKmsKeyIdRefPolicy;
};
export type InstanceSpecForProviderMasterUserSecretKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderMasterUserSecretKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderMasterUserSecretKmsKeyIdSelectorPolicy;
};
export type InstanceSpecForProviderMasterUserSecretKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderMonitoringRoleArnRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderMonitoringRoleArnRefPolicy;
};
export type InstanceSpecForProviderMonitoringRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderMonitoringRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderMonitoringRoleArnSelectorPolicy;
};
export type InstanceSpecForProviderMonitoringRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderParameterGroupNameRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderParameterGroupNameRefPolicy;
};
export type InstanceSpecForProviderParameterGroupNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderParameterGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderParameterGroupNameSelectorPolicy;
};
export type InstanceSpecForProviderParameterGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderPasswordSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type InstanceSpecForProviderPasswordWoSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type InstanceSpecForProviderReplicateSourceDbRef = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderReplicateSourceDbRefPolicy;
};
export type InstanceSpecForProviderReplicateSourceDbRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderReplicateSourceDbSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderReplicateSourceDbSelectorPolicy;
};
export type InstanceSpecForProviderReplicateSourceDbSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderRestoreToPointInTime = {
  readonly restoreTime?: string;
  readonly sourceDbInstanceAutomatedBackupsArn?: string;
  readonly sourceDbInstanceIdentifier?: string;
  readonly sourceDbiResourceId?: string;
  readonly useLatestRestorableTime?: boolean;
};
export type InstanceSpecForProviderS3Import = {
  readonly bucketName?: string;
  readonly bucketPrefix?: string;
  readonly ingestionRole?: string;
  readonly sourceEngine?: string;
  readonly sourceEngineVersion?: string;
};
export type InstanceSpecForProviderVpcSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: InstanceSpecForProviderVpcSecurityGroupIdRefsPolicy;
};
export type InstanceSpecForProviderVpcSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecForProviderVpcSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecForProviderVpcSecurityGroupIdSelectorPolicy;
};
export type InstanceSpecForProviderVpcSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProvider = {
  readonly allocatedStorage?: number;
  readonly allowMajorVersionUpgrade?: boolean;
  readonly applyImmediately?: boolean;
  readonly autoMinorVersionUpgrade?: boolean;
  readonly availabilityZone?: string;
  readonly backupRetentionPeriod?: number;
  readonly backupTarget?: string;
  readonly backupWindow?: string;
  readonly blueGreenUpdate?: readonly InstanceSpecInitProviderBlueGreenUpdate[];
  readonly caCertIdentifier?: string;
  readonly characterSetName?: string;
  readonly copyTagsToSnapshot?: boolean;
  readonly customIamInstanceProfile?: string;
  readonly customerOwnedIpEnabled?: boolean;
  readonly databaseInsightsMode?: string;
  readonly dbName?: string;
  readonly dbSubnetGroupName?: string;
  readonly dbSubnetGroupNameRef?: InstanceSpecInitProviderDbSubnetGroupNameRef;
  readonly dbSubnetGroupNameSelector?: InstanceSpecInitProviderDbSubnetGroupNameSelector;
  readonly dedicatedLogVolume?: boolean;
  readonly deleteAutomatedBackups?: boolean;
  readonly deletionProtection?: boolean;
  readonly domain?: string;
  readonly domainAuthSecretArn?: string;
  /** Each value once. */
  readonly domainDnsIps?: readonly string[];
  readonly domainFqdn?: string;
  readonly domainIamRoleName?: string;
  readonly domainOu?: string;
  /** Each value once. */
  readonly enabledCloudwatchLogsExports?: readonly string[];
  readonly engine?: string;
  readonly engineLifecycleSupport?: string;
  readonly engineVersion?: string;
  readonly finalSnapshotIdentifier?: string;
  readonly iamDatabaseAuthenticationEnabled?: boolean;
  readonly identifier?: string;
  readonly identifierPrefix?: string;
  readonly instanceClass?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly kmsKeyIdRef?: InstanceSpecInitProviderKmsKeyIdRef;
  readonly kmsKeyIdSelector?: InstanceSpecInitProviderKmsKeyIdSelector;
  readonly licenseModel?: string;
  readonly maintenanceWindow?: string;
  readonly manageMasterUserPassword?: boolean;
  readonly masterUserSecretKmsKeyId?: string;
  readonly masterUserSecretKmsKeyIdRef?: InstanceSpecInitProviderMasterUserSecretKmsKeyIdRef;
  readonly masterUserSecretKmsKeyIdSelector?: InstanceSpecInitProviderMasterUserSecretKmsKeyIdSelector;
  readonly maxAllocatedStorage?: number;
  readonly monitoringInterval?: number;
  readonly monitoringRoleArn?: string;
  readonly monitoringRoleArnRef?: InstanceSpecInitProviderMonitoringRoleArnRef;
  readonly monitoringRoleArnSelector?: InstanceSpecInitProviderMonitoringRoleArnSelector;
  readonly multiAz?: boolean;
  readonly ncharCharacterSetName?: string;
  readonly networkType?: string;
  readonly optionGroupName?: string;
  readonly parameterGroupName?: string;
  readonly parameterGroupNameRef?: InstanceSpecInitProviderParameterGroupNameRef;
  readonly parameterGroupNameSelector?: InstanceSpecInitProviderParameterGroupNameSelector;
  readonly passwordSecretRef?: InstanceSpecInitProviderPasswordSecretRef;
  readonly passwordWoSecretRef?: InstanceSpecInitProviderPasswordWoSecretRef;
  readonly passwordWoVersion?: number;
  readonly performanceInsightsEnabled?: boolean;
  readonly performanceInsightsKmsKeyId?: string;
  readonly performanceInsightsRetentionPeriod?: number;
  readonly port?: number;
  readonly publiclyAccessible?: boolean;
  readonly replicaMode?: string;
  readonly replicateSourceDb?: string;
  readonly replicateSourceDbRef?: InstanceSpecInitProviderReplicateSourceDbRef;
  readonly replicateSourceDbSelector?: InstanceSpecInitProviderReplicateSourceDbSelector;
  readonly restoreToPointInTime?: readonly InstanceSpecInitProviderRestoreToPointInTime[];
  readonly s3Import?: readonly InstanceSpecInitProviderS3Import[];
  readonly skipFinalSnapshot?: boolean;
  readonly snapshotIdentifier?: string;
  readonly storageEncrypted?: boolean;
  readonly storageThroughput?: number;
  readonly storageType?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly timezone?: string;
  readonly upgradeStorageConfig?: boolean;
  readonly username?: string;
  readonly vpcSecurityGroupIdRefs?: readonly InstanceSpecInitProviderVpcSecurityGroupIdRefs[];
  readonly vpcSecurityGroupIdSelector?: InstanceSpecInitProviderVpcSecurityGroupIdSelector;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type InstanceSpecInitProviderBlueGreenUpdate = {
  readonly enabled?: boolean;
};
export type InstanceSpecInitProviderDbSubnetGroupNameRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderDbSubnetGroupNameRefPolicy;
};
export type InstanceSpecInitProviderDbSubnetGroupNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderDbSubnetGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderDbSubnetGroupNameSelectorPolicy;
};
export type InstanceSpecInitProviderDbSubnetGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderKmsKeyIdRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderKmsKeyIdRefPolicy;
};
export type InstanceSpecInitProviderKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderKmsKeyIdSelectorPolicy;
};
export type InstanceSpecInitProviderKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderMasterUserSecretKmsKeyIdRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderMasterUserSecretKmsKeyIdRefPolicy;
};
export type InstanceSpecInitProviderMasterUserSecretKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderMasterUserSecretKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderMasterUserSecretKmsKeyIdSelectorPolicy;
};
export type InstanceSpecInitProviderMasterUserSecretKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderMonitoringRoleArnRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderMonitoringRoleArnRefPolicy;
};
export type InstanceSpecInitProviderMonitoringRoleArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderMonitoringRoleArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderMonitoringRoleArnSelectorPolicy;
};
export type InstanceSpecInitProviderMonitoringRoleArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderParameterGroupNameRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderParameterGroupNameRefPolicy;
};
export type InstanceSpecInitProviderParameterGroupNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderParameterGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderParameterGroupNameSelectorPolicy;
};
export type InstanceSpecInitProviderParameterGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderPasswordSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type InstanceSpecInitProviderPasswordWoSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type InstanceSpecInitProviderReplicateSourceDbRef = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderReplicateSourceDbRefPolicy;
};
export type InstanceSpecInitProviderReplicateSourceDbRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderReplicateSourceDbSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderReplicateSourceDbSelectorPolicy;
};
export type InstanceSpecInitProviderReplicateSourceDbSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderRestoreToPointInTime = {
  readonly restoreTime?: string;
  readonly sourceDbInstanceAutomatedBackupsArn?: string;
  readonly sourceDbInstanceIdentifier?: string;
  readonly sourceDbiResourceId?: string;
  readonly useLatestRestorableTime?: boolean;
};
export type InstanceSpecInitProviderS3Import = {
  readonly bucketName?: string;
  readonly bucketPrefix?: string;
  readonly ingestionRole?: string;
  readonly sourceEngine?: string;
  readonly sourceEngineVersion?: string;
};
export type InstanceSpecInitProviderVpcSecurityGroupIdRefs = {
  readonly name: string;
  readonly policy?: InstanceSpecInitProviderVpcSecurityGroupIdRefsPolicy;
};
export type InstanceSpecInitProviderVpcSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecInitProviderVpcSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: InstanceSpecInitProviderVpcSecurityGroupIdSelectorPolicy;
};
export type InstanceSpecInitProviderVpcSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: InstanceSpecProviderConfigRefPolicy;
};
export type InstanceSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type InstanceSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type InstanceStatus = {
  readonly atProvider?: InstanceStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly InstanceStatusConditions[];
  readonly observedGeneration?: number;
};
export type InstanceStatusAtProvider = {
  readonly address?: string;
  readonly allocatedStorage?: number;
  readonly allowMajorVersionUpgrade?: boolean;
  readonly applyImmediately?: boolean;
  readonly arn?: string;
  readonly autoMinorVersionUpgrade?: boolean;
  readonly availabilityZone?: string;
  readonly backupRetentionPeriod?: number;
  readonly backupTarget?: string;
  readonly backupWindow?: string;
  readonly blueGreenUpdate?: readonly InstanceStatusAtProviderBlueGreenUpdate[];
  readonly caCertIdentifier?: string;
  readonly characterSetName?: string;
  readonly copyTagsToSnapshot?: boolean;
  readonly customIamInstanceProfile?: string;
  readonly customerOwnedIpEnabled?: boolean;
  readonly databaseInsightsMode?: string;
  readonly dbName?: string;
  readonly dbSubnetGroupName?: string;
  readonly dedicatedLogVolume?: boolean;
  readonly deleteAutomatedBackups?: boolean;
  readonly deletionProtection?: boolean;
  readonly domain?: string;
  readonly domainAuthSecretArn?: string;
  /** Each value once. */
  readonly domainDnsIps?: readonly string[];
  readonly domainFqdn?: string;
  readonly domainIamRoleName?: string;
  readonly domainOu?: string;
  /** Each value once. */
  readonly enabledCloudwatchLogsExports?: readonly string[];
  readonly endpoint?: string;
  readonly engine?: string;
  readonly engineLifecycleSupport?: string;
  readonly engineVersion?: string;
  readonly engineVersionActual?: string;
  readonly finalSnapshotIdentifier?: string;
  readonly hostedZoneId?: string;
  readonly iamDatabaseAuthenticationEnabled?: boolean;
  readonly id?: string;
  readonly identifier?: string;
  readonly identifierPrefix?: string;
  readonly instanceClass?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly latestRestorableTime?: string;
  readonly licenseModel?: string;
  readonly listenerEndpoint?: readonly InstanceStatusAtProviderListenerEndpoint[];
  readonly maintenanceWindow?: string;
  readonly manageMasterUserPassword?: boolean;
  readonly masterUserSecret?: readonly InstanceStatusAtProviderMasterUserSecret[];
  readonly masterUserSecretKmsKeyId?: string;
  readonly maxAllocatedStorage?: number;
  readonly monitoringInterval?: number;
  readonly monitoringRoleArn?: string;
  readonly multiAz?: boolean;
  readonly ncharCharacterSetName?: string;
  readonly networkType?: string;
  readonly optionGroupName?: string;
  readonly parameterGroupName?: string;
  readonly passwordWoVersion?: number;
  readonly performanceInsightsEnabled?: boolean;
  readonly performanceInsightsKmsKeyId?: string;
  readonly performanceInsightsRetentionPeriod?: number;
  readonly port?: number;
  readonly publiclyAccessible?: boolean;
  readonly region?: string;
  readonly replicaMode?: string;
  readonly replicas?: readonly string[];
  readonly replicateSourceDb?: string;
  readonly resourceId?: string;
  readonly restoreToPointInTime?: readonly InstanceStatusAtProviderRestoreToPointInTime[];
  readonly s3Import?: readonly InstanceStatusAtProviderS3Import[];
  readonly skipFinalSnapshot?: boolean;
  readonly snapshotIdentifier?: string;
  readonly status?: string;
  readonly storageEncrypted?: boolean;
  readonly storageThroughput?: number;
  readonly storageType?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly timezone?: string;
  readonly upgradeRolloutOrder?: string;
  readonly upgradeStorageConfig?: boolean;
  readonly username?: string;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type InstanceStatusAtProviderBlueGreenUpdate = {
  readonly enabled?: boolean;
};
export type InstanceStatusAtProviderListenerEndpoint = {
  readonly address?: string;
  readonly hostedZoneId?: string;
  readonly port?: number;
};
export type InstanceStatusAtProviderMasterUserSecret = {
  readonly kmsKeyId?: string;
  readonly secretArn?: string;
  readonly secretStatus?: string;
};
export type InstanceStatusAtProviderRestoreToPointInTime = {
  readonly restoreTime?: string;
  readonly sourceDbInstanceAutomatedBackupsArn?: string;
  readonly sourceDbInstanceIdentifier?: string;
  readonly sourceDbiResourceId?: string;
  readonly useLatestRestorableTime?: boolean;
};
export type InstanceStatusAtProviderS3Import = {
  readonly bucketName?: string;
  readonly bucketPrefix?: string;
  readonly ingestionRole?: string;
  readonly sourceEngine?: string;
  readonly sourceEngineVersion?: string;
};
export type InstanceStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
