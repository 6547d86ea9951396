import { expect, test } from 'vitest';
import type { StoredObject, StoredStatus } from '../kubernetes/stored-object.ts';
import { deploymentStatus } from './deployment-status.ts';
import type { Rollout } from './rollout.ts';
import { workloadStatus } from './workload-status.ts';

const NOW = new Date('2026-11-21T17:00:00.500Z');
const LATER = new Date('2026-11-21T17:05:00Z');
const waiting: Rollout = { hash: 'abc', ready: false, alive: true, missing: ['configmap "x" not found'], overdue: false };
const ready: Rollout = { ...waiting, ready: true, missing: [] };

const object = (kind: string, spec: object, status?: StoredStatus): StoredObject => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'web', uid: 'u', resourceVersion: '1', creationTimestamp: '2026-11-21T16:00:00Z', generation: 3 },
  spec,
  ...(status && { status }),
});
const condition = (status: StoredStatus, type: string) => status.conditions?.find((one) => one.type === type);

test('a Deployment that is ready has all replicas and both conditions, of this generation', () => {
  const status = deploymentStatus(object('Deployment', { replicas: 3 }), ready, NOW);
  expect(status).toMatchObject({ observedGeneration: 3, replicas: 3, updatedReplicas: 3, readyReplicas: 3, availableReplicas: 3 });
  expect(condition(status, 'Available')).toMatchObject({ status: 'True', lastTransitionTime: '2026-11-21T17:00:00Z' });
  expect(condition(status, 'Progressing')).toMatchObject({ status: 'True', reason: 'NewReplicaSetAvailable' });
});

test('a rolling update keeps what runs until the new Pods are there; Recreate does not', () => {
  const before = deploymentStatus(object('Deployment', { replicas: 3 }), ready, NOW);
  const rolling = deploymentStatus(object('Deployment', { replicas: 3 }, before), waiting, LATER);
  expect(rolling).toMatchObject({ replicas: 4, updatedReplicas: 1, availableReplicas: 3, unavailableReplicas: 1 });
  expect(condition(rolling, 'Available')).toMatchObject({ status: 'True', lastTransitionTime: '2026-11-21T17:00:00Z' });
  const recreated = deploymentStatus(object('Deployment', { replicas: 3, strategy: { type: 'Recreate' } }, before), waiting, LATER);
  expect(recreated).toMatchObject({ replicas: 3, updatedReplicas: 3, availableReplicas: 0, unavailableReplicas: 3 });
  expect(condition(recreated, 'Available')).toMatchObject({ status: 'False', lastTransitionTime: '2026-11-21T17:05:00Z' });
});

test('a Deployment whose Pods are refused has none, and says why', () => {
  const status = deploymentStatus(object('Deployment', { replicas: 2 }), { ...waiting, refused: 'no account', missing: [] }, NOW);
  expect(status).toMatchObject({ replicas: 0, updatedReplicas: 0, unavailableReplicas: 2 });
  expect(condition(status, 'ReplicaFailure')).toMatchObject({ status: 'True', reason: 'FailedCreate', message: 'no account' });
});

test('a status that is written again is the same', () => {
  for (const rollout of [waiting, ready]) {
    const status = deploymentStatus(object('Deployment', { replicas: 2 }), rollout, NOW);
    expect(deploymentStatus(object('Deployment', { replicas: 2 }, status), rollout, LATER)).toEqual(status);
  }
});

test('the revisions of a StatefulSet differ until it is ready', () => {
  const write = workloadStatus.get('StatefulSet.apps');
  const old = { currentRevision: 'web-old', updateRevision: 'web-old' };
  expect(write?.(object('StatefulSet', { replicas: 3 }, old), waiting, NOW)).toMatchObject({
    replicas: 1,
    readyReplicas: 0,
    currentRevision: 'web-old',
    updateRevision: 'web-abc',
  });
  expect(write?.(object('StatefulSet', { replicas: 3 }, old), ready, NOW)).toMatchObject({
    replicas: 3,
    readyReplicas: 3,
    currentReplicas: 3,
    currentRevision: 'web-abc',
  });
});

test('a Job completes, is suspended, or is over its deadline', () => {
  const write = workloadStatus.get('Job.batch');
  const types = (status: StoredStatus | undefined) => status?.conditions?.map(({ type }) => type);
  expect(write?.(object('Job', { completions: 2 }), ready, NOW)).toMatchObject({ succeeded: 2, completionTime: '2026-11-21T17:00:00Z' });
  expect(types(write?.(object('Job', {}), ready, NOW))).toEqual(['SuccessCriteriaMet', 'Complete']);
  expect(types(write?.(object('Job', { suspend: true }), waiting, NOW))).toEqual(['Suspended']);
  expect(types(write?.(object('Job', {}), { ...waiting, overdue: true }, NOW))).toEqual(['FailureTarget', 'Failed']);
  expect(write?.(object('Job', {}), waiting, NOW)).toMatchObject({ active: 1, startTime: '2026-11-21T17:00:00Z' });
});
