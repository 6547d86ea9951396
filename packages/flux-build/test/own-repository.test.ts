import { describe, expect, test } from 'vitest';
import { buildFleet, pathBase, scanRepository, searchRoots } from '../src/index.ts';
import { appliedBy, bootstrap, configMap, documents, type Files, fleetOf, fluxKustomization, repository, treeOf } from './fleet-fixture.ts';

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

  test('if the user specifies it', () => {
    const given = new Map([['OCIRepository/flux-system/flux-system', 'here']]);
    expect(appsOf(fleet('OCIRepository', 'oci://registry.example/x/y'), { given })).toBe('ConfigMap a');
  });

  describe('without a Flux Kustomization, for example of charts, if its URL is the one', () => {
    const own = 'https://git.example/platform/fleet';
    const instance = {
      apiVersion: 'fluxcd.controlplane.io/v1',
      kind: 'FluxInstance',
      metadata: { name: 'flux', namespace: 'flux-system' },
      spec: { sync: { kind: 'GitRepository', url: `${own}.git`, ref: 'refs/heads/main', path: 'clusters/a' } },
    };
    const isHere = (files: Files, remotes: readonly string[], url = own): boolean =>
      searchRoots(treeOf(files), '', { urls: remotes }).evidence.isHere('GitRepository/flux-system/charts', url);

    test.each([
      ['of a remote', fleet('GitRepository'), ['git@git.example:platform/fleet.git']],
      ['of the source of a Kustomization whose path is here', fleet('GitRepository', own), []],
      ['of such a source that resembles a remote', fleet('GitRepository', own), ['https://mirror.example/m/fleet']],
      ['of a FluxInstance', { ...fleet('GitRepository'), 'clusters/a/instance.yaml': documents(instance) }, []],
      ['of a FluxInstance, and the remote is a mirror', { 'clusters/a/instance.yaml': documents(instance) }, ['https://mirror.example/a']],
    ])('%s', (_, files, remotes) => {
      expect(isHere(files, remotes)).toBe(true);
      expect(isHere(files, remotes, 'https://git.example/other/charts')).toBe(false);
    });

    test('and not if the repository has no URL', () => expect(isHere(fleet('GitRepository'), [])).toBe(false));
  });

  test('and the path of another repository is not searched here', () => {
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

describe('paths begin', () => {
  const within = (folder: string, overlay = 'a'): Files => ({
    [`${folder}clusters/a/apps.yaml`]: fluxKustomization('apps', { path: `./apps/${overlay}` }),
    [`${folder}apps/${overlay}/map.yaml`]: configMap('a'),
  });
  const baseOf = (files: Files, path = '') => pathBase(scanRepository(treeOf(files)), path);

  test('at the root of a repository', () => expect(baseOf(within(''))).toBe(''));
  test('at the folder that an artifact is created from', () => {
    expect(baseOf(within('kubernetes/'))).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/clusters/a')).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/clusters/a/apps.yaml')).toBe('kubernetes');
    expect(baseOf(within('kubernetes/'), 'kubernetes/apps')).toBe('kubernetes');
  });
  test('at the root next to a fleet in another folder, unless that folder is named', () => {
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
  test('nowhere else because an artifact has a folder with the name of the cluster', () => {
    const artifact = (name: string) =>
      documents(
        { apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'OCIRepository', metadata: { name, namespace: 'flux-system' }, spec: {} },
        fluxKustomization(name, { path: './prod', sourceRef: { kind: 'OCIRepository', name } }),
      );
    expect(baseOf({ 'start/prod/infra.yaml': artifact('infra'), 'start/prod/team.yaml': artifact('team') })).toBe('');
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
