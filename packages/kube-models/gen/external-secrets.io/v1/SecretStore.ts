// Generated from external-secrets-v2.9.0/external-secrets.io_secretstores.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type SecretStore = {
  readonly apiVersion: "external-secrets.io/v1";
  readonly kind: "SecretStore";
  readonly metadata: ObjectMeta;
  readonly spec?: SecretStoreSpec;
};
export type SecretStoreSpec = {
  readonly conditions?: readonly SecretStoreSpecConditions[];
  readonly controller?: string;
  /** Exactly 1 field. */
  readonly provider: SecretStoreSpecProvider;
  /** A number, or a text such as `25%`. */
  readonly refreshInterval?: number | string;
  readonly retrySettings?: SecretStoreSpecRetrySettings;
};
export type SecretStoreSpecConditions = {
  readonly namespaceRegexes?: readonly string[];
  readonly namespaceSelector?: SecretStoreSpecConditionsNamespaceSelector;
  /** Each item: 1 to 63 characters. Each item: small letters, digits and hyphens. */
  readonly namespaces?: readonly string[];
};
export type SecretStoreSpecConditionsNamespaceSelector = {
  readonly matchExpressions?: readonly SecretStoreSpecConditionsNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type SecretStoreSpecConditionsNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type SecretStoreSpecProvider = {
  readonly akeyless?: SecretStoreSpecProviderAkeyless;
  readonly aws?: SecretStoreSpecProviderAws;
  readonly azurekv?: SecretStoreSpecProviderAzurekv;
  readonly barbican?: SecretStoreSpecProviderBarbican;
  readonly beyondtrust?: SecretStoreSpecProviderBeyondtrust;
  readonly beyondtrustworkloadcredentials?: SecretStoreSpecProviderBeyondtrustworkloadcredentials;
  readonly bitwardensecretsmanager?: SecretStoreSpecProviderBitwardensecretsmanager;
  readonly chef?: SecretStoreSpecProviderChef;
  readonly cloudrusm?: SecretStoreSpecProviderCloudrusm;
  readonly conjur?: SecretStoreSpecProviderConjur;
  readonly crd?: SecretStoreSpecProviderCrd;
  readonly delinea?: SecretStoreSpecProviderDelinea;
  readonly doppler?: SecretStoreSpecProviderDoppler;
  readonly dvls?: SecretStoreSpecProviderDvls;
  readonly fake?: SecretStoreSpecProviderFake;
  readonly fortanix?: SecretStoreSpecProviderFortanix;
  readonly gcpsm?: SecretStoreSpecProviderGcpsm;
  readonly github?: SecretStoreSpecProviderGithub;
  readonly gitlab?: SecretStoreSpecProviderGitlab;
  readonly ibm?: SecretStoreSpecProviderIbm;
  readonly infisical?: SecretStoreSpecProviderInfisical;
  readonly keepersecurity?: SecretStoreSpecProviderKeepersecurity;
  readonly kubernetes?: SecretStoreSpecProviderKubernetes;
  readonly nebiusmysterybox?: SecretStoreSpecProviderNebiusmysterybox;
  readonly ngrok?: SecretStoreSpecProviderNgrok;
  readonly onboardbase?: SecretStoreSpecProviderOnboardbase;
  readonly onepassword?: SecretStoreSpecProviderOnepassword;
  readonly onepasswordSDK?: SecretStoreSpecProviderOnepasswordSDK;
  readonly openBao?: SecretStoreSpecProviderOpenBao;
  readonly oracle?: SecretStoreSpecProviderOracle;
  readonly ovh?: SecretStoreSpecProviderOvh;
  readonly passbolt?: SecretStoreSpecProviderPassbolt;
  readonly passworddepot?: SecretStoreSpecProviderPassworddepot;
  readonly previder?: SecretStoreSpecProviderPrevider;
  readonly pulumi?: SecretStoreSpecProviderPulumi;
  readonly scaleway?: SecretStoreSpecProviderScaleway;
  readonly secretserver?: SecretStoreSpecProviderSecretserver;
  readonly senhasegura?: SecretStoreSpecProviderSenhasegura;
  readonly vault?: SecretStoreSpecProviderVault;
  readonly volcengine?: SecretStoreSpecProviderVolcengine;
  readonly webhook?: SecretStoreSpecProviderWebhook;
  readonly yandexcertificatemanager?: SecretStoreSpecProviderYandexcertificatemanager;
  readonly yandexlockbox?: SecretStoreSpecProviderYandexlockbox;
};
export type SecretStoreSpecProviderAkeyless = {
  readonly akeylessGWApiURL: string;
  readonly authSecretRef: SecretStoreSpecProviderAkeylessAuthSecretRef;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderAkeylessCaProvider;
  readonly ignoreCache?: boolean;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRef = {
  readonly kubernetesAuth?: SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuth;
  readonly secretRef?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderAkeylessAuthSecretRefServiceAccountRef;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuth = {
  readonly accessID: string;
  readonly k8sConfName: string;
  readonly secretRef?: SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthServiceAccountRef;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRef = {
  readonly accessID?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID;
  readonly accessType?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType;
  readonly accessTypeParam?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderAws = {
  readonly additionalRoles?: readonly string[];
  readonly auth?: SecretStoreSpecProviderAwsAuth;
  readonly customSessionTags?: { readonly [key: string]: string };
  readonly externalID?: string;
  readonly prefix?: string;
  readonly region: string;
  readonly role?: string;
  readonly secretsManager?: SecretStoreSpecProviderAwsSecretsManager;
  readonly service: "SecretsManager" | "ParameterStore" | "CertificateManager";
  readonly sessionTags?: readonly SecretStoreSpecProviderAwsSessionTags[];
  /** Default: `"None"`. */
  readonly sessionTagsPolicy?: "None" | "Simple" | "Custom";
  readonly transitiveTagKeys?: readonly string[];
};
export type SecretStoreSpecProviderAwsAuth = {
  readonly jwt?: SecretStoreSpecProviderAwsAuthJwt;
  readonly secretRef?: SecretStoreSpecProviderAwsAuthSecretRef;
};
export type SecretStoreSpecProviderAwsAuthJwt = {
  readonly serviceAccountRef?: SecretStoreSpecProviderAwsAuthJwtServiceAccountRef;
};
export type SecretStoreSpecProviderAwsAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRef = {
  readonly accessKeyIDSecretRef?: SecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: SecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef;
};
export type SecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsSecretsManager = {
  readonly forceDeleteWithoutRecovery?: boolean;
  readonly recoveryWindowInDays?: number;
};
export type SecretStoreSpecProviderAwsSessionTags = {
  readonly key: string;
  readonly value: string;
};
export type SecretStoreSpecProviderAzurekv = {
  readonly authSecretRef?: SecretStoreSpecProviderAzurekvAuthSecretRef;
  /** Default: `"ServicePrincipal"`. */
  readonly authType?: "ServicePrincipal" | "ManagedIdentity" | "WorkloadIdentity";
  readonly customCloudConfig?: SecretStoreSpecProviderAzurekvCustomCloudConfig;
  /** Default: `"PublicCloud"`. */
  readonly environmentType?: "PublicCloud" | "USGovernmentCloud" | "ChinaCloud" | "GermanCloud" | "AzureStackCloud";
  readonly identityId?: string;
  readonly serviceAccountRef?: SecretStoreSpecProviderAzurekvServiceAccountRef;
  readonly tenantId?: string;
  /** Default: `false`. */
  readonly useAzureSDK?: boolean;
  readonly vaultUrl: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRef = {
  readonly clientCertificate?: SecretStoreSpecProviderAzurekvAuthSecretRefClientCertificate;
  readonly clientId?: SecretStoreSpecProviderAzurekvAuthSecretRefClientId;
  readonly clientSecret?: SecretStoreSpecProviderAzurekvAuthSecretRefClientSecret;
  readonly tenantId?: SecretStoreSpecProviderAzurekvAuthSecretRefTenantId;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefClientCertificate = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefClientId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefClientSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefTenantId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvCustomCloudConfig = {
  readonly activeDirectoryEndpoint: string;
  readonly keyVaultDNSSuffix?: string;
  readonly keyVaultEndpoint?: string;
  readonly resourceManagerEndpoint?: string;
};
export type SecretStoreSpecProviderAzurekvServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBarbican = {
  readonly auth: SecretStoreSpecProviderBarbicanAuth;
  readonly authURL?: string;
  readonly domainName?: string;
  readonly region?: string;
  readonly tenantName?: string;
};
export type SecretStoreSpecProviderBarbicanAuth = {
  readonly password: SecretStoreSpecProviderBarbicanAuthPassword;
  /** Exactly 1 field. */
  readonly username: SecretStoreSpecProviderBarbicanAuthUsername;
};
export type SecretStoreSpecProviderBarbicanAuthPassword = {
  readonly secretRef: SecretStoreSpecProviderBarbicanAuthPasswordSecretRef;
};
export type SecretStoreSpecProviderBarbicanAuthPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBarbicanAuthUsername = {
  readonly secretRef?: SecretStoreSpecProviderBarbicanAuthUsernameSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBarbicanAuthUsernameSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrust = {
  readonly auth: SecretStoreSpecProviderBeyondtrustAuth;
  readonly server: SecretStoreSpecProviderBeyondtrustServer;
};
export type SecretStoreSpecProviderBeyondtrustAuth = {
  readonly apiKey?: SecretStoreSpecProviderBeyondtrustAuthApiKey;
  readonly certificate?: SecretStoreSpecProviderBeyondtrustAuthCertificate;
  readonly certificateKey?: SecretStoreSpecProviderBeyondtrustAuthCertificateKey;
  readonly clientId?: SecretStoreSpecProviderBeyondtrustAuthClientId;
  readonly clientSecret?: SecretStoreSpecProviderBeyondtrustAuthClientSecret;
};
export type SecretStoreSpecProviderBeyondtrustAuthApiKey = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthApiKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificate = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateKey = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientId = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientSecret = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustServer = {
  readonly apiUrl: string;
  readonly apiVersion?: string;
  readonly clientTimeOutSeconds?: number;
  /** Default: `true`. */
  readonly decrypt?: boolean;
  readonly retrievalType?: string;
  readonly separator?: string;
  readonly verifyCA: boolean;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentials = {
  readonly auth: SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderBeyondtrustworkloadcredentialsCaProvider;
  readonly folderPath?: string;
  readonly server: SecretStoreSpecProviderBeyondtrustworkloadcredentialsServer;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuth = {
  readonly apikey: SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikey;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikey = {
  readonly token: SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikeyToken;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuthApikeyToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsServer = {
  readonly apiUrl: string;
  readonly siteId: string;
};
export type SecretStoreSpecProviderBitwardensecretsmanager = {
  readonly apiURL?: string;
  readonly auth: SecretStoreSpecProviderBitwardensecretsmanagerAuth;
  readonly bitwardenServerSDKURL?: string;
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderBitwardensecretsmanagerCaProvider;
  readonly identityURL?: string;
  readonly organizationID: string;
  readonly projectID: string;
};
export type SecretStoreSpecProviderBitwardensecretsmanagerAuth = {
  readonly secretRef: SecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRef;
};
export type SecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRef = {
  readonly credentials: SecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRefCredentials;
};
export type SecretStoreSpecProviderBitwardensecretsmanagerAuthSecretRefCredentials = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBitwardensecretsmanagerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderChef = {
  readonly auth: SecretStoreSpecProviderChefAuth;
  readonly serverUrl: string;
  readonly username: string;
};
export type SecretStoreSpecProviderChefAuth = {
  readonly secretRef: SecretStoreSpecProviderChefAuthSecretRef;
};
export type SecretStoreSpecProviderChefAuthSecretRef = {
  readonly privateKeySecretRef: SecretStoreSpecProviderChefAuthSecretRefPrivateKeySecretRef;
};
export type SecretStoreSpecProviderChefAuthSecretRefPrivateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCloudrusm = {
  readonly auth: SecretStoreSpecProviderCloudrusmAuth;
  readonly projectID?: string;
};
export type SecretStoreSpecProviderCloudrusmAuth = {
  readonly secretRef?: SecretStoreSpecProviderCloudrusmAuthSecretRef;
};
export type SecretStoreSpecProviderCloudrusmAuthSecretRef = {
  readonly accessKeyIDSecretRef: SecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeyIDSecretRef;
  readonly accessKeySecretSecretRef: SecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeySecretSecretRef;
};
export type SecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeySecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjur = {
  /** Exactly 1 field. */
  readonly auth: SecretStoreSpecProviderConjurAuth;
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderConjurCaProvider;
  readonly url: string;
};
export type SecretStoreSpecProviderConjurAuth = {
  readonly apikey?: SecretStoreSpecProviderConjurAuthApikey;
  readonly cert?: SecretStoreSpecProviderConjurAuthCert;
  readonly jwt?: SecretStoreSpecProviderConjurAuthJwt;
};
export type SecretStoreSpecProviderConjurAuthApikey = {
  readonly account: string;
  readonly apiKeyRef: SecretStoreSpecProviderConjurAuthApikeyApiKeyRef;
  readonly userRef: SecretStoreSpecProviderConjurAuthApikeyUserRef;
};
export type SecretStoreSpecProviderConjurAuthApikeyApiKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthApikeyUserRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthCert = {
  readonly account: string;
  readonly clientCertRef: SecretStoreSpecProviderConjurAuthCertClientCertRef;
  readonly clientKeyRef: SecretStoreSpecProviderConjurAuthCertClientKeyRef;
  readonly hostId?: string;
  readonly serviceID: string;
};
export type SecretStoreSpecProviderConjurAuthCertClientCertRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthCertClientKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthJwt = {
  readonly account: string;
  readonly hostId?: string;
  readonly secretRef?: SecretStoreSpecProviderConjurAuthJwtSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderConjurAuthJwtServiceAccountRef;
  readonly serviceID: string;
};
export type SecretStoreSpecProviderConjurAuthJwtSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderCrd = {
  /** Exactly 1 field. */
  readonly auth?: SecretStoreSpecProviderCrdAuth;
  readonly authRef?: SecretStoreSpecProviderCrdAuthRef;
  readonly resource: SecretStoreSpecProviderCrdResource;
  readonly server?: SecretStoreSpecProviderCrdServer;
  readonly whitelist?: SecretStoreSpecProviderCrdWhitelist;
};
export type SecretStoreSpecProviderCrdAuth = {
  readonly cert?: SecretStoreSpecProviderCrdAuthCert;
  readonly serviceAccount?: SecretStoreSpecProviderCrdAuthServiceAccount;
  readonly token?: SecretStoreSpecProviderCrdAuthToken;
};
export type SecretStoreSpecProviderCrdAuthCert = {
  readonly clientCert: SecretStoreSpecProviderCrdAuthCertClientCert;
  readonly clientKey: SecretStoreSpecProviderCrdAuthCertClientKey;
};
export type SecretStoreSpecProviderCrdAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthCertClientKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthServiceAccount = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthToken = {
  readonly bearerToken: SecretStoreSpecProviderCrdAuthTokenBearerToken;
};
export type SecretStoreSpecProviderCrdAuthTokenBearerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdResource = {
  readonly group: string;
  /** At least 1 character. */
  readonly kind: string;
  /** At least 1 character. */
  readonly version: string;
};
export type SecretStoreSpecProviderCrdServer = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderCrdServerCaProvider;
  /** Default: `"kubernetes.default"`. */
  readonly url?: string;
};
export type SecretStoreSpecProviderCrdServerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderCrdWhitelist = {
  readonly rules?: readonly SecretStoreSpecProviderCrdWhitelistRules[];
};
export type SecretStoreSpecProviderCrdWhitelistRules = {
  readonly name?: string;
  readonly namespace?: string;
  readonly properties?: readonly string[];
};
export type SecretStoreSpecProviderDelinea = {
  readonly clientId: SecretStoreSpecProviderDelineaClientId;
  readonly clientSecret: SecretStoreSpecProviderDelineaClientSecret;
  readonly tenant: string;
  readonly tld?: string;
  readonly urlTemplate?: string;
};
export type SecretStoreSpecProviderDelineaClientId = {
  readonly secretRef?: SecretStoreSpecProviderDelineaClientIdSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderDelineaClientIdSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDelineaClientSecret = {
  readonly secretRef?: SecretStoreSpecProviderDelineaClientSecretSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderDelineaClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDoppler = {
  readonly auth: SecretStoreSpecProviderDopplerAuth;
  readonly config?: string;
  readonly format?: "json" | "dotnet-json" | "env" | "yaml" | "docker";
  readonly nameTransformer?: "upper-camel" | "camel" | "lower-snake" | "tf-var" | "dotnet-env" | "lower-kebab";
  readonly project?: string;
};
export type SecretStoreSpecProviderDopplerAuth = {
  readonly oidcConfig?: SecretStoreSpecProviderDopplerAuthOidcConfig;
  readonly secretRef?: SecretStoreSpecProviderDopplerAuthSecretRef;
};
export type SecretStoreSpecProviderDopplerAuthOidcConfig = {
  /** Default: `600`. */
  readonly expirationSeconds?: number;
  readonly identity: string;
  readonly serviceAccountRef: SecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef;
};
export type SecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDopplerAuthSecretRef = {
  readonly dopplerToken: SecretStoreSpecProviderDopplerAuthSecretRefDopplerToken;
};
export type SecretStoreSpecProviderDopplerAuthSecretRefDopplerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDvls = {
  readonly auth: SecretStoreSpecProviderDvlsAuth;
  readonly insecure?: boolean;
  readonly serverUrl: string;
  readonly vault?: string;
};
export type SecretStoreSpecProviderDvlsAuth = {
  readonly secretRef: SecretStoreSpecProviderDvlsAuthSecretRef;
};
export type SecretStoreSpecProviderDvlsAuthSecretRef = {
  readonly appId: SecretStoreSpecProviderDvlsAuthSecretRefAppId;
  readonly appSecret: SecretStoreSpecProviderDvlsAuthSecretRefAppSecret;
};
export type SecretStoreSpecProviderDvlsAuthSecretRefAppId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDvlsAuthSecretRefAppSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderFake = {
  readonly data: readonly SecretStoreSpecProviderFakeData[];
  readonly validationResult?: number;
};
export type SecretStoreSpecProviderFakeData = {
  readonly key: string;
  readonly value: string;
  readonly version?: string;
};
export type SecretStoreSpecProviderFortanix = {
  readonly apiKey?: SecretStoreSpecProviderFortanixApiKey;
  readonly apiUrl?: string;
};
export type SecretStoreSpecProviderFortanixApiKey = {
  readonly secretRef?: SecretStoreSpecProviderFortanixApiKeySecretRef;
};
export type SecretStoreSpecProviderFortanixApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsm = {
  readonly auth?: SecretStoreSpecProviderGcpsmAuth;
  readonly location?: string;
  readonly projectID?: string;
  /** Default: `"LatestOrFail"`. */
  readonly secretVersionSelectionPolicy?: string;
};
export type SecretStoreSpecProviderGcpsmAuth = {
  readonly secretRef?: SecretStoreSpecProviderGcpsmAuthSecretRef;
  readonly workloadIdentity?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentity;
  readonly workloadIdentityFederation?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederation;
};
export type SecretStoreSpecProviderGcpsmAuthSecretRef = {
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderGcpsmAuthSecretRefSecretAccessKeySecretRef;
};
export type SecretStoreSpecProviderGcpsmAuthSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentity = {
  readonly clusterLocation?: string;
  readonly clusterName?: string;
  readonly clusterProjectID?: string;
  readonly serviceAccountRef: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityServiceAccountRef;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederation = {
  readonly audience?: string;
  readonly awsSecurityCredentials?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials;
  readonly credConfig?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig;
  readonly externalTokenEndpoint?: string;
  /** At least 1 character. Matches `^.*@.*\.iam\.gserviceaccount\.com$`. */
  readonly gcpServiceAccountEmail?: string;
  readonly serviceAccountRef?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials = {
  readonly awsCredentialsSecretRef: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef;
  /** 1 to 50 characters. Matches `^[a-z0-9-]+$`. */
  readonly region: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef = {
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGithub = {
  readonly appID: number;
  readonly auth: SecretStoreSpecProviderGithubAuth;
  readonly environment?: string;
  readonly installationID: number;
  readonly orgSecretVisibility?: "all" | "private";
  readonly organization: string;
  readonly repository?: string;
  readonly uploadURL?: string;
  /** Default: `"https://github.com/"`. */
  readonly url?: string;
};
export type SecretStoreSpecProviderGithubAuth = {
  readonly privateKey: SecretStoreSpecProviderGithubAuthPrivateKey;
};
export type SecretStoreSpecProviderGithubAuthPrivateKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGitlab = {
  readonly auth: SecretStoreSpecProviderGitlabAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderGitlabCaProvider;
  readonly environment?: string;
  readonly groupIDs?: readonly string[];
  readonly inheritFromGroups?: boolean;
  readonly projectID?: string;
  readonly url?: string;
};
export type SecretStoreSpecProviderGitlabAuth = {
  readonly SecretRef: SecretStoreSpecProviderGitlabAuthSecretRef;
};
export type SecretStoreSpecProviderGitlabAuthSecretRef = {
  readonly accessToken?: SecretStoreSpecProviderGitlabAuthSecretRefAccessToken;
};
export type SecretStoreSpecProviderGitlabAuthSecretRefAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGitlabCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderIbm = {
  /** Exactly 1 field. */
  readonly auth: SecretStoreSpecProviderIbmAuth;
  readonly serviceUrl?: string;
};
export type SecretStoreSpecProviderIbmAuth = {
  readonly containerAuth?: SecretStoreSpecProviderIbmAuthContainerAuth;
  readonly secretRef?: SecretStoreSpecProviderIbmAuthSecretRef;
};
export type SecretStoreSpecProviderIbmAuthContainerAuth = {
  readonly iamEndpoint?: string;
  readonly profile: string;
  readonly tokenLocation?: string;
};
export type SecretStoreSpecProviderIbmAuthSecretRef = {
  readonly iamEndpoint?: string;
  readonly secretApiKeySecretRef?: SecretStoreSpecProviderIbmAuthSecretRefSecretApiKeySecretRef;
};
export type SecretStoreSpecProviderIbmAuthSecretRefSecretApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisical = {
  readonly auth: SecretStoreSpecProviderInfisicalAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderInfisicalCaProvider;
  /** Default: `"https://app.infisical.com/api"`. */
  readonly hostAPI?: string;
  readonly secretsScope: SecretStoreSpecProviderInfisicalSecretsScope;
};
export type SecretStoreSpecProviderInfisicalAuth = {
  readonly awsAuthCredentials?: SecretStoreSpecProviderInfisicalAuthAwsAuthCredentials;
  readonly azureAuthCredentials?: SecretStoreSpecProviderInfisicalAuthAzureAuthCredentials;
  readonly gcpIamAuthCredentials?: SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentials;
  readonly gcpIdTokenAuthCredentials?: SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentials;
  readonly jwtAuthCredentials?: SecretStoreSpecProviderInfisicalAuthJwtAuthCredentials;
  readonly kubernetesAuthCredentials?: SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentials;
  readonly ldapAuthCredentials?: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentials;
  readonly ociAuthCredentials?: SecretStoreSpecProviderInfisicalAuthOciAuthCredentials;
  readonly tokenAuthCredentials?: SecretStoreSpecProviderInfisicalAuthTokenAuthCredentials;
  readonly universalAuthCredentials?: SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentials;
};
export type SecretStoreSpecProviderInfisicalAuthAwsAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthAwsAuthCredentialsIdentityId;
};
export type SecretStoreSpecProviderInfisicalAuthAwsAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId;
  readonly resource?: SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId;
  readonly serviceAccountKeyFilePath: SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId;
  readonly jwt: SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId;
  readonly serviceAccountTokenPath?: SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId;
  readonly ldapPassword: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword;
  readonly ldapUsername: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentials = {
  readonly fingerprint: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsFingerprint;
  readonly identityId: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsIdentityId;
  readonly privateKey: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKey;
  readonly privateKeyPassphrase?: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKeyPassphrase;
  readonly region: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsRegion;
  readonly tenancyId: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsTenancyId;
  readonly userId: SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsUserId;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsFingerprint = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsIdentityId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKeyPassphrase = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsRegion = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsTenancyId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsUserId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthTokenAuthCredentials = {
  readonly accessToken: SecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken;
};
export type SecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentials = {
  readonly clientId: SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId;
  readonly clientSecret: SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderInfisicalSecretsScope = {
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
export type SecretStoreSpecProviderKeepersecurity = {
  readonly authRef: SecretStoreSpecProviderKeepersecurityAuthRef;
  readonly folderID: string;
  readonly getByTitleFallback?: boolean;
};
export type SecretStoreSpecProviderKeepersecurityAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetes = {
  /** Exactly 1 field. */
  readonly auth?: SecretStoreSpecProviderKubernetesAuth;
  readonly authRef?: SecretStoreSpecProviderKubernetesAuthRef;
  /** 1 to 63 characters. Small letters, digits and hyphens. Default: `"default"`. */
  readonly remoteNamespace?: string;
  readonly server?: SecretStoreSpecProviderKubernetesServer;
};
export type SecretStoreSpecProviderKubernetesAuth = {
  readonly cert?: SecretStoreSpecProviderKubernetesAuthCert;
  readonly serviceAccount?: SecretStoreSpecProviderKubernetesAuthServiceAccount;
  readonly token?: SecretStoreSpecProviderKubernetesAuthToken;
};
export type SecretStoreSpecProviderKubernetesAuthCert = {
  readonly clientCert: SecretStoreSpecProviderKubernetesAuthCertClientCert;
  readonly clientKey: SecretStoreSpecProviderKubernetesAuthCertClientKey;
};
export type SecretStoreSpecProviderKubernetesAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthCertClientKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthServiceAccount = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthToken = {
  readonly bearerToken: SecretStoreSpecProviderKubernetesAuthTokenBearerToken;
};
export type SecretStoreSpecProviderKubernetesAuthTokenBearerToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesServer = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderKubernetesServerCaProvider;
  /** Default: `"kubernetes.default"`. */
  readonly url?: string;
};
export type SecretStoreSpecProviderKubernetesServerCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderNebiusmysterybox = {
  readonly apiDomain: string;
  readonly auth: SecretStoreSpecProviderNebiusmysteryboxAuth;
  readonly caProvider?: SecretStoreSpecProviderNebiusmysteryboxCaProvider;
};
export type SecretStoreSpecProviderNebiusmysteryboxAuth = {
  readonly serviceAccountCredsSecretRef?: SecretStoreSpecProviderNebiusmysteryboxAuthServiceAccountCredsSecretRef;
  readonly tokenSecretRef?: SecretStoreSpecProviderNebiusmysteryboxAuthTokenSecretRef;
};
export type SecretStoreSpecProviderNebiusmysteryboxAuthServiceAccountCredsSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNebiusmysteryboxAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNebiusmysteryboxCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNgrok = {
  /** Default: `"https://api.ngrok.com"`. */
  readonly apiUrl?: string;
  /** Exactly 1 field. */
  readonly auth: SecretStoreSpecProviderNgrokAuth;
  readonly vault: SecretStoreSpecProviderNgrokVault;
};
export type SecretStoreSpecProviderNgrokAuth = {
  readonly apiKey?: SecretStoreSpecProviderNgrokAuthApiKey;
};
export type SecretStoreSpecProviderNgrokAuthApiKey = {
  readonly secretRef?: SecretStoreSpecProviderNgrokAuthApiKeySecretRef;
};
export type SecretStoreSpecProviderNgrokAuthApiKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNgrokVault = {
  readonly name: string;
};
export type SecretStoreSpecProviderOnboardbase = {
  /** Default: `"https://public.onboardbase.com/api/v1/"`. */
  readonly apiHost: string;
  readonly auth: SecretStoreSpecProviderOnboardbaseAuth;
  /** Default: `"development"`. */
  readonly environment: string;
  /** Default: `"development"`. */
  readonly project: string;
};
export type SecretStoreSpecProviderOnboardbaseAuth = {
  readonly apiKeyRef: SecretStoreSpecProviderOnboardbaseAuthApiKeyRef;
  readonly passcodeRef: SecretStoreSpecProviderOnboardbaseAuthPasscodeRef;
};
export type SecretStoreSpecProviderOnboardbaseAuthApiKeyRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnboardbaseAuthPasscodeRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnepassword = {
  readonly auth: SecretStoreSpecProviderOnepasswordAuth;
  readonly connectHost: string;
  readonly vaults: { readonly [key: string]: number };
};
export type SecretStoreSpecProviderOnepasswordAuth = {
  readonly secretRef: SecretStoreSpecProviderOnepasswordAuthSecretRef;
};
export type SecretStoreSpecProviderOnepasswordAuthSecretRef = {
  readonly connectTokenSecretRef: SecretStoreSpecProviderOnepasswordAuthSecretRefConnectTokenSecretRef;
};
export type SecretStoreSpecProviderOnepasswordAuthSecretRefConnectTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnepasswordSDK = {
  readonly auth: SecretStoreSpecProviderOnepasswordSDKAuth;
  readonly cache?: SecretStoreSpecProviderOnepasswordSDKCache;
  readonly environment?: string;
  readonly integrationInfo?: SecretStoreSpecProviderOnepasswordSDKIntegrationInfo;
  readonly vault?: string;
};
export type SecretStoreSpecProviderOnepasswordSDKAuth = {
  readonly serviceAccountSecretRef: SecretStoreSpecProviderOnepasswordSDKAuthServiceAccountSecretRef;
};
export type SecretStoreSpecProviderOnepasswordSDKAuthServiceAccountSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnepasswordSDKCache = {
  /** At least 1. Default: `100`. */
  readonly maxSize?: number;
  /** Default: `"5m"`. */
  readonly ttl?: string;
};
export type SecretStoreSpecProviderOnepasswordSDKIntegrationInfo = {
  /** Default: `"1Password SDK"`. */
  readonly name?: string;
  /** Default: `"v1.0.0"`. */
  readonly version?: string;
};
export type SecretStoreSpecProviderOpenBao = {
  readonly auth?: SecretStoreSpecProviderOpenBaoAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderOpenBaoCaProvider;
  readonly namespace?: string;
  readonly path?: string;
  readonly server: string;
  /** Default: `"v2"`. */
  readonly version?: "v1" | "v2";
};
export type SecretStoreSpecProviderOpenBaoAuth = {
  readonly appRole?: SecretStoreSpecProviderOpenBaoAuthAppRole;
  readonly namespace?: string;
  readonly tokenSecretRef?: SecretStoreSpecProviderOpenBaoAuthTokenSecretRef;
  readonly userPass?: SecretStoreSpecProviderOpenBaoAuthUserPass;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRole = {
  /** Default: `"approle"`. */
  readonly path: string;
  /** At least 1 character. */
  readonly roleId?: string;
  readonly roleRef?: SecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef;
  readonly secretRef: SecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthUserPass = {
  /** Default: `"userpass"`. */
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderOpenBaoAuthUserPassSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderOpenBaoAuthUserPassSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderOracle = {
  readonly auth?: SecretStoreSpecProviderOracleAuth;
  readonly compartment?: string;
  readonly encryptionKey?: string;
  readonly principalType?: "" | "UserPrincipal" | "InstancePrincipal" | "Workload";
  readonly region: string;
  readonly serviceAccountRef?: SecretStoreSpecProviderOracleServiceAccountRef;
  readonly vault: string;
};
export type SecretStoreSpecProviderOracleAuth = {
  readonly secretRef: SecretStoreSpecProviderOracleAuthSecretRef;
  readonly tenancy: string;
  readonly user: string;
};
export type SecretStoreSpecProviderOracleAuthSecretRef = {
  readonly fingerprint: SecretStoreSpecProviderOracleAuthSecretRefFingerprint;
  readonly privatekey: SecretStoreSpecProviderOracleAuthSecretRefPrivatekey;
};
export type SecretStoreSpecProviderOracleAuthSecretRefFingerprint = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOracleAuthSecretRefPrivatekey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOracleServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvh = {
  readonly auth: SecretStoreSpecProviderOvhAuth;
  readonly casRequired?: boolean;
  /** At least 1. Default: `30`. */
  readonly okmsTimeout?: number;
  readonly okmsid: string;
  readonly server: string;
};
export type SecretStoreSpecProviderOvhAuth = {
  readonly mtls?: SecretStoreSpecProviderOvhAuthMtls;
  readonly token?: SecretStoreSpecProviderOvhAuthToken;
};
export type SecretStoreSpecProviderOvhAuthMtls = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderOvhAuthMtlsCaProvider;
  readonly certSecretRef: SecretStoreSpecProviderOvhAuthMtlsCertSecretRef;
  readonly keySecretRef: SecretStoreSpecProviderOvhAuthMtlsKeySecretRef;
};
export type SecretStoreSpecProviderOvhAuthMtlsCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderOvhAuthMtlsCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvhAuthMtlsKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvhAuthToken = {
  readonly tokenSecretRef: SecretStoreSpecProviderOvhAuthTokenTokenSecretRef;
};
export type SecretStoreSpecProviderOvhAuthTokenTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassbolt = {
  readonly auth: SecretStoreSpecProviderPassboltAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderPassboltCaProvider;
  readonly host: string;
};
export type SecretStoreSpecProviderPassboltAuth = {
  readonly passwordSecretRef: SecretStoreSpecProviderPassboltAuthPasswordSecretRef;
  readonly privateKeySecretRef: SecretStoreSpecProviderPassboltAuthPrivateKeySecretRef;
};
export type SecretStoreSpecProviderPassboltAuthPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassboltAuthPrivateKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassboltCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderPassworddepot = {
  readonly auth: SecretStoreSpecProviderPassworddepotAuth;
  readonly database: string;
  readonly host: string;
};
export type SecretStoreSpecProviderPassworddepotAuth = {
  readonly secretRef: SecretStoreSpecProviderPassworddepotAuthSecretRef;
};
export type SecretStoreSpecProviderPassworddepotAuthSecretRef = {
  readonly credentials?: SecretStoreSpecProviderPassworddepotAuthSecretRefCredentials;
};
export type SecretStoreSpecProviderPassworddepotAuthSecretRefCredentials = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPrevider = {
  readonly auth: SecretStoreSpecProviderPreviderAuth;
  readonly baseUri?: string;
};
export type SecretStoreSpecProviderPreviderAuth = {
  readonly secretRef?: SecretStoreSpecProviderPreviderAuthSecretRef;
};
export type SecretStoreSpecProviderPreviderAuthSecretRef = {
  readonly accessToken: SecretStoreSpecProviderPreviderAuthSecretRefAccessToken;
};
export type SecretStoreSpecProviderPreviderAuthSecretRefAccessToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPulumi = {
  readonly accessToken?: SecretStoreSpecProviderPulumiAccessToken;
  /** Default: `"https://api.pulumi.com/api/esc"`. */
  readonly apiUrl?: string;
  readonly auth?: SecretStoreSpecProviderPulumiAuth;
  readonly environment: string;
  readonly organization: string;
  readonly project: string;
};
export type SecretStoreSpecProviderPulumiAccessToken = {
  readonly secretRef?: SecretStoreSpecProviderPulumiAccessTokenSecretRef;
};
export type SecretStoreSpecProviderPulumiAccessTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPulumiAuth = {
  readonly accessToken?: SecretStoreSpecProviderPulumiAuthAccessToken;
  readonly oidcConfig?: SecretStoreSpecProviderPulumiAuthOidcConfig;
};
export type SecretStoreSpecProviderPulumiAuthAccessToken = {
  readonly secretRef?: SecretStoreSpecProviderPulumiAuthAccessTokenSecretRef;
};
export type SecretStoreSpecProviderPulumiAuthAccessTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPulumiAuthOidcConfig = {
  /** At least 600. Default: `600`. */
  readonly expirationSeconds?: number;
  readonly organization: string;
  readonly serviceAccountRef: SecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef;
};
export type SecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderScaleway = {
  readonly accessKey: SecretStoreSpecProviderScalewayAccessKey;
  readonly apiUrl?: string;
  readonly projectId: string;
  readonly region: string;
  readonly secretKey: SecretStoreSpecProviderScalewaySecretKey;
};
export type SecretStoreSpecProviderScalewayAccessKey = {
  readonly secretRef?: SecretStoreSpecProviderScalewayAccessKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderScalewayAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderScalewaySecretKey = {
  readonly secretRef?: SecretStoreSpecProviderScalewaySecretKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderScalewaySecretKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserver = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderSecretserverCaProvider;
  readonly domain?: string;
  readonly password?: SecretStoreSpecProviderSecretserverPassword;
  readonly serverURL: string;
  readonly token?: SecretStoreSpecProviderSecretserverToken;
  readonly username?: SecretStoreSpecProviderSecretserverUsername;
};
export type SecretStoreSpecProviderSecretserverCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderSecretserverPassword = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverPasswordSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverPasswordSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserverToken = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverTokenSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserverUsername = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverUsernameSecretRef;
  /** At least 1 character. */
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverUsernameSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSenhasegura = {
  readonly auth: SecretStoreSpecProviderSenhaseguraAuth;
  /** Default: `false`. */
  readonly ignoreSslCertificate?: boolean;
  readonly module: string;
  readonly url: string;
};
export type SecretStoreSpecProviderSenhaseguraAuth = {
  readonly clientId: string;
  readonly clientSecretSecretRef: SecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef;
};
export type SecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVault = {
  readonly auth?: SecretStoreSpecProviderVaultAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderVaultCaProvider;
  readonly checkAndSet?: SecretStoreSpecProviderVaultCheckAndSet;
  readonly forwardInconsistent?: boolean;
  readonly headers?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly path?: string;
  readonly readYourWrites?: boolean;
  readonly server: string;
  readonly tls?: SecretStoreSpecProviderVaultTls;
  /** Default: `"v2"`. */
  readonly version?: "v1" | "v2";
};
export type SecretStoreSpecProviderVaultAuth = {
  readonly appRole?: SecretStoreSpecProviderVaultAuthAppRole;
  readonly cert?: SecretStoreSpecProviderVaultAuthCert;
  readonly gcp?: SecretStoreSpecProviderVaultAuthGcp;
  readonly iam?: SecretStoreSpecProviderVaultAuthIam;
  readonly jwt?: SecretStoreSpecProviderVaultAuthJwt;
  readonly kubernetes?: SecretStoreSpecProviderVaultAuthKubernetes;
  readonly ldap?: SecretStoreSpecProviderVaultAuthLdap;
  readonly namespace?: string;
  readonly tokenSecretRef?: SecretStoreSpecProviderVaultAuthTokenSecretRef;
  readonly userPass?: SecretStoreSpecProviderVaultAuthUserPass;
};
export type SecretStoreSpecProviderVaultAuthAppRole = {
  /** Default: `"approle"`. */
  readonly path: string;
  readonly roleId?: string;
  readonly roleRef?: SecretStoreSpecProviderVaultAuthAppRoleRoleRef;
  readonly secretRef: SecretStoreSpecProviderVaultAuthAppRoleSecretRef;
};
export type SecretStoreSpecProviderVaultAuthAppRoleRoleRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthAppRoleSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthCert = {
  readonly clientCert?: SecretStoreSpecProviderVaultAuthCertClientCert;
  /** Default: `"cert"`. */
  readonly path?: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthCertSecretRef;
  readonly vaultRole?: string;
};
export type SecretStoreSpecProviderVaultAuthCertClientCert = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthGcp = {
  readonly location?: string;
  /** Default: `"gcp"`. */
  readonly path?: string;
  readonly projectID?: string;
  readonly role: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthGcpSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderVaultAuthGcpServiceAccountRef;
  readonly workloadIdentity?: SecretStoreSpecProviderVaultAuthGcpWorkloadIdentity;
};
export type SecretStoreSpecProviderVaultAuthGcpSecretRef = {
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderVaultAuthGcpSecretRefSecretAccessKeySecretRef;
};
export type SecretStoreSpecProviderVaultAuthGcpSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthGcpServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthGcpWorkloadIdentity = {
  readonly clusterLocation?: string;
  readonly clusterName?: string;
  readonly clusterProjectID?: string;
  readonly serviceAccountRef: SecretStoreSpecProviderVaultAuthGcpWorkloadIdentityServiceAccountRef;
};
export type SecretStoreSpecProviderVaultAuthGcpWorkloadIdentityServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIam = {
  readonly externalID?: string;
  readonly jwt?: SecretStoreSpecProviderVaultAuthIamJwt;
  readonly path?: string;
  readonly region?: string;
  readonly role?: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthIamSecretRef;
  readonly vaultAwsIamServerID?: string;
  readonly vaultRole: string;
};
export type SecretStoreSpecProviderVaultAuthIamJwt = {
  readonly serviceAccountRef?: SecretStoreSpecProviderVaultAuthIamJwtServiceAccountRef;
};
export type SecretStoreSpecProviderVaultAuthIamJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRef = {
  readonly accessKeyIDSecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthJwt = {
  readonly kubernetesServiceAccountToken?: SecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountToken;
  /** Default: `"jwt"`. */
  readonly path: string;
  readonly role?: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthJwtSecretRef;
};
export type SecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountToken = {
  readonly audiences?: readonly string[];
  readonly expirationSeconds?: number;
  readonly serviceAccountRef: SecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountTokenServiceAccountRef;
};
export type SecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountTokenServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthJwtSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthKubernetes = {
  /** Default: `"kubernetes"`. */
  readonly mountPath: string;
  readonly role: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthKubernetesSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef;
};
export type SecretStoreSpecProviderVaultAuthKubernetesSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthLdap = {
  /** Default: `"ldap"`. */
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthLdapSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderVaultAuthLdapSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthTokenSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthUserPass = {
  /** Default: `"userpass"`. */
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthUserPassSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderVaultAuthUserPassSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderVaultCheckAndSet = {
  readonly required?: boolean;
};
export type SecretStoreSpecProviderVaultTls = {
  readonly certSecretRef?: SecretStoreSpecProviderVaultTlsCertSecretRef;
  readonly keySecretRef?: SecretStoreSpecProviderVaultTlsKeySecretRef;
};
export type SecretStoreSpecProviderVaultTlsCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultTlsKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVolcengine = {
  readonly auth?: SecretStoreSpecProviderVolcengineAuth;
  readonly region: string;
};
export type SecretStoreSpecProviderVolcengineAuth = {
  readonly secretRef?: SecretStoreSpecProviderVolcengineAuthSecretRef;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRef = {
  readonly accessKeyID: SecretStoreSpecProviderVolcengineAuthSecretRefAccessKeyID;
  readonly secretAccessKey: SecretStoreSpecProviderVolcengineAuthSecretRefSecretAccessKey;
  readonly token?: SecretStoreSpecProviderVolcengineAuthSecretRefToken;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRefAccessKeyID = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRefSecretAccessKey = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRefToken = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhook = {
  /** Exactly 1 field. */
  readonly auth?: SecretStoreSpecProviderWebhookAuth;
  readonly body?: string;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderWebhookCaProvider;
  readonly headers?: { readonly [key: string]: string };
  readonly method?: string;
  readonly result?: SecretStoreSpecProviderWebhookResult;
  readonly secrets?: readonly SecretStoreSpecProviderWebhookSecrets[];
  readonly timeout?: string;
  readonly url: string;
};
export type SecretStoreSpecProviderWebhookAuth = {
  readonly ntlm?: SecretStoreSpecProviderWebhookAuthNtlm;
};
export type SecretStoreSpecProviderWebhookAuthNtlm = {
  readonly passwordSecret: SecretStoreSpecProviderWebhookAuthNtlmPasswordSecret;
  readonly usernameSecret: SecretStoreSpecProviderWebhookAuthNtlmUsernameSecret;
};
export type SecretStoreSpecProviderWebhookAuthNtlmPasswordSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhookAuthNtlmUsernameSecret = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhookCaProvider = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderWebhookResult = {
  readonly jsonPath?: string;
};
export type SecretStoreSpecProviderWebhookSecrets = {
  readonly name: string;
  readonly secretRef: SecretStoreSpecProviderWebhookSecretsSecretRef;
};
export type SecretStoreSpecProviderWebhookSecretsSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexcertificatemanager = {
  readonly apiEndpoint?: string;
  readonly auth: SecretStoreSpecProviderYandexcertificatemanagerAuth;
  readonly caProvider?: SecretStoreSpecProviderYandexcertificatemanagerCaProvider;
  /** Exactly 1 field. */
  readonly fetching?: SecretStoreSpecProviderYandexcertificatemanagerFetching;
};
export type SecretStoreSpecProviderYandexcertificatemanagerAuth = {
  readonly authorizedKeySecretRef?: SecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef;
};
export type SecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexcertificatemanagerCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexcertificatemanagerFetching = {
  readonly byID?: { readonly [key: string]: never };
  readonly byName?: SecretStoreSpecProviderYandexcertificatemanagerFetchingByName;
};
export type SecretStoreSpecProviderYandexcertificatemanagerFetchingByName = {
  readonly folderID: string;
};
export type SecretStoreSpecProviderYandexlockbox = {
  readonly apiEndpoint?: string;
  readonly auth: SecretStoreSpecProviderYandexlockboxAuth;
  readonly caProvider?: SecretStoreSpecProviderYandexlockboxCaProvider;
  /** Exactly 1 field. */
  readonly fetching?: SecretStoreSpecProviderYandexlockboxFetching;
};
export type SecretStoreSpecProviderYandexlockboxAuth = {
  readonly authorizedKeySecretRef?: SecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef;
};
export type SecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexlockboxCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef = {
  /** 1 to 253 characters. Matches `^[-._a-zA-Z0-9]+$`. */
  readonly key?: string;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly name?: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexlockboxFetching = {
  readonly byID?: { readonly [key: string]: never };
  readonly byName?: SecretStoreSpecProviderYandexlockboxFetchingByName;
};
export type SecretStoreSpecProviderYandexlockboxFetchingByName = {
  readonly folderID: string;
};
export type SecretStoreSpecRetrySettings = {
  readonly maxRetries?: number;
  readonly retryInterval?: string;
};
