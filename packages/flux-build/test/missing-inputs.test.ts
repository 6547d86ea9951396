// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFleet, type FleetBuild, findRoots, fleetFindings, variableOrigins } from '../src/index.ts';
import { bootstrap, configMap, documents, type Files, fleetOf, fluxKustomization, objectOf, repository, treeOf } from './fleet-fixture.ts';

const KUSTOMIZE = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
const SYNC = { 'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a') };

const from = (name: string, kind = 'ConfigMap', more: object = {}) => ({ postBuild: { substituteFrom: [{ kind, name }], ...more } });

const secret = (name: string, more: object) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'flux-system' },
  ...more,
});

const named = ({ kustomizations }: FleetBuild, name: string) => kustomizations.find((each) => each.name === name);

describe('values that are missing', () => {
  test('are named as the missing origin of a variable, unless an object sets it', () => {
    const own = { postBuild: { substitute: { ZONE: 'a' }, substituteFrom: [{ kind: 'ConfigMap', name: 'settings' }] } };
    const { fleet } = fleetOf({
      ...SYNC,
      'clusters/a/apps.yaml': documents(fluxKustomization('apps', { path: './apps', ...own })),
      'apps/a.yaml': configMap('a', { zone: '${ZONE}', replicas: '${REPLICAS}' }),
    });
    const apps = named(fleet, 'apps');
    expect(apps && variableOrigins(fleet, apps, ['ZONE', 'REPLICAS'])).toEqual([
      { name: 'ZONE', from: 'spec.postBuild.substitute', value: 'a' },
      { name: 'REPLICAS', missing: 'ConfigMap/flux-system/settings' },
    ]);
  });

  test('are unknown if Terraform creates them', () => {
    const files: Files = {
      ...SYNC,
      'clusters/a/apps.yaml': documents(fluxKustomization('apps', { path: './apps', ...from('settings') })),
      'apps/a.yaml': configMap('a', { zone: '${ZONE}' }),
    };
    const rules = (more: Files): readonly string[] => fleetOf({ ...files, ...more }).findings.map(({ rule }) => rule);
    expect(rules({})).toEqual(['values-not-found']);
    expect(rules({ 'eks/vars.tf': 'resource "kubernetes_config_map_v1" "a" {\n  metadata {\n    name = "settings"\n  }\n}\n' })).toEqual(
      [],
    );
    expect(rules({ 'eks/vars.tf': 'resource "kubernetes_config_map_v1" "a" {\n  metadata {\n    name = "other"\n  }\n}\n' })).toEqual([
      'values-not-found',
    ]);
  });

  test('may be a part of a path, which is then no finding of its own', () => {
    const files = (more: object): Files => ({
      ...SYNC,
      'clusters/a/apps.yaml': documents(fluxKustomization('apps', { path: './apps', ...more })),
      'apps/ks.yaml': documents(fluxKustomization('shop', { path: './shop/${STAGE}' })),
      'shop/prod/a.yaml': configMap('a'),
    });
    const rules = (more: object): readonly string[] => fleetOf(files(more)).findings.map(({ rule }) => rule);
    expect(rules(from('settings'))).toEqual(['values-not-found']);
    expect(rules({})).toEqual(['kustomization-not-built']);
  });

  test('are one finding for all who take them, and the rest is built', () => {
    const apps = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { fleet, findings } = fleetOf({
      ...SYNC,
      'clusters/a/apps.yaml': documents(...apps.map((name) => fluxKustomization(name, { path: `./apps/${name}`, ...from('settings') }))),
      ...Object.fromEntries(
        apps.map((name) => [`apps/${name}/a.yaml`, configMap(name, { url: 'https://${DOMAIN}/', port: '${PORT:-80}' })]),
      ),
    });
    expect(findings).toMatchObject([
      {
        rule: 'values-not-found',
        severity: 'risk',
        object: 'ConfigMap/flux-system/settings',
        file: 'clusters/a/apps.yaml',
        pointer: '/spec/postBuild/substituteFrom',
        value: 'ConfigMap/flux-system/settings',
        message:
          'no object in the repository creates ConfigMap/flux-system/settings, which substituteFrom reads; 6 Flux Kustomizations need it: flux-system/a, flux-system/b, flux-system/c and 3 more',
        kustomizations: apps.map((name) => `a/flux-system/${name}`),
      },
    ]);
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { url: 'https://${DOMAIN}/', port: 80 } });
    expect(named(fleet, 'a')).toMatchObject({
      unresolved: [{ kind: 'values', name: 'ConfigMap/flux-system/settings', fails: false, problem: { reason: 'missing-values' } }],
      objects: [{ variables: [], unknownVariables: ['DOMAIN', 'PORT'] }],
    });
    expect(named(fleet, 'a')).not.toHaveProperty('partial');
  });

  test('of a bootstrap that patches itself leave the rest of the cluster', () => {
    const { fleet, findings } = fleetOf({
      ...SYNC,
      'clusters/a/flux-system/kustomization.yaml': { resources: ['sync.yaml'] },
      'clusters/a/kustomization.yaml': { resources: ['flux-system', 'apps.yaml'], patches: [{ path: 'values.yaml' }] },
      'clusters/a/values.yaml': {
        apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
        kind: 'Kustomization',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
        spec: from('settings'),
      },
      'clusters/a/apps.yaml': fluxKustomization('apps', { path: './apps' }),
      'apps/a.yaml': configMap('a'),
    });
    expect(fleet.unsettled).toBe(false);
    expect(objectOf(fleet, 'ConfigMap', 'a')).toBeDefined();
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['values-not-found risk']);
  });

  test('leave what others set, and defaults that only quote', () => {
    const { fleet } = fleetOf({
      ...SYNC,
      'clusters/a/app.yaml': fluxKustomization('app', {
        path: './app',
        ...from('gone', 'Secret', { substitute: { NUMBER: '08', SIZE: '5Gi' } }),
      }),
      'app/a.yaml': configMap('a', { number: "${q:='}${NUMBER}${q:='}", unknown: "${q:='}${OTHER}${q:='}", size: '${SIZE}' }),
    });
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { number: '08', unknown: '${OTHER}', size: '5Gi' } });
  });

  test('that an earlier source has keep its value', () => {
    const { fleet } = fleetOf({
      ...SYNC,
      'clusters/a/app.yaml': documents(
        configMap('known', { REGION: 'eu-1' }),
        fluxKustomization('app', {
          path: './app',
          postBuild: {
            substituteFrom: [
              { kind: 'ConfigMap', name: 'known' },
              { kind: 'Secret', name: 'gone' },
            ],
          },
        }),
      ),
      'app/a.yaml': configMap('a', { region: '${REGION}' }),
    });
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { region: 'eu-1' } });
  });

  test('that a Kustomization applies itself are those that it is built with, and a new cluster waits for them', () => {
    const { fleet, findings } = fleetOf({
      ...SYNC,
      'clusters/a/app.yaml': fluxKustomization('app', { path: './app', ...from('own') }),
      'app/values.yaml': configMap('own', { NAME: 'value' }),
      'app/a.yaml': configMap('a', { name: '${NAME}' }),
    });
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { name: 'value' } });
    expect(named(fleet, 'app')).not.toHaveProperty('unresolved');
    expect(findings).toMatchObject([
      { rule: 'values-from-itself', severity: 'advice', object: 'Kustomization/flux-system/app', value: 'ConfigMap/flux-system/own' },
    ]);
  });

  test('that are next to the entry point of Flux are used, although nothing applies them', () => {
    const encrypted = { data: { TOKEN: 'ENC[AES256_GCM,data:x]' }, sops: { mac: 'ENC[x]' } };
    const { fleet, findings } = fleetOf({
      ...SYNC,
      'clusters/a/flux-system/kustomization.yaml': { ...KUSTOMIZE, resources: ['sync.yaml'] },
      'clusters/a/flux-system/key.sops.yaml': secret('by-hand', encrypted),
      'clusters/a/app.yaml': fluxKustomization('app', { path: './app', ...from('by-hand', 'Secret') }),
      'app/a.yaml': configMap('a', { token: '${TOKEN}', other: '${OTHER:-none}' }),
    });
    expect(findings).toEqual([]);
    expect(named(fleet, 'app')?.objects).toMatchObject([
      { object: { data: { token: '${TOKEN}', other: 'none' } }, unknownVariables: ['TOKEN'] },
    ]);
  });
});

describe('a variable that nothing sets', () => {
  test('is one finding for all, and is kept as it is written', () => {
    const { fleet, findings } = fleetOf({
      ...SYNC,
      'clusters/a/apps.yaml': documents(
        fluxKustomization('x', { path: './app', postBuild: { substitute: { A: 'a' } } }),
        fluxKustomization('y', { path: './app', postBuild: { substitute: { A: 'b' } }, targetNamespace: 'y' }),
      ),
      'app/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  both: ${A} ${B}\n',
    });
    expect(findings).toMatchObject([
      {
        rule: 'variable-not-set',
        severity: 'reject',
        object: '${B}',
        file: 'app/a.yaml',
        line: 6,
        column: 14,
        value: '${B}',
        message: expect.stringMatching(/^the variable B is not set, .*; 2 Flux Kustomizations need it: flux-system\/x, flux-system\/y$/),
      },
    ]);
    expect(named(fleet, 'y')?.objects).toMatchObject([{ object: { data: { both: 'b ${B}' } }, variables: ['A'], unknownVariables: ['B'] }]);
    expect(named(fleet, 'y')?.unresolved).toMatchObject([{ kind: 'variable', name: 'B', fails: true }]);
  });

  test('is a risk where nothing says which version of Flux the cluster has', () => {
    const { fleet } = fleetOf({
      ...SYNC,
      'clusters/a/app.yaml': fluxKustomization('x', { path: './app', postBuild: { substitute: { A: 'a' } } }),
      'app/a.yaml': configMap('a', { b: '${B}' }),
    });
    const newer = /^the variable B is not set, .*; before Flux 2\.9 it is empty, and the version of Flux on the cluster is unknown$/;
    expect(fleetFindings(fleet)).toMatchObject([{ rule: 'variable-not-set', severity: 'risk', message: expect.stringMatching(newer) }]);
  });

  const controller = (image: string, args: readonly string[] = []) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'kustomize-controller', namespace: 'flux-system' },
    spec: { template: { spec: { containers: [{ name: 'manager', image, args }] } } },
  });
  const instance = (version: string, more: object = {}) => ({
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'FluxInstance',
    metadata: { name: 'flux', namespace: 'flux-system' },
    spec: { distribution: { version, registry: 'ghcr.io/fluxcd' }, ...more },
  });
  const patched = (value: string) => ({
    kustomize: { patches: [{ patch: `- op: add\n  path: /spec/x\n  value: --feature-gates=StrictPostBuildSubstitutions=${value}\n` }] },
  });

  test.each([
    ['kustomize-controller 1.8', controller('ghcr.io/fluxcd/kustomize-controller:v1.8.2'), true],
    ['kustomize-controller 1.9', controller('ghcr.io/fluxcd/kustomize-controller:v1.9.0'), false],
    ['another major version', controller('ghcr.io/fluxcd/kustomize-controller:v2.0.0'), false],
    ['a gate that is on', controller('x/kustomize-controller:v1.2.0', ['--feature-gates=A=b,StrictPostBuildSubstitutions=true']), false],
    ['a gate that is off', controller('x/kustomize-controller:v1.9.1', ['--feature-gates=StrictPostBuildSubstitutions=false']), true],
    ['Flux 2.8', instance('2.8.x'), true],
    ['the newest Flux', instance('2.x'), false],
    ['the newest Flux below 2.9', instance('>=2.5 <2.9'), true],
    ['the newest Flux of two ranges', instance('2.7.x || ^2.9.0'), false],
    ['Flux 2.8 with the gate', instance('2.8.x', patched('true')), false],
    ['Flux 2.9 without the gate', instance('2.9.x', patched('false')), true],
    ['a version that cannot be parsed', instance('latest'), false],
  ])('is empty or refused as the Flux does that the cluster has: %s', (_, object, isEmpty) => {
    const { fleet } = fleetOf({
      ...SYNC,
      'clusters/a/flux-system/components.yaml': object,
      'clusters/a/app.yaml': fluxKustomization('app', { path: './app', postBuild: { substitute: { A: 'a' } } }),
      'app/a.yaml': configMap('a', { both: '${A}-${B}' }),
    });
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { both: isEmpty ? 'a-' : 'a-${B}' } });
    expect(named(fleet, 'app')?.unresolved?.length ?? 0).toBe(isEmpty ? 0 : 1);
  });
});

describe('what is on another host', () => {
  const URL = 'https://downloads.example/crds.yaml';
  const BASE = 'github.com/example/base//deploy?ref=v1';
  const files = (kustomization: object): Files => ({
    ...SYNC,
    'clusters/a/app.yaml': fluxKustomization('app', { path: './app' }),
    'app/kustomization.yaml': { ...KUSTOMIZE, ...kustomization },
    'app/a.yaml': configMap('a', { local: 'yes' }),
  });

  test.each([URL, BASE])('is left out, and all else is built and patched: %s', (url) => {
    const { fleet, findings } = fleetOf(
      files({
        resources: [url, 'a.yaml'],
        namePrefix: 'x-',
        patches: [
          { patch: JSON.stringify(configMap('far', { patched: 'yes' })) },
          { patch: JSON.stringify([{ op: 'add', path: '/data/more', value: 'b' }]), target: { kind: 'ConfigMap' } },
          { patch: JSON.stringify([{ op: 'add', path: '/data/more', value: 'b' }]), target: { kind: 'Deployment' } },
        ],
        configMapGenerator: [{ name: 'far-too', behavior: 'merge', literals: ['a=b'] }],
      }),
    );
    expect(findings).toMatchObject([
      {
        rule: 'remote-resource',
        severity: 'risk',
        file: 'app/kustomization.yaml',
        value: url,
        remedy: expect.stringContaining(`--resource ${url}=FILE`),
      },
    ]);
    expect(named(fleet, 'app')).toMatchObject({ partial: true, unresolved: [{ kind: 'resource', name: url, fails: false }] });
    expect(named(fleet, 'app')?.objects).toMatchObject([{ object: { metadata: { name: 'x-a' }, data: { local: 'yes', more: 'b' } } }]);
  });

  test.each([URL, BASE])('is built of the text that is given: %s', (url) => {
    const remote = new Map([[url, documents(configMap('far', {}), configMap('further', {}))]]);
    const { fleet, findings } = fleetOf(
      files({ resources: [url, 'a.yaml'], patches: [{ patch: JSON.stringify(configMap('far', { patched: 'yes' })) }] }),
      { remote },
    );
    expect(findings).toEqual([]);
    expect(named(fleet, 'app')?.objects?.map(({ file, index }) => [file, index])).toEqual([
      ['app/a.yaml', 0],
      [url, 0],
      [url, 1],
    ]);
    expect(objectOf(fleet, 'ConfigMap', 'far')).toMatchObject({ data: { patched: 'yes' } });
    expect(named(fleet, 'app')).not.toHaveProperty('partial');
  });

  test('is left out as a component, and as what a generator reads', () => {
    const { fleet, findings } = fleetOf(
      files({ resources: ['a.yaml'], components: [BASE], configMapGenerator: [{ name: 'dashboards', files: [`b.json=${URL}`] }] }),
    );
    expect(findings).toMatchObject([
      {
        rule: 'remote-resource',
        value: URL,
        message: `2 files and bases are on other hosts, and the objects do not include their content: ${URL}, ${BASE}`,
        remedy: expect.stringContaining(`--resource ${URL}=FILE --resource ${BASE}=FILE`),
      },
    ]);
    expect(named(fleet, 'app')?.objects).toHaveLength(1);
  });

  test('is named without its credentials', () => {
    const url = 'https://someone:hunter2@git.example/base.yaml?token=abc';
    const { fleet, findings } = fleetOf(files({ resources: [url] }));
    expect(JSON.stringify([findings, named(fleet, 'app')?.unresolved])).not.toMatch(/hunter2|abc/);
  });

  test('hides no mistake that has nothing to do with it', () => {
    const { applied } = fleetOf(files({ resources: [URL, 'gone.yaml'] }));
    expect(applied['a/app']).toContain('gone.yaml');
  });

  test('given later is built again', () => {
    const tree = treeOf(files({ resources: [URL] }));
    const roots = findRoots(tree, '');
    const before = buildFleet({ tree, roots });
    const after = buildFleet({ tree, roots, before, remote: new Map([[URL, documents(configMap('far', {}))]]) });
    expect(named(after, 'app')?.objects).toHaveLength(1);
  });
});

describe('sources whose content is not available', () => {
  test('are one finding for each repository, however many name it', () => {
    const url = 'https://git.example/elsewhere.git';
    const { findings } = fleetOf({
      ...SYNC,
      'clusters/a/sources.yaml': documents(repository('one', { url }), repository('two', { url })),
      'clusters/a/apps.yaml': documents(
        fluxKustomization('x', { path: './x', sourceRef: { kind: 'GitRepository', name: 'one' } }),
        fluxKustomization('y', { path: './y', sourceRef: { kind: 'GitRepository', name: 'one' } }),
        fluxKustomization('z', { path: './z', sourceRef: { kind: 'GitRepository', name: 'two' } }),
      ),
    });
    expect(findings).toMatchObject([
      {
        rule: 'source-not-at-hand',
        object: 'GitRepository/flux-system/one',
        message: `the content of GitRepository/flux-system/one, GitRepository/flux-system/two (${url}) is not available; 3 Flux Kustomizations need it: flux-system/x, flux-system/y, flux-system/z`,
        remedy: 'Say where a copy of it is: --source GitRepository/flux-system/one=DIR --source GitRepository/flux-system/two=DIR.',
      },
    ]);
  });

  test('are one finding for all other places, and name patterns for them', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const urlOf = (name: string): string => (name === 'five' ? 'https://other.example/five.git' : `https://git.example/org/${name}.git`);
    const { findings } = fleetOf({
      ...SYNC,
      'clusters/a/sources.yaml': documents(...names.map((name) => repository(name, { url: urlOf(name) }))),
      'clusters/a/apps.yaml': documents(
        ...names.map((name) => fluxKustomization(name, { path: './x', sourceRef: { kind: 'GitRepository', name } })),
        fluxKustomization('unknown', { path: './x', sourceRef: { kind: 'GitRepository', name: 'unknown' } }),
      ),
    });
    const found = findings.filter(({ rule }) => rule === 'source-not-at-hand');
    expect(found.map(({ remedy }) => remedy)).toEqual([
      "Say where a copy of it is: --source 'https://git.example/org/*=DIR/*' --source GitRepository/flux-system/five=DIR.",
      'Say where a copy of it is: --source GitRepository/flux-system/unknown=DIR.',
    ]);
    expect(found[0]?.message).toContain('the content of 5 sources is in other places, and not available: ');
    expect(found[0]?.message).toContain('GitRepository/flux-system/one (https://git.example/org/one.git)');
    expect(found[0]?.message).toContain('5 Flux Kustomizations need it');
  });

  test('name no pattern with a quote, which would end the option in a shell', () => {
    const names = ['one', 'two'];
    const { findings } = fleetOf({
      ...SYNC,
      'clusters/a/sources.yaml': documents(...names.map((name) => repository(name, { url: `https://git.example/o';x;'/${name}.git` }))),
      'clusters/a/apps.yaml': documents(
        ...names.map((name) => fluxKustomization(name, { path: './x', sourceRef: { kind: 'GitRepository', name } })),
      ),
    });
    expect(findings.flatMap(({ rule, remedy }) => (rule === 'source-not-at-hand' ? [remedy] : []))).toEqual([
      'Say where a copy of it is: --source GitRepository/flux-system/one=DIR --source GitRepository/flux-system/two=DIR.',
    ]);
  });
});

describe('what is suspended', () => {
  const files: Files = {
    ...SYNC,
    'clusters/a/off.yaml': fluxKustomization('off', { path: './off', suspend: true, postBuild: { substitute: { A: 'a' } } }),
    'clusters/a/on.yaml': fluxKustomization('on', { path: './on', ...from('made-by-off') }),
    'off/child.yaml': fluxKustomization('child', { path: './gone' }),
    'off/values.yaml': configMap('made-by-off', { X: 'x' }),
    'off/twice.yaml': configMap('twice', { a: '${MISSING}' }),
    'on/a.yaml': documents(configMap('a', { x: '${X}' }), configMap('twice', { a: 'b' })),
  };

  test('is listed with what it makes, as it would be, and nothing of it is reported', () => {
    const { fleet, findings } = fleetOf(files);
    expect(findings).toEqual([]);
    expect(fleet.kustomizations.map(({ name, suspended, suspendedBy }) => [name, suspended, suspendedBy])).toEqual([
      ['flux-system', false, undefined],
      ['off', true, 'a/flux-system/off'],
      ['on', false, undefined],
      ['child', false, 'a/flux-system/off'],
    ]);
  });

  test('gives others their values', () => {
    expect(objectOf(fleetOf(files).fleet, 'ConfigMap', 'a')).toMatchObject({ data: { x: 'x' } });
  });
});

describe('what SOPS encrypted', () => {
  const DOTENV = 'PASSWORD=ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]\nsops_mac=ENC[AES256_GCM,data:x]\n';
  const files = (spec: object): Files => ({
    ...SYNC,
    'clusters/a/app.yaml': fluxKustomization('app', { path: './app', ...spec }),
    'app/kustomization.yaml': {
      ...KUSTOMIZE,
      secretGenerator: [
        { name: 'file', files: ['secret.env'], options: { disableNameSuffixHash: true } },
        { name: 'plain', literals: ['note=about sops: ENC'] },
      ],
    },
    'app/secret.env': DOTENV,
  });

  test('is reported where it is applied as it is, without the ciphertext', () => {
    const { findings } = fleetOf(files({}));
    expect(findings).toMatchObject([
      {
        rule: 'encrypted-values',
        severity: 'risk',
        object: 'Secret/file',
        file: 'app/kustomization.yaml',
        pointer: '/data/secret.env',
        confidential: true,
      },
    ]);
    expect(JSON.stringify(findings)).not.toContain('ENC[');
  });

  test('is not where it is decrypted', () => {
    expect(fleetOf(files({ decryption: { provider: 'sops' } })).findings).toEqual([]);
  });

  test.each([
    ['a Secret', 'v1', 'Secret', 'kustomization-not-built'],
    ['another kind', 'example.org/v1', 'Settings', 'encrypted-values'],
  ])('is refused of %s, and applied of others', (_, apiVersion, kind, rule) => {
    const object = { apiVersion, kind, metadata: { name: 's', namespace: 'x' }, data: { a: 'ENC[AES256_GCM,data:x]' }, sops: { mac: 'x' } };
    expect(
      fleetOf({ ...SYNC, 'clusters/a/app.yaml': fluxKustomization('app', { path: './app' }), 'app/a.yaml': object }).findings,
    ).toMatchObject([{ rule }]);
  });
});

describe('an object that many apply', () => {
  test('is one finding', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { findings } = fleetOf({
      ...SYNC,
      'clusters/a/apps.yaml': documents(...names.map((name) => fluxKustomization(name, { path: './app' }))),
      'app/a.yaml': configMap('shared'),
    });
    expect(findings).toMatchObject([
      {
        rule: 'applied-twice',
        message: expect.stringContaining('by flux-system/a, by flux-system/b, by flux-system/c, by flux-system/d and by 2 more'),
        kustomizations: names.map((name) => `a/flux-system/${name}`),
      },
    ]);
  });

  test('is no finding where kubeconfigs of one name may lead to several clusters', () => {
    const remote = (namespace: string) =>
      fluxKustomization(
        'app',
        {
          path: './app',
          kubeConfig: { secretRef: { name: 'cluster-kubeconfig' } },
          sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' },
        },
        { namespace },
      );
    const files = { ...SYNC, 'clusters/a/apps.yaml': documents(remote('one'), remote('two')), 'app/a.yaml': configMap('shared') };
    expect(fleetOf(files).findings.filter(({ rule }) => rule === 'applied-twice')).toEqual([]);
  });
});

test('what is built without missing values is what is built with them, but for those', () => {
  const piece = fc.constantFrom(
    '${KNOWN}',
    '${GONE}',
    '${KNOWN:-d}',
    '${GONE:-d}',
    "${q:='}",
    'text',
    '1',
    ' ',
    '/',
    '${KNOWN^^}',
    '$${x}',
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `x${pieces.join('')}`);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), text, { minKeys: 1 }), (data) => {
      const files = (values: readonly object[]): Files => ({
        ...SYNC,
        'clusters/a/app.yaml': documents(
          ...values,
          fluxKustomization('app', { path: './app', ...from('gone', 'ConfigMap', { substitute: { KNOWN: 'k' } }) }),
        ),
        'app/a.yaml': configMap('a', data),
      });
      const partly = objectOf(fleetOf(files([])).fleet, 'ConfigMap', 'a')?.data;
      const whole = objectOf(fleetOf(files([configMap('gone', { GONE: '${GONE}' })])).fleet, 'ConfigMap', 'a')?.data;
      const withDefaults = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null).replaceAll('${GONE:-d}', 'd'));
      fc.pre(whole !== undefined && !JSON.stringify(data).includes('${GONE:-d}'));
      expect(withDefaults(partly)).toEqual(withDefaults(whole));
    }),
    { numRuns: 60 },
  );
});
