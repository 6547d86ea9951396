import type { Problem, Severity } from '../object-finding.ts';
import { isSubstituted } from '../substitution.ts';

/** Built-in kinds of which the server counts the generations, as it does of all custom resources: seen on kube-apiserver 1.36. */
const COUNTED = new Set([
  ...['CronJob', 'CustomResourceDefinition', 'DaemonSet', 'Deployment', 'Ingress', 'IngressClass', 'Job', 'NetworkPolicy', 'Pod'],
  ...['PodDisruptionBudget', 'PodTemplate', 'PriorityClass', 'ReplicaSet', 'ReplicationController', 'StatefulSet'],
  ...['MutatingWebhookConfiguration', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding', 'ValidatingWebhookConfiguration'],
]);

interface ServerFieldsContext {
  readonly kind: string;
  readonly builtIn: boolean;
}

/** Fields of `metadata` that the server writes by itself. */
export function* serverFieldProblems(
  metadata: Readonly<Record<string, unknown>>,
  { kind, builtIn }: ServerFieldsContext,
): Iterable<Problem> {
  const { managedFields, uid, generation, creationTimestamp } = metadata;
  if (Array.isArray(managedFields)) yield problem('managedFields', managedFields, 'who applies an object cannot say who manages it');
  if (typeof uid === 'string' && uid !== '' && !isSubstituted(uid)) yield problem('uid', uid, 'the server chooses the uid of a new object');
  if (typeof generation === 'number' && generation !== 1 && (!builtIn || COUNTED.has(kind)))
    yield problem('generation', generation, 'a new object is its first generation', 'lossy');
  else if (typeof generation === 'number' && (generation < 0 || generation >= 2 ** 63))
    yield problem('generation', generation, 'a generation is zero or more');
  if (typeof creationTimestamp === 'string' && !isSubstituted(creationTimestamp))
    yield problem('creationTimestamp', creationTimestamp, 'the server writes when it was created', 'lossy');
}

const problem = (name: string, value: unknown, message: string, severity: Severity = 'reject'): Problem => ({
  rule: 'server-field',
  severity,
  message: `metadata.${name}: ${message}`,
  pointer: `/metadata/${name}`,
  value,
  expected: `no ${name}`,
  remedy: 'remove it',
});
