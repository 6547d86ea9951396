/** The kinds in the order in which Helm installs them. */
const INSTALL_ORDER: readonly string[] = [
  'PriorityClass',
  'Namespace',
  'NetworkPolicy',
  'ResourceQuota',
  'LimitRange',
  'PodSecurityPolicy',
  'PodDisruptionBudget',
  'ServiceAccount',
  'Secret',
  'SecretList',
  'ConfigMap',
  'StorageClass',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'CustomResourceDefinition',
  'ClusterRole',
  'ClusterRoleList',
  'ClusterRoleBinding',
  'ClusterRoleBindingList',
  'Role',
  'RoleList',
  'RoleBinding',
  'RoleBindingList',
  'Service',
  'DaemonSet',
  'Pod',
  'ReplicationController',
  'ReplicaSet',
  'Deployment',
  'HorizontalPodAutoscaler',
  'StatefulSet',
  'Job',
  'CronJob',
  'IngressClass',
  'Ingress',
  'APIService',
  'MutatingWebhookConfiguration',
  'ValidatingWebhookConfiguration',
];

const RANKS: ReadonlyMap<string, number> = new Map(INSTALL_ORDER.map((kind, index) => [kind, index]));

/** Compares two kinds in the order of installation. Unknown kinds are last, by name. */
export function compareKinds(a: string, b: string): number {
  const [first, second] = [RANKS.get(a), RANKS.get(b)];
  if (first !== undefined && second !== undefined) return first - second;
  if (first === undefined && second === undefined) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return first === undefined ? 1 : -1;
}
