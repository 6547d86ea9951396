// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { buildFleet, createParseCache, findRoots, kustomizeBuild } from '../src/index.ts';
import {
  bootstrap,
  configMap,
  documents,
  type Files,
  fleetOf,
  fluxKustomization,
  helmRelease,
  objectOf,
  repository,
  treeOf,
} from './fleet-fixture.ts';

/** Two clusters that point at one catalogue, each with values of its own. */
const LEAF = (name: string, region: string): Files => ({
  [`clusters/${name}/flux-system/gotk-sync.yaml`]: bootstrap(`./clusters/${name}`),
  [`clusters/${name}/cluster-info.yaml`]: configMap('cluster-info', { CLUSTER_NAME: name, AWS_REGION: region }),
  [`clusters/${name}/load-balancer.yaml`]: fluxKustomization('load-balancer', {
    path: './common/add-ons/load-balancer',
    postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'cluster-info' }] },
  }),
});

const FLEET: Files = {
  ...LEAF('shop-production', 'eu-central-1'),
  ...LEAF('shop-staging', 'eu-west-1'),
  'common/add-ons/load-balancer/release.yaml': helmRelease('load-balancer', {
    values: { clusterName: '${CLUSTER_NAME}', region: '${AWS_REGION}' },
  }),
};

describe('A25 every variable is declared, and written in by the Kustomization that applies the object', () => {
  test('each cluster gets its own values from one catalogue', () => {
    const { fleet, findings } = fleetOf(FLEET);
    expect(findings).toEqual([]);
    const values = fleet.kustomizations
      .flatMap(({ appliesTo, objects = [] }) => objects.map(({ object, variables }) => ({ appliesTo, object, variables })))
      .filter(({ object }) => object.kind === 'HelmRelease')
      .map(({ appliesTo, object, variables }) => [appliesTo, (object.spec as { values: unknown }).values, variables]);
    expect(values).toEqual([
      ['shop-production', { clusterName: 'shop-production', region: 'eu-central-1' }, ['CLUSTER_NAME', 'AWS_REGION']],
      ['shop-staging', { clusterName: 'shop-staging', region: 'eu-west-1' }, ['CLUSTER_NAME', 'AWS_REGION']],
    ]);
  });

  test('a variable that no cluster declares refuses the Kustomization, and is reported once for all clusters', () => {
    const { findings } = fleetOf({ ...FLEET, 'common/add-ons/load-balancer/more.yaml': configMap('more', { vpc: '${VPC_CIDR}' }) });
    expect(findings).toMatchObject([
      {
        rule: 'variable-not-set',
        severity: 'reject',
        object: 'Kustomization/flux-system/load-balancer',
        clusters: ['shop-production', 'shop-staging'],
        file: 'common/add-ons/load-balancer/more.yaml',
        line: 1,
        value: '${VPC_CIDR}',
        message: expect.stringContaining('variable not set (strict mode): "VPC_CIDR"'),
        remedy: expect.stringContaining('${NAME:=value}'),
      },
    ]);
  });

  test('a refusal is at the entry that names nothing, and at the document that is there twice', () => {
    const { findings } = fleetOf({
      ...FLEET,
      'clusters/shop-staging/more.yaml': documents(
        fluxKustomization('missing', { path: './missing' }),
        fluxKustomization('twice', { path: './twice' }),
        fluxKustomization('unfinished', { path: './unfinished', postBuild: { substitute: { A: 'a' } } }),
      ),
      'missing/kustomization.yaml': 'resources:\n  - there.yaml\n  - gone.yaml\n',
      'missing/there.yaml': configMap('there', {}),
      'twice/kustomization.yaml': 'resources:\n  - a.yaml\n  - b.yaml\n',
      'twice/a.yaml': configMap('a', {}),
      'twice/b.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b, namespace: flux-system}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: flux-system}\n',
      'unfinished/a.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: "${A"}\n',
    });
    expect(findings.map(({ file, line, pointer, value }) => [file, line, pointer, value])).toEqual([
      ['missing/kustomization.yaml', 3, '/resources/1', 'gone.yaml'],
      ['twice/b.yaml', 5, '', undefined],
      ['unfinished/a.yaml', 5, '', undefined],
    ]);
  });

  test('a declared variable in what a Kustomization without postBuild applies is reported, with its place', () => {
    const { findings, fleet } = fleetOf({
      ...FLEET,
      'clusters/shop-staging/plain.yaml': fluxKustomization('plain', { path: './common/plain' }),
      'common/plain/a.yaml': documents(
        configMap('settings', { cluster: 'name: ${CLUSTER_NAME}' }),
        configMap('script', { run: 'echo ${HOME}' }),
        configMap('own', { run: 'local CLUSTER_NAME="a"\necho ${CLUSTER_NAME}', more: 'read -r CLUSTER_NAME; echo ${CLUSTER_NAME}' }),
        configMap('kept', { x: '${CLUSTER_NAME}' }, { annotations: { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } }),
      ),
    });
    expect(objectOf(fleet, 'ConfigMap', 'settings')).toMatchObject({ data: { cluster: 'name: ${CLUSTER_NAME}' } });
    expect(findings).toMatchObject([
      {
        rule: 'variable-not-substituted',
        severity: 'risk',
        object: 'ConfigMap/flux-system/settings',
        clusters: ['shop-staging'],
        file: 'common/plain/a.yaml',
        line: 1,
        pointer: '/data/cluster',
        value: 'name: ${CLUSTER_NAME}',
        expected: 'the value of CLUSTER_NAME',
      },
    ]);
  });

  test('many variables that one Kustomization lacks are one finding, at the first of them', () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const settings = (count: number): object =>
      configMap('settings', Object.fromEntries(names.slice(0, count).map((name) => [name, `\${${name}}`])));
    const found = (count: number): readonly string[] =>
      fleetOf({
        ...FLEET,
        'clusters/shop-staging/apps.yaml': fluxKustomization('apps', { path: './common/apps', postBuild: { substitute: { X: 'x' } } }),
        'common/apps/a.yaml': settings(count),
      })
        .findings.filter(({ rule }) => rule === 'variable-not-set')
        .map(({ file, line, message }) => `${file}:${line} ${message.replace(/:.*/, '')}`);
    expect(found(3)).toHaveLength(3);
    expect(found(5)).toEqual(['common/apps/a.yaml:1 the variables A, B, C and 2 more are not set, and have no default']);
  });

  test('values that a source without content may have are an advice', () => {
    const apps = fluxKustomization('apps', {
      path: './common/apps',
      postBuild: { substituteFrom: [{ kind: 'Secret', name: 'private-values' }] },
    });
    const secrets = documents(
      repository('secrets', { interval: '1h', url: 'https://git.example/secrets', ref: { branch: 'main' } }),
      fluxKustomization('secrets', { path: './', sourceRef: { kind: 'GitRepository', name: 'secrets' } }),
    );
    const found = (files: Files) =>
      fleetOf({ ...FLEET, 'common/apps/a.yaml': configMap('a', {}), 'clusters/shop-staging/apps.yaml': apps, ...files }).findings.filter(
        ({ rule }) => rule === 'values-not-found',
      );
    expect(found({})).toMatchObject([{ severity: 'risk' }]);
    expect(found({ 'clusters/shop-staging/secrets.yaml': secrets })).toMatchObject([
      { severity: 'advice', message: expect.stringContaining('flux-system/secrets, whose content is not available, may make it') },
    ]);
  });

  const NESTED = (patch: string): Files => ({
    'clusters/a/flux-system/gotk-sync.yaml': bootstrap('./clusters/a'),
    'clusters/a/tenants.yaml': fluxKustomization('tenants', {
      path: './tenants',
      postBuild: { substitute: { NAME: 'platform', TEAM: 'x' } },
    }),
    'tenants/shop.yaml': fluxKustomization('shop', {
      path: './apps/${TEAM}',
      postBuild: { substitute: { NAME: 'shop', TEAM: '${TEAM}-of-tenants' } },
      patches: [{ patch: documents({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' }, data: { owner: patch } }) }],
    }),
    'apps/x/settings.yaml': configMap('settings', { team: '${TEAM}' }, { namespace: undefined }),
  });

  test('a parent that writes its own value into the patches of a child is reported', () => {
    const { findings, fleet } = fleetOf(NESTED('${NAME}'));
    expect(objectOf(fleet, 'ConfigMap', 'settings')).toMatchObject({ data: { owner: 'platform', team: 'x-of-tenants' } });
    expect(findings).toMatchObject([
      {
        rule: 'variable-substituted-early',
        object: 'Kustomization/flux-system/shop',
        file: 'tenants/shop.yaml',
        pointer: '/spec/patches/0/patch',
        expected: '$${NAME}, which is left for the Kustomization that is patched',
      },
    ]);
  });

  test('two dollar signs leave the variable to the child', () => {
    const { findings, fleet } = fleetOf(NESTED('$${NAME}'));
    expect(objectOf(fleet, 'ConfigMap', 'settings')).toMatchObject({ data: { owner: 'shop' } });
    expect(findings).toEqual([]);
  });
});

describe('A26 values in a generated ConfigMap', () => {
  const RELEASE = (values: string, kustomization: object): Files => ({
    'clusters/a/flux-system/gotk-sync.yaml': bootstrap('./clusters/a'),
    'clusters/a/web.yaml': fluxKustomization('web', { path: './apps/web' }),
    'apps/web/kustomization.yaml': {
      resources: ['release.yaml'],
      namespace: 'web',
      configMapGenerator: [{ name: 'web-values', files: ['values.yaml'] }],
      ...kustomization,
    },
    'apps/web/release.yaml': helmRelease('web', { valuesFrom: [{ kind: 'ConfigMap', name: 'web-values' }] }),
    'apps/web/values.yaml': values,
    'apps/web/names.yaml': {
      nameReference: [{ kind: 'ConfigMap', version: 'v1', fieldSpecs: [{ path: 'spec/valuesFrom/name', kind: 'HelmRelease' }] }],
    },
  });
  const namesOf = (files: Files) => {
    const { fleet, findings } = fleetOf(files);
    const web = fleet.kustomizations.find(({ name }) => name === 'web')?.objects ?? [];
    const of = (kind: string) =>
      web.find(({ object }) => object.kind === kind)?.object as unknown as {
        metadata: { name: string };
        spec: { valuesFrom: { name: string }[] };
      };
    return { generated: of('ConfigMap').metadata.name, referred: of('HelmRelease').spec.valuesFrom[0]?.name, findings };
  };

  test('change its name and the reference of the HelmRelease, where kustomize has the field in its configuration', () => {
    const before = namesOf(RELEASE('replicas: 1\n', { configurations: ['names.yaml'] }));
    const after = namesOf(RELEASE('replicas: 2\n', { configurations: ['names.yaml'] }));
    expect(before.generated).toMatch(/^web-values-[a-z0-9]{10}$/);
    expect(after.generated).toMatch(/^web-values-[a-z0-9]{10}$/);
    expect(after.generated).not.toBe(before.generated);
    expect([before.referred, after.referred]).toEqual([before.generated, after.generated]);
    expect([...before.findings, ...after.findings]).toEqual([]);
  });

  test('are not found by a HelmRelease of which kustomize does not know, and that is reported', () => {
    const { generated, referred, findings } = namesOf(RELEASE('replicas: 1\n', {}));
    expect(referred).toBe('web-values');
    expect(findings).toMatchObject([
      {
        rule: 'name-without-hash',
        object: 'HelmRelease/web/web',
        clusters: ['a'],
        file: 'apps/web/release.yaml',
        line: expect.any(Number),
        pointer: '/spec/valuesFrom/0/name',
        value: 'web-values',
        expected: generated,
      },
    ]);
  });

  test('are not found by a custom resource that names them, and that is reported', () => {
    const rules = {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'ThanosRuler',
      metadata: { name: 'ruler', namespace: 'web' },
      spec: { alertmanagersConfig: { name: 'web-values', key: 'a' }, labels: { app: 'web-values' }, configMaps: ['web-values', 'other'] },
    };
    const release = RELEASE('replicas: 1\n', { resources: ['release.yaml', 'ruler.yaml'] });
    const { findings } = namesOf({ ...release, 'apps/web/ruler.yaml': rules });
    expect(findings.flatMap(({ rule, object, pointer }) => (object === 'ThanosRuler/web/ruler' ? [`${rule} ${pointer}`] : []))).toEqual([
      'name-without-hash /spec/alertmanagersConfig/name',
      'name-without-hash /spec/configMaps/0',
    ]);
  });

  test('without a hash need no reference to be changed', () => {
    const { generated, findings } = namesOf(RELEASE('replicas: 1\n', { generatorOptions: { disableNameSuffixHash: true } }));
    expect(generated).toBe('web-values');
    expect(findings).toEqual([]);
  });
});

describe('A30 kustomize succeeds on every path that a Kustomization names', () => {
  const OVERLAYS: Files = {
    ...LEAF('shop-staging', 'eu-west-1'),
    'common/add-ons/load-balancer/release.yaml': helmRelease('load-balancer'),
    'clusters/shop-staging/web.yaml': fluxKustomization('web', {
      path: './applications/web/overlays/staging',
      dependsOn: [{ name: 'load-balancer' }],
    }),
    'applications/web/base/kustomization.yaml': { resources: ['deployment.yaml'] },
    'applications/web/base/deployment.yaml': {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web' },
      spec: { replicas: 1 },
    },
    'applications/web/overlays/staging/kustomization.yaml': {
      namespace: 'web',
      resources: ['../../base'],
      patches: [{ target: { kind: 'Deployment', name: 'web' }, patch: '[{"op":"replace","path":"/spec/replicas","value":3}]' }],
    },
  };

  test('which the fleet says of itself, path by path', () => {
    const tree = treeOf(OVERLAYS);
    const { kustomizations } = buildFleet({ tree, roots: findRoots(tree, 'clusters') });
    const cache = createParseCache();
    const named = kustomizations.map(({ path }) => path.replace('./', '')).filter((path) => tree.read(`${path}/kustomization.yaml`));
    expect(named).toEqual(['applications/web/overlays/staging']);
    for (const path of named) expect(kustomizeBuild(tree, path, { cache })).toMatchObject({ objects: [{}], notes: [] });
    expect(kustomizations.map(({ name, error }) => [name, error])).toEqual(kustomizations.map(({ name }) => [name, undefined]));
  });

  test.each<[string, Files, object]>([
    [
      'a path that does not exist',
      { 'clusters/shop-staging/web.yaml': fluxKustomization('web', { path: './applications/wbe' }) },
      {
        file: 'clusters/shop-staging/web.yaml',
        pointer: '/spec/path',
        value: './applications/wbe',
        expected: 'a folder of the source, from its root',
      },
    ],
    [
      'a resource that does not exist',
      { 'applications/web/base/kustomization.yaml': { resources: ['deployment.yaml', 'service.yaml'] } },
      {
        file: 'applications/web/base/kustomization.yaml',
        message: 'kustomize build failed: there is neither a file nor a folder service.yaml',
      },
    ],
    [
      'a folder that is listed twice',
      { 'applications/web/overlays/staging/kustomization.yaml': { resources: ['../../base', '../../base'] } },
      {
        file: 'applications/web/overlays/staging/kustomization.yaml',
        pointer: '/resources/1',
        value: '../../base',
        message: expect.stringMatching(/^kustomize build failed: there is already a resource .*, which \.\.\/\.\.\/base brings again$/),
      },
    ],
    [
      'a JSON patch of a field that does not exist',
      { 'applications/web/base/deployment.yaml': { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' } } },
      { file: 'applications/web/overlays/staging/kustomization.yaml', pointer: '/patches/0', expected: 'an existing path' },
    ],
    [
      'a field that kustomize does not know in a base',
      { 'applications/web/base/kustomization.yaml': { resources: ['deployment.yaml'], patchs: [] } },
      { file: 'applications/web/base/kustomization.yaml', message: expect.stringContaining('patchs') },
    ],
  ])('%s is one finding', (_, files, finding) => {
    const { findings } = fleetOf({ ...OVERLAYS, ...files });
    expect(findings).toMatchObject([
      {
        rule: 'kustomization-not-built',
        severity: 'reject',
        object: 'Kustomization/flux-system/web',
        clusters: ['shop-staging'],
        ...finding,
      },
    ]);
  });
});

describe('patches in a Flux Kustomization', () => {
  const CLUSTER = (...patches: readonly object[]): Files => ({
    'clusters/shop-staging/flux-system/gotk-sync.yaml': bootstrap('./clusters/shop-staging'),
    'clusters/shop-staging/load-balancer.yaml': fluxKustomization('load-balancer', { path: './common/load-balancer', patches }),
    'common/load-balancer/release.yaml': helmRelease('load-balancer', { values: { replicaCount: 1 } }),
  });
  const PATCH = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: x}\nspec: {values: {replicaCount: 2}}\n';
  const replicas = (files: Files) => {
    const { fleet, findings } = fleetOf(files);
    return { count: (objectOf(fleet, 'HelmRelease', 'load-balancer')?.spec as { values: object } | undefined)?.values, findings };
  };

  test('apply by target, with any name in the patch', () => {
    const { count, findings } = replicas(CLUSTER({ target: { kind: 'HelmRelease', name: 'load-balancer' }, patch: PATCH }));
    expect({ count, findings }).toEqual({ count: { replicaCount: 2 }, findings: [] });
  });

  test.each([
    ['of a wrong name', { kind: 'HelmRelease', name: 'loadbalancer' }, 'kind HelmRelease, name loadbalancer'],
    [
      'of a version that the API has left behind',
      { group: 'helm.toolkit.fluxcd.io', version: 'v2beta2', kind: 'HelmRelease' },
      'group helm.toolkit.fluxcd.io, version v2beta2, kind HelmRelease',
    ],
  ])('with a target %s do nothing, as in kustomize, and that is reported', (_, target, value) => {
    const { count, findings } = replicas(
      CLUSTER({ target: { kind: 'HelmRelease' }, patch: PATCH.replace('Count: 2', 'Count: 3') }, { target, patch: PATCH }),
    );
    expect(count).toEqual({ replicaCount: 3 });
    expect(findings).toMatchObject([
      {
        rule: 'patch-target-not-found',
        severity: 'risk',
        object: 'Kustomization/flux-system/load-balancer',
        clusters: ['shop-staging'],
        file: 'clusters/shop-staging/load-balancer.yaml',
        line: expect.any(Number),
        pointer: '/spec/patches/1',
        value,
        expected: 'a target that matches at least one object',
      },
    ]);
  });

  test('without a target and without an object of their name refuse the build', () => {
    const { findings } = replicas(CLUSTER({ patch: PATCH }));
    expect(findings).toMatchObject([
      { rule: 'kustomization-not-built', file: 'clusters/shop-staging/load-balancer.yaml', pointer: '/spec/patches/0' },
    ]);
  });

  test('as JSON operations that find no parent refuse the build', () => {
    const operations = JSON.stringify([{ op: 'add', path: '/spec/nothing/clusterName', value: 'a' }]);
    const { findings } = replicas(CLUSTER({ target: { kind: 'HelmRelease' }, patch: operations }));
    expect(findings).toMatchObject([{ rule: 'kustomization-not-built', pointer: '/spec/patches/0', expected: 'an existing path' }]);
  });
});
