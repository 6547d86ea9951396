import { expect, test } from 'vitest';
import { argumentsOf } from './crossplane-programs.ts';

const deployment = (spec: unknown) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: {
    name: 'crossplane',
    namespace: 'crossplane-system',
    uid: '1',
    resourceVersion: '1',
    creationTimestamp: '2026-01-01T00:00:00Z',
  },
  spec: { template: { spec } },
});

test('Crossplane gets the arguments of its Deployment, for both containers', () => {
  const spec = { initContainers: [{ args: ['core', 'init'] }], containers: [{ args: ['core', 'start', '--debug'] }] };
  expect(argumentsOf(deployment(spec))).toEqual({ initArgs: ['core', 'init'], args: ['core', 'start', '--debug'] });
});

test('containers without arguments leave them to the lab', () => {
  expect(argumentsOf(deployment({ containers: [{ args: [] }] }))).toEqual({});
  expect(argumentsOf(deployment(undefined))).toEqual({});
});
