// Generated from external-secrets-v2.9.0/external-secrets.io_clustersecretstores.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterSecretStore = {
  readonly apiVersion: "external-secrets.io/v1";
  readonly kind: "ClusterSecretStore";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ClusterSecretStoreSpec;
};
export type ClusterSecretStoreSpec = {
  readonly conditions?: readonly ClusterSecretStoreSpecConditions[];
  readonly controller?: string;
  /** Exactly 1 field. */
  readonly provider: ClusterSecretStoreSpecProvider;
  /** A number, or a text such as `25%`. */
  readonly refreshInterval?: number | string;
  readonly retrySettings?: ClusterSecretStoreSpecRetrySettings;
};
export type ClusterSecretStoreSpecConditions = {
  readonly namespaceRegexes?: readonly string[];
  readonly namespaceSelector?: ClusterSecretStoreSpecConditionsNamespaceSelector;
  /** Each item: 1 to 63 characters. Each item: small letters, digits and hyphens. */
  readonly namespaces?: readonly string[];
};
export type ClusterSecretStoreSpecConditionsNamespaceSelector = {
  readonly matchExpressions?: readonly ClusterSecretStoreSpecConditionsNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterSecretStoreSpecConditionsNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterSecretStoreSpecProvider = {
  readonly akeyless?: ClusterSecretStoreSpecProviderAkeyless;
  readonly aws?: ClusterSecretStoreSpecProviderAws;
  readonly azurekv?: ClusterSecretStoreSpecProviderAzurekv;
  readonly barbican?: ClusterSecretStoreSpecProviderBarbican;
  readonly beyondtrust?: ClusterSecretStoreSpecProviderBeyondtrust;
  readonly beyondtrustworkloadcredentials?: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentials;
  readonly bitwardensecretsmanager?: ClusterSecretStoreSpecProviderBitwardensecretsmanager;
  readonly chef?: ClusterSecretStoreSpecProviderChef;
  readonly cloudrusm?: ClusterSecretStoreSpecProviderCloudrusm;
  readonly conjur?: ClusterSecretStoreSpecProviderConjur;
  readonly crd?: ClusterSecretStoreSpecProviderCrd;
  readonly delinea?: ClusterSecretStoreSpecProviderDelinea;
  readonly doppler?: ClusterSecretStoreSpecProviderDoppler;
  readonly dvls?: ClusterSecretStoreSpecProviderDvls;
  readonly fake?: ClusterSecretStoreSpecProviderFake;
  readonly fortanix?: ClusterSecretStoreSpecProviderFortanix;
  readonly gcpsm?: ClusterSecretStoreSpecProviderGcpsm;
  readonly github?: ClusterSecretStoreSpecProviderGithub;
  readonly gitlab?: ClusterSecretStoreSpecProviderGitlab;
  readonly ibm?: ClusterSecretStoreSpecProviderIbm;
  readonly infisical?: ClusterSecretStoreSpecProviderInfisical;
  readonly keepersecurity?: ClusterSecretStoreSpecProviderKeepersecurity;
  readonly kubernetes?: ClusterSecretStoreSpecProviderKubernetes;
  readonly nebiusmysterybox?: ClusterSecretStoreSpecProviderNebiusmysterybox;
  readonly ngrok?: ClusterSecretStoreSpecProviderNgrok;
  readonly onboardbase?: ClusterSecretStoreSpecProviderOnboardbase;
  readonly onepassword?: ClusterSecretStoreSpecProviderOnepassword;
  readonly onepasswordSDK?: ClusterSecretStoreSpecProviderOnepasswordSDK;
  readonly openBao?: ClusterSecretStoreSpecProviderOpenBao;
  readonly oracle?: ClusterSecretStoreSpecProviderOracle;
  readonly ovh?: ClusterSecretStoreSpecProviderOvh;
  readonly passbolt?: ClusterSecretStoreSpecProviderPassbolt;
  readonly passworddepot?: ClusterSecretStoreSpecProviderPassworddepot;
  readonly previder?: ClusterSecretStoreSpecProviderPrevider;
  readonly pulumi?: ClusterSecretStoreSpecProviderPulumi;
  readonly scaleway?: ClusterSecretStoreSpecProviderScaleway;
  readonly secretserver?: ClusterSecretStoreSpecProviderSecretserver;
  readonly senhasegura?: ClusterSecretStoreSpecProviderSenhasegura;
  readonly vault?: ClusterSecretStoreSpecProviderVault;
  readonly volcengine?: ClusterSecretStoreSpecProviderVolcengine;
  readonly webhook?: ClusterSecretStoreSpecProviderWebhook;
  readonly yandexcertificatemanager?: ClusterSecretStoreSpecProviderYandexcertificatemanager;
  readonly yandexlockbox?: ClusterSecretStoreSpecProviderYandexlockbox;
};
export type ClusterSecretStoreSpecProviderAkeyless = {
  readonly akeylessGWApiURL: string;
  readonly authSecretRef: ClusterSecretStoreSpecProviderAkeylessAuthSecretRef;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderAkeylessCaProvider;
  readonly ignoreCache?: boolean;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRef = {
  readonly kubernetesAuth?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuth;
  readonly secretRef?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRef;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuth = {
  readonly accessID: string;
  readonly k8sConfName: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthSecretRef;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRef = {
  readonly accessID?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID;
  readonly accessType?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType;
  readonly accessTypeParam?: ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessAuthSecretRefServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAkeylessCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderAws = {
  readonly additionalRoles?: readonly string[];
  readonly auth?: ClusterSecretStoreSpecProviderAwsAuth;
  readonly customSessionTags?: { readonly [key: string]: string };
  readonly externalID?: string;
  readonly prefix?: string;
  readonly region: string;
  readonly role?: string;
  readonly secretsManager?: ClusterSecretStoreSpecProviderAwsSecretsManager;
  readonly service: "SecretsManager" | "ParameterStore" | "CertificateManager";
  readonly sessionTags?: readonly ClusterSecretStoreSpecProviderAwsSessionTags[];
  /** Default: `"None"`. */
  readonly sessionTagsPolicy?: "None" | "Simple" | "Custom";
  readonly transitiveTagKeys?: readonly string[];
};
export type ClusterSecretStoreSpecProviderAwsAuth = {
  readonly jwt?: ClusterSecretStoreSpecProviderAwsAuthJwt;
  readonly secretRef?: ClusterSecretStoreSpecProviderAwsAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderAwsAuthJwt = {
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderAwsAuthJwtServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderAwsAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAwsAuthSecretRef = {
  readonly accessKeyIDSecretRef?: ClusterSecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: ClusterSecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: ClusterSecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAwsSecretsManager = {
  readonly forceDeleteWithoutRecovery?: boolean;
  readonly recoveryWindowInDays?: number;
};
export type ClusterSecretStoreSpecProviderAwsSessionTags = {
  readonly key: string;
  readonly value: string;
};
export type ClusterSecretStoreSpecProviderAzurekv = {
  readonly authSecretRef?: ClusterSecretStoreSpecProviderAzurekvAuthSecretRef;
  /** Default: `"ServicePrincipal"`. */
  readonly authType?: "ServicePrincipal" | "ManagedIdentity" | "WorkloadIdentity";
  readonly customCloudConfig?: ClusterSecretStoreSpecProviderAzurekvCustomCloudConfig;
  /** Default: `"PublicCloud"`. */
  readonly environmentType?: "PublicCloud" | "USGovernmentCloud" | "ChinaCloud" | "GermanCloud" | "AzureStackCloud";
  readonly identityId?: string;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderAzurekvServiceAccountRef;
  readonly tenantId?: string;
  /** Default: `false`. */
  readonly useAzureSDK?: boolean;
  readonly vaultUrl: string;
};
export type ClusterSecretStoreSpecProviderAzurekvAuthSecretRef = {
  readonly clientCertificate?: ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientCertificate;
  readonly clientId?: ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientId;
  readonly clientSecret?: ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientSecret;
  readonly tenantId?: ClusterSecretStoreSpecProviderAzurekvAuthSecretRefTenantId;
};
export type ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientCertificate = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAzurekvAuthSecretRefClientSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAzurekvAuthSecretRefTenantId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderAzurekvCustomCloudConfig = {
  readonly activeDirectoryEndpoint: string;
  readonly keyVaultDNSSuffix?: string;
  readonly keyVaultEndpoint?: string;
  readonly resourceManagerEndpoint?: string;
};
export type ClusterSecretStoreSpecProviderAzurekvServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBarbican = {
  readonly auth: ClusterSecretStoreSpecProviderBarbicanAuth;
  readonly authURL?: string;
  readonly domainName?: string;
  readonly region?: string;
  readonly tenantName?: string;
};
export type ClusterSecretStoreSpecProviderBarbicanAuth = {
  readonly password: ClusterSecretStoreSpecProviderBarbicanAuthPassword;
  /** Exactly 1 field. */
  readonly username: ClusterSecretStoreSpecProviderBarbicanAuthUsername;
};
export type ClusterSecretStoreSpecProviderBarbicanAuthPassword = {
  readonly secretRef: ClusterSecretStoreSpecProviderBarbicanAuthPasswordSecretRef;
};
export type ClusterSecretStoreSpecProviderBarbicanAuthPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBarbicanAuthUsername = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBarbicanAuthUsernameSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBarbicanAuthUsernameSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrust = {
  readonly auth: ClusterSecretStoreSpecProviderBeyondtrustAuth;
  readonly server: ClusterSecretStoreSpecProviderBeyondtrustServer;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuth = {
  readonly apiKey?: ClusterSecretStoreSpecProviderBeyondtrustAuthApiKey;
  readonly certificate?: ClusterSecretStoreSpecProviderBeyondtrustAuthCertificate;
  readonly certificateKey?: ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateKey;
  readonly clientId?: ClusterSecretStoreSpecProviderBeyondtrustAuthClientId;
  readonly clientSecret?: ClusterSecretStoreSpecProviderBeyondtrustAuthClientSecret;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthApiKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBeyondtrustAuthApiKeySecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthCertificate = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthClientId = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthClientSecret = {
  readonly secretRef?: ClusterSecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustServer = {
  readonly apiUrl: string;
  readonly apiVersion?: string;
  readonly clientTimeOutSeconds?: number;
  /** Default: `true`. */
  readonly decrypt?: boolean;
  readonly retrievalType?: string;
  readonly separator?: string;
  readonly verifyCA: boolean;
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentials = {
  readonly auth: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsCaProvider;
  readonly folderPath?: string;
  readonly server: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsServer;
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuth = {
  readonly apikey: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikey;
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikey = {
  readonly token: ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikeyToken;
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikeyToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderBeyondtrustworkloadcredentialsServer = {
  readonly apiUrl: string;
  readonly siteId: string;
};
export type ClusterSecretStoreSpecProviderBitwardensecretsmanager = {
  readonly apiURL?: string;
  readonly auth: ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuth;
  readonly bitwardenServerSDKURL?: string;
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderBitwardensecretsmanagerCaProvider;
  readonly identityURL?: string;
  readonly organizationID: string;
  readonly projectID: string;
};
export type ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRef = {
  readonly credentials: ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRefCredentials;
};
export type ClusterSecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRefCredentials = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderBitwardensecretsmanagerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderChef = {
  readonly auth: ClusterSecretStoreSpecProviderChefAuth;
  readonly serverUrl: string;
  readonly username: string;
};
export type ClusterSecretStoreSpecProviderChefAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderChefAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderChefAuthSecretRef = {
  readonly privateKeySecretRef: ClusterSecretStoreSpecProviderChefAuthSecretRefPrivateKeySecretRef;
};
export type ClusterSecretStoreSpecProviderChefAuthSecretRefPrivateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCloudrusm = {
  readonly auth: ClusterSecretStoreSpecProviderCloudrusmAuth;
  readonly projectID?: string;
};
export type ClusterSecretStoreSpecProviderCloudrusmAuth = {
  readonly secretRef?: ClusterSecretStoreSpecProviderCloudrusmAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderCloudrusmAuthSecretRef = {
  readonly accessKeyIDSecretRef: ClusterSecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeyIDSecretRef;
  readonly accessKeySecretSecretRef: ClusterSecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeySecretSecretRef;
};
export type ClusterSecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeySecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjur = {
  /** Exactly 1 field. */
  readonly auth: ClusterSecretStoreSpecProviderConjurAuth;
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderConjurCaProvider;
  readonly url: string;
};
export type ClusterSecretStoreSpecProviderConjurAuth = {
  readonly apikey?: ClusterSecretStoreSpecProviderConjurAuthApikey;
  readonly cert?: ClusterSecretStoreSpecProviderConjurAuthCert;
  readonly jwt?: ClusterSecretStoreSpecProviderConjurAuthJwt;
};
export type ClusterSecretStoreSpecProviderConjurAuthApikey = {
  readonly account: string;
  readonly apiKeyRef: ClusterSecretStoreSpecProviderConjurAuthApikeyApiKeyRef;
  readonly userRef: ClusterSecretStoreSpecProviderConjurAuthApikeyUserRef;
};
export type ClusterSecretStoreSpecProviderConjurAuthApikeyApiKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthApikeyUserRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthCert = {
  readonly account: string;
  readonly clientCertRef: ClusterSecretStoreSpecProviderConjurAuthCertClientCertRef;
  readonly clientKeyRef: ClusterSecretStoreSpecProviderConjurAuthCertClientKeyRef;
  readonly hostId?: string;
  readonly serviceID: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthCertClientCertRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthCertClientKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthJwt = {
  readonly account: string;
  readonly hostId?: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderConjurAuthJwtSecretRef;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderConjurAuthJwtServiceAccountRef;
  readonly serviceID: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthJwtSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderConjurCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderCrd = {
  /** Exactly 1 field. */
  readonly auth?: ClusterSecretStoreSpecProviderCrdAuth;
  readonly authRef?: ClusterSecretStoreSpecProviderCrdAuthRef;
  readonly resource: ClusterSecretStoreSpecProviderCrdResource;
  readonly server?: ClusterSecretStoreSpecProviderCrdServer;
  readonly whitelist?: ClusterSecretStoreSpecProviderCrdWhitelist;
};
export type ClusterSecretStoreSpecProviderCrdAuth = {
  readonly cert?: ClusterSecretStoreSpecProviderCrdAuthCert;
  readonly serviceAccount?: ClusterSecretStoreSpecProviderCrdAuthServiceAccount;
  readonly token?: ClusterSecretStoreSpecProviderCrdAuthToken;
};
export type ClusterSecretStoreSpecProviderCrdAuthCert = {
  readonly clientCert: ClusterSecretStoreSpecProviderCrdAuthCertClientCert;
  readonly clientKey: ClusterSecretStoreSpecProviderCrdAuthCertClientKey;
};
export type ClusterSecretStoreSpecProviderCrdAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCrdAuthCertClientKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCrdAuthServiceAccount = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCrdAuthToken = {
  readonly bearerToken: ClusterSecretStoreSpecProviderCrdAuthTokenBearerToken;
};
export type ClusterSecretStoreSpecProviderCrdAuthTokenBearerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCrdAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderCrdResource = {
  readonly group: string;
  /** At least 1 character. */
  readonly kind: string;
  /** At least 1 character. */
  readonly version: string;
};
export type ClusterSecretStoreSpecProviderCrdServer = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderCrdServerCaProvider;
  /** Default: `"kubernetes.default"`. */
  readonly url?: string;
};
export type ClusterSecretStoreSpecProviderCrdServerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderCrdWhitelist = {
  readonly rules?: readonly ClusterSecretStoreSpecProviderCrdWhitelistRules[];
};
export type ClusterSecretStoreSpecProviderCrdWhitelistRules = {
  readonly name?: string;
  readonly namespace?: string;
  readonly properties?: readonly string[];
};
export type ClusterSecretStoreSpecProviderDelinea = {
  readonly clientId: ClusterSecretStoreSpecProviderDelineaClientId;
  readonly clientSecret: ClusterSecretStoreSpecProviderDelineaClientSecret;
  readonly tenant: string;
  readonly tld?: string;
  readonly urlTemplate?: string;
};
export type ClusterSecretStoreSpecProviderDelineaClientId = {
  readonly secretRef?: ClusterSecretStoreSpecProviderDelineaClientIdSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderDelineaClientIdSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderDelineaClientSecret = {
  readonly secretRef?: ClusterSecretStoreSpecProviderDelineaClientSecretSecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderDelineaClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderDoppler = {
  readonly auth: ClusterSecretStoreSpecProviderDopplerAuth;
  readonly config?: string;
  readonly format?: "json" | "dotnet-json" | "env" | "yaml" | "docker";
  readonly nameTransformer?: "upper-camel" | "camel" | "lower-snake" | "tf-var" | "dotnet-env" | "lower-kebab";
  readonly project?: string;
};
export type ClusterSecretStoreSpecProviderDopplerAuth = {
  readonly oidcConfig?: ClusterSecretStoreSpecProviderDopplerAuthOidcConfig;
  readonly secretRef?: ClusterSecretStoreSpecProviderDopplerAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderDopplerAuthOidcConfig = {
  /** Default: `600`. */
  readonly expirationSeconds?: number;
  readonly identity: string;
  readonly serviceAccountRef: ClusterSecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderDopplerAuthSecretRef = {
  readonly dopplerToken: ClusterSecretStoreSpecProviderDopplerAuthSecretRefDopplerToken;
};
export type ClusterSecretStoreSpecProviderDopplerAuthSecretRefDopplerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderDvls = {
  readonly auth: ClusterSecretStoreSpecProviderDvlsAuth;
  readonly insecure?: boolean;
  readonly serverUrl: string;
  readonly vault?: string;
};
export type ClusterSecretStoreSpecProviderDvlsAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderDvlsAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderDvlsAuthSecretRef = {
  readonly appId: ClusterSecretStoreSpecProviderDvlsAuthSecretRefAppId;
  readonly appSecret: ClusterSecretStoreSpecProviderDvlsAuthSecretRefAppSecret;
};
export type ClusterSecretStoreSpecProviderDvlsAuthSecretRefAppId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderDvlsAuthSecretRefAppSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderFake = {
  readonly data: readonly ClusterSecretStoreSpecProviderFakeData[];
  readonly validationResult?: number;
};
export type ClusterSecretStoreSpecProviderFakeData = {
  readonly key: string;
  readonly value: string;
  readonly version?: string;
};
export type ClusterSecretStoreSpecProviderFortanix = {
  readonly apiKey?: ClusterSecretStoreSpecProviderFortanixApiKey;
  readonly apiUrl?: string;
};
export type ClusterSecretStoreSpecProviderFortanixApiKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderFortanixApiKeySecretRef;
};
export type ClusterSecretStoreSpecProviderFortanixApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGcpsm = {
  readonly auth?: ClusterSecretStoreSpecProviderGcpsmAuth;
  readonly location?: string;
  readonly projectID?: string;
  /** Default: `"LatestOrFail"`. */
  readonly secretVersionSelectionPolicy?: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuth = {
  readonly secretRef?: ClusterSecretStoreSpecProviderGcpsmAuthSecretRef;
  readonly workloadIdentity?: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentity;
  readonly workloadIdentityFederation?: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederation;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthSecretRef = {
  readonly secretAccessKeySecretRef?: ClusterSecretStoreSpecProviderGcpsmAuthSecretRefSecretAccessKeySecretRef;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentity = {
  readonly clusterLocation?: string;
  readonly clusterName?: string;
  readonly clusterProjectID?: string;
  readonly serviceAccountRef: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederation = {
  readonly audience?: string;
  readonly awsSecurityCredentials?: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials;
  readonly credConfig?: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig;
  readonly externalTokenEndpoint?: string;
  /** At least 1 character. Matches `^.*@.*\.iam\.gserviceaccount\.com$`. */
  readonly gcpServiceAccountEmail?: string;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials = {
  readonly awsCredentialsSecretRef: ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef;
  /** 1 to 50 characters. Matches `^[a-z0-9-]+$`. */
  readonly region: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef = {
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGithub = {
  readonly appID: number;
  readonly auth: ClusterSecretStoreSpecProviderGithubAuth;
  readonly environment?: string;
  readonly installationID: number;
  readonly orgSecretVisibility?: "all" | "private";
  readonly organization: string;
  readonly repository?: string;
  readonly uploadURL?: string;
  /** Default: `"https://github.com/"`. */
  readonly url?: string;
};
export type ClusterSecretStoreSpecProviderGithubAuth = {
  readonly privateKey: ClusterSecretStoreSpecProviderGithubAuthPrivateKey;
};
export type ClusterSecretStoreSpecProviderGithubAuthPrivateKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGitlab = {
  readonly auth: ClusterSecretStoreSpecProviderGitlabAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderGitlabCaProvider;
  readonly environment?: string;
  readonly groupIDs?: readonly string[];
  readonly inheritFromGroups?: boolean;
  readonly projectID?: string;
  readonly url?: string;
};
export type ClusterSecretStoreSpecProviderGitlabAuth = {
  readonly SecretRef: ClusterSecretStoreSpecProviderGitlabAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderGitlabAuthSecretRef = {
  readonly accessToken?: ClusterSecretStoreSpecProviderGitlabAuthSecretRefAccessToken;
};
export type ClusterSecretStoreSpecProviderGitlabAuthSecretRefAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderGitlabCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderIbm = {
  /** Exactly 1 field. */
  readonly auth: ClusterSecretStoreSpecProviderIbmAuth;
  readonly serviceUrl?: string;
};
export type ClusterSecretStoreSpecProviderIbmAuth = {
  readonly containerAuth?: ClusterSecretStoreSpecProviderIbmAuthContainerAuth;
  readonly secretRef?: ClusterSecretStoreSpecProviderIbmAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderIbmAuthContainerAuth = {
  readonly iamEndpoint?: string;
  readonly profile: string;
  readonly tokenLocation?: string;
};
export type ClusterSecretStoreSpecProviderIbmAuthSecretRef = {
  readonly iamEndpoint?: string;
  readonly secretApiKeySecretRef?: ClusterSecretStoreSpecProviderIbmAuthSecretRefSecretApiKeySecretRef;
};
export type ClusterSecretStoreSpecProviderIbmAuthSecretRefSecretApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisical = {
  readonly auth: ClusterSecretStoreSpecProviderInfisicalAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderInfisicalCaProvider;
  /** Default: `"https://app.infisical.com/api"`. */
  readonly hostAPI?: string;
  readonly secretsScope: ClusterSecretStoreSpecProviderInfisicalSecretsScope;
};
export type ClusterSecretStoreSpecProviderInfisicalAuth = {
  readonly awsAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthAwsAuthCredentials;
  readonly azureAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentials;
  readonly gcpIamAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentials;
  readonly gcpIdTokenAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentials;
  readonly jwtAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentials;
  readonly kubernetesAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentials;
  readonly ldapAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentials;
  readonly ociAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentials;
  readonly tokenAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthTokenAuthCredentials;
  readonly universalAuthCredentials?: ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentials;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthAwsAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthAwsAuthCredentialsIdentityId;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthAwsAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId;
  readonly resource?: ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId;
  readonly serviceAccountKeyFilePath: ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId;
  readonly jwt: ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId;
  readonly serviceAccountTokenPath?: ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentials = {
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId;
  readonly ldapPassword: ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword;
  readonly ldapUsername: ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentials = {
  readonly fingerprint: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsFingerprint;
  readonly identityId: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsIdentityId;
  readonly privateKey: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKey;
  readonly privateKeyPassphrase?: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKeyPassphrase;
  readonly region: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsRegion;
  readonly tenancyId: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsTenancyId;
  readonly userId: ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsUserId;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsFingerprint = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKeyPassphrase = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsRegion = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsTenancyId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthOciAuthCredentialsUserId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthTokenAuthCredentials = {
  readonly accessToken: ClusterSecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentials = {
  readonly clientId: ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId;
  readonly clientSecret: ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderInfisicalCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderInfisicalSecretsScope = {
  readonly environmentSlug: string;
  /** Default: `true`. */
  readonly expandSecretReferences?: boolean;
  readonly organizationSlug?: string;
  readonly projectSlug: string;
  /** Default: `false`. */
  readonly recursive?: boolean;
  /** Default: `"/"`. */
  readonly secretsPath?: string;
};
export type ClusterSecretStoreSpecProviderKeepersecurity = {
  readonly authRef: ClusterSecretStoreSpecProviderKeepersecurityAuthRef;
  readonly folderID: string;
  readonly getByTitleFallback?: boolean;
};
export type ClusterSecretStoreSpecProviderKeepersecurityAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetes = {
  /** Exactly 1 field. */
  readonly auth?: ClusterSecretStoreSpecProviderKubernetesAuth;
  readonly authRef?: ClusterSecretStoreSpecProviderKubernetesAuthRef;
  /** 1 to 63 characters. Small letters, digits and hyphens. Default: `"default"`. */
  readonly remoteNamespace?: string;
  readonly server?: ClusterSecretStoreSpecProviderKubernetesServer;
};
export type ClusterSecretStoreSpecProviderKubernetesAuth = {
  readonly cert?: ClusterSecretStoreSpecProviderKubernetesAuthCert;
  readonly serviceAccount?: ClusterSecretStoreSpecProviderKubernetesAuthServiceAccount;
  readonly token?: ClusterSecretStoreSpecProviderKubernetesAuthToken;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthCert = {
  readonly clientCert: ClusterSecretStoreSpecProviderKubernetesAuthCertClientCert;
  readonly clientKey: ClusterSecretStoreSpecProviderKubernetesAuthCertClientKey;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthCertClientKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthServiceAccount = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthToken = {
  readonly bearerToken: ClusterSecretStoreSpecProviderKubernetesAuthTokenBearerToken;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthTokenBearerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesServer = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderKubernetesServerCaProvider;
  /** Default: `"kubernetes.default"`. */
  readonly url?: string;
};
export type ClusterSecretStoreSpecProviderKubernetesServerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderNebiusmysterybox = {
  readonly apiDomain: string;
  readonly auth: ClusterSecretStoreSpecProviderNebiusmysteryboxAuth;
  readonly caProvider?: ClusterSecretStoreSpecProviderNebiusmysteryboxCaProvider;
};
export type ClusterSecretStoreSpecProviderNebiusmysteryboxAuth = {
  readonly serviceAccountCredsSecretRef?: ClusterSecretStoreSpecProviderNebiusmysteryboxAuthServiceAccountCredsSecretRef;
  readonly tokenSecretRef?: ClusterSecretStoreSpecProviderNebiusmysteryboxAuthTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderNebiusmysteryboxAuthServiceAccountCredsSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderNebiusmysteryboxAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderNebiusmysteryboxCaProvider = {
  readonly certSecretRef?: ClusterSecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef;
};
export type ClusterSecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderNgrok = {
  /** Default: `"https://api.ngrok.com"`. */
  readonly apiUrl?: string;
  /** Exactly 1 field. */
  readonly auth: ClusterSecretStoreSpecProviderNgrokAuth;
  readonly vault: ClusterSecretStoreSpecProviderNgrokVault;
};
export type ClusterSecretStoreSpecProviderNgrokAuth = {
  readonly apiKey?: ClusterSecretStoreSpecProviderNgrokAuthApiKey;
};
export type ClusterSecretStoreSpecProviderNgrokAuthApiKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderNgrokAuthApiKeySecretRef;
};
export type ClusterSecretStoreSpecProviderNgrokAuthApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderNgrokVault = {
  readonly name: string;
};
export type ClusterSecretStoreSpecProviderOnboardbase = {
  /** Default: `"https://public.onboardbase.com/api/v1/"`. */
  readonly apiHost: string;
  readonly auth: ClusterSecretStoreSpecProviderOnboardbaseAuth;
  /** Default: `"development"`. */
  readonly environment: string;
  /** Default: `"development"`. */
  readonly project: string;
};
export type ClusterSecretStoreSpecProviderOnboardbaseAuth = {
  readonly apiKeyRef: ClusterSecretStoreSpecProviderOnboardbaseAuthApiKeyRef;
  readonly passcodeRef: ClusterSecretStoreSpecProviderOnboardbaseAuthPasscodeRef;
};
export type ClusterSecretStoreSpecProviderOnboardbaseAuthApiKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOnboardbaseAuthPasscodeRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOnepassword = {
  readonly auth: ClusterSecretStoreSpecProviderOnepasswordAuth;
  readonly connectHost: string;
  readonly vaults: { readonly [key: string]: number };
};
export type ClusterSecretStoreSpecProviderOnepasswordAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderOnepasswordAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderOnepasswordAuthSecretRef = {
  readonly connectTokenSecretRef: ClusterSecretStoreSpecProviderOnepasswordAuthSecretRefConnectTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderOnepasswordAuthSecretRefConnectTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOnepasswordSDK = {
  readonly auth: ClusterSecretStoreSpecProviderOnepasswordSDKAuth;
  readonly cache?: ClusterSecretStoreSpecProviderOnepasswordSDKCache;
  readonly environment?: string;
  readonly integrationInfo?: ClusterSecretStoreSpecProviderOnepasswordSDKIntegrationInfo;
  readonly vault?: string;
};
export type ClusterSecretStoreSpecProviderOnepasswordSDKAuth = {
  readonly serviceAccountSecretRef: ClusterSecretStoreSpecProviderOnepasswordSDKAuthServiceAccountSecretRef;
};
export type ClusterSecretStoreSpecProviderOnepasswordSDKAuthServiceAccountSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOnepasswordSDKCache = {
  /** At least 1. Default: `100`. */
  readonly maxSize?: number;
  /** Default: `"5m"`. */
  readonly ttl?: string;
};
export type ClusterSecretStoreSpecProviderOnepasswordSDKIntegrationInfo = {
  /** Default: `"1Password SDK"`. */
  readonly name?: string;
  /** Default: `"v1.0.0"`. */
  readonly version?: string;
};
export type ClusterSecretStoreSpecProviderOpenBao = {
  readonly auth?: ClusterSecretStoreSpecProviderOpenBaoAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderOpenBaoCaProvider;
  readonly namespace?: string;
  readonly path?: string;
  readonly server: string;
  /** Default: `"v2"`. */
  readonly version?: "v1" | "v2";
};
export type ClusterSecretStoreSpecProviderOpenBaoAuth = {
  readonly appRole?: ClusterSecretStoreSpecProviderOpenBaoAuthAppRole;
  readonly namespace?: string;
  readonly tokenSecretRef?: ClusterSecretStoreSpecProviderOpenBaoAuthTokenSecretRef;
  readonly userPass?: ClusterSecretStoreSpecProviderOpenBaoAuthUserPass;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthAppRole = {
  /** Default: `"approle"`. */
  readonly path: string;
  /** At least 1 character. */
  readonly roleId?: string;
  readonly roleRef?: ClusterSecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef;
  readonly secretRef: ClusterSecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthUserPass = {
  /** Default: `"userpass"`. */
  readonly path: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderOpenBaoAuthUserPassSecretRef;
  readonly username: string;
};
export type ClusterSecretStoreSpecProviderOpenBaoAuthUserPassSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOpenBaoCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderOracle = {
  readonly auth?: ClusterSecretStoreSpecProviderOracleAuth;
  readonly compartment?: string;
  readonly encryptionKey?: string;
  readonly principalType?: "" | "UserPrincipal" | "InstancePrincipal" | "Workload";
  readonly region: string;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderOracleServiceAccountRef;
  readonly vault: string;
};
export type ClusterSecretStoreSpecProviderOracleAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderOracleAuthSecretRef;
  readonly tenancy: string;
  readonly user: string;
};
export type ClusterSecretStoreSpecProviderOracleAuthSecretRef = {
  readonly fingerprint: ClusterSecretStoreSpecProviderOracleAuthSecretRefFingerprint;
  readonly privatekey: ClusterSecretStoreSpecProviderOracleAuthSecretRefPrivatekey;
};
export type ClusterSecretStoreSpecProviderOracleAuthSecretRefFingerprint = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOracleAuthSecretRefPrivatekey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOracleServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOvh = {
  readonly auth: ClusterSecretStoreSpecProviderOvhAuth;
  readonly casRequired?: boolean;
  /** At least 1. Default: `30`. */
  readonly okmsTimeout?: number;
  readonly okmsid: string;
  readonly server: string;
};
export type ClusterSecretStoreSpecProviderOvhAuth = {
  readonly mtls?: ClusterSecretStoreSpecProviderOvhAuthMtls;
  readonly token?: ClusterSecretStoreSpecProviderOvhAuthToken;
};
export type ClusterSecretStoreSpecProviderOvhAuthMtls = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderOvhAuthMtlsCaProvider;
  readonly certSecretRef: ClusterSecretStoreSpecProviderOvhAuthMtlsCertSecretRef;
  readonly keySecretRef: ClusterSecretStoreSpecProviderOvhAuthMtlsKeySecretRef;
};
export type ClusterSecretStoreSpecProviderOvhAuthMtlsCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderOvhAuthMtlsCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOvhAuthMtlsKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderOvhAuthToken = {
  readonly tokenSecretRef: ClusterSecretStoreSpecProviderOvhAuthTokenTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderOvhAuthTokenTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPassbolt = {
  readonly auth: ClusterSecretStoreSpecProviderPassboltAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderPassboltCaProvider;
  readonly host: string;
};
export type ClusterSecretStoreSpecProviderPassboltAuth = {
  readonly passwordSecretRef: ClusterSecretStoreSpecProviderPassboltAuthPasswordSecretRef;
  readonly privateKeySecretRef: ClusterSecretStoreSpecProviderPassboltAuthPrivateKeySecretRef;
};
export type ClusterSecretStoreSpecProviderPassboltAuthPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPassboltAuthPrivateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPassboltCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderPassworddepot = {
  readonly auth: ClusterSecretStoreSpecProviderPassworddepotAuth;
  readonly database: string;
  readonly host: string;
};
export type ClusterSecretStoreSpecProviderPassworddepotAuth = {
  readonly secretRef: ClusterSecretStoreSpecProviderPassworddepotAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderPassworddepotAuthSecretRef = {
  readonly credentials?: ClusterSecretStoreSpecProviderPassworddepotAuthSecretRefCredentials;
};
export type ClusterSecretStoreSpecProviderPassworddepotAuthSecretRefCredentials = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPrevider = {
  readonly auth: ClusterSecretStoreSpecProviderPreviderAuth;
  readonly baseUri?: string;
};
export type ClusterSecretStoreSpecProviderPreviderAuth = {
  readonly secretRef?: ClusterSecretStoreSpecProviderPreviderAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderPreviderAuthSecretRef = {
  readonly accessToken: ClusterSecretStoreSpecProviderPreviderAuthSecretRefAccessToken;
};
export type ClusterSecretStoreSpecProviderPreviderAuthSecretRefAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPulumi = {
  readonly accessToken?: ClusterSecretStoreSpecProviderPulumiAccessToken;
  /** Default: `"https://api.pulumi.com/api/esc"`. */
  readonly apiUrl?: string;
  readonly auth?: ClusterSecretStoreSpecProviderPulumiAuth;
  readonly environment: string;
  readonly organization: string;
  readonly project: string;
};
export type ClusterSecretStoreSpecProviderPulumiAccessToken = {
  readonly secretRef?: ClusterSecretStoreSpecProviderPulumiAccessTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderPulumiAccessTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPulumiAuth = {
  readonly accessToken?: ClusterSecretStoreSpecProviderPulumiAuthAccessToken;
  readonly oidcConfig?: ClusterSecretStoreSpecProviderPulumiAuthOidcConfig;
};
export type ClusterSecretStoreSpecProviderPulumiAuthAccessToken = {
  readonly secretRef?: ClusterSecretStoreSpecProviderPulumiAuthAccessTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderPulumiAuthAccessTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderPulumiAuthOidcConfig = {
  /** At least 600. Default: `600`. */
  readonly expirationSeconds?: number;
  readonly organization: string;
  readonly serviceAccountRef: ClusterSecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderScaleway = {
  readonly accessKey: ClusterSecretStoreSpecProviderScalewayAccessKey;
  readonly apiUrl?: string;
  readonly projectId: string;
  readonly region: string;
  readonly secretKey: ClusterSecretStoreSpecProviderScalewaySecretKey;
};
export type ClusterSecretStoreSpecProviderScalewayAccessKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderScalewayAccessKeySecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderScalewayAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderScalewaySecretKey = {
  readonly secretRef?: ClusterSecretStoreSpecProviderScalewaySecretKeySecretRef;
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderScalewaySecretKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderSecretserver = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderSecretserverCaProvider;
  readonly domain?: string;
  readonly password?: ClusterSecretStoreSpecProviderSecretserverPassword;
  readonly serverURL: string;
  readonly token?: ClusterSecretStoreSpecProviderSecretserverToken;
  readonly username?: ClusterSecretStoreSpecProviderSecretserverUsername;
};
export type ClusterSecretStoreSpecProviderSecretserverCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderSecretserverPassword = {
  readonly secretRef?: ClusterSecretStoreSpecProviderSecretserverPasswordSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderSecretserverPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderSecretserverToken = {
  readonly secretRef?: ClusterSecretStoreSpecProviderSecretserverTokenSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderSecretserverTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderSecretserverUsername = {
  readonly secretRef?: ClusterSecretStoreSpecProviderSecretserverUsernameSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type ClusterSecretStoreSpecProviderSecretserverUsernameSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderSenhasegura = {
  readonly auth: ClusterSecretStoreSpecProviderSenhaseguraAuth;
  /** Default: `false`. */
  readonly ignoreSslCertificate?: boolean;
  readonly module: string;
  readonly url: string;
};
export type ClusterSecretStoreSpecProviderSenhaseguraAuth = {
  readonly clientId: string;
  readonly clientSecretSecretRef: ClusterSecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef;
};
export type ClusterSecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVault = {
  readonly auth?: ClusterSecretStoreSpecProviderVaultAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderVaultCaProvider;
  readonly checkAndSet?: ClusterSecretStoreSpecProviderVaultCheckAndSet;
  readonly forwardInconsistent?: boolean;
  readonly headers?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly path?: string;
  readonly readYourWrites?: boolean;
  readonly server: string;
  readonly tls?: ClusterSecretStoreSpecProviderVaultTls;
  /** Default: `"v2"`. */
  readonly version?: "v1" | "v2";
};
export type ClusterSecretStoreSpecProviderVaultAuth = {
  readonly appRole?: ClusterSecretStoreSpecProviderVaultAuthAppRole;
  readonly cert?: ClusterSecretStoreSpecProviderVaultAuthCert;
  readonly gcp?: ClusterSecretStoreSpecProviderVaultAuthGcp;
  readonly iam?: ClusterSecretStoreSpecProviderVaultAuthIam;
  readonly jwt?: ClusterSecretStoreSpecProviderVaultAuthJwt;
  readonly kubernetes?: ClusterSecretStoreSpecProviderVaultAuthKubernetes;
  readonly ldap?: ClusterSecretStoreSpecProviderVaultAuthLdap;
  readonly namespace?: string;
  readonly tokenSecretRef?: ClusterSecretStoreSpecProviderVaultAuthTokenSecretRef;
  readonly userPass?: ClusterSecretStoreSpecProviderVaultAuthUserPass;
};
export type ClusterSecretStoreSpecProviderVaultAuthAppRole = {
  /** Default: `"approle"`. */
  readonly path: string;
  readonly roleId?: string;
  readonly roleRef?: ClusterSecretStoreSpecProviderVaultAuthAppRoleRoleRef;
  readonly secretRef: ClusterSecretStoreSpecProviderVaultAuthAppRoleSecretRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthAppRoleRoleRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthAppRoleSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthCert = {
  readonly clientCert?: ClusterSecretStoreSpecProviderVaultAuthCertClientCert;
  /** Default: `"cert"`. */
  readonly path?: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthCertSecretRef;
  readonly vaultRole?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcp = {
  readonly location?: string;
  /** Default: `"gcp"`. */
  readonly path?: string;
  readonly projectID?: string;
  readonly role: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthGcpSecretRef;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderVaultAuthGcpServiceAccountRef;
  readonly workloadIdentity?: ClusterSecretStoreSpecProviderVaultAuthGcpWorkloadIdentity;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcpSecretRef = {
  readonly secretAccessKeySecretRef?: ClusterSecretStoreSpecProviderVaultAuthGcpSecretRefSecretAccessKeySecretRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcpSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcpServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcpWorkloadIdentity = {
  readonly clusterLocation?: string;
  readonly clusterName?: string;
  readonly clusterProjectID?: string;
  readonly serviceAccountRef: ClusterSecretStoreSpecProviderVaultAuthGcpWorkloadIdentityServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthGcpWorkloadIdentityServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthIam = {
  readonly externalID?: string;
  readonly jwt?: ClusterSecretStoreSpecProviderVaultAuthIamJwt;
  readonly path?: string;
  readonly region?: string;
  readonly role?: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthIamSecretRef;
  readonly vaultAwsIamServerID?: string;
  readonly vaultRole: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamJwt = {
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderVaultAuthIamJwtServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamSecretRef = {
  readonly accessKeyIDSecretRef?: ClusterSecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: ClusterSecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: ClusterSecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthJwt = {
  readonly kubernetesServiceAccountToken?: ClusterSecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountToken;
  /** Default: `"jwt"`. */
  readonly path: string;
  readonly role?: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthJwtSecretRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountToken = {
  readonly audiences?: readonly string[];
  readonly expirationSeconds?: number;
  readonly serviceAccountRef: ClusterSecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountTokenServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountTokenServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthJwtSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthKubernetes = {
  /** Default: `"kubernetes"`. */
  readonly mountPath: string;
  readonly role: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthKubernetesSecretRef;
  readonly serviceAccountRef?: ClusterSecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef;
};
export type ClusterSecretStoreSpecProviderVaultAuthKubernetesSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthLdap = {
  /** Default: `"ldap"`. */
  readonly path: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthLdapSecretRef;
  readonly username: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthLdapSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthUserPass = {
  /** Default: `"userpass"`. */
  readonly path: string;
  readonly secretRef?: ClusterSecretStoreSpecProviderVaultAuthUserPassSecretRef;
  readonly username: string;
};
export type ClusterSecretStoreSpecProviderVaultAuthUserPassSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderVaultCheckAndSet = {
  readonly required?: boolean;
};
export type ClusterSecretStoreSpecProviderVaultTls = {
  readonly certSecretRef?: ClusterSecretStoreSpecProviderVaultTlsCertSecretRef;
  readonly keySecretRef?: ClusterSecretStoreSpecProviderVaultTlsKeySecretRef;
};
export type ClusterSecretStoreSpecProviderVaultTlsCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVaultTlsKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVolcengine = {
  readonly auth?: ClusterSecretStoreSpecProviderVolcengineAuth;
  readonly region: string;
};
export type ClusterSecretStoreSpecProviderVolcengineAuth = {
  readonly secretRef?: ClusterSecretStoreSpecProviderVolcengineAuthSecretRef;
};
export type ClusterSecretStoreSpecProviderVolcengineAuthSecretRef = {
  readonly accessKeyID: ClusterSecretStoreSpecProviderVolcengineAuthSecretRefAccessKeyID;
  readonly secretAccessKey: ClusterSecretStoreSpecProviderVolcengineAuthSecretRefSecretAccessKey;
  readonly token?: ClusterSecretStoreSpecProviderVolcengineAuthSecretRefToken;
};
export type ClusterSecretStoreSpecProviderVolcengineAuthSecretRefAccessKeyID = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVolcengineAuthSecretRefSecretAccessKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderVolcengineAuthSecretRefToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderWebhook = {
  /** Exactly 1 field. */
  readonly auth?: ClusterSecretStoreSpecProviderWebhookAuth;
  readonly body?: string;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: ClusterSecretStoreSpecProviderWebhookCaProvider;
  readonly headers?: { readonly [key: string]: string };
  readonly method?: string;
  readonly result?: ClusterSecretStoreSpecProviderWebhookResult;
  readonly secrets?: readonly ClusterSecretStoreSpecProviderWebhookSecrets[];
  readonly timeout?: string;
  readonly url: string;
};
export type ClusterSecretStoreSpecProviderWebhookAuth = {
  readonly ntlm?: ClusterSecretStoreSpecProviderWebhookAuthNtlm;
};
export type ClusterSecretStoreSpecProviderWebhookAuthNtlm = {
  readonly passwordSecret: ClusterSecretStoreSpecProviderWebhookAuthNtlmPasswordSecret;
  readonly usernameSecret: ClusterSecretStoreSpecProviderWebhookAuthNtlmUsernameSecret;
};
export type ClusterSecretStoreSpecProviderWebhookAuthNtlmPasswordSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderWebhookAuthNtlmUsernameSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderWebhookCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type ClusterSecretStoreSpecProviderWebhookResult = {
  readonly jsonPath?: string;
};
export type ClusterSecretStoreSpecProviderWebhookSecrets = {
  readonly name: string;
  readonly secretRef: ClusterSecretStoreSpecProviderWebhookSecretsSecretRef;
};
export type ClusterSecretStoreSpecProviderWebhookSecretsSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanager = {
  readonly apiEndpoint?: string;
  readonly auth: ClusterSecretStoreSpecProviderYandexcertificatemanagerAuth;
  readonly caProvider?: ClusterSecretStoreSpecProviderYandexcertificatemanagerCaProvider;
  /** Exactly 1 field. */
  readonly fetching?: ClusterSecretStoreSpecProviderYandexcertificatemanagerFetching;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerAuth = {
  readonly authorizedKeySecretRef?: ClusterSecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerCaProvider = {
  readonly certSecretRef?: ClusterSecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerFetching = {
  readonly byID?: { readonly [key: string]: never };
  readonly byName?: ClusterSecretStoreSpecProviderYandexcertificatemanagerFetchingByName;
};
export type ClusterSecretStoreSpecProviderYandexcertificatemanagerFetchingByName = {
  readonly folderID: string;
};
export type ClusterSecretStoreSpecProviderYandexlockbox = {
  readonly apiEndpoint?: string;
  readonly auth: ClusterSecretStoreSpecProviderYandexlockboxAuth;
  readonly caProvider?: ClusterSecretStoreSpecProviderYandexlockboxCaProvider;
  /** Exactly 1 field. */
  readonly fetching?: ClusterSecretStoreSpecProviderYandexlockboxFetching;
};
export type ClusterSecretStoreSpecProviderYandexlockboxAuth = {
  readonly authorizedKeySecretRef?: ClusterSecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef;
};
export type ClusterSecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderYandexlockboxCaProvider = {
  readonly certSecretRef?: ClusterSecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef;
};
export type ClusterSecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type ClusterSecretStoreSpecProviderYandexlockboxFetching = {
  readonly byID?: { readonly [key: string]: never };
  readonly byName?: ClusterSecretStoreSpecProviderYandexlockboxFetchingByName;
};
export type ClusterSecretStoreSpecProviderYandexlockboxFetchingByName = {
  readonly folderID: string;
};
export type ClusterSecretStoreSpecRetrySettings = {
  readonly maxRetries?: number;
  readonly retryInterval?: string;
};
