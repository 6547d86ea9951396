import type { Scope } from '@slipway/kube-models';

/**
 * Scope of the kinds that Kubernetes serves itself, for OpenAPI documents without `paths`. Source: the operations of
 * each kind in the Kubernetes API reference, https://kubernetes.io/docs/reference/kubernetes-api/.
 */
export const builtInScopes: Readonly<Record<string, Readonly<Record<string, Scope>>>> = {
  '': {
    ConfigMap: 'Namespaced',
    Endpoints: 'Namespaced',
    Event: 'Namespaced',
    LimitRange: 'Namespaced',
    Namespace: 'Cluster',
    Node: 'Cluster',
    PersistentVolume: 'Cluster',
    PersistentVolumeClaim: 'Namespaced',
    Pod: 'Namespaced',
    PodTemplate: 'Namespaced',
    ReplicationController: 'Namespaced',
    ResourceQuota: 'Namespaced',
    Secret: 'Namespaced',
    Service: 'Namespaced',
    ServiceAccount: 'Namespaced',
  },
  'admissionregistration.k8s.io': {
    MutatingAdmissionPolicy: 'Cluster',
    MutatingAdmissionPolicyBinding: 'Cluster',
    MutatingWebhookConfiguration: 'Cluster',
    ValidatingAdmissionPolicy: 'Cluster',
    ValidatingAdmissionPolicyBinding: 'Cluster',
    ValidatingWebhookConfiguration: 'Cluster',
  },
  'apiextensions.k8s.io': { CustomResourceDefinition: 'Cluster' },
  'apiregistration.k8s.io': { APIService: 'Cluster' },
  apps: {
    ControllerRevision: 'Namespaced',
    DaemonSet: 'Namespaced',
    Deployment: 'Namespaced',
    ReplicaSet: 'Namespaced',
    StatefulSet: 'Namespaced',
  },
  autoscaling: { HorizontalPodAutoscaler: 'Namespaced' },
  batch: { CronJob: 'Namespaced', Job: 'Namespaced' },
  'certificates.k8s.io': { CertificateSigningRequest: 'Cluster', ClusterTrustBundle: 'Cluster', PodCertificateRequest: 'Namespaced' },
  'coordination.k8s.io': { Lease: 'Namespaced', LeaseCandidate: 'Namespaced' },
  'discovery.k8s.io': { EndpointSlice: 'Namespaced' },
  'events.k8s.io': { Event: 'Namespaced' },
  'flowcontrol.apiserver.k8s.io': { FlowSchema: 'Cluster', PriorityLevelConfiguration: 'Cluster' },
  'internal.apiserver.k8s.io': { StorageVersion: 'Cluster' },
  'networking.k8s.io': {
    IPAddress: 'Cluster',
    Ingress: 'Namespaced',
    IngressClass: 'Cluster',
    NetworkPolicy: 'Namespaced',
    ServiceCIDR: 'Cluster',
  },
  'node.k8s.io': { RuntimeClass: 'Cluster' },
  policy: { PodDisruptionBudget: 'Namespaced' },
  'rbac.authorization.k8s.io': {
    ClusterRole: 'Cluster',
    ClusterRoleBinding: 'Cluster',
    Role: 'Namespaced',
    RoleBinding: 'Namespaced',
  },
  'resource.k8s.io': {
    DeviceClass: 'Cluster',
    DeviceTaintRule: 'Cluster',
    ResourceClaim: 'Namespaced',
    ResourceClaimTemplate: 'Namespaced',
    ResourcePoolStatusRequest: 'Cluster',
    ResourceSlice: 'Cluster',
  },
  'scheduling.k8s.io': { PodGroup: 'Namespaced', PriorityClass: 'Cluster', Workload: 'Namespaced' },
  'storage.k8s.io': {
    CSIDriver: 'Cluster',
    CSINode: 'Cluster',
    CSIStorageCapacity: 'Namespaced',
    StorageClass: 'Cluster',
    VolumeAttachment: 'Cluster',
    VolumeAttributesClass: 'Cluster',
  },
  'storagemigration.k8s.io': { StorageVersionMigration: 'Cluster' },
};

/** Kinds with metadata that are responses or subresources. Users do not apply them as objects. */
export const notApplied = /Review$|^(Binding|ComponentStatus|Eviction|Scale|TokenRequest)$/;

/** Returns the resource name of a built-in kind, by the rule for all of them. */
export function pluralOf(kind: string): string {
  const name = kind.toLowerCase();
  if (name === 'endpoints') return name;
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
