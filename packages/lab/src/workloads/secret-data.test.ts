import { expect, test } from 'vitest';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { milliseconds } from './go-duration.ts';
import { secretData } from './secret-data.ts';
import { denialOf } from './secret-stores.ts';

const secrets = (key: string) => (key === 'db' ? { user: 'ann', json: '{"a":"1","b":2}' } : undefined);

test('a whole secret, its parts, and single properties are found', () => {
  expect([...secretData({ dataFrom: [{ extract: { key: 'db' } }] }, secrets)]).toEqual([
    ['user', 'ann'],
    ['json', '{"a":"1","b":2}'],
  ]);
  expect([...secretData({ dataFrom: [{ extract: { key: 'db', property: 'json' } }] }, secrets)]).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  const data = [
    { secretKey: 'one', remoteRef: { key: 'db', property: 'user' } },
    { secretKey: 'all', remoteRef: { key: 'db' } },
  ];
  expect(secretData({ data }, secrets).get('one')).toBe('ann');
  expect(JSON.parse(secretData({ data }, secrets).get('all') ?? '')).toEqual(secrets('db'));
});

test('what is missing is reported with its place and key', () => {
  const data = [{ secretKey: 'one', remoteRef: { key: 'none', property: 'user' } }];
  expect(() => secretData({ data }, secrets)).toThrow('error processing spec.data[0] (key: none), err: Secret does not exist');
  const wrong = [{ secretKey: 'one', remoteRef: { key: 'db', property: 'pin' } }];
  expect(() => secretData({ data: wrong }, secrets)).toThrow('key pin does not exist in secret db');
  expect(() => secretData({ dataFrom: [{ extract: { key: 'db', property: 'user' } }] }, secrets)).toThrow('unable to unmarshal secret');
});

test('a store may be for some namespaces only', () => {
  const named = (name: string, labels = {}) => ({ kind: 'Namespace', metadata: { name, labels } }) as StoredObject;
  const store = (conditions?: readonly object[]) =>
    ({ kind: 'ClusterSecretStore', metadata: { name: 'aws' }, spec: { conditions } }) as unknown as StoredObject;
  expect(denialOf(store(), named('shop'))).toBeUndefined();
  expect(denialOf(store([{ namespaces: ['shop'] }]), named('shop'))).toBeUndefined();
  expect(denialOf(store([{ namespaceSelector: { matchLabels: { team: 'a' } } }]), named('shop', { team: 'a' }))).toBeUndefined();
  expect(denialOf(store([{ namespaceRegexes: ['^sh'] }, { namespaces: ['other'] }]), named('bank'))).toMatch(
    /not allowed from namespace "bank"/,
  );
});

test('durations are read as Go writes them', () => {
  expect(['1h0m0s', '1m30s', '500ms', '0', ''].map(milliseconds)).toEqual([3_600_000, 90_000, 500, 0, 0]);
});
