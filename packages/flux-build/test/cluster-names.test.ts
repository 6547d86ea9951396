import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchRoots } from '../src/index.ts';
import { bootstrap, configMap, fleetOf, fluxKustomization, treeOf } from './fleet-fixture.ts';

const cluster = (name: string) => `clusters/${name}/flux-system`;

describe('one cluster has one name', () => {
  const part = fc.constantFrom('a', 'b', 'prod', '00', 'flux', 'config');
  const folder = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => ['clusters', ...parts].join('/'));

  test('for any given path', () => {
    fc.assert(
      fc.property(fc.uniqueArray(folder, { minLength: 1, maxLength: 6 }), fc.boolean(), (folders, own) => {
        const tree = treeOf({
          'apps/a.yaml': configMap('a'),
          ...Object.fromEntries(
            folders.map((each) => [
              `${each}/flux-system/sync.yaml`,
              own ? bootstrap(`./${each}`) : fluxKustomization('apps', { path: './apps' }),
            ]),
          ),
        });
        const all = searchRoots(tree, '').roots;
        const fileOf = (root: (typeof all)[number]): string => root.objects[0]?.file ?? '';
        const nameOf = new Map(all.map((root) => [fileOf(root), root.cluster]));
        for (const root of all) {
          const file = fileOf(root);
          const parts = file.split('/');
          const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
          for (const path of paths) {
            const found = searchRoots(tree, path).roots;
            expect(found.map(fileOf)).toContain(file);
            for (const each of found) expect(each.cluster).toBe(nameOf.get(fileOf(each)));
          }
        }
      }),
    );
  });

  test('below it, and all that there are in what they share', () => {
    const tree = treeOf({
      [`${cluster('a')}/sync.yaml`]: bootstrap('./clusters/a'),
      [`${cluster('b')}/sync.yaml`]: bootstrap('./clusters/b'),
      'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
      'apps/a.yaml': configMap('a'),
    });
    const names = (path: string) => searchRoots(tree, path).roots.map((root) => root.cluster);
    expect(names('clusters/a/apps.yaml')).toEqual(['a']);
    expect(names('clusters/b')).toEqual(['b']);
    expect(names('apps')).toEqual(['a', 'b']);
  });

  test('with what is left over only where nothing leads into the path', () => {
    const tree = treeOf({
      [`${cluster('a')}/sync.yaml`]: bootstrap('./clusters/a'),
      'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps/used' }),
      'apps/used/a.yaml': configMap('a'),
      'apps/left/ks.yaml': fluxKustomization('left', { path: './apps/used' }),
      'old/left/ks.yaml': fluxKustomization('left', { path: './apps/used' }),
    });
    const names = (path: string) => searchRoots(tree, path).roots.map((root) => root.cluster);
    expect(names('apps')).toEqual(['a']);
    expect(names('old')).toEqual(['left']);
  });
});

describe('clusters that a hub reaches with kubeconfigs', () => {
  const far = (namespace: string, path: string, secret = 'cluster-kubeconfig') =>
    fluxKustomization(
      'apps',
      {
        path,
        kubeConfig: { secretRef: { name: secret } },
        sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' },
      },
      { namespace },
    );
  const targets = (files: Readonly<Record<string, unknown>>): readonly string[] => {
    const { kustomizations } = fleetOf({ [`${cluster('hub')}/sync.yaml`]: bootstrap('./clusters/hub'), ...files }).fleet;
    return kustomizations
      .filter(({ name }) => name !== 'flux-system')
      .map((each) => `${each.cluster} ${each.namespace}/${each.name} ${each.appliesTo} ${each.error?.message ?? each.objects?.length}`);
  };

  test('are several if Secrets of one name are in several namespaces', () => {
    const own = fluxKustomization('own', { path: './own' });
    const files = {
      'clusters/hub/production.yaml': far('production', './production'),
      'clusters/hub/staging.yaml': far('staging', './staging'),
      'production/sync.yaml': bootstrap('./production'),
      'production/own.yaml': own,
      'staging/sync.yaml': bootstrap('./staging'),
      'staging/own.yaml': own,
      'own/a.yaml': configMap('a'),
    };
    expect(targets(files)).toEqual([
      'hub production/apps cluster.production 3',
      'hub staging/apps cluster.staging 3',
      'cluster.production flux-system/own cluster.production 1',
      'cluster.staging flux-system/own cluster.staging 1',
    ]);
  });

  test('are several if Secrets of one name are on several hubs', () => {
    const files = {
      'clusters/hub/spoke.yaml': far('spokes', './spoke'),
      'clusters/lab/sync.yaml': bootstrap('./clusters/lab'),
      'clusters/lab/spoke.yaml': far('spokes', './spoke'),
      'clusters/lab/more.yaml': far('more', './spoke'),
      'spoke/a.yaml': configMap('a'),
    };
    expect(targets(files)).toEqual([
      'hub spokes/apps cluster.hub 1',
      'lab more/apps cluster.more.lab 1',
      'lab spokes/apps cluster.spokes.lab 1',
    ]);
    expect(fleetOf({ 'clusters/hub/sync.yaml': bootstrap('./clusters/hub'), ...files }).findings).toEqual([]);
  });

  test('have the name of the Secret if all of this name are in one namespace', () =>
    expect(
      targets({
        'clusters/hub/production.yaml': far('production', './production', 'live-kubeconfig'),
        'clusters/hub/staging.yaml': far('staging', './production', 'test-kubeconfig'),
        'production/a.yaml': configMap('a'),
      }),
    ).toEqual(['hub production/apps live 1', 'hub staging/apps test 1']));

  test('are found by the search of later rounds, too', () => {
    const files = {
      'clusters/hub/production.yaml': far('production', './production'),
      'clusters/hub/more.yaml': fluxKustomization('more', { path: './more' }),
      'more/staging.yaml': far('staging', './production'),
      'production/a.yaml': configMap('a'),
    };
    expect(targets(files).filter((text) => text.includes('/apps'))).toEqual([
      'hub production/apps cluster.production 1',
      'hub staging/apps cluster.staging 1',
    ]);
  });
});
