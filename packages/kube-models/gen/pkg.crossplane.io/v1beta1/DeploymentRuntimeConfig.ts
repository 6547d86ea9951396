// Generated from crossplane-v2.3.4/pkg.crossplane.io_deploymentruntimeconfigs.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type DeploymentRuntimeConfig = {
  readonly apiVersion: "pkg.crossplane.io/v1beta1";
  readonly kind: "DeploymentRuntimeConfig";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: DeploymentRuntimeConfigSpec;
};
export type DeploymentRuntimeConfigSpec = {
  readonly deploymentTemplate?: DeploymentRuntimeConfigSpecDeploymentTemplate;
  readonly serviceAccountTemplate?: DeploymentRuntimeConfigSpecServiceAccountTemplate;
  readonly serviceTemplate?: DeploymentRuntimeConfigSpecServiceTemplate;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplate = {
  readonly metadata?: DeploymentRuntimeConfigSpecDeploymentTemplateMetadata;
  readonly spec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpec;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpec = {
  readonly minReadySeconds?: number;
  readonly paused?: boolean;
  readonly progressDeadlineSeconds?: number;
  readonly replicas?: number;
  readonly revisionHistoryLimit?: number;
  readonly selector: DeploymentRuntimeConfigSpecDeploymentTemplateSpecSelector;
  readonly strategy?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecStrategy;
  readonly template: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplate;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecStrategy = {
  readonly rollingUpdate?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecStrategyRollingUpdate;
  readonly type?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecStrategyRollingUpdate = {
  /** A number, or a text such as `25%`. */
  readonly maxSurge?: number | string;
  /** A number, or a text such as `25%`. */
  readonly maxUnavailable?: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplate = {
  readonly metadata?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateMetadata;
  readonly spec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpec;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpec = {
  readonly activeDeadlineSeconds?: number;
  readonly affinity?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinity;
  readonly automountServiceAccountToken?: boolean;
  /** One item for each `name`. */
  readonly containers: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainers[];
  readonly dnsConfig?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecDnsConfig;
  readonly dnsPolicy?: string;
  readonly enableServiceLinks?: boolean;
  /** One item for each `name`. */
  readonly ephemeralContainers?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainers[];
  /** One item for each `ip`. */
  readonly hostAliases?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecHostAliases[];
  readonly hostIPC?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostUsers?: boolean;
  readonly hostname?: string;
  readonly hostnameOverride?: string;
  /** One item for each `name`. */
  readonly imagePullSecrets?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecImagePullSecrets[];
  /** One item for each `name`. */
  readonly initContainers?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainers[];
  readonly nodeName?: string;
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly os?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecOs;
  readonly overhead?: { readonly [key: string]: number | string };
  readonly preemptionPolicy?: string;
  readonly priority?: number;
  readonly priorityClassName?: string;
  readonly readinessGates?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecReadinessGates[];
  /** One item for each `name`. */
  readonly resourceClaims?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResourceClaims[];
  readonly resources?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResources;
  readonly restartPolicy?: string;
  readonly runtimeClassName?: string;
  readonly schedulerName?: string;
  /** One item for each `name`. */
  readonly schedulingGates?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSchedulingGates[];
  readonly securityContext?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContext;
  readonly serviceAccount?: string;
  readonly serviceAccountName?: string;
  readonly setHostnameAsFQDN?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly subdomain?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly tolerations?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTolerations[];
  /** One item for each `topologyKey` and `whenUnsatisfiable`. */
  readonly topologySpreadConstraints?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraints[];
  /** One item for each `name`. */
  readonly volumes?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumes[];
  readonly workloadRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecWorkloadRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinity = {
  readonly nodeAffinity?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinity;
  readonly podAffinity?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinity;
  readonly podAntiAffinity?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinity;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly preference: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference;
  readonly weight: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreference = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions[];
  readonly matchFields?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityPreferredDuringSchedulingIgnoredDuringExecutionPreferenceMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly nodeSelectorTerms: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTerms = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions[];
  readonly matchFields?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityNodeAffinityRequiredDuringSchedulingIgnoredDuringExecutionNodeSelectorTermsMatchFields = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecution = {
  readonly podAffinityTerm: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm;
  readonly weight: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTerm = {
  readonly labelSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityPreferredDuringSchedulingIgnoredDuringExecutionPodAffinityTermNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecution = {
  readonly labelSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecAffinityPodAffinityRequiredDuringSchedulingIgnoredDuringExecutionNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainers = {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  /** One item for each `name`. */
  readonly env?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnv[];
  readonly envFrom?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFrom[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecycle;
  readonly livenessProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbe;
  readonly name: string;
  /** One item for each `containerPort` and `protocol`. */
  readonly ports?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersPorts[];
  readonly readinessProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbe;
  readonly resizePolicy?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResizePolicy[];
  readonly resources?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResources;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersRestartPolicyRules[];
  readonly securityContext?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContext;
  readonly startupProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  /** One item for each `devicePath`. */
  readonly volumeDevices?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersVolumeDevices[];
  /** One item for each `mountPath`. */
  readonly volumeMounts?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersVolumeMounts[];
  readonly workingDir?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnv = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFrom;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFrom = {
  readonly configMapKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromConfigMapKeyRef;
  readonly fieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromFieldRef;
  readonly fileKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromFileKeyRef;
  readonly resourceFieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromResourceFieldRef;
  readonly secretKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromSecretKeyRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromConfigMapKeyRef = {
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromFieldRef = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromFileKeyRef = {
  readonly key: string;
  /** Default: `false`. */
  readonly optional?: boolean;
  readonly path: string;
  readonly volumeName: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromResourceFieldRef = {
  readonly containerName?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly divisor?: number | string;
  readonly resource: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvValueFromSecretKeyRef = {
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFrom = {
  readonly configMapRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFromConfigMapRef;
  readonly prefix?: string;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFromSecretRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFromConfigMapRef = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersEnvFromSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecycle = {
  readonly postStart?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStart;
  readonly preStop?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStop;
  readonly stopSignal?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStart = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartExec;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartHttpGet;
  readonly sleep?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartSleep;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartTcpSocket;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartSleep = {
  readonly seconds: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePostStartTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStop = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopExec;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopHttpGet;
  readonly sleep?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopSleep;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopTcpSocket;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopSleep = {
  readonly seconds: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLifecyclePreStopTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersLivenessProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersPorts = {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  /** Default: `"TCP"`. */
  readonly protocol?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersReadinessProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResizePolicy = {
  readonly resourceName: string;
  readonly restartPolicy: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResources = {
  /** One item for each `name`. */
  readonly claims?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResourcesClaims[];
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersResourcesClaims = {
  readonly name: string;
  readonly request?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersRestartPolicyRules = {
  readonly action: string;
  readonly exitCodes?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersRestartPolicyRulesExitCodes;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersRestartPolicyRulesExitCodes = {
  readonly operator: string;
  /** Each value once. */
  readonly values?: readonly number[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContext = {
  readonly allowPrivilegeEscalation?: boolean;
  readonly appArmorProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextAppArmorProfile;
  readonly capabilities?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextCapabilities;
  readonly privileged?: boolean;
  readonly procMount?: string;
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextSeLinuxOptions;
  readonly seccompProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextSeccompProfile;
  readonly windowsOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextWindowsOptions;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextAppArmorProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextCapabilities = {
  readonly add?: readonly string[];
  readonly drop?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersSecurityContextWindowsOptions = {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersStartupProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersVolumeDevices = {
  readonly devicePath: string;
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecContainersVolumeMounts = {
  readonly mountPath: string;
  readonly mountPropagation?: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  readonly subPathExpr?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecDnsConfig = {
  readonly nameservers?: readonly string[];
  readonly options?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecDnsConfigOptions[];
  readonly searches?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecDnsConfigOptions = {
  readonly name?: string;
  readonly value?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainers = {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  /** One item for each `name`. */
  readonly env?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnv[];
  readonly envFrom?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFrom[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecycle;
  readonly livenessProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbe;
  readonly name: string;
  /** One item for each `containerPort` and `protocol`. */
  readonly ports?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersPorts[];
  readonly readinessProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbe;
  readonly resizePolicy?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResizePolicy[];
  readonly resources?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResources;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRules[];
  readonly securityContext?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContext;
  readonly startupProbe?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly targetContainerName?: string;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  /** One item for each `devicePath`. */
  readonly volumeDevices?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersVolumeDevices[];
  /** One item for each `mountPath`. */
  readonly volumeMounts?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersVolumeMounts[];
  readonly workingDir?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnv = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFrom;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFrom = {
  readonly configMapKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromConfigMapKeyRef;
  readonly fieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromFieldRef;
  readonly fileKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromFileKeyRef;
  readonly resourceFieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromResourceFieldRef;
  readonly secretKeyRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromSecretKeyRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromConfigMapKeyRef = {
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromFieldRef = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromFileKeyRef = {
  readonly key: string;
  /** Default: `false`. */
  readonly optional?: boolean;
  readonly path: string;
  readonly volumeName: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromResourceFieldRef = {
  readonly containerName?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly divisor?: number | string;
  readonly resource: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvValueFromSecretKeyRef = {
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFrom = {
  readonly configMapRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFromConfigMapRef;
  readonly prefix?: string;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFromSecretRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFromConfigMapRef = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersEnvFromSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecycle = {
  readonly postStart?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStart;
  readonly preStop?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStop;
  readonly stopSignal?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStart = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartExec;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartHttpGet;
  readonly sleep?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartSleep;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartTcpSocket;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartSleep = {
  readonly seconds: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePostStartTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStop = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopExec;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopHttpGet;
  readonly sleep?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopSleep;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopTcpSocket;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopSleep = {
  readonly seconds: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLifecyclePreStopTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersLivenessProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersPorts = {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  /** Default: `"TCP"`. */
  readonly protocol?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersReadinessProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResizePolicy = {
  readonly resourceName: string;
  readonly restartPolicy: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResources = {
  /** One item for each `name`. */
  readonly claims?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResourcesClaims[];
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersResourcesClaims = {
  readonly name: string;
  readonly request?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRules = {
  readonly action: string;
  readonly exitCodes?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRulesExitCodes;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRulesExitCodes = {
  readonly operator: string;
  /** Each value once. */
  readonly values?: readonly number[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContext = {
  readonly allowPrivilegeEscalation?: boolean;
  readonly appArmorProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextAppArmorProfile;
  readonly capabilities?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextCapabilities;
  readonly privileged?: boolean;
  readonly procMount?: string;
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextSeLinuxOptions;
  readonly seccompProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextSeccompProfile;
  readonly windowsOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextWindowsOptions;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextAppArmorProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextCapabilities = {
  readonly add?: readonly string[];
  readonly drop?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersSecurityContextWindowsOptions = {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbe = {
  readonly exec?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeGrpc;
  readonly httpGet?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeExec = {
  readonly command?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeGrpc = {
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeHttpGet = {
  readonly host?: string;
  readonly httpHeaders?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeHttpGetHttpHeaders[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
  readonly scheme?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeHttpGetHttpHeaders = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersStartupProbeTcpSocket = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersVolumeDevices = {
  readonly devicePath: string;
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecEphemeralContainersVolumeMounts = {
  readonly mountPath: string;
  readonly mountPropagation?: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  readonly subPathExpr?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecHostAliases = {
  readonly hostnames?: readonly string[];
  readonly ip: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecImagePullSecrets = {
  /** Default: `""`. */
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecOs = {
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecReadinessGates = {
  readonly conditionType: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResourceClaims = {
  readonly name: string;
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResources = {
  /** One item for each `name`. */
  readonly claims?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResourcesClaims[];
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecResourcesClaims = {
  readonly name: string;
  readonly request?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSchedulingGates = {
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContext = {
  readonly appArmorProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextAppArmorProfile;
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxChangePolicy?: string;
  readonly seLinuxOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSeLinuxOptions;
  readonly seccompProfile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly supplementalGroupsPolicy?: string;
  readonly sysctls?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSysctls[];
  readonly windowsOptions?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextWindowsOptions;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextAppArmorProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSeLinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSeccompProfile = {
  readonly localhostProfile?: string;
  readonly type: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextSysctls = {
  readonly name: string;
  readonly value: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecSecurityContextWindowsOptions = {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTolerations = {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraints = {
  readonly labelSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraintsLabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: string;
  readonly nodeTaintsPolicy?: string;
  readonly topologyKey: string;
  readonly whenUnsatisfiable: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraintsLabelSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraintsLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecTopologySpreadConstraintsLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumes = {
  readonly awsElasticBlockStore?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAwsElasticBlockStore;
  readonly azureDisk?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAzureDisk;
  readonly azureFile?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAzureFile;
  readonly cephfs?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCephfs;
  readonly cinder?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCinder;
  readonly configMap?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesConfigMap;
  readonly csi?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCsi;
  readonly downwardAPI?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPI;
  readonly emptyDir?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEmptyDir;
  readonly ephemeral?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeral;
  readonly fc?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFc;
  readonly flexVolume?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlexVolume;
  readonly flocker?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlocker;
  readonly gcePersistentDisk?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGcePersistentDisk;
  readonly gitRepo?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGitRepo;
  readonly glusterfs?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGlusterfs;
  readonly hostPath?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesHostPath;
  readonly image?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesImage;
  readonly iscsi?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesIscsi;
  readonly name: string;
  readonly nfs?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesNfs;
  readonly persistentVolumeClaim?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPersistentVolumeClaim;
  readonly photonPersistentDisk?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPhotonPersistentDisk;
  readonly portworxVolume?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPortworxVolume;
  readonly projected?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjected;
  readonly quobyte?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesQuobyte;
  readonly rbd?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesRbd;
  readonly scaleIO?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesScaleIO;
  readonly secret?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesSecret;
  readonly storageos?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesStorageos;
  readonly vsphereVolume?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesVsphereVolume;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAwsElasticBlockStore = {
  readonly fsType?: string;
  readonly partition?: number;
  readonly readOnly?: boolean;
  readonly volumeID: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAzureDisk = {
  readonly cachingMode?: string;
  readonly diskName: string;
  readonly diskURI: string;
  /** Default: `"ext4"`. */
  readonly fsType?: string;
  readonly kind?: string;
  /** Default: `false`. */
  readonly readOnly?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesAzureFile = {
  readonly readOnly?: boolean;
  readonly secretName: string;
  readonly shareName: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCephfs = {
  readonly monitors: readonly string[];
  readonly path?: string;
  readonly readOnly?: boolean;
  readonly secretFile?: string;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCephfsSecretRef;
  readonly user?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCephfsSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCinder = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCinderSecretRef;
  readonly volumeID: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCinderSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesConfigMap = {
  readonly defaultMode?: number;
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesConfigMapItems[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesConfigMapItems = {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCsi = {
  readonly driver: string;
  readonly fsType?: string;
  readonly nodePublishSecretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCsiNodePublishSecretRef;
  readonly readOnly?: boolean;
  readonly volumeAttributes?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesCsiNodePublishSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPI = {
  readonly defaultMode?: number;
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItems[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItems = {
  readonly fieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItemsFieldRef;
  readonly mode?: number;
  readonly path: string;
  readonly resourceFieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItemsResourceFieldRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItemsFieldRef = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesDownwardAPIItemsResourceFieldRef = {
  readonly containerName?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly divisor?: number | string;
  readonly resource: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEmptyDir = {
  readonly medium?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly sizeLimit?: number | string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeral = {
  readonly volumeClaimTemplate?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplate;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplate = {
  readonly metadata?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateMetadata;
  readonly spec: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpec;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
  readonly namespace?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpec = {
  readonly accessModes?: readonly string[];
  readonly dataSource?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSource;
  readonly dataSourceRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSourceRef;
  readonly resources?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecResources;
  readonly selector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecSelector;
  readonly storageClassName?: string;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: string;
  readonly volumeName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSource = {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSourceRef = {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecResources = {
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFc = {
  readonly fsType?: string;
  readonly lun?: number;
  readonly readOnly?: boolean;
  readonly targetWWNs?: readonly string[];
  readonly wwids?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlexVolume = {
  readonly driver: string;
  readonly fsType?: string;
  readonly options?: { readonly [key: string]: string };
  readonly readOnly?: boolean;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlexVolumeSecretRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlexVolumeSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesFlocker = {
  readonly datasetName?: string;
  readonly datasetUUID?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGcePersistentDisk = {
  readonly fsType?: string;
  readonly partition?: number;
  readonly pdName: string;
  readonly readOnly?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGitRepo = {
  readonly directory?: string;
  readonly repository: string;
  readonly revision?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesGlusterfs = {
  readonly endpoints: string;
  readonly path: string;
  readonly readOnly?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesHostPath = {
  readonly path: string;
  readonly type?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesImage = {
  readonly pullPolicy?: string;
  readonly reference?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesIscsi = {
  readonly chapAuthDiscovery?: boolean;
  readonly chapAuthSession?: boolean;
  readonly fsType?: string;
  readonly initiatorName?: string;
  readonly iqn: string;
  /** Default: `"default"`. */
  readonly iscsiInterface?: string;
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesIscsiSecretRef;
  readonly targetPortal: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesIscsiSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesNfs = {
  readonly path: string;
  readonly readOnly?: boolean;
  readonly server: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPersistentVolumeClaim = {
  readonly claimName: string;
  readonly readOnly?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPhotonPersistentDisk = {
  readonly fsType?: string;
  readonly pdID: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesPortworxVolume = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly volumeID: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjected = {
  readonly defaultMode?: number;
  readonly sources?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSources[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSources = {
  readonly clusterTrustBundle?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundle;
  readonly configMap?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesConfigMap;
  readonly downwardAPI?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPI;
  readonly podCertificate?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesPodCertificate;
  readonly secret?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesSecret;
  readonly serviceAccountToken?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesServiceAccountToken;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundle = {
  readonly labelSelector?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundleLabelSelector;
  readonly name?: string;
  readonly optional?: boolean;
  readonly path: string;
  readonly signerName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundleLabelSelector = {
  readonly matchExpressions?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundleLabelSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundleLabelSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesConfigMap = {
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesConfigMapItems[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesConfigMapItems = {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPI = {
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItems[];
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItems = {
  readonly fieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItemsFieldRef;
  readonly mode?: number;
  readonly path: string;
  readonly resourceFieldRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItemsResourceFieldRef;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItemsFieldRef = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPIItemsResourceFieldRef = {
  readonly containerName?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly divisor?: number | string;
  readonly resource: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesPodCertificate = {
  readonly certificateChainPath?: string;
  readonly credentialBundlePath?: string;
  readonly keyPath?: string;
  readonly keyType: string;
  readonly maxExpirationSeconds?: number;
  readonly signerName: string;
  readonly userAnnotations?: { readonly [key: string]: string };
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesSecret = {
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesSecretItems[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesSecretItems = {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesProjectedSourcesServiceAccountToken = {
  readonly audience?: string;
  readonly expirationSeconds?: number;
  readonly path: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesQuobyte = {
  readonly group?: string;
  readonly readOnly?: boolean;
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  readonly volume: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesRbd = {
  readonly fsType?: string;
  readonly image: string;
  /** Default: `"/etc/ceph/keyring"`. */
  readonly keyring?: string;
  readonly monitors: readonly string[];
  /** Default: `"rbd"`. */
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesRbdSecretRef;
  /** Default: `"admin"`. */
  readonly user?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesRbdSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesScaleIO = {
  /** Default: `"xfs"`. */
  readonly fsType?: string;
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesScaleIOSecretRef;
  readonly sslEnabled?: boolean;
  /** Default: `"ThinProvisioned"`. */
  readonly storageMode?: string;
  readonly storagePool?: string;
  readonly system: string;
  readonly volumeName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesScaleIOSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesSecret = {
  readonly defaultMode?: number;
  readonly items?: readonly DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesSecretItems[];
  readonly optional?: boolean;
  readonly secretName?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesSecretItems = {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesStorageos = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesStorageosSecretRef;
  readonly volumeName?: string;
  readonly volumeNamespace?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesStorageosSecretRef = {
  /** Default: `""`. */
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecVolumesVsphereVolume = {
  readonly fsType?: string;
  readonly storagePolicyID?: string;
  readonly storagePolicyName?: string;
  readonly volumePath: string;
};
export type DeploymentRuntimeConfigSpecDeploymentTemplateSpecTemplateSpecWorkloadRef = {
  readonly name: string;
  readonly podGroup: string;
  readonly podGroupReplicaKey?: string;
};
export type DeploymentRuntimeConfigSpecServiceAccountTemplate = {
  readonly metadata?: DeploymentRuntimeConfigSpecServiceAccountTemplateMetadata;
};
export type DeploymentRuntimeConfigSpecServiceAccountTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
};
export type DeploymentRuntimeConfigSpecServiceTemplate = {
  readonly metadata?: DeploymentRuntimeConfigSpecServiceTemplateMetadata;
};
export type DeploymentRuntimeConfigSpecServiceTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
  readonly name?: string;
};
