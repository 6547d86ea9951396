// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { fleetFindings } from '../findings/fleet-findings.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { buildFleet, type FleetInput } from './build-fleet.ts';
import { findRoots } from './roots/find-roots.ts';

type Files = Readonly<Record<string, unknown>>;

const treeOf = (files: Files) =>
  fileMapTree(
    new Map(Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? content : JSON.stringify(content)])),
  );

const fluxKustomization = (name: string, spec: object) => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

const repository = (name: string, url: string, spec: object = {}) => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', url, ...spec },
});

const configMap = (name: string, data: object = {}) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'flux-system' },
  data,
});

const BOOTSTRAP = `${JSON.stringify(repository('flux-system', 'ssh://git@git.example/fleet.git'))}\n---\n${JSON.stringify(fluxKustomization('flux-system', { path: './clusters/a' }))}`;

function built(files: Files, more: Partial<FleetInput> = {}) {
  const tree = treeOf({ 'clusters/a/flux-system/sync.yaml': BOOTSTRAP, ...files });
  const fleet = buildFleet({ tree, roots: findRoots(tree, 'clusters'), ...more });
  const outcomes = fleet.kustomizations.map(({ cluster, name, objects, error }) => [
    `${cluster}/${name}`,
    error?.message ?? objects?.map(({ object }) => `${String(object.kind)} ${(object.metadata as { name: string }).name}`).join(', '),
  ]);
  return {
    fleet,
    outcomes: Object.fromEntries(outcomes) as Readonly<Record<string, string>>,
    findings: fleetFindings(fleet, { newestFlux: true }),
  };
}

describe('a fleet', () => {
  test('is followed from the bootstrap to children, and to what they make', () => {
    const { outcomes } = built({
      'clusters/a/tenants.yaml': fluxKustomization('tenants', { path: './tenants', postBuild: { substitute: { NAME: 'shop' } } }),
      'tenants/one.yaml': fluxKustomization('one', { path: './apps/${NAME}' }),
      'apps/shop/a.yaml': configMap('shop'),
    });
    expect(outcomes).toEqual({
      'a/flux-system': 'Kustomization flux-system, Kustomization tenants, GitRepository flux-system',
      'a/tenants': 'Kustomization one',
      'a/one': 'ConfigMap shop',
    });
  });

  test('takes values that other Kustomizations make, however late', () => {
    const { fleet } = built({
      'clusters/a/app.yaml': fluxKustomization('app', {
        path: './app',
        postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }] },
      }),
      'clusters/a/late.yaml': fluxKustomization('late', { path: './late', postBuild: { substitute: { X: 'x' } } }),
      'late/values.yaml': configMap('values', { COLOUR: '${X}blue' }),
      'app/a.yaml': configMap('a', { colour: '${COLOUR}' }),
    });
    const app = fleet.kustomizations.find(({ name }) => name === 'app');
    expect(app?.objects?.[0]?.object).toMatchObject({ data: { colour: 'xblue' } });
    expect(app?.objects?.[0]?.variables).toEqual(['COLOUR']);
    expect(fleet.unsettled).toBe(false);
  });

  test('accepts values that only the cluster has', () => {
    const external = {
      apiVersion: 'external-secrets.io/v1',
      kind: 'ExternalSecret',
      metadata: { name: 'e', namespace: 'flux-system' },
      spec: { target: { name: 'secret' }, data: [{ secretKey: 'TOKEN', remoteRef: { key: 'k' } }] },
    };
    const { fleet, findings } = built({
      'clusters/a/app.yaml': fluxKustomization('app', {
        path: './app',
        postBuild: { substituteFrom: [{ kind: 'Secret', name: 'secret' }] },
      }),
      'clusters/a/secret.yaml': external,
      'app/a.yaml': configMap('a', { token: '${TOKEN}' }),
    });
    const [object] = fleet.kustomizations.find(({ name }) => name === 'app')?.objects ?? [];
    expect(object).toMatchObject({ object: { data: { token: '${TOKEN}' } }, unknownVariables: ['TOKEN'] });
    expect(findings).toEqual([]);
  });

  test('accepts values of a Secret that a ClusterExternalSecret creates in many namespaces', () => {
    const created = (name: string, spec: object) => ({
      apiVersion: 'external-secrets.io/v1',
      kind: 'ClusterExternalSecret',
      metadata: { name },
      spec: { namespaceSelectors: [{}], ...spec },
    });
    const { fleet, findings } = built({
      'clusters/a/app.yaml': fluxKustomization('app', {
        path: './app',
        postBuild: { substituteFrom: ['one', 'two', 'three', 'four'].map((name) => ({ kind: 'Secret', name })) },
      }),
      'clusters/a/one.yaml': created('x', { externalSecretSpec: { target: { name: 'one' }, data: [{ secretKey: 'TOKEN' }] } }),
      'clusters/a/two.yaml': created('y', { externalSecretName: 'two', externalSecretSpec: { data: [{ secretKey: 'B' }] } }),
      'clusters/a/three.yaml': created('three', { externalSecretSpec: { dataFrom: [{ extract: { key: 'k' } }] } }),
      'app/a.yaml': configMap('a', { token: '${TOKEN}' }),
    });
    const [object] = fleet.kustomizations.find(({ name }) => name === 'app')?.objects ?? [];
    expect(object).toMatchObject({ object: { data: { token: '${TOKEN}' } } });
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual([['values-not-found', 'Secret/flux-system/four']]);
  });

  test('accepts values of a Secret in a template that a user renders and applies before Flux', () => {
    const { findings } = built({
      'clusters/a/app.yaml': fluxKustomization('app', {
        path: './app',
        postBuild: { substituteFrom: ['one', 'two'].map((name) => ({ kind: 'Secret', name })) },
      }),
      'bootstrap/resources.yaml.j2':
        '{% for n in ["a"] %}\n---\nkind: Namespace\nmetadata:\n  name: {{ n }}\n{% endfor %}\n---\nkind: Secret\nmetadata:\n  name: one\n  namespace: flux-system\n---\nkind: Secret\nmetadata:\n  name: two\n  namespace: other\n',
      'app/a.yaml': configMap('a', { token: '${TOKEN}' }),
    });
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual([['values-not-found', 'Secret/flux-system/two']]);
  });

  test('goes on to other clusters by their kubeconfigs', () => {
    const { outcomes, fleet } = built({
      'clusters/a/far.yaml': fluxKustomization('far', { path: './far', kubeConfig: { secretRef: { name: 'b-kubeconfig' } } }),
      'far/sync.yaml': repository('flux-system', 'https://git.example/fleet'),
      'far/own.yaml': fluxKustomization('own', { path: './own' }),
      'own/a.yaml': configMap('a'),
    });
    expect(outcomes).toMatchObject({ 'a/far': 'Kustomization own, GitRepository flux-system', 'b/own': 'ConfigMap a' });
    expect(fleet.kustomizations.find(({ name }) => name === 'far')).toMatchObject({ cluster: 'a', appliesTo: 'b' });
    expect(fleet.kustomizations.find(({ name }) => name === 'own')).toMatchObject({ parent: 'a/flux-system/far' });
  });

  test('reports sources that are not resolved', () => {
    const { outcomes, findings } = built({
      'clusters/a/other.yaml': repository('other', 'https://elsewhere.example/x.git'),
      'clusters/a/x.yaml': fluxKustomization('x', { path: './', sourceRef: { kind: 'GitRepository', name: 'other' } }),
      'clusters/a/y.yaml': fluxKustomization('y', { path: './', sourceRef: { kind: 'Bucket', name: 'b' } }),
    });
    expect(outcomes['a/x']).toContain('https://elsewhere.example/x.git');
    expect(outcomes['a/y']).toContain('Bucket/flux-system/b, which no object here creates,');
    expect(findings.map(({ rule, clusters }) => [rule, clusters])).toEqual([
      ['source-not-at-hand', ['a']],
      ['source-not-at-hand', ['a']],
    ]);
  });

  test('takes content from where it is given, ignored as source-controller does, with what it includes', () => {
    const { outcomes } = built(
      {
        'clusters/a/other.yaml': repository('other', 'https://elsewhere.example/x.git', {
          ignore: 'b.yaml',
          include: [{ repository: { name: 'flux-system' }, fromPath: 'lib', toPath: 'deploy/lib' }],
        }),
        'clusters/a/x.yaml': fluxKustomization('x', { path: './deploy', sourceRef: { kind: 'GitRepository', name: 'other' } }),
        'lib/c.yaml': configMap('c'),
      },
      {
        sources: new Map([
          ['GitRepository/flux-system/other', treeOf({ 'deploy/a.yaml': configMap('a'), 'deploy/b.yaml': configMap('b') })],
        ]),
      },
    );
    expect(outcomes['a/x']).toBe('ConfigMap a, ConfigMap c');
  });

  test('has no content where an include cannot be moved to its place, as in source-controller', () => {
    const outcomes = (include: object) =>
      built({
        'clusters/a/other.yaml': repository('other', 'https://git.example/fleet', { ref: { branch: 'x' }, include: [include] }),
        'clusters/a/x.yaml': fluxKustomization('x', { path: './deploy', sourceRef: { kind: 'GitRepository', name: 'other' } }),
        'deploy/a.yaml': configMap('a'),
      }).outcomes['a/x'];
    const included = (fromPath: string, toPath: string) => outcomes({ repository: { name: 'flux-system' }, fromPath, toPath });
    expect(included('deploy', 'deploy/more')).toBe(
      'kustomize build failed: there is already a resource ConfigMap.v1.[noGrp]/a.flux-system, of deploy/a.yaml',
    );
    expect(included('clusters', 'deploy')).toContain("failed to copy 'flux-system' include from clusters to deploy: file exists");
    expect(included('gone', 'new')).toContain('no such file or directory');
    expect(included('clusters', 'deploy/a.yaml')).toContain('not a directory');
    expect(included('../../deploy/a.yaml', 'deploy/../elsewhere.yaml')).toBe('ConfigMap a');
  });

  test('reports cycles of dependencies once, and each error', () => {
    const { findings } = built({
      'clusters/a/x.yaml': fluxKustomization('x', { path: './gone', dependsOn: [{ name: 'y' }] }),
      'clusters/a/y.yaml': fluxKustomization('y', { path: './app', dependsOn: [{ name: 'x' }], postBuild: { substitute: { A: 'b' } } }),
      'app/a.yaml': configMap('a', { b: '${B}' }),
    });
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'variable-not-set',
        'the variable B is not set, and has no default: post build failed for \'ConfigMap.v1.[noGrp]/a\': envsubst error: variable substitution failed: variable not set (strict mode): "B"',
      ],
      ['kustomization-not-built', 'kustomization path not found: ./gone'],
      ['kustomization-cycle', 'dependsOn has a cycle: flux-system/x -> flux-system/y -> flux-system/x'],
    ]);
    expect(findings[0]).toMatchObject({ file: 'app/a.yaml', object: 'Kustomization/flux-system/y' });
  });

  test('reports objects that two Kustomizations apply to one cluster, but not a bootstrap that applies itself', () => {
    const { findings } = built({
      'clusters/a/x.yaml': fluxKustomization('x', { path: './x' }),
      'clusters/a/y.yaml': fluxKustomization('y', { path: './y' }),
      'clusters/a/far.yaml': fluxKustomization('far', { path: './x', kubeConfig: { secretRef: { name: 'b-kubeconfig' } } }),
      'clusters/a/sync.yaml': fluxKustomization('sync', { path: './clusters/a/flux-system' }),
      'x/a.yaml': configMap('a'),
      'y/a.yaml': configMap('a', { other: 'data' }),
      'y/b.yaml': { ...configMap('b'), metadata: { name: 'b', annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'Ignore' } } },
      'x/b.yaml': { ...configMap('b'), metadata: { name: 'b' } },
    });
    expect(findings).toMatchObject([
      {
        rule: 'applied-twice',
        object: 'ConfigMap/flux-system/a',
        clusters: ['a'],
        file: 'y/a.yaml',
        line: 1,
        message:
          'ConfigMap/flux-system/a is applied by flux-system/x and by flux-system/y; objects that depend on it are built with the object of flux-system/x',
      },
    ]);
  });

  test('reports the same objects of several clusters once', () => {
    const { findings } = built({
      'clusters/b/flux-system/sync.yaml': BOOTSTRAP.replace('clusters/a', 'clusters/b'),
      ...Object.fromEntries(
        ['a', 'b'].flatMap((cluster) =>
          ['x', 'y'].map((name) => [`clusters/${cluster}/${name}.yaml`, fluxKustomization(name, { path: `./${name}` })]),
        ),
      ),
      'x/a.yaml': configMap('a'),
      'y/a.yaml': configMap('a'),
    });
    expect(findings).toMatchObject([{ rule: 'applied-twice', clusters: ['a', 'b'] }]);
  });

  test('reports dependencies that do not exist on the cluster', () => {
    const { findings } = built({
      'clusters/a/x.yaml': fluxKustomization('x', {
        path: './app',
        dependsOn: [{ name: 'flux-system' }, { name: 'y', namespace: 'other' }],
      }),
      'app/a.yaml': configMap('a'),
    });
    expect(findings).toMatchObject([
      { rule: 'dependency-not-found', severity: 'reject', file: 'clusters/a/x.yaml', pointer: '/spec/dependsOn/1', value: 'other/y' },
    ]);
  });

  test('that changes its own values for ever is reported, not followed for ever', () => {
    const { fleet, findings } = built({
      'clusters/a/x.yaml': fluxKustomization('x', {
        path: './x',
        postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values', optional: true }] },
      }),
      'x/values.yaml': configMap('values', { GROWS: '${GROWS:=a}a', set: 'x' }),
    });
    expect(fleet.unsettled).toBe(true);
    expect(findings.map(({ rule }) => rule)).toContain('unsettled-build');
  });

  test('has no objects of a Secret that SOPS encrypted unless the Kustomization has `decryption`', () => {
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 's', namespace: 'x' },
      data: { a: 'ENC[AES256_GCM,data:x]' },
      sops: { mac: 'x' },
    };
    const { outcomes } = built({
      'clusters/a/x.yaml': fluxKustomization('x', { path: './x' }),
      'clusters/a/y.yaml': fluxKustomization('y', { path: './x', decryption: { provider: 'sops' } }),
      'x/secret.yaml': secret,
    });
    expect(outcomes['a/y']).toBe('Secret s');
    expect(outcomes['a/x']).toBe('Secret/x/s is SOPS encrypted, configuring decryption is required for this secret to be reconciled');
  });
});

describe('a fleet that was built before', () => {
  const files = {
    'clusters/a/x.yaml': fluxKustomization('x', { path: './x' }),
    'clusters/a/y.yaml': fluxKustomization('y', { path: './y', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'made' }] } }),
    'x/made.yaml': configMap('made', { COLOUR: 'blue' }),
    'y/a.yaml': configMap('a', { colour: '${COLOUR}' }),
  };
  const namesOfNew = (before: ReturnType<typeof built>, after: ReturnType<typeof built>) =>
    after.fleet.kustomizations
      .filter(
        ({ objects }) => !before.fleet.kustomizations.some((each) => each.objects?.[0] !== undefined && each.objects?.[0] === objects?.[0]),
      )
      .map(({ name }) => name);

  test('is built again only where something has changed', () => {
    const before = built(files);
    const same = built({ ...files }, { before: before.fleet });
    expect(same.outcomes).toEqual(before.outcomes);
    expect(namesOfNew(before, same)).toEqual([]);
    const other = built({ ...files, 'y/a.yaml': configMap('a', { colour: 'red' }) }, { before: before.fleet });
    expect(namesOfNew(before, other)).toEqual(['y']);
    const added = built({ ...files, 'x/more.yaml': configMap('more') }, { before: before.fleet });
    expect(namesOfNew(before, added)).toEqual(['x']);
  });

  test('is built again where values have changed, and forgets what is gone', () => {
    const before = built(files);
    const after = built({ ...files, 'x/made.yaml': configMap('made', { COLOUR: 'green' }) }, { before: before.fleet });
    expect(after.fleet.kustomizations.find(({ name }) => name === 'y')?.objects?.[0]?.object).toMatchObject({ data: { colour: 'green' } });
    const { 'clusters/a/x.yaml': _, ...rest } = files;
    const less = built(rest, { before: before.fleet });
    expect(less.fleet.kustomizations.find(({ name }) => name === 'y')?.unresolved).toMatchObject([{ name: 'ConfigMap/flux-system/made' }]);
    expect(less.outcomes['a/x']).toBeUndefined();
    const gone = built({ 'clusters/a/flux-system/sync.yaml': configMap('nothing') }, { before: before.fleet });
    expect(gone.outcomes).toEqual({});
  });
});

describe('where Flux begins', () => {
  const clusters = (files: Files, path = '') =>
    findRoots(treeOf(files), path).map(({ cluster, folder, objects }) => [cluster, folder, objects.length]);

  test('is each Kustomization that holds itself', () => {
    expect(
      clusters({
        'clusters/a/flux-system/sync.yaml': fluxKustomization('flux-system', { path: './clusters/a' }),
        'clusters/b/flux-system/sync.yaml': fluxKustomization('flux-system', { path: 'clusters/b/' }),
        'clusters/b/app.yaml': fluxKustomization('app', { path: './apps' }),
      }),
    ).toEqual([
      ['a', undefined, 1],
      ['b', undefined, 1],
    ]);
  });

  test('is a folder that nothing in the repository points at', () => {
    expect(
      clusters({ 'prod/kustomization.yaml': { resources: ['app.yaml'] }, 'prod/app.yaml': fluxKustomization('app', { path: './apps' }) }),
    ).toEqual([['prod', 'prod', 0]]);
  });

  test('includes the files next to Kustomizations that were applied by hand', () => {
    const files = {
      'flux.yaml': fluxKustomization('app', { path: './app' }),
      'values.yaml': configMap('v'),
      'app/a.yaml': fluxKustomization('inner', { path: './x' }),
    };
    expect(clusters(files)).toEqual([['local', undefined, 2]]);
  });
});
