/**
 * The part of the OpenAPI of kustomize 5.8 that strategic merge needs. It is that of Kubernetes 1.21.2: newer kinds and fields have no
 * merge keys. A line is `definition|kinds|fields`, a field `name=type`: the name of a definition, `[items]/strategy/keys` for a list,
 * `{values}` for a map, `.` for a type without merged lists.
 */
export const MERGE_DEFINITIONS = `
admissionregistration.v1.MutatingWebhook||admissionReviewVersions=[] clientConfig=. namespaceSelector=meta.v1.LabelSelector objectSelector=meta.v1.LabelSelector rules=[]
admissionregistration.v1.MutatingWebhookConfiguration|admissionregistration.k8s.io/v1/MutatingWebhookConfiguration|metadata=meta.v1.ObjectMeta webhooks=[admissionregistration.v1.MutatingWebhook]/merge/name
admissionregistration.v1.ValidatingWebhook||admissionReviewVersions=[] clientConfig=. namespaceSelector=meta.v1.LabelSelector objectSelector=meta.v1.LabelSelector rules=[]
admissionregistration.v1.ValidatingWebhookConfiguration|admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration|metadata=meta.v1.ObjectMeta webhooks=[admissionregistration.v1.ValidatingWebhook]/merge/name
admissionregistration.v1beta1.MutatingWebhook||admissionReviewVersions=[] clientConfig=. namespaceSelector=meta.v1.LabelSelector objectSelector=meta.v1.LabelSelector rules=[]
admissionregistration.v1beta1.MutatingWebhookConfiguration|admissionregistration.k8s.io/v1beta1/MutatingWebhookConfiguration|metadata=meta.v1.ObjectMeta webhooks=[admissionregistration.v1beta1.MutatingWebhook]/merge/name
admissionregistration.v1beta1.ValidatingWebhook||admissionReviewVersions=[] clientConfig=. namespaceSelector=meta.v1.LabelSelector objectSelector=meta.v1.LabelSelector rules=[]
admissionregistration.v1beta1.ValidatingWebhookConfiguration|admissionregistration.k8s.io/v1beta1/ValidatingWebhookConfiguration|metadata=meta.v1.ObjectMeta webhooks=[admissionregistration.v1beta1.ValidatingWebhook]/merge/name
apiextensions.v1.CustomResourceDefinition|apiextensions.k8s.io/v1/CustomResourceDefinition|metadata=meta.v1.ObjectMeta spec=. status=.
apiextensions.v1beta1.CustomResourceDefinition|apiextensions.k8s.io/v1beta1/CustomResourceDefinition|metadata=meta.v1.ObjectMeta spec=. status=.
apiregistration.v1.APIService|apiregistration.k8s.io/v1/APIService|metadata=meta.v1.ObjectMeta spec=. status=apiregistration.v1.APIServiceStatus
apiregistration.v1.APIServiceStatus||conditions=[]/merge/type
apiregistration.v1beta1.APIService|apiregistration.k8s.io/v1beta1/APIService|metadata=meta.v1.ObjectMeta spec=. status=apiregistration.v1beta1.APIServiceStatus
apiregistration.v1beta1.APIServiceStatus||conditions=[]/merge/type
apps.v1.ControllerRevision|apps/v1/ControllerRevision|data=. metadata=meta.v1.ObjectMeta
apps.v1.DaemonSet|apps/v1/DaemonSet|metadata=meta.v1.ObjectMeta spec=apps.v1.DaemonSetSpec status=apps.v1.DaemonSetStatus
apps.v1.DaemonSetSpec||selector=meta.v1.LabelSelector template=core.v1.PodTemplateSpec updateStrategy=.
apps.v1.DaemonSetStatus||conditions=[]/merge/type
apps.v1.Deployment|apps/v1/Deployment|metadata=meta.v1.ObjectMeta spec=apps.v1.DeploymentSpec status=apps.v1.DeploymentStatus
apps.v1.DeploymentSpec||selector=meta.v1.LabelSelector strategy=. template=core.v1.PodTemplateSpec
apps.v1.DeploymentStatus||conditions=[]/merge/type
apps.v1.Kustomization|kustomize.config.k8s.io/v1beta1/Kustomization|configMapGenerator=[]/merge/name secretGenerator=[]/merge/name
apps.v1.ReplicaSet|apps/v1/ReplicaSet|metadata=meta.v1.ObjectMeta spec=apps.v1.ReplicaSetSpec status=apps.v1.ReplicaSetStatus
apps.v1.ReplicaSetSpec||selector=meta.v1.LabelSelector template=core.v1.PodTemplateSpec
apps.v1.ReplicaSetStatus||conditions=[]/merge/type
apps.v1.StatefulSet|apps/v1/StatefulSet|metadata=meta.v1.ObjectMeta spec=apps.v1.StatefulSetSpec status=apps.v1.StatefulSetStatus
apps.v1.StatefulSetSpec||selector=meta.v1.LabelSelector template=core.v1.PodTemplateSpec updateStrategy=. volumeClaimTemplates=[core.v1.PersistentVolumeClaim]
apps.v1.StatefulSetStatus||conditions=[]/merge/type
authentication.v1.TokenRequest|authentication.k8s.io/v1/TokenRequest|metadata=meta.v1.ObjectMeta spec=. status=.
authentication.v1.TokenReview|authentication.k8s.io/v1/TokenReview|metadata=meta.v1.ObjectMeta spec=. status=.
authentication.v1beta1.TokenReview|authentication.k8s.io/v1beta1/TokenReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1.LocalSubjectAccessReview|authorization.k8s.io/v1/LocalSubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1.SelfSubjectAccessReview|authorization.k8s.io/v1/SelfSubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1.SelfSubjectRulesReview|authorization.k8s.io/v1/SelfSubjectRulesReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1.SubjectAccessReview|authorization.k8s.io/v1/SubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1beta1.LocalSubjectAccessReview|authorization.k8s.io/v1beta1/LocalSubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1beta1.SelfSubjectAccessReview|authorization.k8s.io/v1beta1/SelfSubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1beta1.SelfSubjectRulesReview|authorization.k8s.io/v1beta1/SelfSubjectRulesReview|metadata=meta.v1.ObjectMeta spec=. status=.
authorization.v1beta1.SubjectAccessReview|authorization.k8s.io/v1beta1/SubjectAccessReview|metadata=meta.v1.ObjectMeta spec=. status=.
autoscaling.v1.HorizontalPodAutoscaler|autoscaling/v1/HorizontalPodAutoscaler|metadata=meta.v1.ObjectMeta spec=. status=.
autoscaling.v1.Scale|autoscaling/v1/Scale|metadata=meta.v1.ObjectMeta spec=. status=.
autoscaling.v2beta1.ExternalMetricSource||metricSelector=meta.v1.LabelSelector targetAverageValue=. targetValue=.
autoscaling.v2beta1.ExternalMetricStatus||currentAverageValue=. currentValue=. metricSelector=meta.v1.LabelSelector
autoscaling.v2beta1.HorizontalPodAutoscaler|autoscaling/v2beta1/HorizontalPodAutoscaler|metadata=meta.v1.ObjectMeta spec=autoscaling.v2beta1.HorizontalPodAutoscalerSpec status=autoscaling.v2beta1.HorizontalPodAutoscalerStatus
autoscaling.v2beta1.HorizontalPodAutoscalerSpec||metrics=[autoscaling.v2beta1.MetricSpec] scaleTargetRef=.
autoscaling.v2beta1.HorizontalPodAutoscalerStatus||conditions=[] currentMetrics=[autoscaling.v2beta1.MetricStatus] lastScaleTime=.
autoscaling.v2beta1.MetricSpec||containerResource=. external=autoscaling.v2beta1.ExternalMetricSource object=autoscaling.v2beta1.ObjectMetricSource pods=autoscaling.v2beta1.PodsMetricSource resource=.
autoscaling.v2beta1.MetricStatus||containerResource=. external=autoscaling.v2beta1.ExternalMetricStatus object=autoscaling.v2beta1.ObjectMetricStatus pods=autoscaling.v2beta1.PodsMetricStatus resource=.
autoscaling.v2beta1.ObjectMetricSource||averageValue=. selector=meta.v1.LabelSelector target=. targetValue=.
autoscaling.v2beta1.ObjectMetricStatus||averageValue=. currentValue=. selector=meta.v1.LabelSelector target=.
autoscaling.v2beta1.PodsMetricSource||selector=meta.v1.LabelSelector targetAverageValue=.
autoscaling.v2beta1.PodsMetricStatus||currentAverageValue=. selector=meta.v1.LabelSelector
autoscaling.v2beta2.ExternalMetricSource||metric=autoscaling.v2beta2.MetricIdentifier target=.
autoscaling.v2beta2.ExternalMetricStatus||current=. metric=autoscaling.v2beta2.MetricIdentifier
autoscaling.v2beta2.HorizontalPodAutoscaler|autoscaling/v2beta2/HorizontalPodAutoscaler|metadata=meta.v1.ObjectMeta spec=autoscaling.v2beta2.HorizontalPodAutoscalerSpec status=autoscaling.v2beta2.HorizontalPodAutoscalerStatus
autoscaling.v2beta2.HorizontalPodAutoscalerSpec||behavior=. metrics=[autoscaling.v2beta2.MetricSpec] scaleTargetRef=.
autoscaling.v2beta2.HorizontalPodAutoscalerStatus||conditions=[] currentMetrics=[autoscaling.v2beta2.MetricStatus] lastScaleTime=.
autoscaling.v2beta2.MetricIdentifier||selector=meta.v1.LabelSelector
autoscaling.v2beta2.MetricSpec||containerResource=. external=autoscaling.v2beta2.ExternalMetricSource object=autoscaling.v2beta2.ObjectMetricSource pods=autoscaling.v2beta2.PodsMetricSource resource=.
autoscaling.v2beta2.MetricStatus||containerResource=. external=autoscaling.v2beta2.ExternalMetricStatus object=autoscaling.v2beta2.ObjectMetricStatus pods=autoscaling.v2beta2.PodsMetricStatus resource=.
autoscaling.v2beta2.ObjectMetricSource||describedObject=. metric=autoscaling.v2beta2.MetricIdentifier target=.
autoscaling.v2beta2.ObjectMetricStatus||current=. describedObject=. metric=autoscaling.v2beta2.MetricIdentifier
autoscaling.v2beta2.PodsMetricSource||metric=autoscaling.v2beta2.MetricIdentifier target=.
autoscaling.v2beta2.PodsMetricStatus||current=. metric=autoscaling.v2beta2.MetricIdentifier
batch.v1.CronJob|batch/v1/CronJob|metadata=meta.v1.ObjectMeta spec=batch.v1.CronJobSpec status=.
batch.v1.CronJobSpec||jobTemplate=batch.v1.JobTemplateSpec
batch.v1.Job|batch/v1/Job|metadata=meta.v1.ObjectMeta spec=batch.v1.JobSpec status=batch.v1.JobStatus
batch.v1.JobSpec||selector=meta.v1.LabelSelector template=core.v1.PodTemplateSpec
batch.v1.JobStatus||completionTime=. conditions=[]/merge/type startTime=.
batch.v1.JobTemplateSpec||metadata=meta.v1.ObjectMeta spec=batch.v1.JobSpec
batch.v1beta1.CronJob|batch/v1beta1/CronJob|metadata=meta.v1.ObjectMeta spec=batch.v1beta1.CronJobSpec status=.
batch.v1beta1.CronJobSpec||jobTemplate=batch.v1beta1.JobTemplateSpec
batch.v1beta1.JobTemplateSpec||metadata=meta.v1.ObjectMeta spec=batch.v1.JobSpec
certificates.v1.CertificateSigningRequest|certificates.k8s.io/v1/CertificateSigningRequest|metadata=meta.v1.ObjectMeta spec=. status=.
certificates.v1beta1.CertificateSigningRequest|certificates.k8s.io/v1beta1/CertificateSigningRequest|metadata=meta.v1.ObjectMeta spec=. status=.
coordination.v1.Lease|coordination.k8s.io/v1/Lease|metadata=meta.v1.ObjectMeta spec=.
coordination.v1beta1.Lease|coordination.k8s.io/v1beta1/Lease|metadata=meta.v1.ObjectMeta spec=.
core.v1.Affinity||nodeAffinity=. podAffinity=core.v1.PodAffinity podAntiAffinity=core.v1.PodAntiAffinity
core.v1.Binding|v1/Binding|metadata=meta.v1.ObjectMeta target=.
core.v1.ComponentStatus|v1/ComponentStatus|conditions=[]/merge/type metadata=meta.v1.ObjectMeta
core.v1.ConfigMap|v1/ConfigMap|binaryData={} data={} metadata=meta.v1.ObjectMeta
core.v1.Container||args=[] command=[] env=[]/merge/name envFrom=[] lifecycle=. livenessProbe=. ports=[]/merge/containerPort+protocol readinessProbe=. resources=. securityContext=. startupProbe=. volumeDevices=[]/merge/devicePath volumeMounts=[]/merge/mountPath
core.v1.Endpoints|v1/Endpoints|metadata=meta.v1.ObjectMeta subsets=[]
core.v1.EphemeralContainer||args=[] command=[] env=[]/merge/name envFrom=[] lifecycle=. livenessProbe=. ports=[] readinessProbe=. resources=. securityContext=. startupProbe=. volumeDevices=[]/merge/devicePath volumeMounts=[]/merge/mountPath
core.v1.EphemeralVolumeSource||volumeClaimTemplate=core.v1.PersistentVolumeClaimTemplate
core.v1.Event|v1/Event|eventTime=. firstTimestamp=. involvedObject=. lastTimestamp=. metadata=meta.v1.ObjectMeta related=. series=. source=.
core.v1.LimitRange|v1/LimitRange|metadata=meta.v1.ObjectMeta spec=.
core.v1.Namespace|v1/Namespace|metadata=meta.v1.ObjectMeta spec=. status=core.v1.NamespaceStatus
core.v1.NamespaceStatus||conditions=[]/merge/type
core.v1.Node|v1/Node|metadata=meta.v1.ObjectMeta spec=core.v1.NodeSpec status=core.v1.NodeStatus
core.v1.NodeSpec||configSource=. podCIDRs=[]/merge taints=[]
core.v1.NodeStatus||addresses=[]/merge/type allocatable={} capacity={} conditions=[]/merge/type config=. daemonEndpoints=. images=[] nodeInfo=. volumesAttached=[] volumesInUse=[]
core.v1.PersistentVolume|v1/PersistentVolume|metadata=meta.v1.ObjectMeta spec=. status=.
core.v1.PersistentVolumeClaim|v1/PersistentVolumeClaim|metadata=meta.v1.ObjectMeta spec=core.v1.PersistentVolumeClaimSpec status=core.v1.PersistentVolumeClaimStatus
core.v1.PersistentVolumeClaimSpec||accessModes=[] dataSource=. resources=. selector=meta.v1.LabelSelector
core.v1.PersistentVolumeClaimStatus||accessModes=[] capacity={} conditions=[]/merge/type
core.v1.PersistentVolumeClaimTemplate||metadata=meta.v1.ObjectMeta spec=core.v1.PersistentVolumeClaimSpec
core.v1.Pod|v1/Pod|metadata=meta.v1.ObjectMeta spec=core.v1.PodSpec status=core.v1.PodStatus
core.v1.PodAffinity||preferredDuringSchedulingIgnoredDuringExecution=[core.v1.WeightedPodAffinityTerm] requiredDuringSchedulingIgnoredDuringExecution=[core.v1.PodAffinityTerm]
core.v1.PodAffinityTerm||labelSelector=meta.v1.LabelSelector namespaceSelector=meta.v1.LabelSelector namespaces=[]
core.v1.PodAntiAffinity||preferredDuringSchedulingIgnoredDuringExecution=[core.v1.WeightedPodAffinityTerm] requiredDuringSchedulingIgnoredDuringExecution=[core.v1.PodAffinityTerm]
core.v1.PodSpec||affinity=core.v1.Affinity containers=[core.v1.Container]/merge/name dnsConfig=. ephemeralContainers=[core.v1.EphemeralContainer]/merge/name hostAliases=[]/merge/ip imagePullSecrets=[]/merge/name initContainers=[core.v1.Container]/merge/name nodeSelector={} overhead={} readinessGates=[] securityContext=. tolerations=[] topologySpreadConstraints=[core.v1.TopologySpreadConstraint]/merge/topologyKey+whenUnsatisfiable volumes=[core.v1.Volume]/merge+retainKeys/name
core.v1.PodStatus||conditions=[]/merge/type containerStatuses=[] ephemeralContainerStatuses=[] initContainerStatuses=[] podIPs=[]/merge/ip startTime=.
core.v1.PodTemplate|v1/PodTemplate|metadata=meta.v1.ObjectMeta template=core.v1.PodTemplateSpec
core.v1.PodTemplateSpec||metadata=meta.v1.ObjectMeta spec=core.v1.PodSpec
core.v1.ReplicationController|v1/ReplicationController|metadata=meta.v1.ObjectMeta spec=core.v1.ReplicationControllerSpec status=core.v1.ReplicationControllerStatus
core.v1.ReplicationControllerSpec||selector={} template=core.v1.PodTemplateSpec
core.v1.ReplicationControllerStatus||conditions=[]/merge/type
core.v1.ResourceQuota|v1/ResourceQuota|metadata=meta.v1.ObjectMeta spec=. status=.
core.v1.Secret|v1/Secret|data={} metadata=meta.v1.ObjectMeta stringData={}
core.v1.Service|v1/Service|metadata=meta.v1.ObjectMeta spec=core.v1.ServiceSpec status=core.v1.ServiceStatus
core.v1.ServiceAccount|v1/ServiceAccount|imagePullSecrets=[] metadata=meta.v1.ObjectMeta secrets=[]/merge/name
core.v1.ServiceSpec||clusterIPs=[] externalIPs=[] ipFamilies=[] loadBalancerSourceRanges=[] ports=[]/merge/port+protocol selector={} sessionAffinityConfig=. topologyKeys=[]
core.v1.ServiceStatus||conditions=[]/merge/type loadBalancer=.
core.v1.TopologySpreadConstraint||labelSelector=meta.v1.LabelSelector
core.v1.Volume||awsElasticBlockStore=. azureDisk=. azureFile=. cephfs=. cinder=. configMap=. csi=. downwardAPI=. emptyDir=. ephemeral=core.v1.EphemeralVolumeSource fc=. flexVolume=. flocker=. gcePersistentDisk=. gitRepo=. glusterfs=. hostPath=. iscsi=. nfs=. persistentVolumeClaim=. photonPersistentDisk=. portworxVolume=. projected=. quobyte=. rbd=. scaleIO=. secret=. storageos=. vsphereVolume=.
core.v1.WeightedPodAffinityTerm||podAffinityTerm=core.v1.PodAffinityTerm
discovery.v1.EndpointSlice|discovery.k8s.io/v1/EndpointSlice|endpoints=[] metadata=meta.v1.ObjectMeta ports=[]
discovery.v1beta1.EndpointSlice|discovery.k8s.io/v1beta1/EndpointSlice|endpoints=[] metadata=meta.v1.ObjectMeta ports=[]
events.v1.Event|events.k8s.io/v1/Event|deprecatedFirstTimestamp=. deprecatedLastTimestamp=. deprecatedSource=. eventTime=. metadata=meta.v1.ObjectMeta regarding=. related=. series=.
events.v1beta1.Event|events.k8s.io/v1beta1/Event|deprecatedFirstTimestamp=. deprecatedLastTimestamp=. deprecatedSource=. eventTime=. metadata=meta.v1.ObjectMeta regarding=. related=. series=.
extensions.v1beta1.Ingress|extensions/v1beta1/Ingress|metadata=meta.v1.ObjectMeta spec=. status=.
flowcontrol.v1beta1.FlowSchema|flowcontrol.apiserver.k8s.io/v1beta1/FlowSchema|metadata=meta.v1.ObjectMeta spec=. status=.
flowcontrol.v1beta1.PriorityLevelConfiguration|flowcontrol.apiserver.k8s.io/v1beta1/PriorityLevelConfiguration|metadata=meta.v1.ObjectMeta spec=. status=.
meta.v1.LabelSelector||matchExpressions=[meta.v1.LabelSelectorRequirement] matchLabels={}
meta.v1.LabelSelectorRequirement||values=[]
meta.v1.ObjectMeta||annotations={} creationTimestamp=. deletionTimestamp=. finalizers=[]/merge labels={} managedFields=[] ownerReferences=[]/merge/uid
networking.v1.Ingress|networking.k8s.io/v1/Ingress|metadata=meta.v1.ObjectMeta spec=. status=.
networking.v1.IngressClass|networking.k8s.io/v1/IngressClass|metadata=meta.v1.ObjectMeta spec=.
networking.v1.NetworkPolicy|networking.k8s.io/v1/NetworkPolicy|metadata=meta.v1.ObjectMeta spec=networking.v1.NetworkPolicySpec
networking.v1.NetworkPolicyEgressRule||ports=[] to=[networking.v1.NetworkPolicyPeer]
networking.v1.NetworkPolicyIngressRule||from=[networking.v1.NetworkPolicyPeer] ports=[]
networking.v1.NetworkPolicyPeer||ipBlock=. namespaceSelector=meta.v1.LabelSelector podSelector=meta.v1.LabelSelector
networking.v1.NetworkPolicySpec||egress=[networking.v1.NetworkPolicyEgressRule] ingress=[networking.v1.NetworkPolicyIngressRule] podSelector=meta.v1.LabelSelector policyTypes=[]
networking.v1beta1.Ingress|networking.k8s.io/v1beta1/Ingress|metadata=meta.v1.ObjectMeta spec=. status=.
networking.v1beta1.IngressClass|networking.k8s.io/v1beta1/IngressClass|metadata=meta.v1.ObjectMeta spec=.
node.v1.RuntimeClass|node.k8s.io/v1/RuntimeClass|metadata=meta.v1.ObjectMeta overhead=. scheduling=.
node.v1beta1.RuntimeClass|node.k8s.io/v1beta1/RuntimeClass|metadata=meta.v1.ObjectMeta overhead=. scheduling=.
policy.v1.PodDisruptionBudget|policy/v1/PodDisruptionBudget|metadata=meta.v1.ObjectMeta spec=policy.v1.PodDisruptionBudgetSpec status=policy.v1.PodDisruptionBudgetStatus
policy.v1.PodDisruptionBudgetSpec||maxUnavailable=. minAvailable=. selector=meta.v1.LabelSelector
policy.v1.PodDisruptionBudgetStatus||conditions=[]/merge/type disruptedPods={}
policy.v1beta1.PodDisruptionBudget|policy/v1beta1/PodDisruptionBudget|metadata=meta.v1.ObjectMeta spec=policy.v1beta1.PodDisruptionBudgetSpec status=policy.v1beta1.PodDisruptionBudgetStatus
policy.v1beta1.PodDisruptionBudgetSpec||maxUnavailable=. minAvailable=. selector=meta.v1.LabelSelector
policy.v1beta1.PodDisruptionBudgetStatus||conditions=[]/merge/type disruptedPods={}
policy.v1beta1.PodSecurityPolicy|policy/v1beta1/PodSecurityPolicy|metadata=meta.v1.ObjectMeta spec=.
rbac.v1.AggregationRule||clusterRoleSelectors=[meta.v1.LabelSelector]
rbac.v1.ClusterRole|rbac.authorization.k8s.io/v1/ClusterRole|aggregationRule=rbac.v1.AggregationRule metadata=meta.v1.ObjectMeta rules=[]
rbac.v1.ClusterRoleBinding|rbac.authorization.k8s.io/v1/ClusterRoleBinding|metadata=meta.v1.ObjectMeta roleRef=. subjects=[]
rbac.v1.Role|rbac.authorization.k8s.io/v1/Role|metadata=meta.v1.ObjectMeta rules=[]
rbac.v1.RoleBinding|rbac.authorization.k8s.io/v1/RoleBinding|metadata=meta.v1.ObjectMeta roleRef=. subjects=[]
rbac.v1beta1.AggregationRule||clusterRoleSelectors=[meta.v1.LabelSelector]
rbac.v1beta1.ClusterRole|rbac.authorization.k8s.io/v1beta1/ClusterRole|aggregationRule=rbac.v1beta1.AggregationRule metadata=meta.v1.ObjectMeta rules=[]
rbac.v1beta1.ClusterRoleBinding|rbac.authorization.k8s.io/v1beta1/ClusterRoleBinding|metadata=meta.v1.ObjectMeta roleRef=. subjects=[]
rbac.v1beta1.Role|rbac.authorization.k8s.io/v1beta1/Role|metadata=meta.v1.ObjectMeta rules=[]
rbac.v1beta1.RoleBinding|rbac.authorization.k8s.io/v1beta1/RoleBinding|metadata=meta.v1.ObjectMeta roleRef=. subjects=[]
scheduling.v1.PriorityClass|scheduling.k8s.io/v1/PriorityClass|metadata=meta.v1.ObjectMeta
scheduling.v1beta1.PriorityClass|scheduling.k8s.io/v1beta1/PriorityClass|metadata=meta.v1.ObjectMeta
storage.v1.CSIDriver|storage.k8s.io/v1/CSIDriver|metadata=meta.v1.ObjectMeta spec=.
storage.v1.CSINode|storage.k8s.io/v1/CSINode|metadata=meta.v1.ObjectMeta spec=storage.v1.CSINodeSpec
storage.v1.CSINodeSpec||drivers=[]/merge/name
storage.v1.StorageClass|storage.k8s.io/v1/StorageClass|allowedTopologies=[] metadata=meta.v1.ObjectMeta mountOptions=[] parameters={}
storage.v1.VolumeAttachment|storage.k8s.io/v1/VolumeAttachment|metadata=meta.v1.ObjectMeta spec=. status=.
storage.v1beta1.CSIDriver|storage.k8s.io/v1beta1/CSIDriver|metadata=meta.v1.ObjectMeta spec=.
storage.v1beta1.CSINode|storage.k8s.io/v1beta1/CSINode|metadata=meta.v1.ObjectMeta spec=storage.v1beta1.CSINodeSpec
storage.v1beta1.CSINodeSpec||drivers=[]/merge/name
storage.v1beta1.CSIStorageCapacity|storage.k8s.io/v1beta1/CSIStorageCapacity|capacity=. maximumVolumeSize=. metadata=meta.v1.ObjectMeta nodeTopology=meta.v1.LabelSelector
storage.v1beta1.StorageClass|storage.k8s.io/v1beta1/StorageClass|allowedTopologies=[] metadata=meta.v1.ObjectMeta mountOptions=[] parameters={}
storage.v1beta1.VolumeAttachment|storage.k8s.io/v1beta1/VolumeAttachment|metadata=meta.v1.ObjectMeta spec=. status=.
`;
