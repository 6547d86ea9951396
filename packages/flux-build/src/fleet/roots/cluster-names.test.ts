import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterNames } from './cluster-names.ts';

test.each([
  [
    ['clusters/a', 'clusters/b', ''],
    ['a', 'b', 'local'],
  ],
  [
    ['kubernetes/main/config', 'kubernetes/staging/config'],
    ['main', 'staging'],
  ],
  [
    ['x/flux', 'flux'],
    ['x', 'flux'],
  ],
  [
    ['x/flux', 'y/flux', 'z/x'],
    ['x/flux', 'y', 'z'],
  ],
  [
    ['clusters/prod/00', 'clusters/prod/01', 'clusters/sandbox/00'],
    ['prod/00', 'prod/01', 'sandbox/00'],
  ],
  [
    ['clusters/prod/00', 'clusters/prod/01', 'clusters/test/00', 'clusters/test/01'],
    ['prod/00', 'prod/01', 'test/00', 'test/01'],
  ],
  [
    ['kubernetes/flux', 'cluster/base', 'flux-system'],
    ['kubernetes', 'cluster', 'flux-system'],
  ],
  [
    ['', 'local'],
    ['.', 'local'],
  ],
])('clusters of %s are %s', (folders, names) => {
  expect([...clusterNames(folders).values()]).toEqual(names);
});

test('no two folders are one cluster', () => {
  const folder = fc.array(fc.constantFrom('a', 'b', 'local', 'a-b'), { maxLength: 4 }).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.uniqueArray(folder), (folders) => {
      expect(new Set(clusterNames(folders).values()).size).toBe(folders.length);
    }),
  );
});
