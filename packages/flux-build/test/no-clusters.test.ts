// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux and Backstage
import { describe, expect, test } from 'vitest';
import { rootFindings, searchRoots } from '../src/index.ts';
import { bootstrap, configMap, type Files, fleetOf, fluxKustomization, repository, treeOf } from './fleet-fixture.ts';

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

  test('is a leftover that no file lists, and is reported', () => {
    const file = 'old/team/app/ks.yaml';
    const files = { ...fleet, [file]: fluxKustomization('old', { path: './base/one' }) };
    expect(clustersOf(files)).toEqual({ ...ONLY_A, unused: [file] });
    const tree = treeOf(files);
    expect(rootFindings(searchRoots(tree, ''), { built: 3, path: '.', tree })).toMatchObject([
      { rule: 'kustomization-of-no-cluster', severity: 'advice', file, line: 1, message: expect.stringContaining(file) },
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
    ['${{ values.name }}', './apps'],
  ])('is the template %s -> %s', (name, path) => {
    const file = 'skeleton/ks.yaml';
    expect(clustersOf({ ...fleet, [file]: fluxKustomization(name, { path }) })).toEqual({ ...ONLY_A, templates: [file] });
    const tree = treeOf({ [file]: fluxKustomization(name, { path }) });
    expect(rootFindings(searchRoots(tree, ''), { built: 0, path: 'x', tree })).toMatchObject([
      { rule: 'nothing-to-build', severity: 'reject', file: 'x', message: expect.stringContaining(`${file} is a template`) },
    ]);
  });

  test.each([
    ['apps', { path: './services/shop/${ENV}' }, {}],
    ['apps', { path: './apps' }, { namespace: '$FLUX_NAMESPACE' }],
    ['$TEAM', { path: './apps' }, {}],
  ])('is the Flux Kustomization %s with %s and %s, whose variables another one sets', (name, spec, metadata) => {
    const file = 'services/shop/ks.yaml';
    expect(clustersOf({ ...fleet, [file]: fluxKustomization(name, spec, metadata) })).toEqual({ ...ONLY_A, unused: [file] });
  });

  test('is a folder that leads nowhere, unless it is next to one that leads somewhere', () => {
    const files = {
      'start/a/ks.yaml': fluxKustomization('start', { path: './apps' }),
      'start/b/ks.yaml': fluxKustomization('start', { path: './gone' }),
      'infra/flux/base/ks.yaml': fluxKustomization('start', { path: './placeholder' }),
      'apps/map.yaml': configMap('apps'),
    };
    expect(clustersOf(files)).toEqual({ ...ONLY_A, clusters: ['a', 'b'], unused: ['infra/flux/base/ks.yaml'] });
  });

  test('is a placeholder with a source next to it, which overlays of clusters repeat', () => {
    const base = {
      'ks.yaml': fluxKustomization('start', { path: './placeholder' }),
      'source.yaml': repository('flux-system', { url: 'https://git.example/platform/fleet.git' }),
    };
    const patch = '[{"op": "replace", "path": "/spec/path", "value": "./apps"}]';
    const files = {
      ...Object.fromEntries(
        ['start/base', 'old/flux'].flatMap((folder) => Object.entries(base).map(([name, file]) => [`${folder}/${name}`, file])),
      ),
      'start/base/kustomization.yaml': { resources: ['ks.yaml', 'source.yaml', 'https://git.example/flux.yaml'] },
      'old/flux/kustomization.yaml': { resources: ['ks.yaml', 'source.yaml'] },
      'start/a/kustomization.yaml': { resources: ['../base'], patches: [{ target: { kind: 'Kustomization' }, patch }] },
      'apps/map.yaml': configMap('apps'),
    };
    expect(clustersOf(files)).toEqual({ ...ONLY_A, unused: ['old/flux/ks.yaml'] });
  });

  test('is a library, whose examples have the clusters', () => {
    const files = {
      'monitoring/logs.yaml': fluxKustomization('logs', { path: './logs', dependsOn: [{ name: 'monitoring' }] }),
      'logs/map.yaml': configMap('logs'),
    };
    expect(clustersOf(files)).toEqual({ ...ONLY_A, clusters: ['monitoring'] });
    const examples = {
      'examples/kind/flux-system/gotk-sync.yaml': bootstrap('./examples/kind'),
      'examples/kind/monitoring.yaml': fluxKustomization('monitoring', { path: './monitoring' }),
    };
    expect(clustersOf({ ...files, ...examples })).toEqual({ ...ONLY_A, clusters: ['kind'] });
  });

  test('is a folder that a path with variables may lead to', () => {
    const files = {
      'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
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

describe('a catalogue', () => {
  const file = 'catalogue/web/1.0/release.yaml';
  const release = fluxKustomization('web', { path: './catalogue/web/1.0/objects' }, { namespace: '${namespace}' });
  const catalogue = {
    'catalogue/web/1.0/kustomization.yaml': { resources: ['release.yaml'] },
    [file]: release,
    'catalogue/web/1.0/objects/map.yaml': configMap('web'),
  };

  test('whose Flux Kustomizations have variables as namespaces is no cluster', () => {
    expect(searchRoots(treeOf(catalogue), '')).toMatchObject({ roots: [], unused: [file] });
  });

  test('is part of the cluster that applies it', () => {
    const files = {
      ...catalogue,
      'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
      'clusters/a/web.yaml': fluxKustomization('start', { path: './catalogue/web/1.0' }),
    };
    expect(searchRoots(treeOf(files), '')).toMatchObject({ roots: [{ cluster: 'a' }], unused: [] });
  });
});

test('a folder that lists the folder of Flux before the bootstrap is a risk with a line', () => {
  const { findings } = fleetOf({
    'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a'),
    'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'clusters/b/kustomization.yaml': { resources: ['apps.yaml', './flux-system'] },
    'clusters/b/apps.yaml': fluxKustomization('apps', { path: './apps' }),
    'apps/map.yaml': configMap('shop'),
  });
  expect(findings).toMatchObject([
    { rule: 'kustomization-not-built', severity: 'risk', clusters: ['b'], file: 'clusters/b/kustomization.yaml', line: 1 },
  ]);
});
