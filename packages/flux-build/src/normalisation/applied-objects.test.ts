import { canonicalQuantity } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { appliedObject, droppedMarks, expandList } from './applied-objects.ts';

const applied = (object: Readonly<Record<string, unknown>>, commonMetadata = {}) =>
  appliedObject({ metadata: { name: 'a' }, ...object }, { name: 'k', namespace: 'n', commonMetadata });

const OWNED = { 'kustomize.toolkit.fluxcd.io/name': 'k', 'kustomize.toolkit.fluxcd.io/namespace': 'n' };

describe('an object as it is applied', () => {
  test('has the labels of its owner and the common metadata', () => {
    const object = applied(
      { apiVersion: 'example.org/v1', kind: 'Probe', anything: 1, status: {} },
      { labels: { a: 'b' }, annotations: { c: 'd' } },
    );
    expect(object).toEqual({
      apiVersion: 'example.org/v1',
      kind: 'Probe',
      anything: 1,
      metadata: { name: 'a', labels: { a: 'b', ...OWNED }, annotations: { c: 'd' }, creationTimestamp: null },
    });
  });

  test('of a built-in kind has the fields of its Go type', () => {
    const object = applied({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      spec: {
        notAField: 1,
        paused: false,
        template: { spec: { containers: [{ name: 'c', ports: [{ containerPort: 80 }], resources: { limits: { cpu: '1000m' } } }] } },
      },
    });
    expect(object.spec).toEqual({
      selector: null,
      strategy: {},
      template: {
        metadata: {},
        spec: { containers: [{ name: 'c', ports: [{ containerPort: 80, protocol: 'TCP' }], resources: { limits: { cpu: '1' } } }] },
      },
    });
  });

  test('has the bytes, numbers and times that Go makes of what is given', () => {
    const request = (spec: object) => applied({ apiVersion: 'certificates.k8s.io/v1beta1', kind: 'PodCertificateRequest', spec }).spec;
    expect(request({ stubPKCS10Request: [1, 258, null, -1] })).toMatchObject({ stubPKCS10Request: 'AQIA/w==' });
    expect(request({ stubPKCS10Request: ['AQ=='], notAField: 1 })).toEqual({ stubPKCS10Request: ['AQ=='], notAField: 1 });
    const lease = (spec: object) => applied({ apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', spec }).spec;
    expect(lease({ renewTime: '0001-01-01T00:00:00.000000Z', leaseDurationSeconds: 1e21 })).toEqual({
      renewTime: null,
      leaseDurationSeconds: 0,
    });
  });

  test('is kept as it is written when a field has another type', () => {
    expect(applied({ apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: '1', notAField: 1 } }).spec).toEqual({
      replicas: '1',
      notAField: 1,
    });
    expect(applied({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', extra: 1 })).toMatchObject({ extra: 1 });
  });

  test('of a Secret has its texts as data', () => {
    const object = applied({ apiVersion: 'v1', kind: 'Secret', data: { a: 'YQ==' }, stringData: { b: 'b' } });
    expect(object).toMatchObject({ data: { a: 'YQ==', b: 'Yg==' } });
    expect(object).not.toHaveProperty('stringData');
  });

  test('loses its labels when one of them is not text', () => {
    expect(applied({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', labels: { a: 1, b: 'c' } } }).metadata).toMatchObject({
      labels: OWNED,
    });
  });
});

test('labels and annotations that are lost are listed, unless all of them are strings', () => {
  const dropped = (metadata: object) => droppedMarks({ apiVersion: 'v1', kind: 'ConfigMap', metadata }).map(({ pointer }) => pointer);
  expect(dropped({ labels: { a: 1.1, b: 'c' }, annotations: { a: true } })).toEqual(['/metadata/labels', '/metadata/annotations']);
  expect(dropped({ labels: { a: '1.1', b: null } })).toEqual([]);
});

test('lists are replaced by their items, and objects for kustomize only are removed', () => {
  const item = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
  expect(expandList({ apiVersion: 'v1', kind: 'List', items: [item, item] })).toEqual([item, item]);
  expect(expandList({ ...item, apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' })).toEqual([]);
});

test.each([
  ['1000m', '1'],
  ['0.5', '500m'],
  ['1.5Gi', '1536Mi'],
  ['1024Mi', '1Gi'],
  ['1500m', '1500m'],
  ['1e3', '1e3'],
  ['0.1Ki', '102400m'],
  ['0.0000000001', '1n'],
  ['100Ei', '9223372036854775807'],
  ['+5', '+5'],
  ['', undefined],
  ['1.2.3', undefined],
  ['abc', undefined],
])('the quantity %s is %s', (text, canonical) => {
  expect(canonicalQuantity(text)).toBe(canonical);
});
