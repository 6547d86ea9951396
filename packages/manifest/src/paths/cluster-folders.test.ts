import { matchesGlob } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterFoldersOf, hubSideFolder, leafFolder, shardFolders, shardOfPath } from './cluster-folders.ts';

const SHARDS = ['eu', 'us-east'];

test('finds the leaf of a cluster and its folder in the leaf of a hub', () => {
  const leaf = leafFolder('clusters', 'mgmt', 'production');
  expect(leaf).toBe('clusters/mgmt/mgmt-production');
  expect(clusterFoldersOf('clusters', `${leaf}/flux-system/sync.yaml`)).toEqual([leaf]);
  const side = hubSideFolder(leaf, 'eu-shop-test');
  expect(clusterFoldersOf('clusters', `${side}/kustomization.yaml`)).toEqual([leaf, side]);
  expect(['clusters/mgmt', 'clusters', 'other/mgmt/mgmt-production/a'].flatMap((path) => clusterFoldersOf('clusters', path))).toEqual([]);
});

test('the shard of a path is the one whose patterns its folder matches', () => {
  const segment = fc.constantFrom('eu-shop', 'eu', 'eu-shop-test', 'us-east-1-test', 'us-shop', 'mgmt', 'fleet', 'clusters', 'x');
  const path = fc.tuple(fc.constantFrom('clusters', 'common'), fc.array(segment, { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(path, ([prefix, segments]) => {
      const whole = [prefix, ...segments].join('/');
      const above = segments.map((_, index) => [prefix, ...segments.slice(0, index + 1)].join('/'));
      const matched = SHARDS.filter((shard) =>
        shardFolders('clusters', shard).some((pattern) => above.some((folder) => matchesGlob(folder, pattern))),
      );
      const shard = shardOfPath(['clusters'], SHARDS, whole);
      expect(shard === undefined ? [] : [shard]).toEqual(matched.slice(0, 1));
    }),
  );
});
