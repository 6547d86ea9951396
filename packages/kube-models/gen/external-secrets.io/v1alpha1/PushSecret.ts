// Generated from external-secrets-v2.9.0/external-secrets.io_pushsecrets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type PushSecret = {
  readonly apiVersion: "external-secrets.io/v1alpha1";
  readonly kind: "PushSecret";
  readonly metadata: ObjectMeta;
  readonly spec?: PushSecretSpec;
};
export type PushSecretSpec = {
  readonly data?: readonly PushSecretSpecData[];
  readonly dataTo?: readonly PushSecretSpecDataTo[];
  /** Default: `"None"`. */
  readonly deletionPolicy?: "Delete" | "None";
  /** Default: `"1h0m0s"`. */
  readonly refreshInterval?: string;
  readonly secretStoreRefs: readonly PushSecretSpecSecretStoreRefs[];
  /** Exactly 1 field. */
  readonly selector: PushSecretSpecSelector;
  readonly template?: PushSecretSpecTemplate;
  /** Default: `"Replace"`. */
  readonly updatePolicy?: "Replace" | "IfNotExists";
};
export type PushSecretSpecData = {
  /** Default: `"None"`. */
  readonly conversionStrategy?: "None" | "ReverseUnicode";
  readonly match: PushSecretSpecDataMatch;
  readonly metadata?: unknown;
};
export type PushSecretSpecDataMatch = {
  readonly remoteRef: PushSecretSpecDataMatchRemoteRef;
  readonly secretKey?: string;
};
export type PushSecretSpecDataMatchRemoteRef = {
  readonly property?: string;
  readonly remoteKey: string;
};
export type PushSecretSpecDataTo = {
  /** Default: `"None"`. */
  readonly conversionStrategy?: "None" | "ReverseUnicode";
  readonly match?: PushSecretSpecDataToMatch;
  readonly metadata?: unknown;
  readonly remoteKey?: string;
  readonly rewrite?: readonly PushSecretSpecDataToRewrite[];
  readonly storeRef?: PushSecretSpecDataToStoreRef;
};
export type PushSecretSpecDataToMatch = {
  readonly regexp?: string;
};
export type PushSecretSpecDataToRewrite = {
  readonly regexp?: PushSecretSpecDataToRewriteRegexp;
  readonly transform?: PushSecretSpecDataToRewriteTransform;
};
export type PushSecretSpecDataToRewriteRegexp = {
  readonly source: string;
  readonly target: string;
};
export type PushSecretSpecDataToRewriteTransform = {
  readonly template: string;
};
export type PushSecretSpecDataToStoreRef = {
  /** Default: `"SecretStore"`. */
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  readonly labelSelector?: PushSecretSpecDataToStoreRefLabelSelector;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type PushSecretSpecDataToStoreRefLabelSelector = {
  readonly matchExpressions?: readonly PushSecretSpecDataToStoreRefLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type PushSecretSpecDataToStoreRefLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type PushSecretSpecSecretStoreRefs = {
  /** Default: `"SecretStore"`. */
  readonly kind?: "SecretStore" | "ClusterSecretStore";
  readonly labelSelector?: PushSecretSpecSecretStoreRefsLabelSelector;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
};
export type PushSecretSpecSecretStoreRefsLabelSelector = {
  readonly matchExpressions?: readonly PushSecretSpecSecretStoreRefsLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type PushSecretSpecSecretStoreRefsLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type PushSecretSpecSelector = {
  readonly generatorRef?: PushSecretSpecSelectorGeneratorRef;
  readonly secret?: PushSecretSpecSelectorSecret;
};
export type PushSecretSpecSelectorGeneratorRef = {
  /** Default: `"generators.external-secrets.io/v1alpha1"`. */
  readonly apiVersion?: string;
  readonly kind: "ACRAccessToken" | "BeyondtrustWorkloadCredentialsDynamicSecret" | "ClusterGenerator" | "CloudsmithAccessToken" | "ECRAuthorizationToken" | "Fake" | "GCRAccessToken" | "GithubAccessToken" | "GitlabDeployToken" | "QuayAccessToken" | "Password" | "SSHKey" | "STSSessionToken" | "UUID" | "VaultDynamicSecret" | "Webhook" | "Grafana" | "MFA";
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type PushSecretSpecSelectorSecret = {
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  readonly selector?: PushSecretSpecSelectorSecretSelector;
};
export type PushSecretSpecSelectorSecretSelector = {
  readonly matchExpressions?: readonly PushSecretSpecSelectorSecretSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type PushSecretSpecSelectorSecretSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type PushSecretSpecTemplate = {
  readonly data?: { readonly [key: string]: string };
  /** Default: `"v2"`. */
  readonly engineVersion?: "v2";
  /** Default: `"Replace"`. */
  readonly mergePolicy?: "Replace" | "Merge";
  readonly metadata?: PushSecretSpecTemplateMetadata;
  readonly templateFrom?: readonly PushSecretSpecTemplateTemplateFrom[];
  readonly type?: string;
};
export type PushSecretSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
};
export type PushSecretSpecTemplateTemplateFrom = {
  readonly configMap?: PushSecretSpecTemplateTemplateFromConfigMap;
  readonly literal?: string;
  readonly secret?: PushSecretSpecTemplateTemplateFromSecret;
  /** Default: `"Data"`. */
  readonly target?: string;
  readonly valuesDecodingStrategy?: "Auto" | "Base64" | "Base64URL" | "None";
};
export type PushSecretSpecTemplateTemplateFromConfigMap = {
  readonly items: readonly PushSecretSpecTemplateTemplateFromConfigMapItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type PushSecretSpecTemplateTemplateFromConfigMapItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
export type PushSecretSpecTemplateTemplateFromSecret = {
  readonly items: readonly PushSecretSpecTemplateTemplateFromSecretItems[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
};
export type PushSecretSpecTemplateTemplateFromSecretItems = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** Default: `"Values"`. */
  readonly templateAs?: "Values" | "KeysAndValues";
};
