// Generated from cert-manager-v1.21.1/cert-manager.io_issuers.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Issuer = {
  readonly apiVersion: "cert-manager.io/v1";
  readonly kind: "Issuer";
  readonly metadata: ObjectMeta;
  readonly spec: IssuerSpec;
};
export type IssuerSpec = {
  readonly acme?: IssuerSpecAcme;
  readonly ca?: IssuerSpecCa;
  readonly selfSigned?: IssuerSpecSelfSigned;
  readonly vault?: IssuerSpecVault;
  readonly venafi?: IssuerSpecVenafi;
};
export type IssuerSpecAcme = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly disableAccountKeyGeneration?: boolean;
  readonly email?: string;
  readonly enableDurationFeature?: boolean;
  readonly externalAccountBinding?: IssuerSpecAcmeExternalAccountBinding;
  /** At most 64 characters. */
  readonly preferredChain?: string;
  readonly privateKeySecretRef: IssuerSpecAcmePrivateKeySecretRef;
  readonly profile?: string;
  readonly server: string;
  readonly skipTLSVerify?: boolean;
  readonly solvers?: readonly IssuerSpecAcmeSolvers[];
};
export type IssuerSpecAcmeExternalAccountBinding = {
  readonly keyAlgorithm?: "HS256" | "HS384" | "HS512";
  readonly keyID: string;
  readonly keySecretRef: IssuerSpecAcmeExternalAccountBindingKeySecretRef;
};
export type IssuerSpecAcmeExternalAccountBindingKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmePrivateKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolvers = {
  readonly dns01?: IssuerSpecAcmeSolversDns01;
  readonly http01?: IssuerSpecAcmeSolversHttp01;
  readonly selector?: IssuerSpecAcmeSolversSelector;
  readonly waitInsteadOfSelfCheck?: string;
};
export type IssuerSpecAcmeSolversDns01 = {
  readonly acmeDNS?: IssuerSpecAcmeSolversDns01AcmeDNS;
  readonly akamai?: IssuerSpecAcmeSolversDns01Akamai;
  readonly azureDNS?: IssuerSpecAcmeSolversDns01AzureDNS;
  readonly cloudDNS?: IssuerSpecAcmeSolversDns01CloudDNS;
  readonly cloudflare?: IssuerSpecAcmeSolversDns01Cloudflare;
  readonly cnameStrategy?: "None" | "Follow";
  readonly digitalocean?: IssuerSpecAcmeSolversDns01Digitalocean;
  readonly rfc2136?: IssuerSpecAcmeSolversDns01Rfc2136;
  readonly route53?: IssuerSpecAcmeSolversDns01Route53;
  readonly webhook?: IssuerSpecAcmeSolversDns01Webhook;
};
export type IssuerSpecAcmeSolversDns01AcmeDNS = {
  readonly accountSecretRef: IssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef;
  readonly host: string;
};
export type IssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Akamai = {
  readonly accessTokenSecretRef: IssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef;
  readonly clientSecretSecretRef: IssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef;
  readonly clientTokenSecretRef: IssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef;
  readonly serviceConsumerDomain: string;
};
export type IssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01AzureDNS = {
  readonly clientID?: string;
  readonly clientSecretSecretRef?: IssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef;
  readonly environment?: "AzurePublicCloud" | "AzureChinaCloud" | "AzureGermanCloud" | "AzureUSGovernmentCloud";
  readonly hostedZoneName?: string;
  readonly managedIdentity?: IssuerSpecAcmeSolversDns01AzureDNSManagedIdentity;
  readonly resourceGroupName: string;
  readonly subscriptionID: string;
  readonly tenantID?: string;
  readonly zoneType?: "AzurePublicZone" | "AzurePrivateZone";
};
export type IssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01AzureDNSManagedIdentity = {
  readonly clientID?: string;
  readonly resourceID?: string;
  readonly tenantID?: string;
};
export type IssuerSpecAcmeSolversDns01CloudDNS = {
  readonly hostedZoneName?: string;
  readonly project: string;
  readonly serviceAccountSecretRef?: IssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef;
};
export type IssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Cloudflare = {
  readonly apiKeySecretRef?: IssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef;
  readonly apiTokenSecretRef?: IssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef;
  readonly email?: string;
};
export type IssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Digitalocean = {
  readonly tokenSecretRef: IssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef;
};
export type IssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Rfc2136 = {
  readonly nameserver: string;
  readonly protocol?: "TCP" | "UDP";
  readonly tsigAlgorithm?: string;
  readonly tsigKeyName?: string;
  readonly tsigSecretSecretRef?: IssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef;
};
export type IssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Route53 = {
  readonly accessKeyID?: string;
  readonly accessKeyIDSecretRef?: IssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef;
  readonly auth?: IssuerSpecAcmeSolversDns01Route53Auth;
  readonly hostedZoneID?: string;
  readonly region?: string;
  readonly role?: string;
  readonly secretAccessKeySecretRef?: IssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef;
};
export type IssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Route53Auth = {
  readonly kubernetes: IssuerSpecAcmeSolversDns01Route53AuthKubernetes;
};
export type IssuerSpecAcmeSolversDns01Route53AuthKubernetes = {
  readonly serviceAccountRef: IssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef;
};
export type IssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecAcmeSolversDns01Webhook = {
  readonly config?: unknown;
  readonly groupName: string;
  readonly solverName: string;
};
export type IssuerSpecAcmeSolversHttp01 = {
  readonly gatewayHTTPRoute?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoute;
  readonly ingress?: IssuerSpecAcmeSolversHttp01Ingress;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoute = {
  readonly labels?: { readonly [key: string]: string };
  readonly parentRefs?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs[];
  readonly podTemplate?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs = {
  /** At most 253 characters. Matches `^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. Default: `"gateway.networking.k8s.io"`. */
  readonly group?: string;
  /** 1 to 63 characters. Matches `^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$`. Default: `"Gateway"`. */
  readonly kind?: string;
  /** 1 to 253 characters. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
  /** 1 to 65535. */
  readonly port?: number;
  /** 1 to 253 characters. Matches `^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$`. */
  readonly sectionName?: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate = {
  readonly metadata?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata;
  readonly spec?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpec;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpec = {
  readonly affinity?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinity;
  /** One item for each `name`. */
  readonly imagePullSecrets?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets[];
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly priorityClassName?: string;
  readonly resources?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecResources;
  readonly securityContext?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext;
  readonly serviceAccountName?: string;
  readonly tolerations?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecTolerations[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinity = {
  readonly nodeAffinity?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity;
  readonly podAffinity?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
  readonly podAntiAffinity?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly preference: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference;
  readonly weight: number;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions[];
  readonly matchFields?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly nodeSelectorTerms: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions[];
  readonly matchFields?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly podAffinityTerm: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm;
  readonly weight: number;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm = {
  readonly labelSelector?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly labelSelector?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector = {
  readonly matchExpressions?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecResources = {
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext = {
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions;
  readonly seccompProfile?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly sysctls?: readonly IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls[];
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls = {
  readonly name: string;
  readonly value: string;
};
export type IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecTolerations = {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type IssuerSpecAcmeSolversHttp01Ingress = {
  readonly class?: string;
  readonly ingressClassName?: string;
  readonly ingressTemplate?: IssuerSpecAcmeSolversHttp01IngressIngressTemplate;
  readonly name?: string;
  readonly podTemplate?: IssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type IssuerSpecAcmeSolversHttp01IngressIngressTemplate = {
  readonly metadata?: IssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata;
};
export type IssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type IssuerSpecAcmeSolversSelector = {
  readonly dnsNames?: readonly string[];
  readonly dnsZones?: readonly string[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IssuerSpecCa = {
  readonly crlDistributionPoints?: readonly string[];
  readonly issuingCertificateURLs?: readonly string[];
  readonly ocspServers?: readonly string[];
  readonly secretName: string;
};
export type IssuerSpecSelfSigned = {
  readonly crlDistributionPoints?: readonly string[];
};
export type IssuerSpecVault = {
  readonly auth: IssuerSpecVaultAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caBundleSecretRef?: IssuerSpecVaultCaBundleSecretRef;
  readonly clientCertSecretRef?: IssuerSpecVaultClientCertSecretRef;
  readonly clientKeySecretRef?: IssuerSpecVaultClientKeySecretRef;
  readonly namespace?: string;
  readonly path: string;
  readonly server: string;
  readonly serverName?: string;
};
export type IssuerSpecVaultAuth = {
  readonly appRole?: IssuerSpecVaultAuthAppRole;
  readonly aws?: IssuerSpecVaultAuthAws;
  readonly clientCertificate?: IssuerSpecVaultAuthClientCertificate;
  readonly kubernetes?: IssuerSpecVaultAuthKubernetes;
  readonly tokenSecretRef?: IssuerSpecVaultAuthTokenSecretRef;
};
export type IssuerSpecVaultAuthAppRole = {
  readonly path: string;
  readonly roleId: string;
  readonly secretRef: IssuerSpecVaultAuthAppRoleSecretRef;
};
export type IssuerSpecVaultAuthAppRoleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVaultAuthAws = {
  readonly iamRoleArn?: string;
  readonly mountPath?: string;
  readonly region?: string;
  /** At least 1 character. */
  readonly role: string;
  readonly serviceAccountRef?: IssuerSpecVaultAuthAwsServiceAccountRef;
  readonly vaultHeaderValue?: string;
};
export type IssuerSpecVaultAuthAwsServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type IssuerSpecVaultAuthClientCertificate = {
  readonly mountPath?: string;
  readonly name?: string;
  readonly secretName?: string;
};
export type IssuerSpecVaultAuthKubernetes = {
  readonly mountPath?: string;
  readonly role: string;
  readonly secretRef?: IssuerSpecVaultAuthKubernetesSecretRef;
  readonly serviceAccountRef?: IssuerSpecVaultAuthKubernetesServiceAccountRef;
};
export type IssuerSpecVaultAuthKubernetesSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVaultAuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type IssuerSpecVaultAuthTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVaultCaBundleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVaultClientCertSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVaultClientKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVenafi = {
  readonly cloud?: IssuerSpecVenafiCloud;
  readonly ngts?: IssuerSpecVenafiNgts;
  readonly tpp?: IssuerSpecVenafiTpp;
  readonly zone: string;
};
export type IssuerSpecVenafiCloud = {
  readonly apiTokenSecretRef: IssuerSpecVenafiCloudApiTokenSecretRef;
  readonly url?: string;
};
export type IssuerSpecVenafiCloudApiTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVenafiNgts = {
  readonly credentialsRef: IssuerSpecVenafiNgtsCredentialsRef;
  readonly tokenEndpoint?: string;
  readonly tsgID: string;
  readonly url?: string;
};
export type IssuerSpecVenafiNgtsCredentialsRef = {
  readonly name: string;
};
export type IssuerSpecVenafiTpp = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caBundleSecretRef?: IssuerSpecVenafiTppCaBundleSecretRef;
  readonly credentialsRef: IssuerSpecVenafiTppCredentialsRef;
  readonly url: string;
};
export type IssuerSpecVenafiTppCaBundleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type IssuerSpecVenafiTppCredentialsRef = {
  readonly name: string;
};
