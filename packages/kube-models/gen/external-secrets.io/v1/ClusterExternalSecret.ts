// Generated from external-secrets-v2.9.0/external-secrets.io_clusterexternalsecrets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterExternalSecret = {
  readonly apiVersion: "external-secrets.io/v1";
  readonly kind: "ClusterExternalSecret";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ClusterExternalSecretSpec;
};
export type ClusterExternalSecretSpec = {
  readonly externalSecretMetadata?: ClusterExternalSecretSpecExternalSecretMetadata;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly externalSecretName?: string;
  readonly externalSecretSpec: ClusterExternalSecretSpecExternalSecretSpec;
  readonly namespaceSelector?: ClusterExternalSecretSpecNamespaceSelector;
  readonly namespaceSelectors?: readonly ClusterExternalSecretSpecNamespaceSelectors[];
  /** Each item: 1 to 63 characters. Each item: small letters, digits and hyphens. */
  readonly namespaces?: readonly string[];
  readonly refreshTime?: string;
};
export type ClusterExternalSecretSpecExternalSecretMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ClusterExternalSecretSpecExternalSecretSpec = {
  readonly data?: readonly ClusterExternalSecretSpecExternalSecretSpecData[];
  readonly dataFrom?: readonly ClusterExternalSecretSpecExternalSecretSpecDataFrom[];
  /** Default: `"1h0m0s"`. */
  readonly refreshInterval?: string;
  readonly refreshPolicy?: "CreatedOnce" | "Periodic" | "OnChange";
  readonly secretStoreRef?: ClusterExternalSecretSpecExternalSecretSpecSecretStoreRef;
  readonly syncWindows?: ClusterExternalSecretSpecExternalSecretSpecSyncWindows;
  /** Default: `{"creationPolicy":"Owner","deletionPolicy":"Retain"}`. */
  readonly target?: ClusterExternalSecretSpecExternalSecretSpecTarget;
};
export type ClusterExternalSecretSpecExternalSecretSpecData = {
  readonly remoteRef: ClusterExternalSecretSpecExternalSecretSpecDataRemoteRef;
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly secretKey: string;
  /** Exactly 1 field. */
  readonly sourceRef?: ClusterExternalSecretSpecExternalSecretSpecDataSourceRef;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataRemoteRef = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly key: string;
  readonly metadataPolicy?: "None" | "Fetch";
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly property?: string;
  readonly version?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataSourceRef = {
  readonly generatorRef?: ClusterExternalSecretSpecExternalSecretSpecDataSourceRefGeneratorRef;
  readonly storeRef?: ClusterExternalSecretSpecExternalSecretSpecDataSourceRefStoreRef;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataSourceRefGeneratorRef = {
  /** Default: `"generators.external-secrets.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFrom = {
  readonly extract?: ClusterExternalSecretSpecExternalSecretSpecDataFromExtract;
  readonly find?: ClusterExternalSecretSpecExternalSecretSpecDataFromFind;
  readonly rewrite?: readonly ClusterExternalSecretSpecExternalSecretSpecDataFromRewrite[];
  /** Exactly 1 field. */
  readonly sourceRef?: ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRef;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromExtract = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly key: string;
  readonly metadataPolicy?: "None" | "Fetch";
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly property?: string;
  readonly version?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromFind = {
  readonly conversionStrategy?: "Default" | "Unicode";
  readonly decodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
  readonly name?: ClusterExternalSecretSpecExternalSecretSpecDataFromFindName;
  readonly nullBytePolicy?: "Ignore" | "Fail";
  readonly path?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromFindName = {
  readonly regexp?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromRewrite = {
  readonly merge?: ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteMerge;
  readonly regexp?: ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteRegexp;
  readonly transform?: ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteTransform;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteMerge = {
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
export type ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteRegexp = {
  readonly source: string;
  readonly target: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromRewriteTransform = {
  readonly template: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRef = {
  readonly generatorRef?: ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRefGeneratorRef;
  readonly storeRef?: ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRefStoreRef;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRefGeneratorRef = {
  /** Default: `"generators.external-secrets.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecDataFromSourceRefStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecSecretStoreRef = {
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecSyncWindows = {
  readonly kind: "allow" | "deny";
  /** At least 1 item. */
  readonly windows: readonly ClusterExternalSecretSpecExternalSecretSpecSyncWindowsWindows[];
};
export type ClusterExternalSecretSpecExternalSecretSpecSyncWindowsWindows = {
  readonly duration: string;
  /** At least 1 character. Matches `^(@(annually|yearly|monthly|weekly|daily|midnight|hourly)|@every [^\s]+.*|[^\s]+( [^\s]+){4})$`. */
  readonly schedule: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecTarget = {
  /** Default: `"Owner"`. */
  readonly creationPolicy?: "Owner" | "Orphan" | "Merge" | "None" | "CreateOrMerge";
  /** Default: `"Retain"`. */
  readonly deletionPolicy?: "Delete" | "Merge" | "Retain";
  readonly immutable?: boolean;
  readonly manifest?: ClusterExternalSecretSpecExternalSecretSpecTargetManifest;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  readonly template?: ClusterExternalSecretSpecExternalSecretSpecTargetTemplate;
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetManifest = {
  /** At least 1 character. */
  readonly apiVersion: string;
  /** At least 1 character. */
  readonly kind: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplate = {
  readonly data?: { readonly [key: string]: string };
  /** Default: `"v2"`. */
  readonly engineVersion?: "v2";
  /** Default: `"Replace"`. */
  readonly mergePolicy?: "Replace" | "Merge";
  readonly metadata?: ClusterExternalSecretSpecExternalSecretSpecTargetTemplateMetadata;
  readonly templateFrom?: readonly ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFrom[];
  readonly type?: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFrom = {
  readonly configMap?: ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromConfigMap;
  readonly literal?: string;
  readonly secret?: ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromSecret;
  /** Default: `"Data"`. */
  readonly target?: string;
  readonly valuesDecodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromConfigMap = {
  readonly items: readonly ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromConfigMapItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromConfigMapItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromSecret = {
  readonly items: readonly ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromSecretItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type ClusterExternalSecretSpecExternalSecretSpecTargetTemplateTemplateFromSecretItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
export type ClusterExternalSecretSpecNamespaceSelector = {
  readonly matchExpressions?: readonly ClusterExternalSecretSpecNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterExternalSecretSpecNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterExternalSecretSpecNamespaceSelectors = {
  readonly matchExpressions?: readonly ClusterExternalSecretSpecNamespaceSelectorsMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterExternalSecretSpecNamespaceSelectorsMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
