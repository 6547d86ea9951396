// Generated from cert-manager-v1.21.1/cert-manager.io_clusterissuers.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ClusterIssuer = {
  readonly apiVersion: "cert-manager.io/v1";
  readonly kind: "ClusterIssuer";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ClusterIssuerSpec;
};
export type ClusterIssuerSpec = {
  readonly acme?: ClusterIssuerSpecAcme;
  readonly ca?: ClusterIssuerSpecCa;
  readonly selfSigned?: ClusterIssuerSpecSelfSigned;
  readonly vault?: ClusterIssuerSpecVault;
  readonly venafi?: ClusterIssuerSpecVenafi;
};
export type ClusterIssuerSpecAcme = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly disableAccountKeyGeneration?: boolean;
  readonly email?: string;
  readonly enableDurationFeature?: boolean;
  readonly externalAccountBinding?: ClusterIssuerSpecAcmeExternalAccountBinding;
  /** At most 64 characters. */
  readonly preferredChain?: string;
  readonly privateKeySecretRef: ClusterIssuerSpecAcmePrivateKeySecretRef;
  readonly profile?: string;
  readonly server: string;
  readonly skipTLSVerify?: boolean;
  readonly solvers?: readonly ClusterIssuerSpecAcmeSolvers[];
};
export type ClusterIssuerSpecAcmeExternalAccountBinding = {
  readonly keyAlgorithm?: "HS256" | "HS384" | "HS512";
  readonly keyID: string;
  readonly keySecretRef: ClusterIssuerSpecAcmeExternalAccountBindingKeySecretRef;
};
export type ClusterIssuerSpecAcmeExternalAccountBindingKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmePrivateKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolvers = {
  readonly dns01?: ClusterIssuerSpecAcmeSolversDns01;
  readonly http01?: ClusterIssuerSpecAcmeSolversHttp01;
  readonly selector?: ClusterIssuerSpecAcmeSolversSelector;
  readonly waitInsteadOfSelfCheck?: string;
};
export type ClusterIssuerSpecAcmeSolversDns01 = {
  readonly acmeDNS?: ClusterIssuerSpecAcmeSolversDns01AcmeDNS;
  readonly akamai?: ClusterIssuerSpecAcmeSolversDns01Akamai;
  readonly azureDNS?: ClusterIssuerSpecAcmeSolversDns01AzureDNS;
  readonly cloudDNS?: ClusterIssuerSpecAcmeSolversDns01CloudDNS;
  readonly cloudflare?: ClusterIssuerSpecAcmeSolversDns01Cloudflare;
  readonly cnameStrategy?: "None" | "Follow";
  readonly digitalocean?: ClusterIssuerSpecAcmeSolversDns01Digitalocean;
  readonly rfc2136?: ClusterIssuerSpecAcmeSolversDns01Rfc2136;
  readonly route53?: ClusterIssuerSpecAcmeSolversDns01Route53;
  readonly webhook?: ClusterIssuerSpecAcmeSolversDns01Webhook;
};
export type ClusterIssuerSpecAcmeSolversDns01AcmeDNS = {
  readonly accountSecretRef: ClusterIssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef;
  readonly host: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AcmeDNSAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Akamai = {
  readonly accessTokenSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef;
  readonly clientSecretSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef;
  readonly clientTokenSecretRef: ClusterIssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef;
  readonly serviceConsumerDomain: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AkamaiAccessTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AkamaiClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AkamaiClientTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AzureDNS = {
  readonly clientID?: string;
  readonly clientSecretSecretRef?: ClusterIssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef;
  readonly environment?: "AzurePublicCloud" | "AzureChinaCloud" | "AzureGermanCloud" | "AzureUSGovernmentCloud";
  readonly hostedZoneName?: string;
  readonly managedIdentity?: ClusterIssuerSpecAcmeSolversDns01AzureDNSManagedIdentity;
  readonly resourceGroupName: string;
  readonly subscriptionID: string;
  readonly tenantID?: string;
  readonly zoneType?: "AzurePublicZone" | "AzurePrivateZone";
};
export type ClusterIssuerSpecAcmeSolversDns01AzureDNSClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01AzureDNSManagedIdentity = {
  readonly clientID?: string;
  readonly resourceID?: string;
  readonly tenantID?: string;
};
export type ClusterIssuerSpecAcmeSolversDns01CloudDNS = {
  readonly hostedZoneName?: string;
  readonly project: string;
  readonly serviceAccountSecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef;
};
export type ClusterIssuerSpecAcmeSolversDns01CloudDNSServiceAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Cloudflare = {
  readonly apiKeySecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef;
  readonly apiTokenSecretRef?: ClusterIssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef;
  readonly email?: string;
};
export type ClusterIssuerSpecAcmeSolversDns01CloudflareApiKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01CloudflareApiTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Digitalocean = {
  readonly tokenSecretRef: ClusterIssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef;
};
export type ClusterIssuerSpecAcmeSolversDns01DigitaloceanTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Rfc2136 = {
  readonly nameserver: string;
  readonly protocol?: "TCP" | "UDP";
  readonly tsigAlgorithm?: string;
  readonly tsigKeyName?: string;
  readonly tsigSecretSecretRef?: ClusterIssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef;
};
export type ClusterIssuerSpecAcmeSolversDns01Rfc2136TsigSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53 = {
  readonly accessKeyID?: string;
  readonly accessKeyIDSecretRef?: ClusterIssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef;
  readonly auth?: ClusterIssuerSpecAcmeSolversDns01Route53Auth;
  readonly hostedZoneID?: string;
  readonly region?: string;
  readonly role?: string;
  readonly secretAccessKeySecretRef?: ClusterIssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53AccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53Auth = {
  readonly kubernetes: ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetes;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetes = {
  readonly serviceAccountRef: ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53AuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Route53SecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecAcmeSolversDns01Webhook = {
  readonly config?: unknown;
  readonly groupName: string;
  readonly solverName: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01 = {
  readonly gatewayHTTPRoute?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoute;
  readonly ingress?: ClusterIssuerSpecAcmeSolversHttp01Ingress;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoute = {
  readonly labels?: { readonly [key: string]: string };
  readonly parentRefs?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs[];
  readonly podTemplate?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRouteParentRefs = {
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
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate = {
  readonly metadata?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata;
  readonly spec?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpec;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpec = {
  readonly affinity?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinity;
  /** One item for each `name`. */
  readonly imagePullSecrets?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets[];
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly priorityClassName?: string;
  readonly resources?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecResources;
  readonly securityContext?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext;
  readonly serviceAccountName?: string;
  readonly tolerations?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecTolerations[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinity = {
  readonly nodeAffinity?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity;
  readonly podAffinity?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
  readonly podAntiAffinity?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly preference: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference;
  readonly weight: number;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions[];
  readonly matchFields?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly nodeSelectorTerms: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions[];
  readonly matchFields?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly podAffinityTerm: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm;
  readonly weight: number;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm = {
  readonly labelSelector?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly labelSelector?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector = {
  readonly matchExpressions?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecResources = {
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext = {
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions;
  readonly seccompProfile?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly sysctls?: readonly ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls[];
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls = {
  readonly name: string;
  readonly value: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplateSpecTolerations = {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01Ingress = {
  readonly class?: string;
  readonly ingressClassName?: string;
  readonly ingressTemplate?: ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplate;
  readonly name?: string;
  readonly podTemplate?: ClusterIssuerSpecAcmeSolversHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplate = {
  readonly metadata?: ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata;
};
export type ClusterIssuerSpecAcmeSolversHttp01IngressIngressTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecAcmeSolversSelector = {
  readonly dnsNames?: readonly string[];
  readonly dnsZones?: readonly string[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ClusterIssuerSpecCa = {
  readonly crlDistributionPoints?: readonly string[];
  readonly issuingCertificateURLs?: readonly string[];
  readonly ocspServers?: readonly string[];
  readonly secretName: string;
};
export type ClusterIssuerSpecSelfSigned = {
  readonly crlDistributionPoints?: readonly string[];
};
export type ClusterIssuerSpecVault = {
  readonly auth: ClusterIssuerSpecVaultAuth;
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caBundleSecretRef?: ClusterIssuerSpecVaultCaBundleSecretRef;
  readonly clientCertSecretRef?: ClusterIssuerSpecVaultClientCertSecretRef;
  readonly clientKeySecretRef?: ClusterIssuerSpecVaultClientKeySecretRef;
  readonly namespace?: string;
  readonly path: string;
  readonly server: string;
  readonly serverName?: string;
};
export type ClusterIssuerSpecVaultAuth = {
  readonly appRole?: ClusterIssuerSpecVaultAuthAppRole;
  readonly aws?: ClusterIssuerSpecVaultAuthAws;
  readonly clientCertificate?: ClusterIssuerSpecVaultAuthClientCertificate;
  readonly kubernetes?: ClusterIssuerSpecVaultAuthKubernetes;
  readonly tokenSecretRef?: ClusterIssuerSpecVaultAuthTokenSecretRef;
};
export type ClusterIssuerSpecVaultAuthAppRole = {
  readonly path: string;
  readonly roleId: string;
  readonly secretRef: ClusterIssuerSpecVaultAuthAppRoleSecretRef;
};
export type ClusterIssuerSpecVaultAuthAppRoleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVaultAuthAws = {
  readonly iamRoleArn?: string;
  readonly mountPath?: string;
  readonly region?: string;
  /** At least 1 character. */
  readonly role: string;
  readonly serviceAccountRef?: ClusterIssuerSpecVaultAuthAwsServiceAccountRef;
  readonly vaultHeaderValue?: string;
};
export type ClusterIssuerSpecVaultAuthAwsServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type ClusterIssuerSpecVaultAuthClientCertificate = {
  readonly mountPath?: string;
  readonly name?: string;
  readonly secretName?: string;
};
export type ClusterIssuerSpecVaultAuthKubernetes = {
  readonly mountPath?: string;
  readonly role: string;
  readonly secretRef?: ClusterIssuerSpecVaultAuthKubernetesSecretRef;
  readonly serviceAccountRef?: ClusterIssuerSpecVaultAuthKubernetesServiceAccountRef;
};
export type ClusterIssuerSpecVaultAuthKubernetesSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVaultAuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type ClusterIssuerSpecVaultAuthTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVaultCaBundleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVaultClientCertSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVaultClientKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVenafi = {
  readonly cloud?: ClusterIssuerSpecVenafiCloud;
  readonly ngts?: ClusterIssuerSpecVenafiNgts;
  readonly tpp?: ClusterIssuerSpecVenafiTpp;
  readonly zone: string;
};
export type ClusterIssuerSpecVenafiCloud = {
  readonly apiTokenSecretRef: ClusterIssuerSpecVenafiCloudApiTokenSecretRef;
  readonly url?: string;
};
export type ClusterIssuerSpecVenafiCloudApiTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVenafiNgts = {
  readonly credentialsRef: ClusterIssuerSpecVenafiNgtsCredentialsRef;
  readonly tokenEndpoint?: string;
  readonly tsgID: string;
  readonly url?: string;
};
export type ClusterIssuerSpecVenafiNgtsCredentialsRef = {
  readonly name: string;
};
export type ClusterIssuerSpecVenafiTpp = {
  /** Bytes in base64. */
  readonly caBundle?: string;
  readonly caBundleSecretRef?: ClusterIssuerSpecVenafiTppCaBundleSecretRef;
  readonly credentialsRef: ClusterIssuerSpecVenafiTppCredentialsRef;
  readonly url: string;
};
export type ClusterIssuerSpecVenafiTppCaBundleSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ClusterIssuerSpecVenafiTppCredentialsRef = {
  readonly name: string;
};
