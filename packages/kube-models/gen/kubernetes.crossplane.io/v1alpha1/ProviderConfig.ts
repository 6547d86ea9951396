// Generated from provider-kubernetes-v1.2.1/kubernetes.crossplane.io_providerconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ProviderConfig = {
  readonly apiVersion: "kubernetes.crossplane.io/v1alpha1";
  readonly kind: "ProviderConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ProviderConfigSpec;
};
export type ProviderConfigSpec = {
  readonly credentials: ProviderConfigSpecCredentials;
  readonly identity?: ProviderConfigSpecIdentity;
};
export type ProviderConfigSpecCredentials = {
  readonly env?: ProviderConfigSpecCredentialsEnv;
  readonly fs?: ProviderConfigSpecCredentialsFs;
  readonly secretRef?: ProviderConfigSpecCredentialsSecretRef;
  readonly source: "None" | "Secret" | "InjectedIdentity" | "Environment" | "Filesystem";
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
export type ProviderConfigSpecIdentity = {
  readonly env?: ProviderConfigSpecIdentityEnv;
  readonly fs?: ProviderConfigSpecIdentityFs;
  readonly secretRef?: ProviderConfigSpecIdentitySecretRef;
  readonly source: "None" | "Secret" | "InjectedIdentity" | "Environment" | "Filesystem";
  readonly type: "GoogleApplicationCredentials" | "AzureServicePrincipalCredentials" | "AzureWorkloadIdentityCredentials" | "UpboundTokens" | "AWSWebIdentityCredentials";
};
export type ProviderConfigSpecIdentityEnv = {
  readonly name: string;
};
export type ProviderConfigSpecIdentityFs = {
  readonly path: string;
};
export type ProviderConfigSpecIdentitySecretRef = {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
};
