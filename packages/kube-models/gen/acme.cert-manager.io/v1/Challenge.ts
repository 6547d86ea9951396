// Generated from cert-manager-v1.21.1/acme.cert-manager.io_challenges.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Challenge = {
  readonly apiVersion: "acme.cert-manager.io/v1";
  readonly kind: "Challenge";
  readonly metadata: ObjectMeta;
  readonly spec: ChallengeSpec;
};
export type ChallengeSpec = {
  readonly authorizationURL: string;
  readonly dnsName: string;
  readonly issuerRef: ChallengeSpecIssuerRef;
  readonly key: string;
  readonly solver: ChallengeSpecSolver;
  readonly token: string;
  readonly type: "HTTP-01" | "DNS-01";
  readonly url: string;
  readonly wildcard?: boolean;
};
export type ChallengeSpecIssuerRef = {
  readonly group?: string;
  readonly kind?: string;
  readonly name: string;
};
export type ChallengeSpecSolver = {
  readonly dns01?: ChallengeSpecSolverDns01;
  readonly http01?: ChallengeSpecSolverHttp01;
  readonly selector?: ChallengeSpecSolverSelector;
  readonly waitInsteadOfSelfCheck?: string;
};
export type ChallengeSpecSolverDns01 = {
  readonly acmeDNS?: ChallengeSpecSolverDns01AcmeDNS;
  readonly akamai?: ChallengeSpecSolverDns01Akamai;
  readonly azureDNS?: ChallengeSpecSolverDns01AzureDNS;
  readonly cloudDNS?: ChallengeSpecSolverDns01CloudDNS;
  readonly cloudflare?: ChallengeSpecSolverDns01Cloudflare;
  readonly cnameStrategy?: "None" | "Follow";
  readonly digitalocean?: ChallengeSpecSolverDns01Digitalocean;
  readonly rfc2136?: ChallengeSpecSolverDns01Rfc2136;
  readonly route53?: ChallengeSpecSolverDns01Route53;
  readonly webhook?: ChallengeSpecSolverDns01Webhook;
};
export type ChallengeSpecSolverDns01AcmeDNS = {
  readonly accountSecretRef: ChallengeSpecSolverDns01AcmeDNSAccountSecretRef;
  readonly host: string;
};
export type ChallengeSpecSolverDns01AcmeDNSAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Akamai = {
  readonly accessTokenSecretRef: ChallengeSpecSolverDns01AkamaiAccessTokenSecretRef;
  readonly clientSecretSecretRef: ChallengeSpecSolverDns01AkamaiClientSecretSecretRef;
  readonly clientTokenSecretRef: ChallengeSpecSolverDns01AkamaiClientTokenSecretRef;
  readonly serviceConsumerDomain: string;
};
export type ChallengeSpecSolverDns01AkamaiAccessTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01AkamaiClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01AkamaiClientTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01AzureDNS = {
  readonly clientID?: string;
  readonly clientSecretSecretRef?: ChallengeSpecSolverDns01AzureDNSClientSecretSecretRef;
  readonly environment?: "AzurePublicCloud" | "AzureChinaCloud" | "AzureGermanCloud" | "AzureUSGovernmentCloud";
  readonly hostedZoneName?: string;
  readonly managedIdentity?: ChallengeSpecSolverDns01AzureDNSManagedIdentity;
  readonly resourceGroupName: string;
  readonly subscriptionID: string;
  readonly tenantID?: string;
  readonly zoneType?: "AzurePublicZone" | "AzurePrivateZone";
};
export type ChallengeSpecSolverDns01AzureDNSClientSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01AzureDNSManagedIdentity = {
  readonly clientID?: string;
  readonly resourceID?: string;
  readonly tenantID?: string;
};
export type ChallengeSpecSolverDns01CloudDNS = {
  readonly hostedZoneName?: string;
  readonly project: string;
  readonly serviceAccountSecretRef?: ChallengeSpecSolverDns01CloudDNSServiceAccountSecretRef;
};
export type ChallengeSpecSolverDns01CloudDNSServiceAccountSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Cloudflare = {
  readonly apiKeySecretRef?: ChallengeSpecSolverDns01CloudflareApiKeySecretRef;
  readonly apiTokenSecretRef?: ChallengeSpecSolverDns01CloudflareApiTokenSecretRef;
  readonly email?: string;
};
export type ChallengeSpecSolverDns01CloudflareApiKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01CloudflareApiTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Digitalocean = {
  readonly tokenSecretRef: ChallengeSpecSolverDns01DigitaloceanTokenSecretRef;
};
export type ChallengeSpecSolverDns01DigitaloceanTokenSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Rfc2136 = {
  readonly nameserver: string;
  readonly protocol?: "TCP" | "UDP";
  readonly tsigAlgorithm?: string;
  readonly tsigKeyName?: string;
  readonly tsigSecretSecretRef?: ChallengeSpecSolverDns01Rfc2136TsigSecretSecretRef;
};
export type ChallengeSpecSolverDns01Rfc2136TsigSecretSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Route53 = {
  readonly accessKeyID?: string;
  readonly accessKeyIDSecretRef?: ChallengeSpecSolverDns01Route53AccessKeyIDSecretRef;
  readonly auth?: ChallengeSpecSolverDns01Route53Auth;
  readonly hostedZoneID?: string;
  readonly region?: string;
  readonly role?: string;
  readonly secretAccessKeySecretRef?: ChallengeSpecSolverDns01Route53SecretAccessKeySecretRef;
};
export type ChallengeSpecSolverDns01Route53AccessKeyIDSecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Route53Auth = {
  readonly kubernetes: ChallengeSpecSolverDns01Route53AuthKubernetes;
};
export type ChallengeSpecSolverDns01Route53AuthKubernetes = {
  readonly serviceAccountRef: ChallengeSpecSolverDns01Route53AuthKubernetesServiceAccountRef;
};
export type ChallengeSpecSolverDns01Route53AuthKubernetesServiceAccountRef = {
  readonly audiences?: readonly string[];
  readonly name: string;
};
export type ChallengeSpecSolverDns01Route53SecretAccessKeySecretRef = {
  readonly key?: string;
  readonly name: string;
};
export type ChallengeSpecSolverDns01Webhook = {
  readonly config?: unknown;
  readonly groupName: string;
  readonly solverName: string;
};
export type ChallengeSpecSolverHttp01 = {
  readonly gatewayHTTPRoute?: ChallengeSpecSolverHttp01GatewayHTTPRoute;
  readonly ingress?: ChallengeSpecSolverHttp01Ingress;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoute = {
  readonly labels?: { readonly [key: string]: string };
  readonly parentRefs?: readonly ChallengeSpecSolverHttp01GatewayHTTPRouteParentRefs[];
  readonly podTemplate?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRouteParentRefs = {
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
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplate = {
  readonly metadata?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateMetadata;
  readonly spec?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpec;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpec = {
  readonly affinity?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinity;
  /** One item for each `name`. */
  readonly imagePullSecrets?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets[];
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly priorityClassName?: string;
  readonly resources?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecResources;
  readonly securityContext?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext;
  readonly serviceAccountName?: string;
  readonly tolerations?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecTolerations[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinity = {
  readonly nodeAffinity?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity;
  readonly podAffinity?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
  readonly podAntiAffinity?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly preference: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference;
  readonly weight: number;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions[];
  readonly matchFields?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly nodeSelectorTerms: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions[];
  readonly matchFields?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly podAffinityTerm: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm;
  readonly weight: number;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm = {
  readonly labelSelector?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly labelSelector?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector = {
  readonly matchExpressions?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecImagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecResources = {
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContext = {
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions;
  readonly seccompProfile?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly sysctls?: readonly ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls[];
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecSecurityContextSysctls = {
  readonly name: string;
  readonly value: string;
};
export type ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplateSpecTolerations = {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type ChallengeSpecSolverHttp01Ingress = {
  readonly class?: string;
  readonly ingressClassName?: string;
  readonly ingressTemplate?: ChallengeSpecSolverHttp01IngressIngressTemplate;
  readonly name?: string;
  readonly podTemplate?: ChallengeSpecSolverHttp01GatewayHTTPRoutePodTemplate;
  readonly serviceType?: string;
};
export type ChallengeSpecSolverHttp01IngressIngressTemplate = {
  readonly metadata?: ChallengeSpecSolverHttp01IngressIngressTemplateMetadata;
};
export type ChallengeSpecSolverHttp01IngressIngressTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ChallengeSpecSolverSelector = {
  readonly dnsNames?: readonly string[];
  readonly dnsZones?: readonly string[];
  readonly matchLabels?: { readonly [key: string]: string };
};
