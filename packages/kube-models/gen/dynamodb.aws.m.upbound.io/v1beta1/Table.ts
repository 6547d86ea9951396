// Generated from provider-aws-v2.6.0/dynamodb.aws.m.upbound.io_tables.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Table = {
  readonly apiVersion: "dynamodb.aws.m.upbound.io/v1beta1";
  readonly kind: "Table";
  readonly metadata: ObjectMeta;
  readonly spec: TableSpec;
};
export type TableSpec = {
  readonly forProvider: TableSpecForProvider;
  readonly initProvider?: TableSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: TableSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: TableSpecWriteConnectionSecretToRef;
};
export type TableSpecForProvider = {
  readonly attribute?: readonly TableSpecForProviderAttribute[];
  readonly billingMode?: string;
  readonly deletionProtectionEnabled?: boolean;
  readonly globalSecondaryIndex?: readonly TableSpecForProviderGlobalSecondaryIndex[];
  readonly globalTableWitness?: TableSpecForProviderGlobalTableWitness;
  readonly hashKey?: string;
  readonly importTable?: TableSpecForProviderImportTable;
  readonly localSecondaryIndex?: readonly TableSpecForProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: TableSpecForProviderOnDemandThroughput;
  readonly pointInTimeRecovery?: TableSpecForProviderPointInTimeRecovery;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly region: string;
  readonly replica?: readonly TableSpecForProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: TableSpecForProviderServerSideEncryption;
  readonly streamEnabled?: boolean;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly ttl?: TableSpecForProviderTtl;
  readonly warmThroughput?: TableSpecForProviderWarmThroughput;
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
  readonly onDemandThroughput?: TableSpecForProviderGlobalSecondaryIndexOnDemandThroughput;
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: TableSpecForProviderGlobalSecondaryIndexWarmThroughput;
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
  readonly inputFormatOptions?: TableSpecForProviderImportTableInputFormatOptions;
  readonly s3BucketSource?: TableSpecForProviderImportTableS3BucketSource;
};
export type TableSpecForProviderImportTableInputFormatOptions = {
  readonly csv?: TableSpecForProviderImportTableInputFormatOptionsCsv;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly globalTableWitness?: TableSpecInitProviderGlobalTableWitness;
  readonly hashKey?: string;
  readonly importTable?: TableSpecInitProviderImportTable;
  readonly localSecondaryIndex?: readonly TableSpecInitProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: TableSpecInitProviderOnDemandThroughput;
  readonly pointInTimeRecovery?: TableSpecInitProviderPointInTimeRecovery;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly replica?: readonly TableSpecInitProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: TableSpecInitProviderServerSideEncryption;
  readonly streamEnabled?: boolean;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly ttl?: TableSpecInitProviderTtl;
  readonly warmThroughput?: TableSpecInitProviderWarmThroughput;
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
  readonly onDemandThroughput?: TableSpecInitProviderGlobalSecondaryIndexOnDemandThroughput;
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: TableSpecInitProviderGlobalSecondaryIndexWarmThroughput;
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
  readonly inputFormatOptions?: TableSpecInitProviderImportTableInputFormatOptions;
  readonly s3BucketSource?: TableSpecInitProviderImportTableS3BucketSource;
};
export type TableSpecInitProviderImportTableInputFormatOptions = {
  readonly csv?: TableSpecInitProviderImportTableInputFormatOptionsCsv;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly namespace?: string;
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
  readonly kind: string;
  readonly name: string;
};
export type TableSpecWriteConnectionSecretToRef = {
  readonly name: string;
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
  readonly globalTableWitness?: TableStatusAtProviderGlobalTableWitness;
  readonly hashKey?: string;
  readonly id?: string;
  readonly importTable?: TableStatusAtProviderImportTable;
  readonly localSecondaryIndex?: readonly TableStatusAtProviderLocalSecondaryIndex[];
  readonly onDemandThroughput?: TableStatusAtProviderOnDemandThroughput;
  readonly pointInTimeRecovery?: TableStatusAtProviderPointInTimeRecovery;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly region?: string;
  readonly replica?: readonly TableStatusAtProviderReplica[];
  readonly restoreDateTime?: string;
  readonly restoreSourceName?: string;
  readonly restoreSourceTableArn?: string;
  readonly restoreToLatestTime?: boolean;
  readonly serverSideEncryption?: TableStatusAtProviderServerSideEncryption;
  readonly streamArn?: string;
  readonly streamEnabled?: boolean;
  readonly streamLabel?: string;
  readonly streamViewType?: string;
  readonly tableClass?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly ttl?: TableStatusAtProviderTtl;
  readonly warmThroughput?: TableStatusAtProviderWarmThroughput;
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
  readonly onDemandThroughput?: TableStatusAtProviderGlobalSecondaryIndexOnDemandThroughput;
  readonly projectionType?: string;
  readonly rangeKey?: string;
  readonly readCapacity?: number;
  readonly warmThroughput?: TableStatusAtProviderGlobalSecondaryIndexWarmThroughput;
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
  readonly inputFormatOptions?: TableStatusAtProviderImportTableInputFormatOptions;
  readonly s3BucketSource?: TableStatusAtProviderImportTableS3BucketSource;
};
export type TableStatusAtProviderImportTableInputFormatOptions = {
  readonly csv?: TableStatusAtProviderImportTableInputFormatOptionsCsv;
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
