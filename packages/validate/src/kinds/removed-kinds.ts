/**
 * Versions that Kubernetes no longer has, with the release that removed each of them: all kinds of the version, or the listed ones. Source:
 * https://kubernetes.io/docs/reference/using-api/deprecation-guide/, and for alpha versions the lifecycles in the types of k8s.io/api.
 */
const REMOVED_VERSIONS: readonly (readonly [release: string, apiVersion: string, ...kinds: string[]])[] = [
  ['1.16', 'apps/v1beta1'],
  ['1.16', 'apps/v1beta2'],
  ['1.16', 'extensions/v1beta1', 'DaemonSet', 'Deployment', 'NetworkPolicy', 'PodSecurityPolicy', 'ReplicaSet'],
  ['1.22', 'extensions/v1beta1', 'Ingress'],
  ['1.22', 'admissionregistration.k8s.io/v1beta1', 'MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'],
  ['1.22', 'apiextensions.k8s.io/v1beta1'],
  ['1.22', 'apiregistration.k8s.io/v1beta1'],
  ['1.22', 'certificates.k8s.io/v1beta1', 'CertificateSigningRequest'],
  ['1.22', 'coordination.k8s.io/v1beta1', 'Lease'],
  ['1.22', 'networking.k8s.io/v1beta1', 'Ingress', 'IngressClass'],
  ['1.22', 'rbac.authorization.k8s.io/v1alpha1'],
  ['1.22', 'rbac.authorization.k8s.io/v1beta1'],
  ['1.22', 'scheduling.k8s.io/v1beta1', 'PriorityClass'],
  ['1.22', 'storage.k8s.io/v1beta1', 'CSIDriver', 'CSINode', 'StorageClass', 'VolumeAttachment'],
  ['1.24', 'storage.k8s.io/v1alpha1', 'CSIStorageCapacity', 'VolumeAttachment'],
  ['1.25', 'autoscaling/v2beta1'],
  ['1.25', 'batch/v1beta1'],
  ['1.25', 'discovery.k8s.io/v1beta1'],
  ['1.25', 'events.k8s.io/v1beta1'],
  ['1.25', 'node.k8s.io/v1beta1'],
  ['1.25', 'policy/v1beta1'],
  ['1.26', 'autoscaling/v2beta2'],
  ['1.26', 'flowcontrol.apiserver.k8s.io/v1beta1'],
  ['1.27', 'storage.k8s.io/v1beta1', 'CSIStorageCapacity'],
  ['1.29', 'flowcontrol.apiserver.k8s.io/v1beta2'],
  ['1.32', 'admissionregistration.k8s.io/v1alpha1', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding'],
  ['1.32', 'flowcontrol.apiserver.k8s.io/v1beta3'],
  ['1.34', 'admissionregistration.k8s.io/v1beta1', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding'],
  ['1.35', 'storage.k8s.io/v1alpha1', 'VolumeAttributesClass'],
];

/** Returns the release of Kubernetes that removed the version of a kind; undefined if no release did. */
export const removedWith = (apiVersion: string, kind: string): string | undefined =>
  REMOVED_VERSIONS.find(([, version, ...kinds]) => version === apiVersion && (kinds.length === 0 || kinds.includes(kind)))?.[0];

/** Returns the remedy for a kind of which all versions are removed; undefined for other kinds. */
export const removedKind = (group: string, kind: string): string | undefined => REMOVED_KINDS.get(`${group} ${kind}`);

const REMOVED_KINDS: ReadonlyMap<string, string> = new Map([
  [
    'policy PodSecurityPolicy',
    'removed in Kubernetes 1.25: label namespaces for Pod Security Admission (pod-security.kubernetes.io/enforce)',
  ],
  [
    'extensions PodSecurityPolicy',
    'removed in Kubernetes 1.16, and from policy in 1.25: label namespaces for Pod Security Admission (pod-security.kubernetes.io/enforce)',
  ],
  ['pkg.crossplane.io ControllerConfig', 'removed in Crossplane 2: write a DeploymentRuntimeConfig, and runtimeConfigRef in the provider'],
]);

/** Returns whether a kind of Kubernetes is a request, a response or a part of another object, which cannot be applied. */
export const isTransientKind = (group: string, kind: string): boolean => TRANSIENT_KINDS[group]?.includes(kind) ?? false;

const TRANSIENT_KINDS: Readonly<Record<string, readonly string[]>> = {
  '': ['Binding', 'ComponentStatus'],
  'authentication.k8s.io': ['SelfSubjectReview', 'TokenRequest', 'TokenReview'],
  'authorization.k8s.io': ['LocalSubjectAccessReview', 'SelfSubjectAccessReview', 'SelfSubjectRulesReview', 'SubjectAccessReview'],
  autoscaling: ['Scale'],
  policy: ['Eviction'],
};
