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
  readonly provider: SecretStoreSpecProvider;
  readonly refreshInterval?: number | string;
  readonly retrySettings?: SecretStoreSpecRetrySettings;
};
export type SecretStoreSpecConditions = {
  readonly namespaceRegexes?: readonly string[];
  readonly namespaceSelector?: SecretStoreSpecConditionsNamespaceSelector;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefKubernetesAuthServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRef = {
  readonly accessID?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID;
  readonly accessType?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType;
  readonly accessTypeParam?: SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessID = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessType = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefSecretRefAccessTypeParam = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessAuthSecretRefServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAkeylessCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRef = {
  readonly accessKeyIDSecretRef?: SecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: SecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef;
};
export type SecretStoreSpecProviderAwsAuthSecretRefAccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRefSecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAwsAuthSecretRefSessionTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly authType?: "ServicePrincipal" | "ManagedIdentity" | "WorkloadIdentity";
  readonly customCloudConfig?: SecretStoreSpecProviderAzurekvCustomCloudConfig;
  readonly environmentType?: "PublicCloud" | "USGovernmentCloud" | "ChinaCloud" | "GermanCloud" | "AzureStackCloud";
  readonly identityId?: string;
  readonly serviceAccountRef?: SecretStoreSpecProviderAzurekvServiceAccountRef;
  readonly tenantId?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefClientId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefClientSecret = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderAzurekvAuthSecretRefTenantId = {
  readonly key?: string;
  readonly name?: string;
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
  readonly name: string;
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
  readonly username: SecretStoreSpecProviderBarbicanAuthUsername;
};
export type SecretStoreSpecProviderBarbicanAuthPassword = {
  readonly secretRef: SecretStoreSpecProviderBarbicanAuthPasswordSecretRef;
};
export type SecretStoreSpecProviderBarbicanAuthPasswordSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBarbicanAuthUsername = {
  readonly secretRef?: SecretStoreSpecProviderBarbicanAuthUsernameSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBarbicanAuthUsernameSecretRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificate = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateKey = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthCertificateKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientId = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientIdSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientSecret = {
  readonly secretRef?: SecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderBeyondtrustAuthClientSecretSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustServer = {
  readonly apiUrl: string;
  readonly apiVersion?: string;
  readonly clientTimeOutSeconds?: number;
  readonly decrypt?: boolean;
  readonly retrievalType?: string;
  readonly separator?: string;
  readonly verifyCA: boolean;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentials = {
  readonly auth: SecretStoreSpecProviderBeyondtrustworkloadcredentialsAuth;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBeyondtrustworkloadcredentialsCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderBitwardensecretsmanagerCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCloudrusmAuthSecretRefAccessKeySecretSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjur = {
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthApikeyUserRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthCertClientKeyRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurAuthJwtServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderConjurCaProvider = {
  readonly key?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderCrd = {
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthCertClientKey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthServiceAccount = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthToken = {
  readonly bearerToken: SecretStoreSpecProviderCrdAuthTokenBearerToken;
};
export type SecretStoreSpecProviderCrdAuthTokenBearerToken = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdAuthRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderCrdResource = {
  readonly group: string;
  readonly kind: string;
  readonly version: string;
};
export type SecretStoreSpecProviderCrdServer = {
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderCrdServerCaProvider;
  readonly url?: string;
};
export type SecretStoreSpecProviderCrdServerCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDelineaClientSecret = {
  readonly secretRef?: SecretStoreSpecProviderDelineaClientSecretSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderDelineaClientSecretSecretRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly expirationSeconds?: number;
  readonly identity: string;
  readonly serviceAccountRef: SecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef;
};
export type SecretStoreSpecProviderDopplerAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDopplerAuthSecretRef = {
  readonly dopplerToken: SecretStoreSpecProviderDopplerAuthSecretRefDopplerToken;
};
export type SecretStoreSpecProviderDopplerAuthSecretRefDopplerToken = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderDvlsAuthSecretRefAppSecret = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsm = {
  readonly auth?: SecretStoreSpecProviderGcpsmAuth;
  readonly location?: string;
  readonly projectID?: string;
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
  readonly key?: string;
  readonly name?: string;
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
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederation = {
  readonly audience?: string;
  readonly awsSecurityCredentials?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials;
  readonly credConfig?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig;
  readonly externalTokenEndpoint?: string;
  readonly gcpServiceAccountEmail?: string;
  readonly serviceAccountRef?: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentials = {
  readonly awsCredentialsSecretRef: SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef;
  readonly region: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationAwsSecurityCredentialsAwsCredentialsSecretRef = {
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationCredConfig = {
  readonly key: string;
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGcpsmAuthWorkloadIdentityFederationServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
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
  readonly url?: string;
};
export type SecretStoreSpecProviderGithubAuth = {
  readonly privateKey: SecretStoreSpecProviderGithubAuthPrivateKey;
};
export type SecretStoreSpecProviderGithubAuthPrivateKey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGitlab = {
  readonly auth: SecretStoreSpecProviderGitlabAuth;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderGitlabCaProvider = {
  readonly key?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderIbm = {
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisical = {
  readonly auth: SecretStoreSpecProviderInfisicalAuth;
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderInfisicalCaProvider;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId;
  readonly resource?: SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthAzureAuthCredentialsResource = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId;
  readonly serviceAccountKeyFilePath: SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIamAuthCredentialsServiceAccountKeyFilePath = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId;
};
export type SecretStoreSpecProviderInfisicalAuthGcpIdTokenAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId;
  readonly jwt: SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthJwtAuthCredentialsJwt = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId;
  readonly serviceAccountTokenPath?: SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthKubernetesAuthCredentialsServiceAccountTokenPath = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentials = {
  readonly identityId: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId;
  readonly ldapPassword: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword;
  readonly ldapUsername: SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapPassword = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthLdapAuthCredentialsLdapUsername = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsIdentityId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsPrivateKeyPassphrase = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsRegion = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsTenancyId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthOciAuthCredentialsUserId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthTokenAuthCredentials = {
  readonly accessToken: SecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken;
};
export type SecretStoreSpecProviderInfisicalAuthTokenAuthCredentialsAccessToken = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentials = {
  readonly clientId: SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId;
  readonly clientSecret: SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientId = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalAuthUniversalAuthCredentialsClientSecret = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderInfisicalCaProvider = {
  readonly key?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderInfisicalSecretsScope = {
  readonly environmentSlug: string;
  readonly expandSecretReferences?: boolean;
  readonly organizationSlug?: string;
  readonly projectSlug: string;
  readonly recursive?: boolean;
  readonly secretsPath?: string;
};
export type SecretStoreSpecProviderKeepersecurity = {
  readonly authRef: SecretStoreSpecProviderKeepersecurityAuthRef;
  readonly folderID: string;
  readonly getByTitleFallback?: boolean;
};
export type SecretStoreSpecProviderKeepersecurityAuthRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetes = {
  readonly auth?: SecretStoreSpecProviderKubernetesAuth;
  readonly authRef?: SecretStoreSpecProviderKubernetesAuthRef;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthCertClientKey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthServiceAccount = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthToken = {
  readonly bearerToken: SecretStoreSpecProviderKubernetesAuthTokenBearerToken;
};
export type SecretStoreSpecProviderKubernetesAuthTokenBearerToken = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesAuthRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderKubernetesServer = {
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderKubernetesServerCaProvider;
  readonly url?: string;
};
export type SecretStoreSpecProviderKubernetesServerCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNebiusmysteryboxAuthTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNebiusmysteryboxCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderNebiusmysteryboxCaProviderCertSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNgrok = {
  readonly apiUrl?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderNgrokVault = {
  readonly name: string;
};
export type SecretStoreSpecProviderOnboardbase = {
  readonly apiHost: string;
  readonly auth: SecretStoreSpecProviderOnboardbaseAuth;
  readonly environment: string;
  readonly project: string;
};
export type SecretStoreSpecProviderOnboardbaseAuth = {
  readonly apiKeyRef: SecretStoreSpecProviderOnboardbaseAuthApiKeyRef;
  readonly passcodeRef: SecretStoreSpecProviderOnboardbaseAuthPasscodeRef;
};
export type SecretStoreSpecProviderOnboardbaseAuthApiKeyRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnboardbaseAuthPasscodeRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOnepasswordSDKCache = {
  readonly maxSize?: number;
  readonly ttl?: string;
};
export type SecretStoreSpecProviderOnepasswordSDKIntegrationInfo = {
  readonly name?: string;
  readonly version?: string;
};
export type SecretStoreSpecProviderOpenBao = {
  readonly auth?: SecretStoreSpecProviderOpenBaoAuth;
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderOpenBaoCaProvider;
  readonly namespace?: string;
  readonly path?: string;
  readonly server: string;
  readonly version?: "v1" | "v2";
};
export type SecretStoreSpecProviderOpenBaoAuth = {
  readonly appRole?: SecretStoreSpecProviderOpenBaoAuthAppRole;
  readonly namespace?: string;
  readonly tokenSecretRef?: SecretStoreSpecProviderOpenBaoAuthTokenSecretRef;
  readonly userPass?: SecretStoreSpecProviderOpenBaoAuthUserPass;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRole = {
  readonly path: string;
  readonly roleId?: string;
  readonly roleRef?: SecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef;
  readonly secretRef: SecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRoleRoleRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthAppRoleSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoAuthUserPass = {
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderOpenBaoAuthUserPassSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderOpenBaoAuthUserPassSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOpenBaoCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOracleAuthSecretRefPrivatekey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOracleServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvh = {
  readonly auth: SecretStoreSpecProviderOvhAuth;
  readonly casRequired?: boolean;
  readonly okmsTimeout?: number;
  readonly okmsid: string;
  readonly server: string;
};
export type SecretStoreSpecProviderOvhAuth = {
  readonly mtls?: SecretStoreSpecProviderOvhAuthMtls;
  readonly token?: SecretStoreSpecProviderOvhAuthToken;
};
export type SecretStoreSpecProviderOvhAuthMtls = {
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderOvhAuthMtlsCaProvider;
  readonly certSecretRef: SecretStoreSpecProviderOvhAuthMtlsCertSecretRef;
  readonly keySecretRef: SecretStoreSpecProviderOvhAuthMtlsKeySecretRef;
};
export type SecretStoreSpecProviderOvhAuthMtlsCaProvider = {
  readonly key?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderOvhAuthMtlsCertSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvhAuthMtlsKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderOvhAuthToken = {
  readonly tokenSecretRef: SecretStoreSpecProviderOvhAuthTokenTokenSecretRef;
};
export type SecretStoreSpecProviderOvhAuthTokenTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassbolt = {
  readonly auth: SecretStoreSpecProviderPassboltAuth;
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderPassboltCaProvider;
  readonly host: string;
};
export type SecretStoreSpecProviderPassboltAuth = {
  readonly passwordSecretRef: SecretStoreSpecProviderPassboltAuthPasswordSecretRef;
  readonly privateKeySecretRef: SecretStoreSpecProviderPassboltAuthPrivateKeySecretRef;
};
export type SecretStoreSpecProviderPassboltAuthPasswordSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassboltAuthPrivateKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPassboltCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPulumi = {
  readonly accessToken?: SecretStoreSpecProviderPulumiAccessToken;
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
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderPulumiAuthOidcConfig = {
  readonly expirationSeconds?: number;
  readonly organization: string;
  readonly serviceAccountRef: SecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef;
};
export type SecretStoreSpecProviderPulumiAuthOidcConfigServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderScalewaySecretKey = {
  readonly secretRef?: SecretStoreSpecProviderScalewaySecretKeySecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderScalewaySecretKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserver = {
  readonly caBundle?: string;
  readonly caProvider?: SecretStoreSpecProviderSecretserverCaProvider;
  readonly domain?: string;
  readonly password?: SecretStoreSpecProviderSecretserverPassword;
  readonly serverURL: string;
  readonly token?: SecretStoreSpecProviderSecretserverToken;
  readonly username?: SecretStoreSpecProviderSecretserverUsername;
};
export type SecretStoreSpecProviderSecretserverCaProvider = {
  readonly key?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly type: "Secret" | "ConfigMap";
};
export type SecretStoreSpecProviderSecretserverPassword = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverPasswordSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverPasswordSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserverToken = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverTokenSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSecretserverUsername = {
  readonly secretRef?: SecretStoreSpecProviderSecretserverUsernameSecretRef;
  readonly value?: string;
};
export type SecretStoreSpecProviderSecretserverUsernameSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderSenhasegura = {
  readonly auth: SecretStoreSpecProviderSenhaseguraAuth;
  readonly ignoreSslCertificate?: boolean;
  readonly module: string;
  readonly url: string;
};
export type SecretStoreSpecProviderSenhaseguraAuth = {
  readonly clientId: string;
  readonly clientSecretSecretRef: SecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef;
};
export type SecretStoreSpecProviderSenhaseguraAuthClientSecretSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVault = {
  readonly auth?: SecretStoreSpecProviderVaultAuth;
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
  readonly path: string;
  readonly roleId?: string;
  readonly roleRef?: SecretStoreSpecProviderVaultAuthAppRoleRoleRef;
  readonly secretRef: SecretStoreSpecProviderVaultAuthAppRoleSecretRef;
};
export type SecretStoreSpecProviderVaultAuthAppRoleRoleRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthAppRoleSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthCert = {
  readonly clientCert?: SecretStoreSpecProviderVaultAuthCertClientCert;
  readonly path?: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthCertSecretRef;
  readonly vaultRole?: string;
};
export type SecretStoreSpecProviderVaultAuthCertClientCert = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthCertSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthGcp = {
  readonly location?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthGcpServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
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
  readonly name: string;
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
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRef = {
  readonly accessKeyIDSecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef;
  readonly secretAccessKeySecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef;
  readonly sessionTokenSecretRef?: SecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefAccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefSecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthIamSecretRefSessionTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthJwt = {
  readonly kubernetesServiceAccountToken?: SecretStoreSpecProviderVaultAuthJwtKubernetesServiceAccountToken;
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
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthJwtSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthKubernetes = {
  readonly mountPath: string;
  readonly role: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthKubernetesSecretRef;
  readonly serviceAccountRef?: SecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef;
};
export type SecretStoreSpecProviderVaultAuthKubernetesSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthLdap = {
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthLdapSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderVaultAuthLdapSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthTokenSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultAuthUserPass = {
  readonly path: string;
  readonly secretRef?: SecretStoreSpecProviderVaultAuthUserPassSecretRef;
  readonly username: string;
};
export type SecretStoreSpecProviderVaultAuthUserPassSecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVaultTlsKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRefSecretAccessKey = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderVolcengineAuthSecretRefToken = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhook = {
  readonly auth?: SecretStoreSpecProviderWebhookAuth;
  readonly body?: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhookAuthNtlmUsernameSecret = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderWebhookCaProvider = {
  readonly key?: string;
  readonly name: string;
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
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexcertificatemanager = {
  readonly apiEndpoint?: string;
  readonly auth: SecretStoreSpecProviderYandexcertificatemanagerAuth;
  readonly caProvider?: SecretStoreSpecProviderYandexcertificatemanagerCaProvider;
  readonly fetching?: SecretStoreSpecProviderYandexcertificatemanagerFetching;
};
export type SecretStoreSpecProviderYandexcertificatemanagerAuth = {
  readonly authorizedKeySecretRef?: SecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef;
};
export type SecretStoreSpecProviderYandexcertificatemanagerAuthAuthorizedKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexcertificatemanagerCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderYandexcertificatemanagerCaProviderCertSecretRef = {
  readonly key?: string;
  readonly name?: string;
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
  readonly fetching?: SecretStoreSpecProviderYandexlockboxFetching;
};
export type SecretStoreSpecProviderYandexlockboxAuth = {
  readonly authorizedKeySecretRef?: SecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef;
};
export type SecretStoreSpecProviderYandexlockboxAuthAuthorizedKeySecretRef = {
  readonly key?: string;
  readonly name?: string;
  readonly namespace?: string;
};
export type SecretStoreSpecProviderYandexlockboxCaProvider = {
  readonly certSecretRef?: SecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef;
};
export type SecretStoreSpecProviderYandexlockboxCaProviderCertSecretRef = {
  readonly key?: string;
  readonly name?: string;
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
