// Generated from provider-aws-v2.6.0/aws.upbound.io_providerconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ProviderConfig = {
  readonly apiVersion: "aws.upbound.io/v1beta1";
  readonly kind: "ProviderConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ProviderConfigSpec;
};
export type ProviderConfigSpec = {
  readonly assumeRoleChain?: readonly ProviderConfigSpecAssumeRoleChain[];
  readonly credentials: ProviderConfigSpecCredentials;
  readonly endpoint?: ProviderConfigSpecEndpoint;
  readonly reconciliationPolicy?: ProviderConfigSpecReconciliationPolicy;
  readonly s3_use_path_style?: boolean;
  readonly skip_credentials_validation?: boolean;
  readonly skip_metadata_api_check?: boolean;
  readonly skip_region_validation?: boolean;
  readonly skip_requesting_account_id?: boolean;
};
export type ProviderConfigSpecAssumeRoleChain = {
  readonly externalID?: string;
  readonly roleARN?: string;
  readonly tags?: readonly ProviderConfigSpecAssumeRoleChainTags[];
  readonly transitiveTagKeys?: readonly string[];
};
export type ProviderConfigSpecAssumeRoleChainTags = {
  readonly key: string;
  readonly value: string;
};
export type ProviderConfigSpecCredentials = {
  readonly env?: ProviderConfigSpecCredentialsEnv;
  readonly fs?: ProviderConfigSpecCredentialsFs;
  readonly secretRef?: ProviderConfigSpecCredentialsSecretRef;
  readonly source: "None" | "Secret" | "IRSA" | "WebIdentity" | "PodIdentity" | "Upbound";
  readonly upbound?: ProviderConfigSpecCredentialsUpbound;
  readonly webIdentity?: ProviderConfigSpecCredentialsWebIdentity;
};
export type ProviderConfigSpecCredentialsEnv = {
  readonly name: string;
};
export type ProviderConfigSpecCredentialsFs = {
  readonly path: string;
};
export type ProviderConfigSpecCredentialsSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ProviderConfigSpecCredentialsUpbound = {
  readonly webIdentity?: ProviderConfigSpecCredentialsUpboundWebIdentity;
};
export type ProviderConfigSpecCredentialsUpboundWebIdentity = {
  readonly roleARN?: string;
  readonly roleSessionName?: string;
  readonly tokenConfig?: ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfig;
};
export type ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfig = {
  readonly fs?: ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigFs;
  readonly secretRef?: ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigSecretRef;
  readonly source: "Secret" | "Filesystem";
};
export type ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigFs = {
  readonly path: string;
};
export type ProviderConfigSpecCredentialsUpboundWebIdentityTokenConfigSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ProviderConfigSpecCredentialsWebIdentity = {
  readonly roleARN?: string;
  readonly roleSessionName?: string;
  readonly tokenConfig?: ProviderConfigSpecCredentialsWebIdentityTokenConfig;
};
export type ProviderConfigSpecCredentialsWebIdentityTokenConfig = {
  readonly fs?: ProviderConfigSpecCredentialsWebIdentityTokenConfigFs;
  readonly secretRef?: ProviderConfigSpecCredentialsWebIdentityTokenConfigSecretRef;
  readonly source: "Secret" | "Filesystem";
};
export type ProviderConfigSpecCredentialsWebIdentityTokenConfigFs = {
  readonly path: string;
};
export type ProviderConfigSpecCredentialsWebIdentityTokenConfigSecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
export type ProviderConfigSpecEndpoint = {
  readonly hostnameImmutable?: boolean;
  readonly partitionId?: string;
  readonly services?: readonly string[];
  readonly signingMethod?: string;
  readonly signingName?: string;
  readonly signingRegion?: string;
  readonly source?: "ServiceMetadata" | "Custom";
  readonly url: ProviderConfigSpecEndpointUrl;
};
export type ProviderConfigSpecEndpointUrl = {
  readonly dynamic?: ProviderConfigSpecEndpointUrlDynamic;
  readonly static?: string;
  readonly type: "Static" | "Dynamic" | "Auto";
};
export type ProviderConfigSpecEndpointUrlDynamic = {
  readonly host: string;
  readonly protocol: "http" | "https";
};
export type ProviderConfigSpecReconciliationPolicy = {
  readonly exponentialFailureRateLimiter?: ProviderConfigSpecReconciliationPolicyExponentialFailureRateLimiter;
};
export type ProviderConfigSpecReconciliationPolicyExponentialFailureRateLimiter = {
  readonly baseDelay?: string;
  readonly maxDelay?: string;
};
