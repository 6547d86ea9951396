import type { KindSchema } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const { check } = createValidator();
const { helmRelease, composition, namespace } = validObjects;
const withMetadata = (fields: object) => ({ ...helmRelease, metadata: { ...helmRelease.metadata, ...fields } });
const builtIn = (apiVersion: string, kind: string, content: object) => ({ apiVersion, kind, metadata: { name: 'a' }, ...content });

// Each answer was seen on kube-apiserver 1.36, where generated cases had found the validator to be wrong.
describe('values that the API server accepts are accepted', () => {
  test.each(['labels', 'annotations', 'finalizers', 'ownerReferences', 'generateName', 'managedFields', 'uid'])(
    'a null in the metadata of a custom resource: %s',
    (field) => {
      expect(check(withMetadata({ [field]: null })).verdict).not.toBe('reject');
    },
  );

  test('a null label, which becomes an empty text', () => {
    expect(check(withMetadata({ labels: { app: null } })).verdict).toBe('lossy');
  });

  test('null as the metadata of an embedded object, which counts as empty', () => {
    const step = { ...composition.spec.pipeline[0], input: { ...composition.spec.pipeline[0].input, metadata: null } };
    expect(check({ ...composition, spec: { ...composition.spec, pipeline: [step] } }).verdict).toBe('accept');
  });

  test('null as the status of a custom resource, and a status that breaks rules of the schema', () => {
    expect(check({ ...validObjects.eksCluster, status: null }).verdict).toBe('accept');
    expect(check({ ...helmRelease, status: null }).verdict).toBe('accept'); // its CRD has a default
    expect(check({ ...helmRelease, status: { observedGeneration: null } }).verdict).not.toBe('reject');
    expect(check({ ...helmRelease, status: { noSuchField: 1 } }).verdict).toBe('reject');
  });

  test.each([7, 1.5, 'yesterday', true])('a creation time that is not valid in a custom resource: %s', (creationTimestamp) => {
    expect(check(withMetadata({ creationTimestamp })).verdict).toBe('lossy');
  });

  test.each([
    ['generation', 1.5],
    ['generation', 1e30],
    ['deletionGracePeriodSeconds', 0.5],
  ])('a number in the metadata of a custom resource that no int64 holds: %s %s', (field, value) => {
    expect(check(withMetadata({ [field]: value })).verdict).toBe('lossy');
    expect(check(builtIn('v1', 'ConfigMap', { metadata: { name: 'a', namespace: 'b', [field]: value } })).verdict).toBe('reject');
  });

  test('an annotation whose key is in capital letters of any alphabet that become plain ones', () => {
    expect(check(withMetadata({ annotations: { ISTANBUL: 'x', '\u0130STANBUL': 'x' } })).verdict).toBe('accept');
  });

  test.each([
    ['policy/v1', 'PodDisruptionBudget', { spec: {} }],
    ['coordination.k8s.io/v1', 'Lease', {}],
    ['node.k8s.io/v1', 'RuntimeClass', { handler: 'gvisor' }],
  ])('a finalizer without a domain: %s %s', (apiVersion, kind, content) => {
    const metadata = { name: 'a', ...(kind === 'RuntimeClass' ? {} : { namespace: 'b' }), finalizers: ['plain'] };
    expect(check(builtIn(apiVersion, kind, { ...content, metadata })).verdict).toBe('accept');
  });

  test('any path segment as the name of a PodDisruptionBudget', () => {
    const metadata = { name: 'Web_1:a b', namespace: 'shop' };
    expect(check(builtIn('policy/v1', 'PodDisruptionBudget', { spec: {}, metadata })).verdict).toBe('accept');
  });

  test.each([
    ['storage.k8s.io/v1', 'CSIDriver', {}],
    ['storage.k8s.io/v1', 'CSINode', { spec: {} }],
    ['v1', 'LimitRange', { metadata: { name: 'a', namespace: 'b' }, spec: {} }],
  ])('a built-in kind without a field that only OpenAPI requires: %s %s', (apiVersion, kind, content) => {
    expect(check(builtIn(apiVersion, kind, content)).verdict).toBe('accept');
  });

  test('an empty status of a built-in kind, although OpenAPI requires fields in it', () => {
    const { deployment } = validObjects;
    const { selector, template } = deployment.spec;
    const replicaSet = { ...deployment, kind: 'ReplicaSet', spec: { selector, template }, status: {} };
    expect(check(replicaSet).verdict).toBe('accept');
  });

  test('a number that does not fit a field of a built-in kind, which becomes another number', () => {
    expect(check(builtIn('scheduling.k8s.io/v1', 'PriorityClass', { value: 2 ** 31 })).verdict).toBe('lossy');
  });
});

test('a Job and a StatefulSet have names that their labels can hold', () => {
  const { deployment } = validObjects;
  const named = (apiVersion: string, kind: string, name: string, spec: object) => ({
    apiVersion,
    kind,
    metadata: { name, namespace: 'b' },
    spec,
  });
  const job = { template: { spec: { ...deployment.spec.template.spec, restartPolicy: 'Never' } } };
  expect(check(named('batch/v1', 'Job', 'a'.repeat(63), job)).verdict).toBe('accept');
  expect(check(named('batch/v1', 'Job', 'a'.repeat(64), job)).verdict).toBe('reject');
  const { selector, template } = deployment.spec;
  expect(check(named('apps/v1', 'StatefulSet', 'a.b', { selector, template })).verdict).toBe('reject');
});

test.each([`\${1}`, `\${`, `$\${HOME}`, '$$', `\${a:-b}`])('a text that Flux may change is not checked: %s', (text) => {
  expect(check({ ...helmRelease, spec: { ...helmRelease.spec, interval: text } }).verdict).toBe('accept');
});

test('nulls in other fields of a custom resource are rejected', () => {
  expect(check({ ...helmRelease, spec: { ...helmRelease.spec, targetNamespace: null } }).verdict).toBe('reject');
  expect(check({ ...namespace, metadata: null }).verdict).toBe('reject');
});

// Each answer was seen on kube-apiserver 1.36.
describe('replicas that the scale subresource reports are an int32, zero or more', () => {
  const kind = (subresources: KindSchema['subresources'] & object): KindSchema => ({
    ...{ group: 'test.example', version: 'v1', kind: 'Thing', plural: 'things', scope: 'Cluster', origin: 'crd', subresources },
    schema: {
      type: 'object',
      properties: {
        spec: { type: 'object', properties: { replicas: { type: 'integer' } } },
        status: { type: 'object', properties: { replicas: { type: 'integer' } } },
      },
    },
  });
  const scale = { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' };
  const findingsOf = (subresources: KindSchema['subresources'] & object, content: object): readonly string[] =>
    createValidator({ schemas: [kind(subresources)] })
      .check({ apiVersion: 'test.example/v1', kind: 'Thing', metadata: { name: 'a' }, ...content })
      .findings.filter(({ severity }) => severity === 'reject')
      .map(({ rule, pointer }) => `${rule} ${pointer}`);

  test.each([
    [-1, ['wrong-scale /spec/replicas']],
    [2 ** 31, ['wrong-scale /spec/replicas']],
    [2n ** 60n, ['wrong-scale /spec/replicas']],
    [0, []],
    [2 ** 31 - 1, []],
    ['1', ['wrong-type /spec/replicas']],
  ])('%s', (replicas, expected) => {
    expect(findingsOf({ scale }, { spec: { replicas } })).toEqual(expected);
    expect(findingsOf({}, { spec: { replicas: -1 } })).toEqual([]);
  });

  test('in a status, too, unless that is a subresource', () => {
    expect(findingsOf({ scale }, { status: { replicas: -1 } })).toEqual(['wrong-scale /status/replicas']);
    expect(findingsOf({ scale, status: {} }, { status: { replicas: -1 } })).toEqual([]);
    expect(findingsOf({ scale }, {})).toEqual([]);
  });
});

// Each answer was seen on kube-apiserver 1.36.
test.each<[string, unknown, string, string]>([
  ['resourceVersion', '5', 'accept', 'accept'],
  ['resourceVersion', '', 'lossy', 'lossy'],
  ['resourceVersion', 'x', 'reject', 'reject'],
  ['resourceVersion', '18446744073709551616', 'reject', 'reject'],
  ['managedFields', [], 'reject', 'reject'],
  ['managedFields', [null], 'lossy', 'accept'],
  ['generateName', 'x'.repeat(253), 'accept', 'accept'],
  ['generateName', 'x'.repeat(254), 'reject', 'reject'],
  ['deletionTimestamp', '2025-01-01t00:00:00z', 'lossy', 'reject'],
  ['deletionTimestamp', '9999-12-31T23:59:59-01:00', 'reject', 'lossy'],
])('metadata that says %s: %j', (field, value, custom, builtInVerdict) => {
  expect(check(withMetadata({ [field]: value })).verdict).toBe(custom);
  expect(check(builtIn('v1', 'ConfigMap', { metadata: { name: 'a', namespace: 'b', [field]: value } })).verdict).toBe(builtInVerdict);
});

test('a CSIStorageCapacity has no negative capacity, with any maximum volume size', () => {
  const capacity = (fields: object) =>
    check(
      builtIn('storage.k8s.io/v1', 'CSIStorageCapacity', { metadata: { name: 'a', namespace: 'b' }, storageClassName: 'a', ...fields }),
    );
  expect(capacity({ capacity: '-1Gi' }).verdict).toBe('reject');
  expect(capacity({ maximumVolumeSize: '-1Gi' }).verdict).toBe('accept');
});
