// Generated from external-secrets-v2.9.0/external-secrets.io_externalsecrets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ExternalSecret = {
  readonly apiVersion: "external-secrets.io/v1";
  readonly kind: "ExternalSecret";
  readonly metadata: ObjectMeta;
  readonly spec?: ExternalSecretSpec;
};
export type ExternalSecretSpec = {
  /** Keys of the Secret, each with its value in the store. */
  readonly data?: readonly ExternalSecretSpecData[];
  /** Entries of the store whose fields all become keys. */
  readonly dataFrom?: readonly ExternalSecretSpecDataFrom[];
  /** How often the values are read. Default: 1h. */
  readonly refreshInterval?: string;
  /** When the values are read. */
  readonly refreshPolicy?: "CreatedOnce" | "Periodic" | "OnChange";
  /** Store that has the values. */
  readonly secretStoreRef?: ExternalSecretSpecSecretStoreRef;
  readonly syncWindows?: ExternalSecretSpecSyncWindows;
  /** The Secret that is made. Default: `{"creationPolicy":"Owner","deletionPolicy":"Retain"}`. */
  readonly target?: ExternalSecretSpecTarget;
};
export type ExternalSecretSpecData = {
  readonly remoteRef: ExternalSecretSpecDataRemoteRef;
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly secretKey: string;
  /** Exactly 1 field. */
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
  /** Default: `"generators.external-secrets.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ExternalSecretSpecDataSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ExternalSecretSpecDataFrom = {
  readonly extract?: ExternalSecretSpecDataFromExtract;
  readonly find?: ExternalSecretSpecDataFromFind;
  readonly rewrite?: readonly ExternalSecretSpecDataFromRewrite[];
  /** Exactly 1 field. */
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
  /** Default: `"Error"`. */
  readonly conflictPolicy?: "Ignore" | "Error";
  /** Default: `""`. */
  readonly into?: string;
  readonly priority?: readonly string[];
  /** Default: `"Strict"`. */
  readonly priorityPolicy?: "IgnoreNotFound" | "Strict";
  /** Default: `"Extract"`. */
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
  /** Default: `"generators.external-secrets.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ExternalSecretSpecDataFromSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ExternalSecretSpecSecretStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ExternalSecretSpecSyncWindows = {
  readonly kind: "allow" | "deny";
  /** At least 1 item. */
  readonly windows: readonly ExternalSecretSpecSyncWindowsWindows[];
};
export type ExternalSecretSpecSyncWindowsWindows = {
  readonly duration: string;
  /** At least 1 character. Matches `^(@(annually|yearly|monthly|weekly|daily|midnight|hourly)|@every [^\s]+.*|[^\s]+( [^\s]+){4})$`. */
  readonly schedule: string;
};
export type ExternalSecretSpecTarget = {
  /** Whether the ExternalSecret owns the Secret, or the Secret must exist already. Default: `"Owner"`. */
  readonly creationPolicy?: "Owner" | "Orphan" | "Merge" | "None" | "CreateOrMerge";
  /** What happens to the Secret when the store no longer has the values. Default: `"Retain"`. */
  readonly deletionPolicy?: "Delete" | "Merge" | "Retain";
  readonly immutable?: boolean;
  readonly manifest?: ExternalSecretSpecTargetManifest;
  /** Name of the Secret. Default: that of the ExternalSecret. 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** Type, labels and templates of the Secret. */
  readonly template?: ExternalSecretSpecTargetTemplate;
};
export type ExternalSecretSpecTargetManifest = {
  /** At least 1 character. */
  readonly apiVersion: string;
  /** At least 1 character. */
  readonly kind: string;
};
export type ExternalSecretSpecTargetTemplate = {
  readonly data?: { readonly [key: string]: string };
  /** Default: `"v2"`. */
  readonly engineVersion?: "v2";
  /** Default: `"Replace"`. */
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
  /** Default: `"Data"`. */
  readonly target?: string;
  readonly valuesDecodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
};
export type ExternalSecretSpecTargetTemplateTemplateFromConfigMap = {
  readonly items: readonly ExternalSecretSpecTargetTemplateTemplateFromConfigMapItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ExternalSecretSpecTargetTemplateTemplateFromConfigMapItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
export type ExternalSecretSpecTargetTemplateTemplateFromSecret = {
  readonly items: readonly ExternalSecretSpecTargetTemplateTemplateFromSecretItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ExternalSecretSpecTargetTemplateTemplateFromSecretItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
