import { goTime } from '@slipway/manifest';
import type { Problem, Severity } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';

/** Built-in kinds whose generations the server counts, as for all custom resources. Measured with kube-apiserver 1.36. */
const COUNTED = new Set([
  ...['CronJob', 'CustomResourceDefinition', 'DaemonSet', 'Deployment', 'DeviceClass', 'EndpointSlice', 'FlowSchema', 'Ingress'],
  ...['IngressClass', 'Job', 'MutatingWebhookConfiguration', 'NetworkPolicy', 'Pod', 'PodDisruptionBudget', 'PodTemplate'],
  ...['PriorityClass', 'PriorityLevelConfiguration', 'ReplicaSet', 'ReplicationController', 'StatefulSet'],
  ...['ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding', 'ValidatingWebhookConfiguration'],
]);

interface ServerFieldsContext {
  readonly kind: string;
  readonly builtIn: boolean;
}

/** Reports fields of `metadata` that the server sets. */
export function* serverFieldProblems(
  metadata: Readonly<Record<string, unknown>>,
  { kind, builtIn }: ServerFieldsContext,
): Iterable<Problem> {
  const { managedFields, uid, generation, creationTimestamp, deletionTimestamp, resourceVersion } = metadata;
  if (Array.isArray(managedFields)) yield* managerProblems(managedFields, builtIn);
  if (typeof uid === 'string' && uid !== '' && !isSubstituted(uid)) yield problem('uid', uid, 'the server chooses the uid of a new object');
  if (typeof generation === 'number' && generation !== 1 && (!builtIn || COUNTED.has(kind)))
    yield problem('generation', generation, 'a new object is its first generation', 'lossy');
  else if (typeof generation === 'number' && (generation < 0 || generation >= 2 ** 63))
    yield problem('generation', generation, 'a generation is zero or more');
  if (typeof resourceVersion === 'string' && !isSubstituted(resourceVersion) && !isVersion(resourceVersion))
    yield problem('resourceVersion', resourceVersion, 'the server counts the versions of an object');
  if (!builtIn && typeof deletionTimestamp === 'string' && !isSubstituted(deletionTimestamp)) yield* deletionProblems(deletionTimestamp);
  if (typeof creationTimestamp === 'string' && !isSubstituted(creationTimestamp))
    yield problem('creationTimestamp', creationTimestamp, 'the server writes when it was created', 'lossy');
}

function* managerProblems(managedFields: readonly unknown[], builtIn: boolean): Iterable<Problem> {
  const isNothing = managedFields.length > 0 && managedFields.every((entry) => entry === null);
  if (isNothing && builtIn) return;
  const message = 'who applies an object cannot say who manages it';
  yield problem('managedFields', managedFields, message, isNothing ? 'lossy' : 'reject');
}

function* deletionProblems(time: string): Iterable<Problem> {
  const read = goTime(time, 'time');
  if (read === undefined) yield problem('deletionTimestamp', time, 'the server drops what is not a time to Go', 'lossy');
  else if (/^(?:-|\d{5})/.test(read ?? '')) yield problem('deletionTimestamp', time, 'in UTC it is before the year 0 or after 9999');
}

/** Returns whether a value is an unsigned integer of 64 bits, or absent. */
const isVersion = (text: string): boolean => text === '' || (/^\d+$/.test(text) && BigInt(text) < 2n ** 64n);

const problem = (name: string, value: unknown, message: string, severity: Severity = 'reject'): Problem => ({
  rule: 'server-field',
  severity,
  message: `metadata.${name}: ${message}`,
  pointer: `/metadata/${name}`,
  value,
  expected: `no ${name}`,
  remedy: 'remove it',
});

/** Reports a status with content. Generators write empty ones, which have no effect. */
export const statusProblems = (status: unknown): Problem[] =>
  isEmpty(status)
    ? []
    : [
        {
          ...ofRule('dropped-status'),
          message: 'the server drops the status of a manifest',
          pointer: '/status',
          expected: 'no status',
          remedy: 'remove it: only the controller writes it',
        },
      ];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isEmpty));
