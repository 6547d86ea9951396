import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createValidator, openCache, validateTexts } from '../src/index.ts';

const validator = createValidator();
const of = (apiVersion: string, kind: string) => ({ apiVersion, kind, metadata: { name: 'a', namespace: 'b' } });

describe('a kind without a schema', () => {
  test('is unknown, and the object has no problems', () => {
    const { verdict, findings, unknown } = validator.check(of('shop.example/v1', 'Widget'));
    expect({ verdict, findings }).toEqual({ verdict: 'unknown', findings: [] });
    expect(unknown).toMatchObject([{ rule: 'kind-without-schema', object: 'Widget/b/a', pointer: '/kind', value: 'Widget' }]);
  });

  test.each([
    ['kafka.aws.upbound.io/v1beta1', 'Cluster'],
    ['kafka.services.k8s.aws/v1alpha1', 'Cluster'],
    ['aws.crossplane.io/v1beta1', 'ProviderConfig'],
    ['azmonitoring.coreos.com/v1', 'ServiceMonitor'],
    ['iam.aws.m.upbound.io/v1beta1', 'UserPolicyAttachment'],
    ['s3.aws.m.upbound.io/v1beta1', 'BucketACL'],
    ['cluster.x-k8s.io/v1beta1', 'Cluster'],
    ['fluxcd.controlplane.io/v1', 'FluxInstance'],
    ['fluxcd.controlplane.io/v1', 'ResourceSet'],
    ['gateway.networking.k8s.io/v1alpha2', 'TCPRoute'],
    ['gateway.networking.k8s.io/v1alpha3', 'TLSRoute'],
    ['gateway.networking.k8s.io/v1alpha3', 'BackendTLSPolicy'],
  ])('is not a mistake because another project has one of that name: %s %s', (apiVersion, kind) => {
    expect(validator.check(of(apiVersion, kind)).verdict).toBe('unknown');
  });

  test('does not hide problems that any kind can have', () => {
    const object = { ...of('shop.example/v1', 'Widget'), spec: { key: `-----BEGIN RSA PRIVATE KEY-----\n${'QUJD'.repeat(20)}` } };
    const { verdict, findings, unknown } = validator.check(object);
    expect(findings.map(({ rule }) => rule)).toEqual(['private-key']);
    expect([verdict, unknown?.length]).toEqual(['unknown', 1]);
  });

  test('is reported of each item of a List', () => {
    const list = {
      apiVersion: 'v1',
      kind: 'List',
      items: [of('shop.example/v1', 'Widget'), of('v1', 'Deploymnet'), of('v1', 'ConfigMap')],
    };
    const { verdict, findings, unknown } = validator.check(list);
    expect(verdict).toBe('reject');
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([['unknown-kind', '/items/1/kind']]);
    expect(unknown?.map(({ pointer }) => pointer)).toEqual(['/items/0/kind']);
  });

  test('is reported with the findings of a tree, at its line, also from the cache', () => {
    const directory = mkdtempSync(join(tmpdir(), 'unknown-'));
    try {
      const texts = new Map([['a.yaml', '# widget\napiVersion: shop.example/v1\nkind: Widget\nmetadata: {name: a, namespace: b}\n']]);
      const validateTree = () => {
        const cache = openCache(directory);
        const result = validateTexts(createValidator({ cache }), texts);
        cache.store();
        return result;
      };
      const first = validateTree();
      expect(first).toMatchObject({
        verdicts: [{ verdict: 'unknown', apiVersion: 'shop.example/v1', kind: 'Widget' }],
        findings: [],
        unknown: [{ rule: 'kind-without-schema', file: 'a.yaml', line: 3 }],
      });
      expect(validateTree()).toEqual(first);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe('a kind that certainly no server has', () => {
  test.each([
    ['apps/v1', 'Deploymnet', 'Deployment'],
    ['apps/v1', 'deployment', 'Deployment'],
    ['networking.k8s.io/v1', 'Egress', ''],
    ['v1', 'Widget', ''],
    ['keda.sh/v1alpha1', 'scaledobject', 'ScaledObject'],
    ['fluxcd.controlplane.io/v1', 'FluxInstanc', 'FluxInstance'],
    ['s3.aws.m.upbound.io/v1beta1', 'Bukcet', 'Bucket'],
  ])('%s %s is refused', (apiVersion, kind, meant) => {
    const { verdict, findings, unknown } = validator.check(of(apiVersion, kind));
    expect(verdict).toBe('reject');
    expect(unknown).toBeUndefined();
    expect(findings).toMatchObject([{ rule: 'unknown-kind', severity: 'reject', remedy: expect.stringContaining(meant) }]);
  });
});
