import { expect, test } from 'vitest';
import { listKinds } from './find-schema.ts';
import { findSource } from './find-source.ts';

test('every kind says which pinned file it was made from, and in which version', () => {
  expect(listKinds().filter((kind) => findSource(kind) === undefined)).toEqual([]);
  expect(findSource({ group: 'apps', version: 'v1', kind: 'Deployment' })).toMatchObject({
    file: expect.stringContaining('apis_apps_v1.json'),
  });
});

test('a kind that is not pinned has no source', () => {
  expect(findSource({ group: 'shop.example', version: 'v1', kind: 'Widget' })).toBeUndefined();
});
