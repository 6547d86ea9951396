// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { buildFleet, searchRoots } from '../src/index.ts';
import { appliedBy, configMap, documents, type Files, fleetOf, fluxKustomization, helmRelease, objectOf, treeOf } from './fleet-fixture.ts';

const instance = (sync: object, more: object = {}) => ({
  apiVersion: 'fluxcd.controlplane.io/v1',
  kind: 'FluxInstance',
  metadata: { name: 'flux', namespace: 'flux-system' },
  spec: { distribution: { version: '2.x', registry: 'ghcr.io/fluxcd' }, sync, ...more },
});

const GIT = {
  kind: 'GitRepository',
  url: 'https://git.example/platform/fleet.git',
  ref: 'refs/heads/main',
  path: 'clusters/a',
  pullSecret: 'git',
};

const FLEET = (flux: object): Files => ({
  'clusters/a/flux-system/flux-instance.yaml': flux,
  'clusters/a/flux-system/operator.yaml': helmRelease('flux-operator'),
  'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
  'apps/a.yaml': configMap('a'),
});

describe('a FluxInstance', () => {
  test('is the bootstrap of the cluster whose folder it syncs', () => {
    const { applied, findings, fleet } = fleetOf(FLEET(instance(GIT)));
    expect(applied).toEqual({
      'a/flux-system': 'FluxInstance flux, HelmRelease flux-operator, Kustomization apps',
      'a/apps': 'ConfigMap a',
    });
    expect(findings).toEqual([]);
    expect(fleet.kustomizations.find(({ name }) => name === 'flux-system')).toMatchObject({
      source: 'GitRepository/flux-system/flux-system',
      path: 'clusters/a',
      written: { file: 'clusters/a/flux-system/flux-instance.yaml' },
    });
  });

  test('may be in the values of its chart, in its own sync path', () => {
    const chart = {
      ...helmRelease('flux-instance', { values: { instance: { sync: { ...GIT, path: 'apps/' } } } }),
      metadata: { name: 'flux' },
    };
    const folder = (name: string): Files => ({
      [`apps/${name}/kustomization.yaml`]: { namespace: name, resources: ['ks.yaml'] },
      [`apps/${name}/ks.yaml`]: fluxKustomization(name, { path: `./apps/${name}/app` }, { namespace: undefined }),
      [`apps/${name}/app/map.yaml`]: configMap(name),
    });
    const { applied, findings } = fleetOf({ ...folder('operator'), ...folder('shop'), 'apps/operator/app/chart.yaml': chart });
    expect(applied).toEqual({
      'apps/flux-system': 'Kustomization operator, Kustomization shop',
      'apps/operator': 'ConfigMap operator, HelmRelease flux',
      'apps/shop': 'ConfigMap shop',
    });
    expect(findings).toEqual([]);
  });

  describe('of a chart whose values are in a ConfigMap', () => {
    const GENERATED = { configMapGenerator: [{ name: 'flux-values', files: ['values.yaml'] }], configurations: ['names.yaml'] };
    const NAMES = {
      nameReference: [{ kind: 'ConfigMap', version: 'v1', fieldSpecs: [{ path: 'spec/valuesFrom/name', kind: 'HelmRelease' }] }],
    };
    const VALUES = `instance:\n  distribution: { version: 2.8.x }\n  sync:\n${Object.entries({ ...GIT, path: 'cluster' })
      .map(([key, value]) => `    ${key}: ${value}`)
      .join('\n')}\n`;
    const fleet = (valuesFrom: object, more: Files = {}): Files => ({
      'apps/flux/ks.yaml': fluxKustomization('flux', { path: './apps/flux/app' }),
      'apps/flux/app/kustomization.yaml': { namespace: 'flux-system', resources: ['release.yaml'], ...GENERATED },
      'apps/flux/app/names.yaml': NAMES,
      'apps/flux/app/values.yaml': VALUES,
      'apps/flux/app/release.yaml': helmRelease('flux-instance', { valuesFrom: [valuesFrom] }),
      'apps/shop/ks.yaml': fluxKustomization('shop', { path: './apps/shop/app' }),
      'apps/shop/app/map.yaml': configMap('shop'),
      'cluster/apps.yaml': fluxKustomization('apps', { path: './apps' }),
      'apps/kustomization.yaml': { resources: ['flux/ks.yaml', 'shop/ks.yaml'] },
      ...more,
    });
    const APPLIED = {
      'cluster/flux-system': 'Kustomization apps',
      'cluster/apps': 'Kustomization flux, Kustomization shop',
      'cluster/flux': expect.stringMatching(/^ConfigMap flux-values-\w+, HelmRelease flux-instance$/),
      'cluster/shop': 'ConfigMap shop',
    };

    test('that a kustomization generates', () => {
      const { applied, findings } = fleetOf(fleet({ kind: 'ConfigMap', name: 'flux-values' }));
      expect(applied).toEqual(APPLIED);
      expect(findings).toEqual([]);
    });

    test('which is written next to the release, with a value at a path', () => {
      const values = configMap('flux-values', { 'flux.yaml': VALUES.replace('path: cluster', 'path: elsewhere'), path: 'cluster' });
      const valuesFrom = [
        { kind: 'ConfigMap', name: 'flux-values', valuesKey: 'flux.yaml' },
        { kind: 'ConfigMap', name: 'flux-values', valuesKey: 'path', targetPath: 'instance.sync.path' },
        { kind: 'Secret', name: 'flux-login' },
      ];
      const files = {
        'cluster/flux.yaml': documents(values, helmRelease('flux-instance', { valuesFrom })),
        'cluster/shop.yaml': fluxKustomization('shop', { path: './shop' }),
        'shop/map.yaml': configMap('shop'),
      };
      expect(fleetOf(files).applied).toEqual({
        'cluster/flux-system': 'ConfigMap flux-values, HelmRelease flux-instance, Kustomization shop',
        'cluster/shop': 'ConfigMap shop',
      });
    });

    test('with values of the release over those of the ConfigMap', () => {
      const { applied } = fleetOf(
        fleet(
          { kind: 'ConfigMap', name: 'flux-values' },
          {
            'apps/flux/app/values.yaml': VALUES.replace('path: cluster', 'path: elsewhere'),
            'apps/flux/app/release.yaml': helmRelease('flux-instance', {
              valuesFrom: [{ kind: 'ConfigMap', name: 'flux-values' }],
              values: { instance: { sync: { path: 'cluster', url: GIT.url } } },
            }),
          },
        ),
      );
      expect(applied).toEqual(APPLIED);
    });

    test.each([
      ['missing', { kind: 'ConfigMap', name: 'other' }, {}],
      ['not YAML', { kind: 'ConfigMap', name: 'flux-values' }, { 'apps/flux/app/values.yaml': ': [' }],
    ])('has no sync while the values are %s', (_, valuesFrom, more) => {
      const { applied } = fleetOf(fleet(valuesFrom, more));
      expect(Object.keys(applied)).not.toContain('cluster/flux-system');
      expect(applied).toMatchObject({ 'cluster/apps': 'Kustomization flux, Kustomization shop', 'cluster/shop': 'ConfigMap shop' });
    });
  });

  test.each([
    ['OCIRepository', 'oci://registry.example:5000/dev', 'local'],
    ['GitRepository', 'https://mirror.example/copies/one.git', 'refs/heads/main'],
  ])('may sync a %s that contains this repository under another name', (kind, url, ref) => {
    const flux = { ...instance({ kind, url, ref, path: './dev/flux' }), metadata: { name: 'flux' } };
    const source = { prune: true, sourceRef: { kind, name: 'flux-system', namespace: 'flux-system' } };
    const tree = treeOf({
      'dev/flux/sync.yaml': fluxKustomization('apps', { path: './dev/apps', ...source }),
      'dev/apps/flux.yaml': fluxKustomization('instance', { path: './dev/instance', targetNamespace: 'flux-system', ...source }),
      'dev/instance/flux.yaml': flux,
    });
    const fleet = buildFleet({ tree, ...searchRoots(tree, '', { urls: ['https://git.example/platform/fleet.git'] }) });
    expect(fleet.unsettled).toBe(false);
    expect(appliedBy(fleet)).toMatchObject({ 'dev/apps': 'Kustomization instance', 'dev/instance': 'FluxInstance flux' });
  });

  test('may call its sync something else than its namespace', () => {
    expect(Object.keys(fleetOf(FLEET(instance({ ...GIT, name: 'fleet' }))).applied)).toEqual(['a/fleet', 'a/apps']);
  });

  test('has its patches in what it syncs with, and those of controllers do no harm', () => {
    const patch = '- op: add\n  path: /spec/postBuild\n  value: {substitute: {NAME: shop}}\n';
    const flux = instance(GIT, {
      kustomize: {
        patches: [
          { target: { kind: 'Kustomization' }, patch },
          { target: { kind: 'Deployment' }, patch },
        ],
      },
    });
    const { fleet } = fleetOf({ ...FLEET(flux), 'clusters/a/named.yaml': configMap('named', { name: '${NAME}' }) });
    expect(objectOf(fleet, 'ConfigMap', 'named')).toMatchObject({ data: { name: 'shop' } });
  });

  test('may have an integer of any size in a wrong field', () => {
    const flux = JSON.stringify(instance({ ...GIT, provider: 'P' })).replace('"P"', '9223372036854775808');
    expect(Object.keys(fleetOf({ ...FLEET(instance(GIT)), 'clusters/a/flux-system/flux-instance.yaml': flux }).applied)).toContain(
      'a/apps',
    );
  });

  test('that a hub gives to another cluster starts Flux there', () => {
    const { applied } = fleetOf({
      ...FLEET(instance(GIT)),
      'clusters/a/b.yaml': fluxKustomization('b', { path: './hub/b', kubeConfig: { secretRef: { name: 'b-kubeconfig' } } }),
      'hub/b/flux.yaml': instance({ ...GIT, path: './clusters-of-spokes/b' }),
      'clusters-of-spokes/b/b.yaml': configMap('of-b'),
    });
    expect(applied).toMatchObject({ 'a/b': 'FluxInstance flux', 'b/flux-system': 'ConfigMap of-b' });
  });

  test.each([
    ['OCIRepository', { url: 'oci://registry.example/fleet', ref: 'latest' }],
    ['Bucket', { url: 'minio.example:9000', ref: 'fleet' }],
  ])('that syncs with %s is taken to sync with this repository if it has the path', (kind, source) => {
    const sync = instance({ ...GIT, kind, ...source });
    const { applied, findings } = fleetOf({ ...FLEET(sync), 'clusters/a/beside.yaml': configMap('beside') });
    expect([findings, applied['a/flux-system']]).toMatchObject([[], expect.stringContaining('ConfigMap beside')]);
  });

  test('that syncs with another artifact has an unresolved source', () => {
    const sync = { ...GIT, kind: 'OCIRepository', url: 'oci://registry.example/other', ref: 'latest', path: './elsewhere' };
    expect(fleetOf({ 'clusters/a/flux-instance.yaml': instance(sync) }).findings).toMatchObject([
      {
        rule: 'source-not-at-hand',
        object: 'Kustomization/flux-system/flux-system',
        value: 'OCIRepository/flux-system/flux-system',
        message: 'the content of OCIRepository/flux-system/flux-system (oci://registry.example/other) is not available',
        remedy: 'Say where a copy of it is: --source OCIRepository/flux-system/flux-system=DIR.',
      },
    ]);
  });

  test('without a sync only installs Flux', () => {
    const { applied } = fleetOf({ 'clusters/a/flux.yaml': { ...instance(GIT), spec: { distribution: { version: '2.x' } } } });
    expect(applied).toEqual({});
  });
});
