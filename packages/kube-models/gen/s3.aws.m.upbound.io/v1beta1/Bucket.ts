// Generated from provider-aws-v2.6.0/s3.aws.m.upbound.io_buckets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Bucket = {
  readonly apiVersion: "s3.aws.m.upbound.io/v1beta1";
  readonly kind: "Bucket";
  readonly metadata: ObjectMeta;
  readonly spec: BucketSpec;
};
export type BucketSpec = {
  readonly forProvider: BucketSpecForProvider;
  readonly initProvider?: BucketSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: BucketSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: BucketSpecWriteConnectionSecretToRef;
};
export type BucketSpecForProvider = {
  readonly forceDestroy?: boolean;
  readonly objectLockEnabled?: boolean;
  readonly region: string;
  readonly tags?: { readonly [key: string]: string };
};
export type BucketSpecInitProvider = {
  readonly forceDestroy?: boolean;
  readonly objectLockEnabled?: boolean;
  readonly tags?: { readonly [key: string]: string };
};
export type BucketSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type BucketSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type BucketStatus = {
  readonly atProvider?: BucketStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly BucketStatusConditions[];
  readonly observedGeneration?: number;
};
export type BucketStatusAtProvider = {
  readonly accelerationStatus?: string;
  readonly acl?: string;
  readonly arn?: string;
  readonly bucketDomainName?: string;
  readonly bucketRegion?: string;
  readonly bucketRegionalDomainName?: string;
  readonly corsRule?: readonly BucketStatusAtProviderCorsRule[];
  readonly forceDestroy?: boolean;
  readonly grant?: readonly BucketStatusAtProviderGrant[];
  readonly hostedZoneId?: string;
  readonly id?: string;
  readonly lifecycleRule?: readonly BucketStatusAtProviderLifecycleRule[];
  readonly logging?: BucketStatusAtProviderLogging;
  readonly objectLockConfiguration?: BucketStatusAtProviderObjectLockConfiguration;
  readonly objectLockEnabled?: boolean;
  readonly policy?: string;
  readonly region?: string;
  readonly replicationConfiguration?: BucketStatusAtProviderReplicationConfiguration;
  readonly requestPayer?: string;
  readonly serverSideEncryptionConfiguration?: BucketStatusAtProviderServerSideEncryptionConfiguration;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly versioning?: BucketStatusAtProviderVersioning;
  readonly website?: BucketStatusAtProviderWebsite;
  readonly websiteDomain?: string;
  readonly websiteEndpoint?: string;
};
export type BucketStatusAtProviderCorsRule = {
  readonly allowedHeaders?: readonly string[];
  readonly allowedMethods?: readonly string[];
  readonly allowedOrigins?: readonly string[];
  readonly exposeHeaders?: readonly string[];
  readonly maxAgeSeconds?: number;
};
export type BucketStatusAtProviderGrant = {
  readonly id?: string;
  /** Each value once. */
  readonly permissions?: readonly string[];
  readonly type?: string;
  readonly uri?: string;
};
export type BucketStatusAtProviderLifecycleRule = {
  readonly abortIncompleteMultipartUploadDays?: number;
  readonly enabled?: boolean;
  readonly expiration?: BucketStatusAtProviderLifecycleRuleExpiration;
  readonly id?: string;
  readonly noncurrentVersionExpiration?: BucketStatusAtProviderLifecycleRuleNoncurrentVersionExpiration;
  readonly noncurrentVersionTransition?: readonly BucketStatusAtProviderLifecycleRuleNoncurrentVersionTransition[];
  readonly prefix?: string;
  readonly tags?: { readonly [key: string]: string };
  readonly transition?: readonly BucketStatusAtProviderLifecycleRuleTransition[];
};
export type BucketStatusAtProviderLifecycleRuleExpiration = {
  readonly date?: string;
  readonly days?: number;
  readonly expiredObjectDeleteMarker?: boolean;
};
export type BucketStatusAtProviderLifecycleRuleNoncurrentVersionExpiration = {
  readonly days?: number;
};
export type BucketStatusAtProviderLifecycleRuleNoncurrentVersionTransition = {
  readonly days?: number;
  readonly storageClass?: string;
};
export type BucketStatusAtProviderLifecycleRuleTransition = {
  readonly date?: string;
  readonly days?: number;
  readonly storageClass?: string;
};
export type BucketStatusAtProviderLogging = {
  readonly targetBucket?: string;
  readonly targetPrefix?: string;
};
export type BucketStatusAtProviderObjectLockConfiguration = {
  readonly objectLockEnabled?: string;
  readonly rule?: BucketStatusAtProviderObjectLockConfigurationRule;
};
export type BucketStatusAtProviderObjectLockConfigurationRule = {
  readonly defaultRetention?: BucketStatusAtProviderObjectLockConfigurationRuleDefaultRetention;
};
export type BucketStatusAtProviderObjectLockConfigurationRuleDefaultRetention = {
  readonly days?: number;
  readonly mode?: string;
  readonly years?: number;
};
export type BucketStatusAtProviderReplicationConfiguration = {
  readonly role?: string;
  readonly rules?: readonly BucketStatusAtProviderReplicationConfigurationRules[];
};
export type BucketStatusAtProviderReplicationConfigurationRules = {
  readonly deleteMarkerReplicationStatus?: string;
  readonly destination?: BucketStatusAtProviderReplicationConfigurationRulesDestination;
  readonly filter?: BucketStatusAtProviderReplicationConfigurationRulesFilter;
  readonly id?: string;
  readonly prefix?: string;
  readonly priority?: number;
  readonly sourceSelectionCriteria?: BucketStatusAtProviderReplicationConfigurationRulesSourceSelectionCriteria;
  readonly status?: string;
};
export type BucketStatusAtProviderReplicationConfigurationRulesDestination = {
  readonly accessControlTranslation?: BucketStatusAtProviderReplicationConfigurationRulesDestinationAccessControlTranslation;
  readonly accountId?: string;
  readonly bucket?: string;
  readonly metrics?: BucketStatusAtProviderReplicationConfigurationRulesDestinationMetrics;
  readonly replicaKmsKeyId?: string;
  readonly replicationTime?: BucketStatusAtProviderReplicationConfigurationRulesDestinationReplicationTime;
  readonly storageClass?: string;
};
export type BucketStatusAtProviderReplicationConfigurationRulesDestinationAccessControlTranslation = {
  readonly owner?: string;
};
export type BucketStatusAtProviderReplicationConfigurationRulesDestinationMetrics = {
  readonly minutes?: number;
  readonly status?: string;
};
export type BucketStatusAtProviderReplicationConfigurationRulesDestinationReplicationTime = {
  readonly minutes?: number;
  readonly status?: string;
};
export type BucketStatusAtProviderReplicationConfigurationRulesFilter = {
  readonly prefix?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type BucketStatusAtProviderReplicationConfigurationRulesSourceSelectionCriteria = {
  readonly sseKmsEncryptedObjects?: BucketStatusAtProviderReplicationConfigurationRulesSourceSelectionCriteriaSseKmsEncryptedObjects;
};
export type BucketStatusAtProviderReplicationConfigurationRulesSourceSelectionCriteriaSseKmsEncryptedObjects = {
  readonly enabled?: boolean;
};
export type BucketStatusAtProviderServerSideEncryptionConfiguration = {
  readonly rule?: BucketStatusAtProviderServerSideEncryptionConfigurationRule;
};
export type BucketStatusAtProviderServerSideEncryptionConfigurationRule = {
  readonly applyServerSideEncryptionByDefault?: BucketStatusAtProviderServerSideEncryptionConfigurationRuleApplyServerSideEncryptionByDefault;
  readonly bucketKeyEnabled?: boolean;
};
export type BucketStatusAtProviderServerSideEncryptionConfigurationRuleApplyServerSideEncryptionByDefault = {
  readonly kmsMasterKeyId?: string;
  readonly sseAlgorithm?: string;
};
export type BucketStatusAtProviderVersioning = {
  readonly enabled?: boolean;
  readonly mfaDelete?: boolean;
};
export type BucketStatusAtProviderWebsite = {
  readonly errorDocument?: string;
  readonly indexDocument?: string;
  readonly redirectAllRequestsTo?: string;
  readonly routingRules?: string;
};
export type BucketStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
