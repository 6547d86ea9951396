import { isFields } from '@slipway/manifest';
import type { About, Field } from './about.ts';

/** Whether a difference changes nothing: a label or annotation that neither Kubernetes nor a usual controller reads. */
export function hasNoEffect({ kind }: About, { hunk, fields: [first, map, key] }: Field): boolean {
  if (first !== 'metadata' || (map !== 'labels' && map !== 'annotations')) return false;
  const value = hunk.op === 'remove' ? hunk.before : hunk.after;
  const keys = key !== undefined ? [key] : isFields(value) ? Object.keys(value) : [];
  if (map === 'labels' && UNSELECTED_KINDS.has(kind)) return true;
  return keys.length > 0 && keys.every((each) => INERT.test(each));
}

/** Kinds that are not selected by their labels. The labels of their Pods are in their template. */
const UNSELECTED_KINDS: ReadonlySet<string> = new Set([
  'CronJob',
  'DaemonSet',
  'Deployment',
  'HorizontalPodAutoscaler',
  'Ingress',
  'Job',
  'LimitRange',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'PriorityClass',
  'ResourceQuota',
  'Role',
  'RoleBinding',
  'ClusterRoleBinding',
  'ServiceAccount',
  'StatefulSet',
  'StorageClass',
]);

/** Labels and annotations that describe an object for people and tools outside the cluster. */
const INERT =
  /^(?:app\.kubernetes\.io\/(?:version|managed-by|part-of|created-by|component)|helm\.sh\/chart|chart|heritage|meta\.helm\.sh\/.+|(?:internal\.)?config\.kubernetes\.io\/.+|kubectl\.kubernetes\.io\/last-applied-configuration|kubernetes\.io\/(?:description|change-cause)|controller-gen\.kubebuilder\.io\/version|backstage\.io\/.+|a8r\.io\/.+|org\.opencontainers\.image\..+|artifacthub\.io\/.+|description|maintainers?|pod-security\.kubernetes\.io\/(?:warn|audit)(?:-version)?)$/;
