import { expect, test } from 'vitest';
import { clusterFolderFindings } from '../src/check/cluster-folders.ts';

type Kustomization = Parameters<typeof clusterFolderFindings>[0]['kustomizations'][number];

const object = (name: string) => ({
  object: { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: { name, namespace: 'flux-system' } },
});

const kustomization = (cluster: string, name: string, path: string, file: string, more: object = {}): Kustomization =>
  ({
    ...{ cluster, namespace: 'flux-system', name, appliesTo: cluster, source: 'GitRepository/flux-system/flux-system', content: '', path },
    written: { content: '', file, index: 0 },
    ...more,
  }) as unknown as Kustomization;

/** Returns a cluster whose sync applies `applied`, and an application with the path `app`. */
const cluster = (name: string, app: string, applied: readonly string[] = ['flux-system', 'app']): readonly Kustomization[] => {
  const parent = `${name}/flux-system/flux-system`;
  const self = applied.includes('flux-system') ? { parent } : {};
  return [
    kustomization(name, 'flux-system', `./fleet/${name}`, `fleet/${name}/flux-system/sync.yaml`, { objects: applied.map(object), ...self }),
    kustomization(name, 'app', app, `fleet/${name}/app.yaml`, { parent, objects: [] }),
  ];
};

const texts: Readonly<Record<string, string>> = {
  'fleet/two/app.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: app}\nspec:\n  path: ./fleet/one/app\n',
  'fleet/three/kustomization.yaml': 'kind: Kustomization\nresources: [app.yaml]\n',
  'fleet/two/kustomization.yaml': 'kind: Kustomization\nresources: [app.yaml]\n',
};

const findingsOf = (kustomizations: readonly Kustomization[], unread: readonly string[], read: readonly string[] = []) =>
  clusterFolderFindings({
    kustomizations,
    unread,
    read: new Set(['fleet/one/app/map.yaml', ...read]),
    files: { fileName: (_, file) => file, textOf: (file) => texts[file] },
  }).map(({ rule, file, line, value, expected }) => [rule, file, line, value ?? expected]);

test('a cluster that applies a folder of another one is reported while its own folder is unused', () => {
  const copied = [...cluster('one', './fleet/one/app'), ...cluster('two', './fleet/one/app')];
  expect(findingsOf(copied, ['fleet/two/app/map.yaml'])).toEqual([['folder-of-another-cluster', 'fleet/two/app.yaml', 5, 'fleet/one/app']]);
  // The cluster has no folder of its own, or uses it: so the folder is shared on purpose.
  expect(findingsOf(copied, [])).toEqual([]);
  expect(findingsOf(copied, [], ['fleet/two/app/map.yaml'])).toEqual([]);
  expect(findingsOf([...cluster('one', './fleet/one/app'), ...cluster('two', './fleet/two/app')], ['fleet/two/app/b.yaml'])).toEqual([]);
});

test('a sync that its own folder does not list is reported', () => {
  const without = [...cluster('one', './fleet/one/app'), ...cluster('two', './fleet/two/app', ['app'])];
  expect(findingsOf(without, [])).toEqual([['sync-not-applied', 'fleet/two/kustomization.yaml', 2, 'an entry for flux-system']]);
  const several = [...cluster('two', './fleet/two/app', ['app']), ...cluster('three', './fleet/three/app', ['app'])];
  expect(findingsOf(several, [])).toEqual([['sync-not-applied', 'fleet/two/kustomization.yaml', 2, 'an entry for flux-system']]);
  // Without a list, Flux applies all files of the folder.
  expect(findingsOf([...cluster('two', './fleet/two/app'), ...cluster('one', './fleet/one/app', ['app'])], [])).toEqual([]);
});
