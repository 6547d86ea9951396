import { describe, expect, test } from 'vitest';
import { createValidator, validateText } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();
const { helmRelease, deployment } = validObjects;
const priorityClass = { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'a' }, value: 1 };
const findingsOf = (object: unknown) =>
  validator.check(object).findings.map(({ rule, severity, pointer }) => ({ rule, severity, pointer }));

// Each answer was seen on kube-apiserver 1.36: the verdict is lossy, since the object is stored otherwise than it was sent.
describe('a value that the server stores in another form with the same meaning has a lossy verdict and advice', () => {
  test.each([
    ['false', { ...priorityClass, globalDefault: false }, 'unstored-zero', '/globalDefault'],
    ['an empty text', { ...priorityClass, description: '' }, 'unstored-zero', '/description'],
    ['a quantity with a fraction', claim('0.5Gi'), 'canonical-form', '/spec/resources/requests/storage'],
    ['a quantity as a number', claim(1024), 'canonical-form', '/spec/resources/requests/storage'],
  ])('%s', (_, object, rule, pointer) => {
    expect(validator.check(object).verdict).toBe('lossy');
    expect(findingsOf(object)).toEqual([{ rule, severity: 'advice', pointer }]);
  });

  test.each([
    ['a text that is stored when it is empty', { ...claim('1Gi'), spec: { ...claim('1Gi').spec, storageClassName: '' } }],
    ['0 in a field that is a pointer in Go', { ...deployment, spec: { ...deployment.spec, replicas: 0 } }],
    ['a quantity as it is stored', claim('1536Mi')],
    ['nulls and empty objects', { ...priorityClass, description: null, metadata: { name: 'a', labels: {} } }],
  ])('%s is not', (_, object) => {
    expect(validator.check(object)).toMatchObject({ verdict: 'accept', findings: [] });
  });
});

test('the server sets generation and creation time', () => {
  const metadata = { ...helmRelease.metadata, generation: 3, creationTimestamp: '2026-01-01T00:00:00Z' };
  expect(findingsOf({ ...helmRelease, metadata })).toEqual([
    { rule: 'server-field', severity: 'lossy', pointer: '/metadata/generation' },
    { rule: 'server-field', severity: 'lossy', pointer: '/metadata/creationTimestamp' },
  ]);
});

describe('findings name fields as the server does, and have the line of the value', () => {
  const text = `apiVersion: v1
kind: ConfigMap
metadata:
  name: web
  namespace: shop
  labels:
    app: web
    team: Platform Team
  ownerReferences:
    - apiVersion: v1
      kind: ConfigMap
      name: other
      uid: ''
`;
  const { findings } = validateText(validator, text, 'web.yaml');

  test('a label: the map, at the line of the entry', () => {
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'wrong-label', pointer: '/metadata/labels', line: 8 }));
  });

  test('an owner: the field without an index, and the pointer to the owner', () => {
    const uid = { rule: 'wrong-owner', pointer: '/metadata/ownerReferences/0/uid', field: 'metadata.ownerReferences.uid', line: 13 };
    expect(findings).toContainEqual(expect.objectContaining(uid));
  });
});

function claim(storage: unknown) {
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } } };
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'a', namespace: 'b' }, spec };
}
