// Generated from provider-aws-v2.6.0/dynamodb.aws.upbound.io_tables.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Table = {
  readonly apiVersion: "dynamodb.aws.upbound.io/v1beta1";
  readonly kind: "Table";
  readonly metadata: ClusterObjectMeta;
  readonly spec: TableSpec;
};
export type TableSpec = {
  /** Default: `"Delete"`. */
  readonly deletionPolicy?: "Orphan" | "Delete";
  readonly forProvider: TableSpecForProvider;
  readonly initProvider?: TableSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"name":"default"}`. */
  readonly providerConfigRef?: TableSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: TableSpecWriteConnectionSecretToRef;
};
export type TableSpecForProvider = {
  readonly attribute?: readonly TableSpecForProviderAttribute[];
  readonly billingMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly globalSecondaryIndex?: readonly TableSpecForProviderGlobalSecondaryIndex[];
  readonly globalTableWitness?: readonly TableSpecForProviderGlobalTableWitness[];
  readonly hashKey?: string;
  readonly importTable?: readonly TableSpecForProviderImportTable[];
  readonly localSecondaryIndex?: readonly TableSpecForProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: readonly TableSpecForProviderOnDemandThroughput[];
  readonly pointInTimeRecovery?: readonly TableSpecForProviderPointInTimeRecovery[];
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly region: string;
  readonly replica?: readonly TableSpecForProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: readonly TableSpecForProviderServerSideEncryption[];
  readonly streamEnabled?: boolean;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly ttl?: readonly TableSpecForProviderTtl[];
  readonly warmThroughput?: readonly TableSpecForProviderWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableSpecForProviderAttribute = {
  readonly name?: string;
  readonly type?: string;
};
export type TableSpecForProviderGlobalSecondaryIndex = {
  readonly hashKey?: string;
  readonly keySchema?: readonly TableSpecForProviderGlobalSecondaryIndexKeySchema[];
  readonly name?: string;
  /** Each value once. */
  readonly nonKeyAttributes?: readonly string[];
  readonly onDemandThroughput?: readonly TableSpecForProviderGlobalSecondaryIndexOnDemandThroughput[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: readonly TableSpecForProviderGlobalSecondaryIndexWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableSpecForProviderGlobalSecondaryIndexKeySchema = {
  readonly attributeName?: string;
  readonly keyType?: string;
};
export type TableSpecForProviderGlobalSecondaryIndexOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableSpecForProviderGlobalSecondaryIndexWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableSpecForProviderGlobalTableWitness = {
  readonly regionName?: string;
};
export type TableSpecForProviderImportTable = {
  readonly inputCompressionType?: string;
  readonly inputFormat?: string;
  readonly inputFormatOptions?: readonly TableSpecForProviderImportTableInputFormatOptions[];
  readonly s3BucketSource?: readonly TableSpecForProviderImportTableS3BucketSource[];
};
export type TableSpecForProviderImportTableInputFormatOptions = {
  readonly csv?: readonly TableSpecForProviderImportTableInputFormatOptionsCsv[];
};
export type TableSpecForProviderImportTableInputFormatOptionsCsv = {
  readonly delimiter?: string;
  /** Each value once. */
  readonly headerList?: readonly string[];
};
export type TableSpecForProviderImportTableS3BucketSource = {
  readonly bucket?: string;
  readonly bucketOwner?: string;
  readonly keyPrefix?: string;
};
export type TableSpecForProviderLocalSecondaryIndex = {
  readonly name?: string;
  readonly nonKeyAttributes?: readonly string[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
};
export type TableSpecForProviderOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableSpecForProviderPointInTimeRecovery = {
  readonly enabled?: boolean;
  readonly recoveryPeriodInDays?: number;
};
export type TableSpecForProviderReplica = {
  readonly consistencyMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly kmsKeyArn?: string;
  readonly kmsKeyArnRef?: TableSpecForProviderReplicaKmsKeyArnRef;
  readonly kmsKeyArnSelector?: TableSpecForProviderReplicaKmsKeyArnSelector;
  readonly pointInTimeRecovery?: boolean;
  readonly propagateTags?: boolean;
  readonly regionName?: string;
};
export type TableSpecForProviderReplicaKmsKeyArnRef = {
  readonly name: string;
  readonly policy?: TableSpecForProviderReplicaKmsKeyArnRefPolicy;
};
export type TableSpecForProviderReplicaKmsKeyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecForProviderReplicaKmsKeyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: TableSpecForProviderReplicaKmsKeyArnSelectorPolicy;
};
export type TableSpecForProviderReplicaKmsKeyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecForProviderServerSideEncryption = {
  readonly enabled?: boolean;
  readonly kmsKeyArn?: string;
  readonly kmsKeyArnRef?: TableSpecForProviderServerSideEncryptionKmsKeyArnRef;
  readonly kmsKeyArnSelector?: TableSpecForProviderServerSideEncryptionKmsKeyArnSelector;
};
export type TableSpecForProviderServerSideEncryptionKmsKeyArnRef = {
  readonly name: string;
  readonly policy?: TableSpecForProviderServerSideEncryptionKmsKeyArnRefPolicy;
};
export type TableSpecForProviderServerSideEncryptionKmsKeyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecForProviderServerSideEncryptionKmsKeyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: TableSpecForProviderServerSideEncryptionKmsKeyArnSelectorPolicy;
};
export type TableSpecForProviderServerSideEncryptionKmsKeyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecForProviderTtl = {
  readonly attributeName?: string;
  readonly enabled?: boolean;
};
export type TableSpecForProviderWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableSpecInitProvider = {
  readonly attribute?: readonly TableSpecInitProviderAttribute[];
  readonly billingMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly globalSecondaryIndex?: readonly TableSpecInitProviderGlobalSecondaryIndex[];
  readonly globalTableWitness?: readonly TableSpecInitProviderGlobalTableWitness[];
  readonly hashKey?: string;
  readonly importTable?: readonly TableSpecInitProviderImportTable[];
  readonly localSecondaryIndex?: readonly TableSpecInitProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: readonly TableSpecInitProviderOnDemandThroughput[];
  readonly pointInTimeRecovery?: readonly TableSpecInitProviderPointInTimeRecovery[];
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly replica?: readonly TableSpecInitProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: readonly TableSpecInitProviderServerSideEncryption[];
  readonly streamEnabled?: boolean;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly ttl?: readonly TableSpecInitProviderTtl[];
  readonly warmThroughput?: readonly TableSpecInitProviderWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableSpecInitProviderAttribute = {
  readonly name?: string;
  readonly type?: string;
};
export type TableSpecInitProviderGlobalSecondaryIndex = {
  readonly hashKey?: string;
  readonly keySchema?: readonly TableSpecInitProviderGlobalSecondaryIndexKeySchema[];
  readonly name?: string;
  /** Each value once. */
  readonly nonKeyAttributes?: readonly string[];
  readonly onDemandThroughput?: readonly TableSpecInitProviderGlobalSecondaryIndexOnDemandThroughput[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: readonly TableSpecInitProviderGlobalSecondaryIndexWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableSpecInitProviderGlobalSecondaryIndexKeySchema = {
  readonly attributeName?: string;
  readonly keyType?: string;
};
export type TableSpecInitProviderGlobalSecondaryIndexOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableSpecInitProviderGlobalSecondaryIndexWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableSpecInitProviderGlobalTableWitness = {
  readonly regionName?: string;
};
export type TableSpecInitProviderImportTable = {
  readonly inputCompressionType?: string;
  readonly inputFormat?: string;
  readonly inputFormatOptions?: readonly TableSpecInitProviderImportTableInputFormatOptions[];
  readonly s3BucketSource?: readonly TableSpecInitProviderImportTableS3BucketSource[];
};
export type TableSpecInitProviderImportTableInputFormatOptions = {
  readonly csv?: readonly TableSpecInitProviderImportTableInputFormatOptionsCsv[];
};
export type TableSpecInitProviderImportTableInputFormatOptionsCsv = {
  readonly delimiter?: string;
  /** Each value once. */
  readonly headerList?: readonly string[];
};
export type TableSpecInitProviderImportTableS3BucketSource = {
  readonly bucket?: string;
  readonly bucketOwner?: string;
  readonly keyPrefix?: string;
};
export type TableSpecInitProviderLocalSecondaryIndex = {
  readonly name?: string;
  readonly nonKeyAttributes?: readonly string[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
};
export type TableSpecInitProviderOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableSpecInitProviderPointInTimeRecovery = {
  readonly enabled?: boolean;
  readonly recoveryPeriodInDays?: number;
};
export type TableSpecInitProviderReplica = {
  readonly consistencyMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly kmsKeyArn?: string;
  readonly kmsKeyArnRef?: TableSpecInitProviderReplicaKmsKeyArnRef;
  readonly kmsKeyArnSelector?: TableSpecInitProviderReplicaKmsKeyArnSelector;
  readonly pointInTimeRecovery?: boolean;
  readonly propagateTags?: boolean;
  readonly regionName?: string;
};
export type TableSpecInitProviderReplicaKmsKeyArnRef = {
  readonly name: string;
  readonly policy?: TableSpecInitProviderReplicaKmsKeyArnRefPolicy;
};
export type TableSpecInitProviderReplicaKmsKeyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecInitProviderReplicaKmsKeyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: TableSpecInitProviderReplicaKmsKeyArnSelectorPolicy;
};
export type TableSpecInitProviderReplicaKmsKeyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecInitProviderServerSideEncryption = {
  readonly enabled?: boolean;
  readonly kmsKeyArn?: string;
  readonly kmsKeyArnRef?: TableSpecInitProviderServerSideEncryptionKmsKeyArnRef;
  readonly kmsKeyArnSelector?: TableSpecInitProviderServerSideEncryptionKmsKeyArnSelector;
};
export type TableSpecInitProviderServerSideEncryptionKmsKeyArnRef = {
  readonly name: string;
  readonly policy?: TableSpecInitProviderServerSideEncryptionKmsKeyArnRefPolicy;
};
export type TableSpecInitProviderServerSideEncryptionKmsKeyArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecInitProviderServerSideEncryptionKmsKeyArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly policy?: TableSpecInitProviderServerSideEncryptionKmsKeyArnSelectorPolicy;
};
export type TableSpecInitProviderServerSideEncryptionKmsKeyArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecInitProviderTtl = {
  readonly attributeName?: string;
  readonly enabled?: boolean;
};
export type TableSpecInitProviderWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableSpecProviderConfigRef = {
  readonly name: string;
  readonly policy?: TableSpecProviderConfigRefPolicy;
};
export type TableSpecProviderConfigRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type TableSpecWriteConnectionSecretToRef = {
  readonly name: string;
  readonly namespace: string;
};
export type TableStatus = {
  readonly atProvider?: TableStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly TableStatusConditions[];
  readonly observedGeneration?: number;
};
export type TableStatusAtProvider = {
  readonly arn?: string;
  readonly attribute?: readonly TableStatusAtProviderAttribute[];
  readonly billingMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly globalSecondaryIndex?: readonly TableStatusAtProviderGlobalSecondaryIndex[];
  readonly globalTableWitness?: readonly TableStatusAtProviderGlobalTableWitness[];
  readonly hashKey?: string;
  readonly id?: string;
  readonly importTable?: readonly TableStatusAtProviderImportTable[];
  readonly localSecondaryIndex?: readonly TableStatusAtProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: readonly TableStatusAtProviderOnDemandThroughput[];
  readonly pointInTimeRecovery?: readonly TableStatusAtProviderPointInTimeRecovery[];
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly region?: string;
  readonly replica?: readonly TableStatusAtProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: readonly TableStatusAtProviderServerSideEncryption[];
  readonly streamArn?: string;
  readonly streamEnabled?: boolean;
  readonly streamLabel?: string;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly ttl?: readonly TableStatusAtProviderTtl[];
  readonly warmThroughput?: readonly TableStatusAtProviderWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableStatusAtProviderAttribute = {
  readonly name?: string;
  readonly type?: string;
};
export type TableStatusAtProviderGlobalSecondaryIndex = {
  readonly hashKey?: string;
  readonly keySchema?: readonly TableStatusAtProviderGlobalSecondaryIndexKeySchema[];
  readonly name?: string;
  /** Each value once. */
  readonly nonKeyAttributes?: readonly string[];
  readonly onDemandThroughput?: readonly TableStatusAtProviderGlobalSecondaryIndexOnDemandThroughput[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: readonly TableStatusAtProviderGlobalSecondaryIndexWarmThroughput[];
  readonly writeCapacity?: number;
};
export type TableStatusAtProviderGlobalSecondaryIndexKeySchema = {
  readonly attributeName?: string;
  readonly keyType?: string;
};
export type TableStatusAtProviderGlobalSecondaryIndexOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableStatusAtProviderGlobalSecondaryIndexWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableStatusAtProviderGlobalTableWitness = {
  readonly regionName?: string;
};
export type TableStatusAtProviderImportTable = {
  readonly inputCompressionType?: string;
  readonly inputFormat?: string;
  readonly inputFormatOptions?: readonly TableStatusAtProviderImportTableInputFormatOptions[];
  readonly s3BucketSource?: readonly TableStatusAtProviderImportTableS3BucketSource[];
};
export type TableStatusAtProviderImportTableInputFormatOptions = {
  readonly csv?: readonly TableStatusAtProviderImportTableInputFormatOptionsCsv[];
};
export type TableStatusAtProviderImportTableInputFormatOptionsCsv = {
  readonly delimiter?: string;
  /** Each value once. */
  readonly headerList?: readonly string[];
};
export type TableStatusAtProviderImportTableS3BucketSource = {
  readonly bucket?: string;
  readonly bucketOwner?: string;
  readonly keyPrefix?: string;
};
export type TableStatusAtProviderLocalSecondaryIndex = {
  readonly name?: string;
  readonly nonKeyAttributes?: readonly string[];
  readonly projectionType?: string;
  readonly rangeKey?: string;
};
export type TableStatusAtProviderOnDemandThroughput = {
  readonly maxReadRequestUnits?: number;
  readonly maxWriteRequestUnits?: number;
};
export type TableStatusAtProviderPointInTimeRecovery = {
  readonly enabled?: boolean;
  readonly recoveryPeriodInDays?: number;
};
export type TableStatusAtProviderReplica = {
  readonly arn?: string;
  readonly consistencyMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly kmsKeyArn?: string;
  readonly pointInTimeRecovery?: boolean;
  readonly propagateTags?: boolean;
  readonly regionName?: string;
  readonly streamArn?: string;
  readonly streamLabel?: string;
};
export type TableStatusAtProviderServerSideEncryption = {
  readonly enabled?: boolean;
  readonly kmsKeyArn?: string;
};
export type TableStatusAtProviderTtl = {
  readonly attributeName?: string;
  readonly enabled?: boolean;
};
export type TableStatusAtProviderWarmThroughput = {
  readonly readUnitsPerSecond?: number;
  readonly writeUnitsPerSecond?: number;
};
export type TableStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
