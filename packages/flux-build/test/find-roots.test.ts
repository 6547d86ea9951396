import { describe, expect, test } from 'vitest';
import { takersOf } from '../src/fleet/roots/files-taken-in.ts';
import { findRoots } from '../src/index.ts';
import { bootstrap, configMap, documents, type Files, pointer, treeOf } from './fleet-fixture.ts';

/** Clusters, and the names of the Flux Kustomizations that begin there. */
const rootsOf = (files: Files) =>
  findRoots(treeOf(files), '').map(({ cluster, objects }) => [
    cluster,
    objects.flatMap(({ object }) => (object.kind === 'Kustomization' ? [(object.metadata as { name: string }).name] : [])),
  ]);

const other = { sourceRef: { kind: 'GitRepository', name: 'team' } };
const vendor = { sourceRef: { kind: 'OCIRepository', name: 'vendor' } };

describe('a fleet whose bootstrap is not in it', () => {
  const fleet = {
    'clusters/a/all.yaml': pointer('infrastructure', { path: './infrastructure' }),
    'clusters/a/tenants.yaml': pointer('tenants', { path: './tenants/a' }),
    'clusters/b/tenants.yaml': pointer('tenants', { path: './tenants/b' }),
    'tenants/a/kustomization.yaml': 'resources: [../base/team]\n',
    'tenants/b/kustomization.yaml': 'resources: [../base/team/]\n',
    'tenants/base/team/kustomization.yaml': 'resources: [sync.yaml]\n',
  };

  test('begins where its clusters do, whoever takes the whole of another source', () => {
    const files = {
      ...fleet,
      'infrastructure/sync.yaml': pointer('vendor', { path: './', ...vendor }),
      'tenants/base/team/sync.yaml': pointer('team', other),
    };
    expect(rootsOf(files)).toEqual([
      ['a', ['infrastructure', 'tenants']],
      ['b', ['tenants']],
    ]);
  });

  test('does not begin where a kustomization file takes something in, with a path of its own or not', () => {
    const files = { ...fleet, 'tenants/base/team/sync.yaml': pointer('team', { path: './deploy', ...other }) };
    expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['a', 'b']);
  });
});

test('a Kustomization of the whole repository holds what others of the same source hold', () => {
  const files = {
    'fleet.yaml': pointer('everything', { path: './' }),
    'apps/one.yaml': pointer('one', { path: './one' }),
    'one/map.yaml': configMap('one'),
  };
  expect(rootsOf(files)).toEqual([['local', ['everything']]]);
});

describe('clusters are named', () => {
  const clusters = (...folders: string[]) =>
    rootsOf(Object.fromEntries(folders.map((folder) => [`${folder}/sync.yaml`, bootstrap(`./${folder}`)]))).map(([cluster]) => cluster);

  test.each([
    [
      ['clusters/a', 'clusters/b'],
      ['a', 'b'],
    ],
    [
      ['kubernetes/main/cluster/config', 'kubernetes/staging/cluster/config'],
      ['main', 'staging'],
    ],
    [
      ['a/flux', 'b/flux', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      ['a/flux', 'flux'],
      ['a', 'flux'],
    ],
  ])('%s: %s', (folders, names) => {
    expect(clusters(...folders)).toEqual(names);
  });
});

test('a bootstrap of two Kustomizations in one file is one', () => {
  const two = documents(pointer('config', { path: './flux' }), pointer('more', { path: './flux', ...other }));
  expect(rootsOf({ 'flux/sync.yaml': two, '.archive/old/sync.yaml': pointer('old', { path: './old' }) })).toEqual([
    ['flux', ['config', 'more']],
  ]);
});

test('what has no source yet begins nowhere', () => {
  const bare = { ...pointer('bare', {}), spec: { path: './bare' } };
  expect(rootsOf({ 'flux/sync.yaml': pointer('config', { path: './flux' }), 'apps/ks.yaml': bare })).toEqual([['flux', ['config']]]);
});

test('the folder of Flux names no cluster', () => {
  const files = {
    'clusters/a/flux-system/sync.yaml': pointer('a', { path: './apps' }),
    'clusters/b/sync.yaml': pointer('b', { path: './apps' }),
  };
  expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['a', 'b']);
});

test('a bootstrap of the whole repository stays one beside others', () => {
  const files = { 'flux-system/sync.yaml': bootstrap('./'), 'apps/team.yaml': pointer('team', other) };
  expect(rootsOf(files)).toEqual([['local', ['flux-system']]]);
});

test('what a folder takes in is found through folders, components and circles, and never beyond the tree', () => {
  const tree = treeOf({
    'a/kustomization.yaml': 'resources: [x.yaml, ../b, https://host.example/c, ../../../etc]\ncomponents: [../c]\n',
    'b/kustomization.yaml': 'resources: [y.yaml, ../a]\n',
    'c/kustomization.yaml': 'kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\nresources: [z.yaml]\n',
    'd/kustomization.yaml': 'resources: {no: list}\n',
    'x.yaml': '',
  });
  const taken = (...folders: readonly string[]): readonly string[] =>
    ['a/x.yaml', 'b/y.yaml', 'c/z.yaml', 'd/x.yaml', 'etc', 'x.yaml'].filter((file) => takersOf(tree, folders)(file).size > 0);
  expect(taken('a')).toEqual(['a/x.yaml', 'b/y.yaml', 'c/z.yaml', 'etc']);
  expect(taken('d', 'gone')).toEqual([]);
  expect([...takersOf(tree, ['a', 'b', 'c'])('c/z.yaml')]).toHaveLength(2);
});
