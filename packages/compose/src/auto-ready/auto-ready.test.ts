import { expect, test } from 'vitest';
import type { FunctionRequest } from '../functions/composition-function.ts';
import type { GoObject } from '../values/go-json.ts';
import { autoReady } from './auto-ready.ts';

const resource = (apiVersion: string, kind: string, more: GoObject = {}): GoObject => ({ apiVersion, kind, ...more });

const request = (observed: GoObject | undefined, more: Partial<FunctionRequest> = {}): FunctionRequest => ({
  input: undefined,
  composite: { resource: {}, connectionDetails: {} },
  observed: new Map(observed && [['a', { resource: observed, connectionDetails: {} }]]),
  desired: {
    composite: undefined,
    resources: new Map([['a', { resource: resource('v1', 'A'), connectionDetails: {}, ready: 'unspecified' as const }]]),
  },
  context: {},
  required: undefined,
  ...more,
});

const readiness = (observed: GoObject | undefined): string | undefined => autoReady(request(observed)).desired.resources.get('a')?.ready;

const conditions = (type: string): GoObject => ({
  status: { conditions: [{ type, status: 'True', reason: 'r', lastTransitionTime: '2026-01-01T00:00:00Z' }] },
});

test.each<readonly [string, GoObject]>([
  ['a resource with the condition Ready', resource('ec2.aws.m.upbound.io/v1beta1', 'VPC', conditions('Ready'))],
  ['a ConfigMap', resource('v1', 'ConfigMap')],
  ['a Service', resource('v1', 'Service')],
  [
    'a Service with its load balancer',
    resource('v1', 'Service', { spec: { type: 'LoadBalancer' }, status: { loadBalancer: { ingress: [{}] } } }),
  ],
  [
    'a Deployment',
    resource('apps/v1', 'Deployment', {
      status: { updatedReplicas: 1, availableReplicas: 1, ...(conditions('Available').status as GoObject) },
    }),
  ],
  [
    'a StatefulSet',
    resource('apps/v1', 'StatefulSet', { status: { readyReplicas: 1, currentReplicas: 1, currentRevision: 'a', updateRevision: 'a' } }),
  ],
  ['a complete Job', resource('batch/v1', 'Job', conditions('Complete'))],
  ['a suspended CronJob', resource('batch/v1', 'CronJob', { spec: { suspend: true } })],
  [
    'a running Pod',
    resource('v1', 'Pod', { spec: { restartPolicy: 'Always' }, status: { phase: 'Running', ...(conditions('Ready').status as GoObject) } }),
  ],
  ['a bound claim', resource('v1', 'PersistentVolumeClaim', { status: { phase: 'Bound' } })],
])('%s is ready', (_, observed) => {
  expect(readiness(observed)).toBe('true');
});

test.each<readonly [string, GoObject | undefined]>([
  ['a resource that does not exist', undefined],
  ['a resource without the condition', resource('ec2.aws.m.upbound.io/v1beta1', 'VPC', conditions('Synced'))],
  ['a Service without its load balancer', resource('v1', 'Service', { spec: { type: 'LoadBalancer' } })],
  [
    'a Deployment without enough replicas',
    resource('apps/v1', 'Deployment', { spec: { replicas: 2 }, status: { updatedReplicas: 2, availableReplicas: 1 } }),
  ],
  ['a failed Job', resource('batch/v1', 'Job', conditions('Failed'))],
  ['a Job that runs', resource('batch/v1', 'Job')],
])('%s is not ready', (_, observed) => {
  expect(readiness(observed)).toBe('unspecified');
});

test('an unknown key of the input is a fatal result', () => {
  expect(autoReady(request(undefined, { input: { apiVersion: 'v1', kind: 'Input', bogus: true } })).results).toEqual([
    {
      severity: 'Fatal',
      message: expect.stringMatching(/^cannot get Function input from \*v1\.RunFunctionRequest: .* unknown name "bogus"$/),
    },
  ]);
});
