// Generated from external-secrets-v2.9.0/external-secrets.io_externalsecrets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ExternalSecret = {
  readonly apiVersion: "external-secrets.io/v1";
  readonly kind: "ExternalSecret";
  readonly metadata: ObjectMeta;
  readonly spec?: ExternalSecretSpec;
};
export type ExternalSecretSpec = {
  readonly data?: readonly ExternalSecretSpecData[];
  readonly dataFrom?: readonly ExternalSecretSpecDataFrom[];
  readonly refreshInterval?: string;
  readonly refreshPolicy?: "CreatedOnce" | "Periodic" | "OnChange";
  readonly secretStoreRef?: ExternalSecretSpecSecretStoreRef;
  readonly syncWindows?: ExternalSecretSpecSyncWindows;
  readonly target?: ExternalSecretSpecTarget;
};
export type ExternalSecretSpecData = {
  readonly remoteRef: ExternalSecretSpecDataRemoteRef;
  readonly secretKey: string;
  readonly sourceRef?: ExternalSecretSpecDataSourceRef;
};
export type ExternalSecretSpecDataRemoteRef = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly key: string;
  readonly metadataPolicy?: "None" | "Fetch";
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly property?: string;
  readonly version?: string;
};
export type ExternalSecretSpecDataSourceRef = {
  readonly generatorRef?: ExternalSecretSpecDataSourceRefGeneratorRef;
  readonly storeRef?: ExternalSecretSpecDataSourceRefStoreRef;
};
export type ExternalSecretSpecDataSourceRefGeneratorRef = {
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  readonly name: string;
};
export type ExternalSecretSpecDataSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  readonly name?: string;
};
export type ExternalSecretSpecDataFrom = {
  readonly extract?: ExternalSecretSpecDataFromExtract;
  readonly find?: ExternalSecretSpecDataFromFind;
  readonly rewrite?: readonly ExternalSecretSpecDataFromRewrite[];
  readonly sourceRef?: ExternalSecretSpecDataFromSourceRef;
};
export type ExternalSecretSpecDataFromExtract = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly key: string;
  readonly metadataPolicy?: "None" | "Fetch";
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly property?: string;
  readonly version?: string;
};
export type ExternalSecretSpecDataFromFind = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly name?: ExternalSecretSpecDataFromFindName;
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly path?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type ExternalSecretSpecDataFromFindName = {
  readonly regexp?: string;
};
export type ExternalSecretSpecDataFromRewrite = {
  readonly merge?: ExternalSecretSpecDataFromRewriteMerge;
  readonly regexp?: ExternalSecretSpecDataFromRewriteRegexp;
  readonly transform?: ExternalSecretSpecDataFromRewriteTransform;
};
export type ExternalSecretSpecDataFromRewriteMerge = {
  readonly conflictPolicy?: "Ignore" | "Error";
  readonly into?: string;
  readonly priority?: readonly string[];
  readonly priorityPolicy?: "IgnoreNotFound" | "Strict";
  readonly strategy?: "Extract" | "JSON";
};
export type ExternalSecretSpecDataFromRewriteRegexp = {
  readonly source: string;
  readonly target: string;
};
export type ExternalSecretSpecDataFromRewriteTransform = {
  readonly template: string;
};
export type ExternalSecretSpecDataFromSourceRef = {
  readonly generatorRef?: ExternalSecretSpecDataFromSourceRefGeneratorRef;
  readonly storeRef?: ExternalSecretSpecDataFromSourceRefStoreRef;
};
export type ExternalSecretSpecDataFromSourceRefGeneratorRef = {
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  readonly name: string;
};
export type ExternalSecretSpecDataFromSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  readonly name?: string;
};
export type ExternalSecretSpecSecretStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  readonly name?: string;
};
export type ExternalSecretSpecSyncWindows = {
  readonly kind: "allow" | "deny";
  readonly windows: readonly ExternalSecretSpecSyncWindowsWindows[];
};
export type ExternalSecretSpecSyncWindowsWindows = {
  readonly duration: string;
  readonly schedule: string;
};
export type ExternalSecretSpecTarget = {
  readonly creationPolicy?: "Owner" | "Orphan" | "Merge" | "None" | "CreateOrMerge";
  readonly deletionPolicy?: "Delete" | "Merge" | "Retain";
  readonly immutable?: boolean;
  readonly manifest?: ExternalSecretSpecTargetManifest;
  readonly name?: string;
  readonly template?: ExternalSecretSpecTargetTemplate;
};
export type ExternalSecretSpecTargetManifest = {
  readonly apiVersion: string;
  readonly kind: string;
};
export type ExternalSecretSpecTargetTemplate = {
  readonly data?: { readonly [key: string]: string };
  readonly engineVersion?: "v2";
  readonly mergePolicy?: "Replace" | "Merge";
  readonly metadata?: ExternalSecretSpecTargetTemplateMetadata;
  readonly templateFrom?: readonly ExternalSecretSpecTargetTemplateTemplateFrom[];
  readonly type?: string;
};
export type ExternalSecretSpecTargetTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
};
export type ExternalSecretSpecTargetTemplateTemplateFrom = {
  readonly configMap?: ExternalSecretSpecTargetTemplateTemplateFromConfigMap;
  readonly literal?: string;
  readonly secret?: ExternalSecretSpecTargetTemplateTemplateFromSecret;
  readonly target?: string;
  readonly valuesDecodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
};
export type ExternalSecretSpecTargetTemplateTemplateFromConfigMap = {
  readonly items: readonly ExternalSecretSpecTargetTemplateTemplateFromConfigMapItems[];
  readonly name: string;
};
export type ExternalSecretSpecTargetTemplateTemplateFromConfigMapItems = {
  readonly key: string;
  readonly templateAs?: "Values" | "KeysAndValues";
};
export type ExternalSecretSpecTargetTemplateTemplateFromSecret = {
  readonly items: readonly ExternalSecretSpecTargetTemplateTemplateFromSecretItems[];
  readonly name: string;
};
export type ExternalSecretSpecTargetTemplateTemplateFromSecretItems = {
  readonly key: string;
  readonly templateAs?: "Values" | "KeysAndValues";
};
