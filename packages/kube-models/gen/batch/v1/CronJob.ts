// Generated from kubernetes-v1.36.3/apis_batch_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta, TemplateObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;
export type IntOrString = number | string;

export type CronJob = {
  readonly apiVersion: "batch/v1";
  readonly kind: "CronJob";
  readonly metadata: ObjectMeta;
  readonly spec: CronJobSpec;
};
export type CronJobSpec = {
  /** What happens when the earlier Job still runs. */
  readonly concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  readonly failedJobsHistoryLimit?: number;
  /** The Job that each run makes. */
  readonly jobTemplate: JobTemplateSpec;
  /** When the Job runs, as five fields of cron. Default: `""`. */
  readonly schedule: string;
  /** Seconds that a run may begin late. A later run is missed. */
  readonly startingDeadlineSeconds?: number;
  readonly successfulJobsHistoryLimit?: number;
  /** Whether no new run begins. */
  readonly suspend?: boolean;
  /** Time zone of the schedule, such as `Europe/Berlin`. Default: that of the controller. */
  readonly timeZone?: string;
};
export type JobTemplateSpec = {
  readonly metadata?: TemplateObjectMeta;
  readonly spec?: JobSpec;
};
export type JobSpec = {
  /** Seconds after which the server stops the Job. */
  readonly activeDeadlineSeconds?: number;
  /** Number of retries before the Job fails. Default: 6. */
  readonly backoffLimit?: number;
  readonly backoffLimitPerIndex?: number;
  readonly completionMode?: "Indexed" | "NonIndexed";
  /** Number of Pods that must succeed. */
  readonly completions?: number;
  readonly managedBy?: string;
  readonly manualSelector?: boolean;
  readonly maxFailedIndexes?: number;
  /** Number of Pods that may run at the same time. Default: 1. */
  readonly parallelism?: number;
  readonly podFailurePolicy?: PodFailurePolicy;
  readonly podReplacementPolicy?: "Failed" | "TerminatingOrFailed";
  readonly selector?: LabelSelector;
  readonly successPolicy?: SuccessPolicy;
  /** Whether the Job waits before it starts Pods. */
  readonly suspend?: boolean;
  /** The Pod that the Job runs. Cannot change. */
  readonly template: PodTemplateSpec;
  /** Seconds after which the finished Job is deleted. Flux then makes it again. */
  readonly ttlSecondsAfterFinished?: number;
};
export type PodFailurePolicy = {
  readonly rules: readonly PodFailurePolicyRule[];
};
export type PodFailurePolicyRule = {
  /** Default: `""`. */
  readonly action: "Count" | "FailIndex" | "FailJob" | "Ignore";
  readonly onExitCodes?: PodFailurePolicyOnExitCodesRequirement;
  readonly onPodConditions?: readonly PodFailurePolicyOnPodConditionsPattern[];
};
export type PodFailurePolicyOnExitCodesRequirement = {
  readonly containerName?: string;
  /** Default: `""`. */
  readonly operator: "In" | "NotIn";
  /** Each value once. */
  readonly values: readonly number[];
};
export type PodFailurePolicyOnPodConditionsPattern = {
  /** Default: `""`. */
  readonly status?: string;
  /** Default: `""`. */
  readonly type: string;
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: string;
  readonly values?: readonly string[];
};
export type SuccessPolicy = {
  readonly rules: readonly SuccessPolicyRule[];
};
export type SuccessPolicyRule = {
  readonly succeededCount?: number;
  readonly succeededIndexes?: string;
};
export type PodTemplateSpec = {
  /** Labels and annotations of the Pods. */
  readonly metadata?: TemplateObjectMeta;
  /** What the Pods run. */
  readonly spec?: PodSpec;
};
export type PodSpec = {
  readonly activeDeadlineSeconds?: number;
  /** Rules for nodes and for the company of other Pods. */
  readonly affinity?: Affinity;
  /** Whether the containers get a token for the API server. */
  readonly automountServiceAccountToken?: boolean;
  /** Containers that run side by side. One item for each `name`. */
  readonly containers: readonly Container[];
  readonly dnsConfig?: PodDNSConfig;
  /** Where names are looked up. Default: `ClusterFirst`. */
  readonly dnsPolicy?: "ClusterFirst" | "ClusterFirstWithHostNet" | "Default" | "None";
  readonly enableServiceLinks?: boolean;
  /** One item for each `name`. */
  readonly ephemeralContainers?: readonly EphemeralContainer[];
  /** One item for each `ip`. */
  readonly hostAliases?: readonly HostAlias[];
  readonly hostIPC?: boolean;
  /** Whether the Pod uses the network of the node. Needs the Pod Security level `privileged`. */
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostUsers?: boolean;
  readonly hostname?: string;
  readonly hostnameOverride?: string;
  /** Secrets of this namespace with the credentials of registries. One item for each `name`. */
  readonly imagePullSecrets?: readonly LocalObjectReference[];
  /** Containers that run one after the other before the others start. With `restartPolicy: Always` one is a sidecar. One item for each `name`. */
  readonly initContainers?: readonly Container[];
  readonly nodeName?: string;
  /** Labels that a node must have. */
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly os?: PodOS;
  readonly overhead?: { readonly [key: string]: Quantity };
  readonly preemptionPolicy?: "Never" | "PreemptLowerPriority";
  readonly priority?: number;
  /** PriorityClass, which decides what is evicted first. */
  readonly priorityClassName?: string;
  readonly readinessGates?: readonly PodReadinessGate[];
  /** One item for each `name`. */
  readonly resourceClaims?: readonly PodResourceClaim[];
  readonly resources?: ResourceRequirements;
  /** When a container that ended starts again. Default: `Always`. */
  readonly restartPolicy?: "Always" | "Never" | "OnFailure";
  /** RuntimeClass, which decides what runs the containers. */
  readonly runtimeClassName?: string;
  readonly schedulerName?: string;
  /** One item for each `name`. */
  readonly schedulingGates?: readonly PodSchedulingGate[];
  readonly schedulingGroup?: PodSchedulingGroup;
  /** User, groups and profiles for all containers. */
  readonly securityContext?: PodSecurityContext;
  readonly serviceAccount?: string;
  /** ServiceAccount whose permissions and cloud role the Pod has. Default: `default`. */
  readonly serviceAccountName?: string;
  readonly setHostnameAsFQDN?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly subdomain?: string;
  /** Seconds between the request to stop and the kill. Default: 30. */
  readonly terminationGracePeriodSeconds?: number;
  /** Taints of nodes that the Pod accepts. */
  readonly tolerations?: readonly Toleration[];
  /** How evenly the Pods spread over zones or nodes. One item for each `topologyKey` and `whenUnsatisfiable`. */
  readonly topologySpreadConstraints?: readonly TopologySpreadConstraint[];
  /** Volumes that the containers can mount. One item for each `name`. */
  readonly volumes?: readonly Volume[];
};
export type Affinity = {
  readonly nodeAffinity?: NodeAffinity;
  readonly podAffinity?: PodAffinity;
  readonly podAntiAffinity?: PodAntiAffinity;
};
export type NodeAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly PreferredSchedulingTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
};
export type PreferredSchedulingTerm = {
  readonly preference: NodeSelectorTerm;
  /** Default: `0`. */
  readonly weight: number;
};
export type NodeSelectorTerm = {
  readonly matchExpressions?: readonly NodeSelectorRequirement[];
  readonly matchFields?: readonly NodeSelectorRequirement[];
};
export type NodeSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: "DoesNotExist" | "Exists" | "Gt" | "In" | "Lt" | "NotIn";
  readonly values?: readonly string[];
};
export type NodeSelector = {
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
};
export type PodAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
};
export type WeightedPodAffinityTerm = {
  readonly podAffinityTerm: PodAffinityTerm;
  /** Default: `0`. */
  readonly weight: number;
};
export type PodAffinityTerm = {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: LabelSelector;
  readonly namespaces?: readonly string[];
  /** Default: `""`. */
  readonly topologyKey: string;
};
export type PodAntiAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
};
export type Container = {
  /** Arguments of the program, instead of those of the image. */
  readonly args?: readonly string[];
  /** Program, instead of the entry point of the image. */
  readonly command?: readonly string[];
  /** Environment variables. A later one can use `$(NAME)` of an earlier one. One item for each `name`. */
  readonly env?: readonly EnvVar[];
  /** ConfigMaps and Secrets whose keys become environment variables. */
  readonly envFrom?: readonly EnvFromSource[];
  /** Image with tag or digest. Only a digest is always the same image. */
  readonly image?: string;
  /** When the node pulls the image. Default: `Always` for the tag `latest`, otherwise `IfNotPresent`. */
  readonly imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  /** Commands after the start and before the end. */
  readonly lifecycle?: Lifecycle;
  /** Restarts the container when it fails. */
  readonly livenessProbe?: Probe;
  /** Name of the container, once in the Pod. Default: `""`. */
  readonly name: string;
  /** Ports that the container listens on. They inform and give names; they open nothing. One item for each `containerPort` and `protocol`. */
  readonly ports?: readonly ContainerPort[];
  /** Takes the Pod out of Services while it fails. */
  readonly readinessProbe?: Probe;
  readonly resizePolicy?: readonly ContainerResizePolicy[];
  /** Processor time and memory: requests place the Pod, limits stop it. */
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly ContainerRestartRule[];
  /** User, capabilities and profiles of this container. */
  readonly securityContext?: SecurityContext;
  /** Holds the other probes back until it succeeds. */
  readonly startupProbe?: Probe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: "FallbackToLogsOnError" | "File";
  readonly tty?: boolean;
  /** One item for each `devicePath`. */
  readonly volumeDevices?: readonly VolumeDevice[];
  /** Volumes of the Pod, with the paths where the container sees them. One item for each `mountPath`. */
  readonly volumeMounts?: readonly VolumeMount[];
  /** Folder in which the program starts. */
  readonly workingDir?: string;
};
export type EnvVar = {
  /** Name of the variable. Default: `""`. */
  readonly name: string;
  /** Text. Write numbers and booleans in quotes. */
  readonly value?: string;
  /** Takes the value from a key of a ConfigMap or Secret, or from a field of the Pod. */
  readonly valueFrom?: EnvVarSource;
};
export type EnvVarSource = {
  readonly configMapKeyRef?: ConfigMapKeySelector;
  readonly fieldRef?: ObjectFieldSelector;
  readonly fileKeyRef?: FileKeySelector;
  readonly resourceFieldRef?: ResourceFieldSelector;
  readonly secretKeyRef?: SecretKeySelector;
};
export type ConfigMapKeySelector = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type ObjectFieldSelector = {
  readonly apiVersion?: string;
  /** Default: `""`. */
  readonly fieldPath: string;
};
export type FileKeySelector = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `false`. */
  readonly optional?: boolean;
  /** Default: `""`. */
  readonly path: string;
  /** Default: `""`. */
  readonly volumeName: string;
};
export type ResourceFieldSelector = {
  readonly containerName?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly divisor?: Quantity;
  /** Default: `""`. */
  readonly resource: string;
};
export type SecretKeySelector = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type EnvFromSource = {
  readonly configMapRef?: ConfigMapEnvSource;
  readonly prefix?: string;
  readonly secretRef?: SecretEnvSource;
};
export type ConfigMapEnvSource = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type SecretEnvSource = {
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type Lifecycle = {
  readonly postStart?: LifecycleHandler;
  readonly preStop?: LifecycleHandler;
  readonly stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGRTMAX" | "SIGRTMAX-1" | "SIGRTMAX-10" | "SIGRTMAX-11" | "SIGRTMAX-12" | "SIGRTMAX-13" | "SIGRTMAX-14" | "SIGRTMAX-2" | "SIGRTMAX-3" | "SIGRTMAX-4" | "SIGRTMAX-5" | "SIGRTMAX-6" | "SIGRTMAX-7" | "SIGRTMAX-8" | "SIGRTMAX-9" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ";
};
export type LifecycleHandler = {
  readonly exec?: ExecAction;
  readonly httpGet?: HTTPGetAction;
  readonly sleep?: SleepAction;
  readonly tcpSocket?: TCPSocketAction;
};
export type ExecAction = {
  readonly command?: readonly string[];
};
export type HTTPGetAction = {
  readonly host?: string;
  readonly httpHeaders?: readonly HTTPHeader[];
  readonly path?: string;
  /** A number, or a text such as `25%`. */
  readonly port: IntOrString;
  readonly scheme?: "HTTP" | "HTTPS";
};
export type HTTPHeader = {
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly value: string;
};
export type SleepAction = {
  /** Default: `0`. */
  readonly seconds: number;
};
export type TCPSocketAction = {
  readonly host?: string;
  /** A number, or a text such as `25%`. */
  readonly port: IntOrString;
};
export type Probe = {
  /** Runs a command. Exit code 0 is a success. */
  readonly exec?: ExecAction;
  /** Failures in a row that count as failed. Default: 3. */
  readonly failureThreshold?: number;
  /** Asks the health service of gRPC. */
  readonly grpc?: GRPCAction;
  /** Asks by HTTP. An answer from 200 to 399 is a success. */
  readonly httpGet?: HTTPGetAction;
  /** Seconds after the start before the first probe. Default: 0. */
  readonly initialDelaySeconds?: number;
  /** Seconds between two probes. Default: 10. */
  readonly periodSeconds?: number;
  /** Successes in a row that count as success. Default: 1; other values are for readiness only. */
  readonly successThreshold?: number;
  /** Opens a connection. */
  readonly tcpSocket?: TCPSocketAction;
  readonly terminationGracePeriodSeconds?: number;
  /** Seconds after which a probe without answer failed. Default: 1. */
  readonly timeoutSeconds?: number;
};
export type GRPCAction = {
  /** Default: `0`. */
  readonly port: number;
  /** Default: `""`. */
  readonly service?: string;
};
export type ContainerPort = {
  /** Port on the address of the Pod. Default: `0`. */
  readonly containerPort: number;
  readonly hostIP?: string;
  /** Port on the node. At most one Pod of a node can have it. */
  readonly hostPort?: number;
  /** Name of the port, which Services and probes can use. At most 15 characters. */
  readonly name?: string;
  /** Default: `TCP`. */
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
export type ContainerResizePolicy = {
  /** Default: `""`. */
  readonly resourceName: string;
  /** Default: `""`. */
  readonly restartPolicy: string;
};
export type ResourceRequirements = {
  /** One item for each `name`. */
  readonly claims?: readonly ResourceClaim[];
  /** The most that the container gets. Over its memory limit it is killed. */
  readonly limits?: { readonly [key: string]: Quantity };
  /** What a node must have free. Default: the limits. */
  readonly requests?: { readonly [key: string]: Quantity };
};
export type ResourceClaim = {
  /** Default: `""`. */
  readonly name: string;
  readonly request?: string;
};
export type ContainerRestartRule = {
  readonly action: string;
  readonly exitCodes?: ContainerRestartRuleOnExitCodes;
};
export type ContainerRestartRuleOnExitCodes = {
  readonly operator: string;
  /** Each value once. */
  readonly values?: readonly number[];
};
export type SecurityContext = {
  /** Whether a process may get more permissions than its parent. `restricted` needs false. */
  readonly allowPrivilegeEscalation?: boolean;
  readonly appArmorProfile?: AppArmorProfile;
  /** Capabilities to add and drop. `restricted` needs `drop: [ALL]`. */
  readonly capabilities?: Capabilities;
  /** Whether the container has the permissions of the node. */
  readonly privileged?: boolean;
  readonly procMount?: "Default" | "Unmasked";
  /** Whether the file system of the image cannot be written. */
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  /** Whether the node refuses to run the container as user 0. `restricted` needs true. */
  readonly runAsNonRoot?: boolean;
  /** User id of the process. Default: that of the image. */
  readonly runAsUser?: number;
  readonly seLinuxOptions?: SELinuxOptions;
  /** Profile of system calls. `restricted` needs `RuntimeDefault` or `Localhost`. */
  readonly seccompProfile?: SeccompProfile;
  readonly windowsOptions?: WindowsSecurityContextOptions;
};
export type AppArmorProfile = {
  readonly localhostProfile?: string;
  /** Default: `""`. */
  readonly type: "Localhost" | "RuntimeDefault" | "Unconfined";
};
export type Capabilities = {
  readonly add?: readonly string[];
  readonly drop?: readonly string[];
};
export type SELinuxOptions = {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
};
export type SeccompProfile = {
  readonly localhostProfile?: string;
  /** Default: `""`. */
  readonly type: "Localhost" | "RuntimeDefault" | "Unconfined";
};
export type WindowsSecurityContextOptions = {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
};
export type VolumeDevice = {
  /** Default: `""`. */
  readonly devicePath: string;
  /** Default: `""`. */
  readonly name: string;
};
export type VolumeMount = {
  /** Path in the container. Default: `""`. */
  readonly mountPath: string;
  readonly mountPropagation?: "Bidirectional" | "HostToContainer" | "None";
  /** Name of the volume in the Pod. Default: `""`. */
  readonly name: string;
  /** Whether the container cannot write. */
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  /** Path in the volume. Later changes of a ConfigMap or Secret do not arrive there. */
  readonly subPath?: string;
  readonly subPathExpr?: string;
};
export type PodDNSConfig = {
  readonly nameservers?: readonly string[];
  readonly options?: readonly PodDNSConfigOption[];
  readonly searches?: readonly string[];
};
export type PodDNSConfigOption = {
  readonly name?: string;
  readonly value?: string;
};
export type EphemeralContainer = {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  /** One item for each `name`. */
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly image?: string;
  readonly imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  readonly lifecycle?: Lifecycle;
  readonly livenessProbe?: Probe;
  /** Default: `""`. */
  readonly name: string;
  /** One item for each `containerPort` and `protocol`. */
  readonly ports?: readonly ContainerPort[];
  readonly readinessProbe?: Probe;
  readonly resizePolicy?: readonly ContainerResizePolicy[];
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly ContainerRestartRule[];
  readonly securityContext?: SecurityContext;
  readonly startupProbe?: Probe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly targetContainerName?: string;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: "FallbackToLogsOnError" | "File";
  readonly tty?: boolean;
  /** One item for each `devicePath`. */
  readonly volumeDevices?: readonly VolumeDevice[];
  /** One item for each `mountPath`. */
  readonly volumeMounts?: readonly VolumeMount[];
  readonly workingDir?: string;
};
export type HostAlias = {
  readonly hostnames?: readonly string[];
  /** Default: `""`. */
  readonly ip: string;
};
export type LocalObjectReference = {
  /** Default: `""`. */
  readonly name?: string;
};
export type PodOS = {
  /** Default: `""`. */
  readonly name: string;
};
export type PodReadinessGate = {
  /** Default: `""`. */
  readonly conditionType: string;
};
export type PodResourceClaim = {
  /** Default: `""`. */
  readonly name: string;
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
};
export type PodSchedulingGate = {
  /** Default: `""`. */
  readonly name: string;
};
export type PodSchedulingGroup = {
  readonly podGroupName?: string;
};
export type PodSecurityContext = {
  readonly appArmorProfile?: AppArmorProfile;
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: "Always" | "OnRootMismatch";
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxChangePolicy?: string;
  readonly seLinuxOptions?: SELinuxOptions;
  readonly seccompProfile?: SeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly supplementalGroupsPolicy?: "Merge" | "Strict";
  readonly sysctls?: readonly Sysctl[];
  readonly windowsOptions?: WindowsSecurityContextOptions;
};
export type Sysctl = {
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly value: string;
};
export type Toleration = {
  readonly effect?: "NoExecute" | "NoSchedule" | "PreferNoSchedule";
  readonly key?: string;
  readonly operator?: "Equal" | "Exists" | "Gt" | "Lt";
  readonly tolerationSeconds?: number;
  readonly value?: string;
};
export type TopologySpreadConstraint = {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  /** Default: `0`. */
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: "Honor" | "Ignore";
  readonly nodeTaintsPolicy?: "Honor" | "Ignore";
  /** Default: `""`. */
  readonly topologyKey: string;
  /** Default: `""`. */
  readonly whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
};
export type Volume = {
  readonly awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  readonly azureDisk?: AzureDiskVolumeSource;
  readonly azureFile?: AzureFileVolumeSource;
  readonly cephfs?: CephFSVolumeSource;
  readonly cinder?: CinderVolumeSource;
  readonly configMap?: ConfigMapVolumeSource;
  readonly csi?: CSIVolumeSource;
  readonly downwardAPI?: DownwardAPIVolumeSource;
  readonly emptyDir?: EmptyDirVolumeSource;
  readonly ephemeral?: EphemeralVolumeSource;
  readonly fc?: FCVolumeSource;
  readonly flexVolume?: FlexVolumeSource;
  readonly flocker?: FlockerVolumeSource;
  readonly gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  readonly gitRepo?: GitRepoVolumeSource;
  readonly glusterfs?: GlusterfsVolumeSource;
  readonly hostPath?: HostPathVolumeSource;
  readonly image?: ImageVolumeSource;
  readonly iscsi?: ISCSIVolumeSource;
  /** Default: `""`. */
  readonly name: string;
  readonly nfs?: NFSVolumeSource;
  readonly persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  readonly photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  readonly portworxVolume?: PortworxVolumeSource;
  readonly projected?: ProjectedVolumeSource;
  readonly quobyte?: QuobyteVolumeSource;
  readonly rbd?: RBDVolumeSource;
  readonly scaleIO?: ScaleIOVolumeSource;
  readonly secret?: SecretVolumeSource;
  readonly storageos?: StorageOSVolumeSource;
  readonly vsphereVolume?: VsphereVirtualDiskVolumeSource;
};
export type AWSElasticBlockStoreVolumeSource = {
  readonly fsType?: string;
  readonly partition?: number;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type AzureDiskVolumeSource = {
  /** Default: `"ReadWrite"`. */
  readonly cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  /** Default: `""`. */
  readonly diskName: string;
  /** Default: `""`. */
  readonly diskURI: string;
  /** Default: `"ext4"`. */
  readonly fsType?: string;
  /** Default: `"Shared"`. */
  readonly kind?: "Dedicated" | "Managed" | "Shared";
  /** Default: `false`. */
  readonly readOnly?: boolean;
};
export type AzureFileVolumeSource = {
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly secretName: string;
  /** Default: `""`. */
  readonly shareName: string;
};
export type CephFSVolumeSource = {
  readonly monitors: readonly string[];
  readonly path?: string;
  readonly readOnly?: boolean;
  readonly secretFile?: string;
  readonly secretRef?: LocalObjectReference;
  readonly user?: string;
};
export type CinderVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type ConfigMapVolumeSource = {
  readonly defaultMode?: number;
  readonly items?: readonly KeyToPath[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type KeyToPath = {
  /** Default: `""`. */
  readonly key: string;
  readonly mode?: number;
  /** Default: `""`. */
  readonly path: string;
};
export type CSIVolumeSource = {
  /** Default: `""`. */
  readonly driver: string;
  readonly fsType?: string;
  readonly nodePublishSecretRef?: LocalObjectReference;
  readonly readOnly?: boolean;
  readonly volumeAttributes?: { readonly [key: string]: string };
};
export type DownwardAPIVolumeSource = {
  readonly defaultMode?: number;
  readonly items?: readonly DownwardAPIVolumeFile[];
};
export type DownwardAPIVolumeFile = {
  readonly fieldRef?: ObjectFieldSelector;
  readonly mode?: number;
  /** Default: `""`. */
  readonly path: string;
  readonly resourceFieldRef?: ResourceFieldSelector;
};
export type EmptyDirVolumeSource = {
  readonly medium?: string;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly sizeLimit?: Quantity;
};
export type EphemeralVolumeSource = {
  readonly volumeClaimTemplate?: PersistentVolumeClaimTemplate;
};
export type PersistentVolumeClaimTemplate = {
  readonly metadata?: TemplateObjectMeta;
  readonly spec: PersistentVolumeClaimSpec;
};
export type PersistentVolumeClaimSpec = {
  readonly accessModes?: readonly ("ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod")[];
  readonly dataSource?: TypedLocalObjectReference;
  readonly dataSourceRef?: TypedObjectReference;
  readonly resources?: VolumeResourceRequirements;
  readonly selector?: LabelSelector;
  readonly storageClassName?: string;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: "Block" | "Filesystem";
  readonly volumeName?: string;
};
export type TypedLocalObjectReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
};
export type TypedObjectReference = {
  readonly apiGroup?: string;
  /** Default: `""`. */
  readonly kind: string;
  /** Default: `""`. */
  readonly name: string;
  readonly namespace?: string;
};
export type VolumeResourceRequirements = {
  readonly limits?: { readonly [key: string]: Quantity };
  readonly requests?: { readonly [key: string]: Quantity };
};
export type FCVolumeSource = {
  readonly fsType?: string;
  readonly lun?: number;
  readonly readOnly?: boolean;
  readonly targetWWNs?: readonly string[];
  readonly wwids?: readonly string[];
};
export type FlexVolumeSource = {
  /** Default: `""`. */
  readonly driver: string;
  readonly fsType?: string;
  readonly options?: { readonly [key: string]: string };
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
};
export type FlockerVolumeSource = {
  readonly datasetName?: string;
  readonly datasetUUID?: string;
};
export type GCEPersistentDiskVolumeSource = {
  readonly fsType?: string;
  readonly partition?: number;
  /** Default: `""`. */
  readonly pdName: string;
  readonly readOnly?: boolean;
};
export type GitRepoVolumeSource = {
  readonly directory?: string;
  /** Default: `""`. */
  readonly repository: string;
  readonly revision?: string;
};
export type GlusterfsVolumeSource = {
  /** Default: `""`. */
  readonly endpoints: string;
  /** Default: `""`. */
  readonly path: string;
  readonly readOnly?: boolean;
};
export type HostPathVolumeSource = {
  /** Default: `""`. */
  readonly path: string;
  readonly type?: "" | "BlockDevice" | "CharDevice" | "Directory" | "DirectoryOrCreate" | "File" | "FileOrCreate" | "Socket";
};
export type ImageVolumeSource = {
  readonly pullPolicy?: "Always" | "IfNotPresent" | "Never";
  readonly reference?: string;
};
export type ISCSIVolumeSource = {
  readonly chapAuthDiscovery?: boolean;
  readonly chapAuthSession?: boolean;
  readonly fsType?: string;
  readonly initiatorName?: string;
  /** Default: `""`. */
  readonly iqn: string;
  /** Default: `"default"`. */
  readonly iscsiInterface?: string;
  /** Default: `0`. */
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  /** Default: `""`. */
  readonly targetPortal: string;
};
export type NFSVolumeSource = {
  /** Default: `""`. */
  readonly path: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly server: string;
};
export type PersistentVolumeClaimVolumeSource = {
  /** Default: `""`. */
  readonly claimName: string;
  readonly readOnly?: boolean;
};
export type PhotonPersistentDiskVolumeSource = {
  readonly fsType?: string;
  /** Default: `""`. */
  readonly pdID: string;
};
export type PortworxVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type ProjectedVolumeSource = {
  readonly defaultMode?: number;
  readonly sources?: readonly VolumeProjection[];
};
export type VolumeProjection = {
  readonly clusterTrustBundle?: ClusterTrustBundleProjection;
  readonly configMap?: ConfigMapProjection;
  readonly downwardAPI?: DownwardAPIProjection;
  readonly podCertificate?: PodCertificateProjection;
  readonly secret?: SecretProjection;
  readonly serviceAccountToken?: ServiceAccountTokenProjection;
};
export type ClusterTrustBundleProjection = {
  readonly labelSelector?: LabelSelector;
  readonly name?: string;
  readonly optional?: boolean;
  /** Default: `""`. */
  readonly path: string;
  readonly signerName?: string;
};
export type ConfigMapProjection = {
  readonly items?: readonly KeyToPath[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type DownwardAPIProjection = {
  readonly items?: readonly DownwardAPIVolumeFile[];
};
export type PodCertificateProjection = {
  readonly certificateChainPath?: string;
  readonly credentialBundlePath?: string;
  readonly keyPath?: string;
  readonly keyType: string;
  readonly maxExpirationSeconds?: number;
  readonly signerName: string;
  readonly userAnnotations?: { readonly [key: string]: string };
};
export type SecretProjection = {
  readonly items?: readonly KeyToPath[];
  /** Default: `""`. */
  readonly name?: string;
  readonly optional?: boolean;
};
export type ServiceAccountTokenProjection = {
  readonly audience?: string;
  readonly expirationSeconds?: number;
  /** Default: `""`. */
  readonly path: string;
};
export type QuobyteVolumeSource = {
  readonly group?: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  /** Default: `""`. */
  readonly volume: string;
};
export type RBDVolumeSource = {
  readonly fsType?: string;
  /** Default: `""`. */
  readonly image: string;
  /** Default: `"/etc/ceph/keyring"`. */
  readonly keyring?: string;
  readonly monitors: readonly string[];
  /** Default: `"rbd"`. */
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  /** Default: `"admin"`. */
  readonly user?: string;
};
export type ScaleIOVolumeSource = {
  /** Default: `"xfs"`. */
  readonly fsType?: string;
  /** Default: `""`. */
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: LocalObjectReference;
  readonly sslEnabled?: boolean;
  /** Default: `"ThinProvisioned"`. */
  readonly storageMode?: string;
  readonly storagePool?: string;
  /** Default: `""`. */
  readonly system: string;
  readonly volumeName?: string;
};
export type SecretVolumeSource = {
  readonly defaultMode?: number;
  readonly items?: readonly KeyToPath[];
  readonly optional?: boolean;
  readonly secretName?: string;
};
export type StorageOSVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly volumeName?: string;
  readonly volumeNamespace?: string;
};
export type VsphereVirtualDiskVolumeSource = {
  readonly fsType?: string;
  readonly storagePolicyID?: string;
  readonly storagePolicyName?: string;
  /** Default: `""`. */
  readonly volumePath: string;
};
