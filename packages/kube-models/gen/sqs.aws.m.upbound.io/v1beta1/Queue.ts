// Generated from provider-aws-v2.6.0/sqs.aws.m.upbound.io_queues.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Queue = {
  readonly apiVersion: "sqs.aws.m.upbound.io/v1beta1";
  readonly kind: "Queue";
  readonly metadata: ObjectMeta;
  readonly spec: QueueSpec;
};
export type QueueSpec = {
  readonly forProvider: QueueSpecForProvider;
  readonly initProvider?: QueueSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: QueueSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: QueueSpecWriteConnectionSecretToRef;
};
export type QueueSpecForProvider = {
  readonly contentBasedDeduplication?: boolean;
  readonly deduplicationScope?: string;
  readonly delaySeconds?: number;
  readonly fifoQueue?: boolean;
  readonly fifoThroughputLimit?: string;
  readonly kmsDataKeyReusePeriodSeconds?: number;
  readonly kmsMasterKeyId?: string;
  readonly maxMessageSize?: number;
  readonly messageRetentionSeconds?: number;
  readonly name?: string;
  readonly policy?: string;
  readonly receiveWaitTimeSeconds?: number;
  readonly redriveAllowPolicy?: string;
  readonly redrivePolicy?: string;
  readonly region: string;
  readonly sqsManagedSseEnabled?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly visibilityTimeoutSeconds?: number;
};
export type QueueSpecInitProvider = {
  readonly contentBasedDeduplication?: boolean;
  readonly deduplicationScope?: string;
  readonly delaySeconds?: number;
  readonly fifoQueue?: boolean;
  readonly fifoThroughputLimit?: string;
  readonly kmsDataKeyReusePeriodSeconds?: number;
  readonly kmsMasterKeyId?: string;
  readonly maxMessageSize?: number;
  readonly messageRetentionSeconds?: number;
  readonly name?: string;
  readonly policy?: string;
  readonly receiveWaitTimeSeconds?: number;
  readonly redriveAllowPolicy?: string;
  readonly redrivePolicy?: string;
  readonly sqsManagedSseEnabled?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly visibilityTimeoutSeconds?: number;
};
export type QueueSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type QueueSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type QueueStatus = {
  readonly atProvider?: QueueStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly QueueStatusConditions[];
  readonly observedGeneration?: number;
};
export type QueueStatusAtProvider = {
  readonly arn?: string;
  readonly contentBasedDeduplication?: boolean;
  readonly deduplicationScope?: string;
  readonly delaySeconds?: number;
  readonly fifoQueue?: boolean;
  readonly fifoThroughputLimit?: string;
  readonly id?: string;
  readonly kmsDataKeyReusePeriodSeconds?: number;
  readonly kmsMasterKeyId?: string;
  readonly maxMessageSize?: number;
  readonly messageRetentionSeconds?: number;
  readonly name?: string;
  readonly policy?: string;
  readonly receiveWaitTimeSeconds?: number;
  readonly redriveAllowPolicy?: string;
  readonly redrivePolicy?: string;
  readonly region?: string;
  readonly sqsManagedSseEnabled?: boolean;
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly url?: string;
  readonly visibilityTimeoutSeconds?: number;
};
export type QueueStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
