import { expect, test } from 'vitest';
import { needsOf } from './pod-template.ts';

test('a Pod needs every volume and variable that is not optional, with the keys that it names', () => {
  const needs = needsOf({
    volumes: [
      { configMap: { name: 'files', items: [{ key: 'a' }, { key: 'b' }] } },
      { configMap: { name: 'maybe', optional: true } },
      { secret: { secretName: 'key' } },
      { persistentVolumeClaim: { claimName: 'disk' } },
      { projected: { sources: [{ secret: { name: 'part' } }, { configMap: { name: 'also', optional: true } }] } },
    ],
    initContainers: [{ envFrom: [{ secretRef: { name: 'first' } }] }],
    containers: [
      {
        envFrom: [{ configMapRef: { name: 'settings' } }, { configMapRef: { name: 'more', optional: true } }],
        env: [
          {},
          { valueFrom: { secretKeyRef: { name: 'login', key: 'user' } } },
          { valueFrom: { configMapKeyRef: { name: 'x', key: 'y', optional: true } } },
        ],
      },
    ],
  });
  expect(needs.map(({ kind, name, keys }) => [kind, name, ...keys].join(' '))).toEqual([
    'ConfigMap files a b',
    'Secret key',
    'PersistentVolumeClaim disk',
    'Secret part',
    'Secret first',
    'ConfigMap settings',
    'Secret login user',
  ]);
});
