import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFleet, findRoots, pathBase, rootFindings, scanRepository, searchRoots } from '../src/index.ts';
import { appliedBy, bootstrap, configMap, documents, type Files, fleetOf, fluxKustomization, repository, treeOf } from './fleet-fixture.ts';

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
    'clusters/a/all.yaml': fluxKustomization('infrastructure', { path: './infrastructure' }),
    'clusters/a/tenants.yaml': fluxKustomization('tenants', { path: './tenants/a' }),
    'clusters/b/tenants.yaml': fluxKustomization('tenants', { path: './tenants/b' }),
    'tenants/a/kustomization.yaml': 'resources: [../base/team]\n',
    'tenants/b/kustomization.yaml': 'resources: [../base/team/]\n',
    'tenants/base/team/kustomization.yaml': 'resources: [sync.yaml]\n',
  };

  test('begins where its clusters do, whoever takes the whole of another source', () => {
    const files = {
      ...fleet,
      'infrastructure/sync.yaml': fluxKustomization('vendor', { path: './', ...vendor }),
      'tenants/base/team/sync.yaml': fluxKustomization('team', other),
    };
    expect(rootsOf(files)).toEqual([
      ['a', ['infrastructure', 'tenants']],
      ['b', ['tenants']],
    ]);
  });

  test('does not begin where a kustomization file takes something in, with a path of its own or not', () => {
    const files = { ...fleet, 'tenants/base/team/sync.yaml': fluxKustomization('team', { path: './deploy', ...other }) };
    expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['a', 'b']);
  });
});

test('a bootstrap that applies itself begins a cluster, though that of another leads to the same folder', () => {
  const files = {
    'clusters/a/flux-system/gotk-sync.yaml': bootstrap('./clusters/a'),
    'clusters/copy/flux-system/gotk-sync.yaml': bootstrap('./clusters/a'),
    'clusters/b/flux-system/gotk-sync.yaml': bootstrap('./clusters/b'),
  };
  expect(rootsOf(files)).toEqual([
    ['a', ['flux-system']],
    ['b', ['flux-system']],
    ['copy', ['flux-system']],
  ]);
});

test('a FluxInstance that its own sync applies begins a cluster, though another bootstrap applies itself', () => {
  const instance = {
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'FluxInstance',
    metadata: { name: 'flux', namespace: 'flux-system' },
    spec: { sync: { kind: 'GitRepository', url: 'https://git.example/fleet.git', ref: 'refs/heads/main', path: 'flux' } },
  };
  const { applied } = fleetOf({
    'apps/flux-instance/instance.yaml': instance,
    'apps/web/web.yaml': configMap('web'),
    'flux/config/cluster.yaml': documents(
      repository('home', { url: 'https://git.example/fleet.git' }),
      fluxKustomization('cluster', { path: './flux', sourceRef: { kind: 'GitRepository', name: 'home' } }),
    ),
    'flux/config/kustomization.yaml': 'resources: [cluster.yaml]\n',
    'flux/cluster/apps.yaml': fluxKustomization('apps', { path: './apps' }),
  });
  expect(applied['flux-instance/apps']).toContain('ConfigMap web');
});

test('a Flux Kustomization of components alone does not hold what stands in its folder', () => {
  const files = {
    'kubernetes/kustomization.yaml': 'resources: []\n',
    'kubernetes/components/database/kustomization.yaml': 'kind: Component\nresources: [database.yaml]\n',
    'kubernetes/components/database/database.yaml': configMap('database'),
    'kubernetes/clusters/a/bootstrap/entrypoint.yaml': fluxKustomization('cluster-apps', { path: './kubernetes/clusters/a/apps' }),
    'kubernetes/clusters/a/apps/shop/kustomization.yaml': 'resources: [database.yaml]\n',
    'kubernetes/clusters/a/apps/shop/database.yaml': fluxKustomization('database', {
      path: './kubernetes',
      components: ['./components/database'],
    }),
  };
  expect(rootsOf(files)).toEqual([['a', ['cluster-apps']]]);
});

test('another repository with a folder of the same name is not this one', () => {
  const elsewhere = repository('private', { url: 'ssh://git@ssh.git.example:443/private-apps.git' });
  const { fleet, findings } = fleetOf({
    'clusters/a/flux-system/gotk-sync.yaml': bootstrap('./clusters/a'),
    'clusters/a/private.yaml': documents(
      elsewhere,
      fluxKustomization('private', { path: './clusters/a', sourceRef: { kind: 'GitRepository', name: 'private' } }),
    ),
    'clusters/a/settings.yaml': configMap('settings', {}),
  });
  expect(findings).toMatchObject([{ rule: 'source-not-at-hand', severity: 'risk' }]);
  expect(fleet.kustomizations.map(({ name, objects }) => [name, objects?.length])).toEqual([
    ['flux-system', 5],
    ['private', undefined],
  ]);
});

test('a Kustomization of the whole repository holds what others of the same source hold', () => {
  const files = {
    'fleet.yaml': fluxKustomization('everything', { path: './' }),
    'apps/one.yaml': fluxKustomization('one', { path: './one' }),
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
  const two = documents(fluxKustomization('config', { path: './flux' }), fluxKustomization('more', { path: './flux', ...other }));
  expect(rootsOf({ 'flux/sync.yaml': two, '.archive/old/sync.yaml': fluxKustomization('old', { path: './old' }) })).toEqual([
    ['flux', ['config', 'more']],
  ]);
});

test('what has no source yet begins nowhere', () => {
  const bare = { ...fluxKustomization('bare', {}), spec: { path: './bare' } };
  expect(rootsOf({ 'flux/sync.yaml': fluxKustomization('config', { path: './flux' }), 'apps/ks.yaml': bare })).toEqual([
    ['flux', ['config']],
  ]);
});

test('the folder of Flux names no cluster', () => {
  const files = {
    'clusters/a/flux-system/sync.yaml': fluxKustomization('a', { path: './apps' }),
    'clusters/b/sync.yaml': fluxKustomization('b', { path: './apps' }),
  };
  expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['a', 'b']);
});

test('a bootstrap of the whole repository stays one beside others', () => {
  const files = { 'flux-system/sync.yaml': bootstrap('./'), 'apps/team.yaml': fluxKustomization('team', other) };
  expect(rootsOf(files)).toEqual([['local', ['flux-system']]]);
});

const cluster = (name: string) => `clusters/${name}/flux-system`;
const REPOSITORY = { url: 'https://git.example/platform/fleet.git', ref: { branch: 'main' } };
const setPath = (path: string) => ({
  patches: [{ target: { kind: 'Kustomization', name: 'flux-system' }, patch: `- op: replace\n  path: /spec/path\n  value: ${path}\n` }],
});

describe('a bootstrap that is made for each cluster of one base', () => {
  const base = {
    'clusters/base/kustomization.yaml': { resources: ['sync.yaml'] },
    'clusters/base/sync.yaml': documents(
      repository('flux-system', REPOSITORY),
      fluxKustomization('flux-system', { path: './set-by-each-cluster' }),
    ),
    'apps/a.yaml': configMap('a'),
  };
  const madeOf = (name: string, more: object): Files => ({
    [`clusters/${name}/kustomization.yaml`]: { resources: ['../base', 'apps.yaml'], ...more },
    [`clusters/${name}/apps.yaml`]: fluxKustomization('apps', { path: './apps' }),
  });

  test.each([
    ['a patch of JSON 6902', setPath],
    [
      'a strategic merge patch in a file',
      (path: string) => ({ patches: [{ path: `../../patches/${path.split('/').at(-1)}.yaml`, target: { name: 'flux-system' } }] }),
    ],
    [
      'a replacement',
      (path: string) => ({
        replacements: [
          {
            sourceValue: path,
            targets: [{ select: { kind: 'Kustomization', name: 'flux-system' }, fieldPaths: ['spec.path'] }],
          },
        ],
      }),
    ],
  ])('by %s', (kind, change) => {
    const patch = (name: string) => ({ ...fluxKustomization('flux-system', {}), spec: { path: `./clusters/${name}` } });
    const { applied, findings } = fleetOf({
      ...base,
      ...(kind.includes('in a file') ? { 'patches/a.yaml': patch('a'), 'patches/b.yaml': patch('b') } : {}),
      ...madeOf('a', change('./clusters/a')),
      ...madeOf('b', change('./clusters/b')),
    });
    const made = 'Kustomization apps, Kustomization flux-system, GitRepository flux-system';
    expect(applied).toEqual({ 'a/flux-system': made, 'a/apps': 'ConfigMap a', 'b/flux-system': made, 'b/apps': 'ConfigMap a' });
    expect(findings).toEqual([]);
  });

  test('has the values that it applies itself with', () => {
    const { applied } = fleetOf({
      ...base,
      'clusters/a/kustomization.yaml': {
        resources: ['../base', 'apps.yaml'],
        patches: [{ path: 'path.yaml' }],
      },
      'clusters/a/path.yaml': {
        ...fluxKustomization('flux-system', {}),
        spec: { path: './clusters/a', postBuild: { substitute: { NAME: 'apps' } } },
      },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
      'clusters/a/apps.yaml': fluxKustomization('apps', { path: './${NAME}' }),
    });
    expect(applied['a/apps']).toBe('ConfigMap a');
  });
});

describe('a source is this repository', () => {
  const source = (kind: string, url: string) => ({
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind,
    metadata: { name: 'flux-system', namespace: 'flux-system' },
    spec: { interval: '1m', url },
  });
  const fleet = (kind: string, url?: string): Files => ({
    'clusters/a/sync.yaml': documents(
      ...(url === undefined ? [] : [source(kind, url)]),
      fluxKustomization('apps', { path: './apps', sourceRef: { kind, name: 'flux-system' } }),
    ),
    'apps/a.yaml': configMap('a'),
  });
  const urls = ['git@git.example:platform/fleet.git'];
  const appsOf = (files: Files, options: object = {}) => {
    const tree = treeOf(files);
    const search = searchRoots(tree, '', { urls, ...options });
    return appliedBy(buildFleet({ tree, roots: search.roots, evidence: search.evidence, urls }))['a/apps'];
  };

  test.each([
    ['with the URL of a remote', 'GitRepository', 'https://git.example/platform/fleet'],
    ['as an artifact called like it', 'OCIRepository', 'oci://registry.example/platform/fleet'],
    ['as an artifact below its name', 'OCIRepository', 'oci://registry.example/platform/fleet/manifests'],
    ['as a mirror on another host', 'GitRepository', 'http://git.cluster.local:3000/mirrors/fleet.git'],
    ['where nothing says what it is, and the paths are here', 'GitRepository', undefined],
    ['where nothing says what the artifact is, and the paths are here', 'OCIRepository', undefined],
  ])('%s', (_, kind, url) => expect(appsOf(fleet(kind, url))).toBe('ConfigMap a'));

  test.each([
    ['with another URL, though the path is here', 'GitRepository', 'https://git.example/other/podinfo'],
    ['as an artifact of another name', 'OCIRepository', 'oci://registry.example/platform/apps'],
  ])('but not %s', (_, kind, url) => expect(appsOf(fleet(kind, url))).toContain('is not available'));

  test('if somebody says so', () => {
    const given = new Map([['OCIRepository/flux-system/flux-system', 'here']]);
    expect(appsOf(fleet('OCIRepository', 'oci://registry.example/x/y'), { given })).toBe('ConfigMap a');
  });

  test('and the path of one that is somebody else’s is not looked for here', () => {
    const team = documents(
      repository('team', { url: 'https://git.example/team/app' }),
      fluxKustomization('team', { path: './', sourceRef: { kind: 'GitRepository', name: 'team' } }),
    );
    const { applied } = fleetOf({
      'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
      'clusters/a/team.yaml': team,
      'values.yaml': 'replicas: 2\n',
    });
    expect(applied['a/team']).toContain('GitRepository/flux-system/team (https://git.example/team/app) is not available');
  });
});

describe('what is not taken for a cluster', () => {
  const fleet = {
    'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'apps/kustomization.yaml': { resources: ['one'] },
    'apps/one/kustomization.yaml': { resources: ['ks.yaml'], components: ['../../components/database'] },
    'apps/one/ks.yaml': fluxKustomization('one', { path: './base/one' }),
    'base/one/map.yaml': configMap('one'),
    'components/database/kustomization.yaml': {
      apiVersion: 'kustomize.config.k8s.io/v1alpha1',
      kind: 'Component',
      resources: ['ks.yaml'],
    },
    'components/database/ks.yaml': fluxKustomization('database', { path: './base/database' }),
    'base/database/map.yaml': configMap('database'),
  };
  const clustersOf = (files: Files) => {
    const { roots, unused, templates } = searchRoots(treeOf(files), '');
    return { clusters: roots.map((root) => root.cluster), unused, templates };
  };
  const ONLY_A = { clusters: ['a'], unused: [], templates: [] };

  test('is a Component, used or not', () => {
    expect(clustersOf(fleet)).toEqual(ONLY_A);
    expect(clustersOf({ ...fleet, 'apps/one/kustomization.yaml': { resources: ['ks.yaml'] } })).toEqual(ONLY_A);
  });

  test('is a leftover that nobody lists, which is reported', () => {
    const file = 'old/team/app/ks.yaml';
    const files = { ...fleet, [file]: fluxKustomization('old', { path: './base/one' }) };
    expect(clustersOf(files)).toEqual({ ...ONLY_A, unused: [file] });
    expect(rootFindings(searchRoots(treeOf(files), ''), { built: 3, path: '.' })).toMatchObject([
      { rule: 'kustomization-of-no-cluster', severity: 'advice', file, message: expect.stringContaining(file) },
    ]);
  });

  test('is a patch', () => {
    const files = {
      ...fleet,
      'apps/one/kustomization.yaml': { resources: ['ks.yaml'], patches: [{ path: '../../patches/ks.yaml' }] },
      'patches/ks.yaml': fluxKustomization('one', { path: './base/one', wait: true }),
    };
    expect(clustersOf(files)).toEqual(ONLY_A);
  });

  test.each(['_archive', 'docs', 'templates/cluster', 'tests/fixtures'])('is what lies in %s', (folder) => {
    const files = { ...fleet, [`${folder}/b/apps.yaml`]: fluxKustomization('apps', { path: './apps' }) };
    expect(clustersOf(files).clusters).toEqual(['a']);
    expect(
      clustersOf({ [`${folder}/b/apps.yaml`]: fluxKustomization('apps', { path: './apps' }), 'apps/a.yaml': configMap('a') }).clusters,
    ).toEqual(['b']);
  });

  test.each([
    ['{{ cluster.name }}', './apps'],
    ['apps', './clusters/{{cookiecutter.name}}'],
    ['apps', './#{ path }#'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of Backstage
    ['${{ values.name }}', './apps'],
  ])('is the template %s -> %s', (name, path) => {
    const file = 'skeleton/ks.yaml';
    expect(clustersOf({ ...fleet, [file]: fluxKustomization(name, { path }) })).toEqual({ ...ONLY_A, templates: [file] });
    const search = searchRoots(treeOf({ [file]: fluxKustomization(name, { path }) }), '');
    expect(rootFindings(search, { built: 0, path: 'x' })).toMatchObject([
      { rule: 'nothing-to-build', severity: 'reject', file: 'x', message: expect.stringContaining(`${file} is a template`) },
    ]);
  });

  test('is a folder that a path with variables may lead to', () => {
    const files = {
      'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of Flux
      'clusters/a/tenants.yaml': fluxKustomization('tenants', { path: './tenants/${ENV}-${REGION}/apps' }),
      'tenants/prod-eu/apps/ks.yaml': fluxKustomization('shop', { path: './shop' }),
      'shop/ks.yaml': fluxKustomization('more', { path: './more' }),
    };
    expect(clustersOf(files)).toEqual(ONLY_A);
  });

  test('is what a ResourceSet of a cluster leads to', () => {
    const set = {
      apiVersion: 'fluxcd.controlplane.io/v1',
      kind: 'ResourceSet',
      metadata: { name: 'tenants', namespace: 'flux-system' },
      spec: {
        inputs: [{ tenant: 'shop' }],
        resources: [fluxKustomization('<< inputs.tenant >>', { path: './tenants/<< inputs.tenant >>' })],
      },
    };
    const files = {
      'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
      'clusters/a/tenants.yaml': set,
      'tenants/shop/ks.yaml': fluxKustomization('shop', { path: './base/shop' }),
      'base/shop/ks.yaml': fluxKustomization('more', { path: './more' }),
    };
    expect(clustersOf(files)).toEqual(ONLY_A);
  });
});

test('clusters that a folder above them lists are clusters of their own', () => {
  const files = {
    'clusters/kustomization.yaml': { resources: ['a/flux-system', 'b/sync.yaml'] },
    'clusters/a/flux-system/kustomization.yaml': { resources: ['sync.yaml'] },
    'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
    'clusters/b/sync.yaml': documents(
      repository('apps', REPOSITORY),
      fluxKustomization('apps', { path: './apps', sourceRef: { kind: 'GitRepository', name: 'apps' } }),
    ),
    'apps/a.yaml': configMap('a'),
  };
  expect(rootsOf(files).map(([name]) => name)).toEqual(['a', 'b']);
});

test('a cluster that was started by other means stands beside one with a bootstrap', () => {
  const files = {
    [`${cluster('a')}/sync.yaml`]: bootstrap('./clusters/a'),
    'clusters/b/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'leftover/ks.yaml': fluxKustomization('leftover', { path: './apps' }),
    'apps/a.yaml': configMap('a'),
  };
  expect(rootsOf(files).map(([name]) => name)).toEqual(['a', 'b']);
});

describe('where somebody says that Flux begins', () => {
  const files = {
    [`${cluster('a')}/sync.yaml`]: bootstrap('./clusters/a'),
    'manual/prod/kustomization.yaml': { resources: ['ks.yaml'] },
    'manual/prod/ks.yaml': fluxKustomization('apps', { path: './apps' }),
    'manual/one.yaml': fluxKustomization('one', { path: './apps' }),
    'apps/a.yaml': configMap('a'),
  };
  const builtOf = (...forced: readonly string[]) => {
    const tree = treeOf(files);
    return appliedBy(buildFleet({ tree, roots: findRoots(tree, '', { forced }) }));
  };

  test('it begins, in a folder or a file, and nowhere else', () => {
    expect(builtOf('manual/prod', 'manual/one.yaml')).toEqual({ 'prod/apps': 'ConfigMap a', 'manual/one': 'ConfigMap a' });
  });

  test('a cluster has the name that it has without', () => {
    expect(Object.keys(builtOf('clusters/a'))).toEqual(['a/flux-system']);
    expect(Object.keys(builtOf(`${cluster('a')}/sync.yaml`))).toEqual(['a/flux-system']);
  });
});

describe('one cluster has one name', () => {
  const part = fc.constantFrom('a', 'b', 'prod', '00', 'flux', 'config');
  const folder = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => ['clusters', ...parts].join('/'));

  test('whatever path is given', () => {
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

describe('paths begin', () => {
  const within = (folder: string, overlay = 'a'): Files => ({
    [`${folder}clusters/a/apps.yaml`]: fluxKustomization('apps', { path: `./apps/${overlay}` }),
    [`${folder}apps/${overlay}/map.yaml`]: configMap('a'),
  });
  const baseOf = (files: Files, path = '') => pathBase(scanRepository(treeOf(files)), path);

  test('at the root of a repository', () => expect(baseOf(within(''))).toBe(''));
  test('at the folder that an artifact is made of', () => {
    expect(baseOf(within('kubernetes/'))).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/clusters/a')).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/clusters/a/apps.yaml')).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/apps')).toBe('kubernetes');
  });
  test('at the root beside a fleet that lies elsewhere in it, unless that is named', () => {
    const files = { ...within(''), ...within('tests/fleet/', 'b') };
    expect(baseOf(files)).toBe('');
    expect(baseOf(files, 'tests/fleet')).toBe('tests/fleet');
  });
  test('where a bootstrap finds itself, though more folders of another repository are called like its own', () => {
    const other = { sourceRef: { kind: 'GitRepository', name: 'manifests' } };
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const files = {
      'prod/flux-system/gotk-sync.yaml': bootstrap('./prod'),
      ...Object.fromEntries(names.map((name) => [`prod/apps/${name}/ks.yaml`, fluxKustomization(name, { path: `./${name}`, ...other })])),
    };
    expect(baseOf(files)).toBe('');
  });
  test('nowhere else because of what a generator copies', () => {
    const generated = { sourceRef: { kind: 'ExternalArtifact', name: 'apps' } };
    const files = {
      'clusters/prod/apps.yaml': fluxKustomization('apps', { path: './prod', ...generated }),
      'clusters/prod/more.yaml': fluxKustomization('more', { path: './prod', ...generated }),
      'clusters/prod/others.yaml': fluxKustomization('others', { path: './prod', ...generated }),
    };
    expect(baseOf(files)).toBe('');
  });
});
