import { LimitError } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { buildFleet, findRoots, searchRoots } from '../src/index.ts';
import {
  appliedBy,
  bootstrap,
  configMap,
  documents,
  type Files,
  fleetOf,
  fluxKustomization,
  helmRelease,
  repository,
  treeOf,
} from './fleet-fixture.ts';

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

  test('begins where its clusters do, when others apply the whole of another source', () => {
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

describe('bootstraps that users apply by hand, with their own sources', () => {
  const sync = (name: string, path: string) =>
    documents(
      repository(name, { url: 'https://git.example/platform/fleet.git', ref: { branch: 'main' } }),
      fluxKustomization(name, { path, sourceRef: { kind: 'GitRepository', name } }),
    );
  const files: Files = {
    'bootstrap.yaml': sync('all', './'),
    'kustomization.yaml': { resources: ['usa/hub/apps.yaml'] },
    'usa/hub/bootstrap.yaml': sync('hub', './usa/hub'),
    'usa/hub/kustomization.yaml': { resources: ['apps.yaml'] },
    'usa/hub/apps.yaml': configMap('apps'),
    'usa/workload/bootstrap.yaml': sync('workload', './usa/apps'),
    'usa/apps/map.yaml': configMap('app'),
  };

  test('begin clusters if a kustomization file around them does not list them', () => {
    expect(rootsOf(files)).toEqual([
      ['local', ['all']],
      ['hub', ['hub']],
      ['workload', ['workload']],
    ]);
  });

  test('do not if the folder around them is applied as it is', () => {
    const { 'kustomization.yaml': _, 'usa/hub/kustomization.yaml': __, ...plain } = files;
    expect(rootsOf(plain)).toEqual([['local', ['all']]]);
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
  expect(applied['flux/apps']).toContain('ConfigMap web');
});

test('a FluxInstance that is applied below the folder that it syncs begins no cluster of its own', () => {
  const instance = {
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'FluxInstance',
    metadata: { name: 'flux', namespace: 'flux-system' },
    spec: { sync: { kind: 'GitRepository', url: 'https://git.example/fleet.git', ref: 'refs/heads/main', path: 'clusters/prod' } },
  };
  const files = {
    'clusters/prod/infra.yaml': fluxKustomization('infra', { path: './infra' }),
    'infra/flux.yaml': instance,
  };
  expect(rootsOf(files)).toEqual([['prod', ['infra']]]);
  expect(fleetOf(files).applied).toMatchObject({ 'prod/infra': 'FluxInstance flux' });
});

test('a FluxInstance at the top of the repository begins a cluster in the folder that it syncs, as do the folders next to it', () => {
  const sync = { kind: 'GitRepository', url: 'https://git.example/fleet.git', ref: 'refs/heads/main', path: 'gitops/clusters/home' };
  const instance = { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace: 'flux-system' } };
  const files = {
    'flux.yaml': { ...instance, spec: { sync } },
    'job.yaml': configMap('by-hand'),
    'gitops/clusters/home/apps.yaml': fluxKustomization('apps', { path: './gitops/apps' }),
    'gitops/clusters/local/apps.yaml': fluxKustomization('local-apps', { path: './gitops/apps' }),
    'gitops/apps/web.yaml': configMap('web'),
  };
  expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['home', 'local']);
  const { applied } = fleetOf(files);
  expect(applied).toMatchObject({ 'home/apps': 'ConfigMap web', 'local/local-apps': 'ConfigMap web' });
  expect(JSON.stringify(applied)).not.toContain('by-hand');
});

test('a Flux Kustomization with a variable as its target namespace is a template, and no cluster', () => {
  const sourceRef = { kind: 'OCIRepository', name: 'web' };
  const template = fluxKustomization('web', { path: './', sourceRef, targetNamespace: `\${NAMESPACE:-web}` });
  const files = {
    'apps/web/release.yaml': template,
    'clusters/home/apps.yaml': fluxKustomization('apps', { path: './apps/store' }),
    'apps/store/store.yaml': configMap('store'),
  };
  expect(rootsOf(files).map(([cluster]) => cluster)).toEqual(['home']);
});

test('a FluxInstance that syncs the folder of a bootstrap begins no cluster of its own', () => {
  const sync = { kind: 'GitRepository', url: 'https://git.example/platform/fleet.git', ref: 'refs/heads/main', path: 'clusters/a' };
  const instance = { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace: 'flux-system' } };
  const files = {
    'clusters/a/flux-system/sync.yaml': bootstrap('clusters/a'),
    'install/flux-instance.yaml': { ...instance, spec: { sync } },
  };
  expect(rootsOf(files)).toEqual([['a', ['flux-system']]]);
  const elsewhere = { ...files, 'install/flux-instance.yaml': { ...instance, spec: { sync: { ...sync, path: 'clusters/b' } } } };
  expect(rootsOf(elsewhere).length).toBeGreaterThan(0);
});

test('a Flux Kustomization of components alone does not contain the files of its folder', () => {
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

test('a bootstrap of the whole repository remains one next to others', () => {
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

test('a cluster that was started by other means is next to one with a bootstrap', () => {
  const files = {
    [`${cluster('a')}/sync.yaml`]: bootstrap('./clusters/a'),
    'clusters/b/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'leftover/ks.yaml': fluxKustomization('leftover', { path: './apps' }),
    'apps/a.yaml': configMap('a'),
  };
  expect(rootsOf(files).map(([name]) => name)).toEqual(['a', 'b']);
});

describe('where the user specifies the entry point of Flux', () => {
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

test('a FluxInstance that syncs a whole artifact begins a cluster in its folder, and not at the top of the repository', () => {
  const sync = { kind: 'OCIRepository', url: 'oci://registry.example/cluster-sync', ref: 'local', path: './' };
  const instance = { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace: 'flux-system' } };
  const files = {
    'docs/pipeline.yaml': 'name: build\non: [push]\n',
    'kubernetes/local/kustomization.yaml': 'resources: [flux-system/instance.yaml, apps.yaml]\n',
    'kubernetes/local/flux-system/instance.yaml': { ...instance, spec: { sync } },
    'kubernetes/local/apps.yaml': fluxKustomization('apps', { path: './', sourceRef: { kind: 'OCIRepository', name: 'apps' } }),
  };
  expect(findRoots(treeOf(files), '').map(({ cluster, folder }) => [cluster, folder])).toEqual([['local', 'kubernetes/local']]);
  const top = { 'flux-system/instance.yaml': { ...instance, spec: { sync } }, 'web.yaml': configMap('web') };
  expect(fleetOf(top).applied).toMatchObject({ [Object.keys(fleetOf(top).applied)[0] ?? '']: expect.stringContaining('ConfigMap web') });
});

test.each([
  ['another repository of the owner', 'https://git.example/team/other.git', false],
  ['the same repository', 'https://git.example/team/fleet.git', true],
  ['a mirror of another owner', 'https://mirror.example/team/other.git', true],
])('a folder that a source of the cluster syncs again is of %s', (_, url, isHere) => {
  const sync = { kind: 'GitRepository', url, ref: 'refs/heads/main', path: 'clusters/a' };
  const instance = { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace: 'flux-system' } };
  const tree = treeOf({
    'bootstrap/flux.yaml': { ...instance, spec: { sync } },
    'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'clusters/a/other.yaml': repository('other', { url }),
    'apps/shop/again.yaml': fluxKustomization('shop', { path: './apps/shop', sourceRef: { kind: 'GitRepository', name: 'other' } }),
    'apps/shop/web.yaml': configMap('web'),
  });
  const { evidence } = searchRoots(tree, '', { urls: ['https://git.example/team/fleet.git'] });
  expect(evidence.isHere('GitRepository/flux-system/other', url)).toBe(isHere);
});

describe('a helmfile that installs the chart flux-instance', () => {
  const sync = { kind: 'GitRepository', url: 'https://git.example/fleet.git', ref: 'refs/heads/main', path: 'clusters/main' };
  const helmfile = (values: readonly unknown[], more: object = {}) => ({
    releases: [
      { name: 'cilium', namespace: 'kube-system', chart: 'cilium/cilium' },
      { name: 'flux', namespace: 'flux-system', chart: 'oci://registry.example/charts/flux-instance', values, ...more },
    ],
  });
  const files = {
    'clusters/main/shop.yaml': documents(configMap('shop'), { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } }),
    'kubernetes/bootstrap/resources.yaml': configMap('by-hand'),
  };
  const applied = { 'main/flux-system': 'Namespace shop, ConfigMap shop' };

  test.each([
    ['values in it', helmfile([{ instance: { sync: { ...sync, path: 'other' } } }, { instance: { sync: { path: sync.path } } }]), {}],
    ['a values file', helmfile(['./../values/flux.yaml']), { 'kubernetes/values/flux.yaml': { instance: { sync } } }],
    [
      'a values file below a folder that a template names',
      helmfile(['{{ requiredEnv "ROOT" }}/kubernetes/values/flux.yaml']),
      { 'kubernetes/values/flux.yaml': { instance: { sync } } },
    ],
  ])('begins a cluster at the path of the sync, from %s', (_, content, more) => {
    const fleet = fleetOf({ ...files, ...more, 'kubernetes/bootstrap/helmfile.yaml': content });
    expect([fleet.applied, fleet.findings]).toEqual([applied, []]);
    expect(fleetOf({ ...files, ...more, 'kubernetes/helmfile.d/1-flux.yaml': content }).applied).toEqual(applied);
  });

  test.each([
    ['a file that is not in the repository', helmfile(['../../../flux.yaml', 'flux.yaml', '/flux.yaml'])],
    ['a template', helmfile(['values.yaml.gotmpl'])],
    ['a release that is not installed', helmfile([{ instance: { sync } }], { installed: false })],
    [
      'releases for several clusters',
      { releases: ['a', 'b'].map((kubeContext) => ({ ...helmfile([{ instance: { sync } }], { kubeContext }).releases[1] })) },
    ],
    ['text that is not YAML until it is rendered', 'releases:\n  {{ range .Values }}\n- chart: x/flux-instance\n{{ end }}\n'],
  ])('begins none from %s', (_, content) => {
    expect(rootsOf({ ...files, 'kubernetes/bootstrap/helmfile.yaml': content })).toEqual([]);
  });

  test('begins no second cluster where a file has the same FluxInstance', () => {
    const instance = {
      apiVersion: 'fluxcd.controlplane.io/v1',
      kind: 'FluxInstance',
      metadata: { name: 'flux', namespace: 'flux-system' },
      spec: { sync },
    };
    const all = { 'bootstrap/helmfile.yaml': helmfile([{ instance: { sync } }]), 'bootstrap/flux.yaml': instance };
    expect(rootsOf({ ...files, ...all }).map(([cluster]) => cluster)).toEqual(['main']);
  });

  const fromRelease =
    '{{ (fromYaml (readFile (printf "../../apps/%s/%s.yaml" .Release.Namespace .Release.Name))).spec.values | toYaml }}\n';
  const synced = (path: string): string =>
    `instance:\n  distribution: {version: {{ env "VERSION" }}}\n  sync: {kind: GitRepository, url: "${sync.url}", ref: ${sync.ref}, path: ${path}}\n`;
  const branches = (path: string): string => `{{ if env "OTHER" }}\n${synced(path)}{{ else }}\n${synced(sync.path)}{{ end }}\n`;

  test.each<[string, string, object]>([
    ['of the HelmRelease', fromRelease, { 'kubernetes/apps/flux-system/flux.yaml': { spec: { values: { instance: { sync } } } } }],
    ['with an unknown value elsewhere', synced('clusters/main'), {}],
    ['with an unknown condition elsewhere', `{{ if env "DEBUG" }}\nlog: debug\n{{ end }}\n${synced('clusters/main')}`, {}],
  ])('begins a cluster at the path of the sync, from a template %s', (_, template, more) => {
    const content = helmfile(['templates/values.yaml.gotmpl']);
    const all = { ...files, ...more, 'kubernetes/bootstrap/templates/values.yaml.gotmpl': template };
    const fleet = fleetOf({ ...all, 'kubernetes/bootstrap/helmfile.yaml': content });
    expect([fleet.applied, fleet.findings]).toEqual([applied, []]);
    const rendered = `{{ if true }}\n${JSON.stringify(content)}\n{{ end }}\n`;
    expect(fleetOf({ ...all, 'kubernetes/bootstrap/helmfile.yaml.gotmpl': rendered }).applied).toEqual(applied);
  });

  test.each([
    ['with an unknown path', synced('clusters/{{ .Environment.Name }}')],
    ['with a path that an unknown condition decides', branches('clusters/other')],
    ['that reads a file outside the repository', fromRelease.replace('../../apps', '../../../../apps')],
    ['with an unknown function', `{{ secret "a" }}\n${synced('clusters/main')}`],
    ['that does not end', `{{ range until 100000 }}{{ range until 100000 }}{{ end }}{{ end }}\n${synced('clusters/main')}`],
  ])('begins none from a template %s', (_, template) => {
    const all = { ...files, 'kubernetes/bootstrap/templates/values.yaml.gotmpl': template };
    expect(rootsOf({ ...all, 'kubernetes/bootstrap/helmfile.yaml': helmfile(['templates/values.yaml.gotmpl']) })).toEqual([]);
  });

  test('ends at a limit where helmfiles read large values files again and again', () => {
    const paths = Array.from({ length: 300 }, (_, index) => `kubernetes/helmfile.d/${index}.yaml`);
    const helmfiles = Object.fromEntries(paths.map((path) => [path, helmfile(['../values.yaml'])]));
    const values = { instance: { sync }, text: 'a'.repeat(1_000_000) };
    expect(() => rootsOf({ ...files, ...helmfiles, 'kubernetes/values.yaml': values })).toThrow(LimitError);
  });

  test('begins no second cluster where a bootstrap applies the same path', () => {
    const all = {
      ...files,
      'clusters/main/flux-system/gotk-sync.yaml': bootstrap('./clusters/main'),
      'kubernetes/bootstrap/helmfile.yaml': helmfile([{ instance: { sync } }]),
    };
    expect(rootsOf(all)).toEqual([['main', ['flux-system']]]);
  });
});

test('a FluxInstance that a ResourceSet creates begins a cluster', () => {
  const sync = { kind: 'GitRepository', url: 'https://git.example/fleet.git', ref: 'refs/heads/main', path: 'clusters/<< inputs.name >>' };
  const set = {
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'ResourceSet',
    metadata: { name: 'flux', namespace: 'flux-system' },
    spec: {
      inputs: [{ name: 'a' }],
      resources: [helmRelease('flux-instance', { values: { instance: { sync } } })],
    },
  };
  const { applied } = fleetOf({ 'install/flux.yaml': set, 'clusters/a/shop.yaml': configMap('shop') });
  expect(applied).toMatchObject({ 'install/flux-system': 'ConfigMap shop' });
});
