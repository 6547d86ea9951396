// Generated from kubernetes-v1.36.3/apis_apps_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta, TemplateObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IntOrString = number | string;
export type Quantity = string | number;

export type Deployment = {
  readonly apiVersion: "apps/v1";
  readonly kind: "Deployment";
  readonly metadata: ObjectMeta;
  readonly spec?: DeploymentSpec;
};
export type DeploymentSpec = {
  readonly minReadySeconds?: number;
  readonly paused?: boolean;
  readonly progressDeadlineSeconds?: number;
  readonly replicas?: number;
  readonly revisionHistoryLimit?: number;
  readonly selector: LabelSelector;
  readonly strategy?: DeploymentStrategy;
  readonly template: PodTemplateSpec;
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type DeploymentStrategy = {
  readonly rollingUpdate?: RollingUpdateDeployment;
  readonly type?: "Recreate" | "RollingUpdate";
};
export type RollingUpdateDeployment = {
  readonly maxSurge?: IntOrString;
  readonly maxUnavailable?: IntOrString;
};
export type PodTemplateSpec = {
  readonly metadata?: TemplateObjectMeta;
  readonly spec?: PodSpec;
};
export type PodSpec = {
  readonly activeDeadlineSeconds?: number;
  readonly affinity?: Affinity;
  readonly automountServiceAccountToken?: boolean;
  readonly containers: readonly Container[];
  readonly dnsConfig?: PodDNSConfig;
  readonly dnsPolicy?: "ClusterFirst" | "ClusterFirstWithHostNet" | "Default" | "None";
  readonly enableServiceLinks?: boolean;
  readonly ephemeralContainers?: readonly EphemeralContainer[];
  readonly hostAliases?: readonly HostAlias[];
  readonly hostIPC?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostUsers?: boolean;
  readonly hostname?: string;
  readonly hostnameOverride?: string;
  readonly imagePullSecrets?: readonly LocalObjectReference[];
  readonly initContainers?: readonly Container[];
  readonly nodeName?: string;
  readonly nodeSelector?: { readonly [key: string]: string };
  readonly os?: PodOS;
  readonly overhead?: { readonly [key: string]: Quantity };
  readonly preemptionPolicy?: "Never" | "PreemptLowerPriority";
  readonly priority?: number;
  readonly priorityClassName?: string;
  readonly readinessGates?: readonly PodReadinessGate[];
  readonly resourceClaims?: readonly PodResourceClaim[];
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: "Always" | "Never" | "OnFailure";
  readonly runtimeClassName?: string;
  readonly schedulerName?: string;
  readonly schedulingGates?: readonly PodSchedulingGate[];
  readonly schedulingGroup?: PodSchedulingGroup;
  readonly securityContext?: PodSecurityContext;
  readonly serviceAccount?: string;
  readonly serviceAccountName?: string;
  readonly setHostnameAsFQDN?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly subdomain?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly tolerations?: readonly Toleration[];
  readonly topologySpreadConstraints?: readonly TopologySpreadConstraint[];
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
  readonly weight: number;
};
export type NodeSelectorTerm = {
  readonly matchExpressions?: readonly NodeSelectorRequirement[];
  readonly matchFields?: readonly NodeSelectorRequirement[];
};
export type NodeSelectorRequirement = {
  readonly key: string;
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
  readonly weight: number;
};
export type PodAffinityTerm = {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: LabelSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
};
export type PodAntiAffinity = {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
};
export type Container = {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly image?: string;
  readonly imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  readonly lifecycle?: Lifecycle;
  readonly livenessProbe?: Probe;
  readonly name: string;
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
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: "FallbackToLogsOnError" | "File";
  readonly tty?: boolean;
  readonly volumeDevices?: readonly VolumeDevice[];
  readonly volumeMounts?: readonly VolumeMount[];
  readonly workingDir?: string;
};
export type EnvVar = {
  readonly name: string;
  readonly value?: string;
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
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
};
export type ObjectFieldSelector = {
  readonly apiVersion?: string;
  readonly fieldPath: string;
};
export type FileKeySelector = {
  readonly key: string;
  readonly optional?: boolean;
  readonly path: string;
  readonly volumeName: string;
};
export type ResourceFieldSelector = {
  readonly containerName?: string;
  readonly divisor?: Quantity;
  readonly resource: string;
};
export type SecretKeySelector = {
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
};
export type EnvFromSource = {
  readonly configMapRef?: ConfigMapEnvSource;
  readonly prefix?: string;
  readonly secretRef?: SecretEnvSource;
};
export type ConfigMapEnvSource = {
  readonly name?: string;
  readonly optional?: boolean;
};
export type SecretEnvSource = {
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
  readonly port: IntOrString;
  readonly scheme?: "HTTP" | "HTTPS";
};
export type HTTPHeader = {
  readonly name: string;
  readonly value: string;
};
export type SleepAction = {
  readonly seconds: number;
};
export type TCPSocketAction = {
  readonly host?: string;
  readonly port: IntOrString;
};
export type Probe = {
  readonly exec?: ExecAction;
  readonly failureThreshold?: number;
  readonly grpc?: GRPCAction;
  readonly httpGet?: HTTPGetAction;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: TCPSocketAction;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
};
export type GRPCAction = {
  readonly port: number;
  readonly service?: string;
};
export type ContainerPort = {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
export type ContainerResizePolicy = {
  readonly resourceName: string;
  readonly restartPolicy: string;
};
export type ResourceRequirements = {
  readonly claims?: readonly ResourceClaim[];
  readonly limits?: { readonly [key: string]: Quantity };
  readonly requests?: { readonly [key: string]: Quantity };
};
export type ResourceClaim = {
  readonly name: string;
  readonly request?: string;
};
export type ContainerRestartRule = {
  readonly action: string;
  readonly exitCodes?: ContainerRestartRuleOnExitCodes;
};
export type ContainerRestartRuleOnExitCodes = {
  readonly operator: string;
  readonly values?: readonly number[];
};
export type SecurityContext = {
  readonly allowPrivilegeEscalation?: boolean;
  readonly appArmorProfile?: AppArmorProfile;
  readonly capabilities?: Capabilities;
  readonly privileged?: boolean;
  readonly procMount?: "Default" | "Unmasked";
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: SELinuxOptions;
  readonly seccompProfile?: SeccompProfile;
  readonly windowsOptions?: WindowsSecurityContextOptions;
};
export type AppArmorProfile = {
  readonly localhostProfile?: string;
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
  readonly type: "Localhost" | "RuntimeDefault" | "Unconfined";
};
export type WindowsSecurityContextOptions = {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
};
export type VolumeDevice = {
  readonly devicePath: string;
  readonly name: string;
};
export type VolumeMount = {
  readonly mountPath: string;
  readonly mountPropagation?: "Bidirectional" | "HostToContainer" | "None";
  readonly name: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
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
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly image?: string;
  readonly imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  readonly lifecycle?: Lifecycle;
  readonly livenessProbe?: Probe;
  readonly name: string;
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
  readonly volumeDevices?: readonly VolumeDevice[];
  readonly volumeMounts?: readonly VolumeMount[];
  readonly workingDir?: string;
};
export type HostAlias = {
  readonly hostnames?: readonly string[];
  readonly ip: string;
};
export type LocalObjectReference = {
  readonly name?: string;
};
export type PodOS = {
  readonly name: string;
};
export type PodReadinessGate = {
  readonly conditionType: string;
};
export type PodResourceClaim = {
  readonly name: string;
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
};
export type PodSchedulingGate = {
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
  readonly name: string;
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
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: "Honor" | "Ignore";
  readonly nodeTaintsPolicy?: "Honor" | "Ignore";
  readonly topologyKey: string;
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
  readonly volumeID: string;
};
export type AzureDiskVolumeSource = {
  readonly cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  readonly diskName: string;
  readonly diskURI: string;
  readonly fsType?: string;
  readonly kind?: "Dedicated" | "Managed" | "Shared";
  readonly readOnly?: boolean;
};
export type AzureFileVolumeSource = {
  readonly readOnly?: boolean;
  readonly secretName: string;
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
  readonly volumeID: string;
};
export type ConfigMapVolumeSource = {
  readonly defaultMode?: number;
  readonly items?: readonly KeyToPath[];
  readonly name?: string;
  readonly optional?: boolean;
};
export type KeyToPath = {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
};
export type CSIVolumeSource = {
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
  readonly path: string;
  readonly resourceFieldRef?: ResourceFieldSelector;
};
export type EmptyDirVolumeSource = {
  readonly medium?: string;
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
  readonly kind: string;
  readonly name: string;
};
export type TypedObjectReference = {
  readonly apiGroup?: string;
  readonly kind: string;
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
  readonly pdName: string;
  readonly readOnly?: boolean;
};
export type GitRepoVolumeSource = {
  readonly directory?: string;
  readonly repository: string;
  readonly revision?: string;
};
export type GlusterfsVolumeSource = {
  readonly endpoints: string;
  readonly path: string;
  readonly readOnly?: boolean;
};
export type HostPathVolumeSource = {
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
  readonly iqn: string;
  readonly iscsiInterface?: string;
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly targetPortal: string;
};
export type NFSVolumeSource = {
  readonly path: string;
  readonly readOnly?: boolean;
  readonly server: string;
};
export type PersistentVolumeClaimVolumeSource = {
  readonly claimName: string;
  readonly readOnly?: boolean;
};
export type PhotonPersistentDiskVolumeSource = {
  readonly fsType?: string;
  readonly pdID: string;
};
export type PortworxVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
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
  readonly path: string;
  readonly signerName?: string;
};
export type ConfigMapProjection = {
  readonly items?: readonly KeyToPath[];
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
  readonly name?: string;
  readonly optional?: boolean;
};
export type ServiceAccountTokenProjection = {
  readonly audience?: string;
  readonly expirationSeconds?: number;
  readonly path: string;
};
export type QuobyteVolumeSource = {
  readonly group?: string;
  readonly readOnly?: boolean;
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  readonly volume: string;
};
export type RBDVolumeSource = {
  readonly fsType?: string;
  readonly image: string;
  readonly keyring?: string;
  readonly monitors: readonly string[];
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly user?: string;
};
export type ScaleIOVolumeSource = {
  readonly fsType?: string;
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: LocalObjectReference;
  readonly sslEnabled?: boolean;
  readonly storageMode?: string;
  readonly storagePool?: string;
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
  readonly volumePath: string;
};
