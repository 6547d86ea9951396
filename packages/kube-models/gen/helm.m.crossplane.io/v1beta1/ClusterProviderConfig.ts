// Generated from provider-helm-v1.4.0/helm.m.crossplane.io_clusterproviderconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterProviderConfig = {
  readonly apiVersion: "helm.m.crossplane.io/v1beta1";
  readonly kind: "ClusterProviderConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ClusterProviderConfigSpec;
};
export type ClusterProviderConfigSpec = {
  readonly credentials: ClusterProviderConfigSpecCredentials;
  readonly identity?: ClusterProviderConfigSpecIdentity;
};
export type ClusterProviderConfigSpecCredentials = {
  readonly env?: ClusterProviderConfigSpecCredentialsEnv;
  readonly fs?: ClusterProviderConfigSpecCredentialsFs;
  readonly secretRef?: ClusterProviderConfigSpecCredentialsSecretRef;
  readonly source: "None" | "Secret" | "InjectedIdentity" | "Environment" | "Filesystem";
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
export type ClusterProviderConfigSpecIdentity = {
  readonly env?: ClusterProviderConfigSpecIdentityEnv;
  readonly fs?: ClusterProviderConfigSpecIdentityFs;
  readonly secretRef?: ClusterProviderConfigSpecIdentitySecretRef;
  readonly source: "None" | "Secret" | "InjectedIdentity" | "Environment" | "Filesystem";
  readonly type: "GoogleApplicationCredentials" | "AzureServicePrincipalCredentials" | "AzureWorkloadIdentityCredentials" | "UpboundTokens" | "AWSWebIdentityCredentials" | "NebiusServiceAccountCredentials";
};
export type ClusterProviderConfigSpecIdentityEnv = {
  readonly name: string;
};
export type ClusterProviderConfigSpecIdentityFs = {
  readonly path: string;
};
export type ClusterProviderConfigSpecIdentitySecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
