/**
 * The cluster-scoped kinds of the OpenAPI of Kubernetes 1.21, which kustomize 5.8 contains. kustomize treats every other kind as
 * namespaced, also newer built-in kinds and custom resources.
 */
const CLUSTER_SCOPED: Readonly<Record<string, readonly string[]>> = {
  'admissionregistration.k8s.io/v1': ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'],
  'admissionregistration.k8s.io/v1beta1': ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'],
  'apiextensions.k8s.io/v1': ['CustomResourceDefinition'],
  'apiextensions.k8s.io/v1beta1': ['CustomResourceDefinition'],
  'apiregistration.k8s.io/v1': ['APIService'],
  'apiregistration.k8s.io/v1beta1': ['APIService'],
  'certificates.k8s.io/v1': ['CertificateSigningRequest'],
  'certificates.k8s.io/v1beta1': ['CertificateSigningRequest'],
  'flowcontrol.apiserver.k8s.io/v1beta1': ['FlowSchema', 'PriorityLevelConfiguration'],
  'networking.k8s.io/v1': ['IngressClass'],
  'networking.k8s.io/v1beta1': ['IngressClass'],
  'node.k8s.io/v1': ['RuntimeClass'],
  'node.k8s.io/v1beta1': ['RuntimeClass'],
  'policy/v1beta1': ['PodSecurityPolicy'],
  'rbac.authorization.k8s.io/v1': ['ClusterRole', 'ClusterRoleBinding'],
  'rbac.authorization.k8s.io/v1beta1': ['ClusterRole', 'ClusterRoleBinding'],
  'scheduling.k8s.io/v1': ['PriorityClass'],
  'scheduling.k8s.io/v1beta1': ['PriorityClass'],
  'storage.k8s.io/v1': ['CSIDriver', 'CSINode', 'StorageClass', 'VolumeAttachment'],
  'storage.k8s.io/v1beta1': ['CSIDriver', 'CSINode', 'StorageClass', 'VolumeAttachment'],
  v1: ['ComponentStatus', 'Namespace', 'Node', 'PersistentVolume'],
};

const KNOWN: ReadonlySet<string> = new Set(
  Object.entries(CLUSTER_SCOPED).flatMap(([apiVersion, kinds]) => kinds.map((kind) => `${apiVersion} ${kind}`)),
);

/** Returns whether kustomize treats a kind as cluster-scoped. */
export const isClusterScopedToKustomize = (apiVersion: string, kind: string): boolean => KNOWN.has(`${apiVersion} ${kind}`);
