// Generated from provider-aws-v2.6.0/aws.m.upbound.io_clusterproviderconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterProviderConfig = {
  readonly apiVersion: "aws.m.upbound.io/v1beta1";
  readonly kind: "ClusterProviderConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ClusterProviderConfigSpec;
};
export type ClusterProviderConfigSpec = {
  readonly assumeRoleChain?: readonly ClusterProviderConfigSpecAssumeRoleChain[];
  readonly credentials: ClusterProviderConfigSpecCredentials;
  readonly endpoint?: ClusterProviderConfigSpecEndpoint;
  readonly reconciliationPolicy?: ClusterProviderConfigSpecReconciliationPolicy;
  readonly s3_use_path_style?: boolean;
  readonly skip_credentials_validation?: boolean;
  readonly skip_metadata_api_check?: boolean;
  readonly skip_region_validation?: boolean;
  readonly skip_requesting_account_id?: boolean;
};
export type ClusterProviderConfigSpecAssumeRoleChain = {
  readonly externalID?: string;
  readonly roleARN?: string;
  readonly tags?: readonly ClusterProviderConfigSpecAssumeRoleChainTags[];
  readonly transitiveTagKeys?: readonly string[];
};
export type ClusterProviderConfigSpecAssumeRoleChainTags = {
  readonly key: string;
  readonly value: string;
};
export type ClusterProviderConfigSpecCredentials = {
  readonly env?: ClusterProviderConfigSpecCredentialsEnv;
  readonly fs?: ClusterProviderConfigSpecCredentialsFs;
  readonly secretRef?: ClusterProviderConfigSpecCredentialsSecretRef;
  readonly source: "None" | "Secret" | "IRSA" | "WebIdentity" | "PodIdentity" | "Upbound";
  readonly upbound?: ClusterProviderConfigSpecCredentialsUpbound;
  readonly webIdentity?: ClusterProviderConfigSpecCredentialsWebIdentity;
};
export type ClusterProviderConfigSpecCredentialsEnv = {
  readonly name: string;
};
export type ClusterProviderConfigSpecCredentialsFs = {
  readonly path: string;
};
export type ClusterProviderConfigSpecCredentialsSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ClusterProviderConfigSpecCredentialsUpbound = {
  readonly webIdentity?: ClusterProviderConfigSpecCredentialsUpboundWebIdentity;
};
export type ClusterProviderConfigSpecCredentialsUpboundWebIdentity = {
  readonly roleARN?: string;
  readonly roleSessionName?: string;
  readonly tokenConfig?: ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfig;
};
export type ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfig = {
  readonly fs?: ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigFs;
  readonly secretRef?: ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigSecretRef;
  readonly source: "Secret" | "Filesystem";
};
export type ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigFs = {
  readonly path: string;
};
export type ClusterProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ClusterProviderConfigSpecCredentialsWebIdentity = {
  readonly roleARN?: string;
  readonly roleSessionName?: string;
  readonly tokenConfig?: ClusterProviderConfigSpecCredentialsWebIdentityTokenConfig;
};
export type ClusterProviderConfigSpecCredentialsWebIdentityTokenConfig = {
  readonly fs?: ClusterProviderConfigSpecCredentialsWebIdentityTokenConfigFs;
  readonly secretRef?: ClusterProviderConfigSpecCredentialsWebIdentityTokenConfigSecretRef;
  readonly source: "Secret" | "Filesystem";
};
export type ClusterProviderConfigSpecCredentialsWebIdentityTokenConfigFs = {
  readonly path: string;
};
export type ClusterProviderConfigSpecCredentialsWebIdentityTokenConfigSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ClusterProviderConfigSpecEndpoint = {
  readonly hostnameImmutable?: boolean;
  readonly partitionId?: string;
  readonly services?: readonly string[];
  readonly signingMethod?: string;
  readonly signingName?: string;
  readonly signingRegion?: string;
  readonly source?: "ServiceMetadata" | "Custom";
  readonly url: ClusterProviderConfigSpecEndpointUrl;
};
export type ClusterProviderConfigSpecEndpointUrl = {
  readonly dynamic?: ClusterProviderConfigSpecEndpointUrlDynamic;
  readonly static?: string;
  readonly type: "Static" | "Dynamic" | "Auto";
};
export type ClusterProviderConfigSpecEndpointUrlDynamic = {
  readonly host: string;
  readonly protocol: "http" | "https";
};
export type ClusterProviderConfigSpecReconciliationPolicy = {
  readonly exponentialFailureRateLimiter?: ClusterProviderConfigSpecReconciliationPolicyExponentialFailureRateLimiter;
};
export type ClusterProviderConfigSpecReconciliationPolicyExponentialFailureRateLimiter = {
  readonly baseDelay?: string;
  readonly maxDelay?: string;
};
