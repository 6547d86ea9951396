// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { buildFleet, fleetFindings, searchRoots, writtenValue } from '../src/index.ts';
import { bootstrap, configMap, documents, type Files, fluxKustomization, treeOf } from './fleet-fixture.ts';

describe('the folder in which a cluster begins without a sync in the repository', () => {
  const fleet = {
    'clusters/a/apps.yaml': documents(fluxKustomization('apps', { path: './apps' }), namespace('team')),
    'clusters/a/infra/map.yaml': configMap('infra'),
    'apps/map.yaml': configMap('app'),
  };

  function built(files: Files) {
    const tree = treeOf(files);
    const { roots, evidence } = searchRoots(tree, '');
    const build = buildFleet({ tree, roots, evidence });
    return { tree, build, entries: build.entries.map(({ cluster, path, objects }) => [cluster, path, ...(objects ?? []).map(nameOf)]) };
  }

  test('is applied, with its folders', () => {
    expect(built(fleet).entries).toEqual([['a', 'clusters/a', 'Kustomization apps', 'Namespace team', 'ConfigMap infra']]);
  });

  test('is applied by a sync that others may depend on', () => {
    const dependent = (name: string): Files => ({
      ...fleet,
      'clusters/a/late.yaml': fluxKustomization('late', { path: './apps', dependsOn: [{ name }] }),
    });
    const rules = (files: Files) => fleetFindings(built(files).build).map(({ rule }) => rule);
    expect(rules(dependent('flux-system'))).not.toContain('dependency-not-found');
    expect(rules(dependent('flux'))).toContain('dependency-not-found');
  });

  describe('has other folders of the same name', () => {
    const overlay = { resources: ['../base'] };
    const elsewhere = { sourceRef: { kind: 'GitRepository', name: 'services', namespace: 'config' } };
    const several: Files = {
      ...Object.fromEntries(
        ['a', 'b'].flatMap((name) => [
          [`services/${name}/kustomization.yaml`, { resources: ['sync.yaml'] }],
          [`services/${name}/sync.yaml`, fluxKustomization('services', { path: `./environments/${name}`, ...elsewhere })],
          [`infra/${name}/kustomization.yaml`, overlay],
          [`clusters/${name}/kustomization.yaml`, { kind: 'Kustomization' }],
        ]),
      ),
      'infra/base/kustomization.yaml': { resources: ['map.yaml'] },
      'infra/base/map.yaml': configMap('infra'),
    };
    const pathsOf = (files: Files) => {
      const { roots } = searchRoots(treeOf(files), '');
      return roots.map(({ cluster, folder }) => `${cluster} ${folder}`);
    };

    test('that the syncs of all clusters apply', () => {
      expect(pathsOf(several)).toEqual(['a services/a', 'a infra/a', 'b services/b', 'b infra/b']);
    });

    test.each<[string, Files]>([
      ['one cluster has none', { 'infra/b/kustomization.yaml': undefined }],
      ['another folder includes one', { 'all/kustomization.yaml': { resources: ['../infra/b'] } }],
      ['a Flux Kustomization applies one', { 'services/a/sync.yaml': fluxKustomization('services', { path: './infra/a' }) }],
    ])('unless %s', (_, more) => {
      const files = Object.fromEntries(Object.entries({ ...several, ...more }).filter(([, content]) => content !== undefined));
      expect(pathsOf(files)).toEqual(['a services/a', 'b services/b']);
    });
  });

  test('has the form of the Kustomization that flux bootstrap creates', () => {
    const [entry] = built(fleet).build.entries;
    expect(entry).toMatchObject({ namespace: 'flux-system', name: 'flux-system', appliesTo: 'a', spec: { prune: true } });
    expect(entry?.objects?.[0]?.object).toMatchObject({ metadata: { labels: { 'kustomize.toolkit.fluxcd.io/name': 'flux-system' } } });
  });

  test('is left to the bootstrap where the repository has one', () => {
    expect(built({ ...fleet, 'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a') }).entries).toEqual([]);
  });

  test('leaves out what a Flux Kustomization applies', () => {
    const files = { ...fleet, 'clusters/a/infra.yaml': fluxKustomization('infra', { path: './clusters/a/infra' }) };
    expect(built(files).entries).toEqual([['a', 'clusters/a', 'Kustomization apps', 'Namespace team', 'Kustomization infra']]);
  });

  test('leaves out files of other programs and templates', () => {
    const files = { ...fleet, 'clusters/a/values.yaml': 'replicas: 1', 'clusters/a/templates/map.yaml': configMap('template') };
    expect(built(files).entries).toEqual(built(fleet).entries);
  });

  test('is built by kustomize where it has kustomization files', () => {
    const files = {
      ...fleet,
      'clusters/a/infra/kustomization.yaml': { resources: ['map.yaml'], namePrefix: 'all-', patches: [{ path: 'patch.yaml' }] },
      'clusters/a/infra/patch.yaml': configMap('infra', { PATCHED: 'yes' }),
    };
    expect(built(files).entries).toEqual([['a', 'clusters/a', 'Kustomization apps', 'Namespace team', 'ConfigMap all-infra']]);
  });

  test('is applied as written where kustomize refuses it', () => {
    const files = { ...fleet, 'clusters/a/infra/kustomization.yaml': { resources: ['missing.yaml'] } };
    expect(built(files).entries).toEqual([['a', 'clusters/a', 'Kustomization apps', 'Namespace team']]);
  });

  test('is applied where another tool applies it with kustomize', () => {
    const files = { ...fleet, 'clusters/a/kustomization.yaml': { resources: ['apps.yaml', 'infra/map.yaml'] } };
    expect(built(files).entries).toEqual([['a', 'clusters/a', 'Kustomization apps', 'Namespace team', 'ConfigMap infra']]);
  });

  test('has lines', () => {
    const text = 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: lines\n';
    const { tree, build } = built({ ...fleet, 'clusters/a/team.yaml': text });
    const [kustomization] = build.entries;
    const applied = kustomization?.objects?.find(({ file }) => file === 'clusters/a/team.yaml');
    if (kustomization === undefined || applied === undefined) throw new Error('the Namespace is not applied');
    const within = { fleet: build, treeOf: () => tree };
    expect(writtenValue(within, { kustomization, applied, pointer: '/metadata/name' })).toMatchObject({ line: 4, exact: true });
  });

  test('has Flux Kustomizations whose names only the cluster has, which are not built', () => {
    const unnamed = fluxKustomization('apps', { path: './gone' }, { namespace: '${NAMESPACE:-apps}' });
    const { build } = built({ ...fleet, 'clusters/a/unnamed.yaml': unnamed });
    expect(build.kustomizations.map(({ path }) => path)).not.toContain('./gone');
    expect(build.entries[0]?.objects?.map(({ file }) => file)).toContain('clusters/a/unnamed.yaml');
  });

  test('has variables whose values only the cluster has', () => {
    const { build } = built({ ...fleet, 'clusters/a/map.yaml': configMap('map', { ZONE: '${ZONE}' }) });
    const objects = build.entries[0]?.objects ?? [];
    expect(objects.find((each) => nameOf(each) === 'ConfigMap map')?.unknownVariables).toEqual(['ZONE']);
  });
});

function namespace(name: string) {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
}

function nameOf({ object }: { readonly object: Readonly<Record<string, unknown>> }): string {
  return `${String(object.kind)} ${(object.metadata as { readonly name: string }).name}`;
}
