import { createBudget } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { asKustomization, writtenValue } from '../src/index.ts';
import { bootstrap, configMap, type Files, fleetOf, fluxKustomization, objectOf, treeOf } from './fleet-fixture.ts';

const SYNC = { 'clusters/a/flux-system/sync.yaml': bootstrap('./clusters/a') };

const resourceSet = (spec: object, name = 'apps') => ({
  apiVersion: 'fluxcd.controlplane.io/v1',
  kind: 'ResourceSet',
  metadata: { name, namespace: 'flux-system' },
  spec,
});

const provider = (name: string, spec: object, labels: object = {}) => ({
  apiVersion: 'fluxcd.controlplane.io/v1',
  kind: 'ResourceSetInputProvider',
  metadata: { name, namespace: 'flux-system', labels },
  spec,
});

const app = fluxKustomization('app-<< inputs.tenant >>', {
  path: './apps/<< inputs.tenant >>',
  postBuild: { substitute: { TENANT: '<< inputs.tenant >>' } },
});

const APPS: Files = Object.fromEntries(
  ['one', 'two'].map((name) => [`apps/${name}/a.yaml`, configMap(name, { of: '$'.concat('{TENANT}') })]),
);

const fleet = (...objects: readonly object[]) =>
  fleetOf({ ...SYNC, ...APPS, ...Object.fromEntries(objects.map((object, index) => [`clusters/a/${index}.yaml`, object])) });

const made = ({ fleet: { resourceSets } }: ReturnType<typeof fleet>) =>
  resourceSets.flatMap(({ objects = [] }) => objects.map(({ object }) => `${object.kind} ${(object.metadata as { name: string }).name}`));

describe('a ResourceSet', () => {
  test('makes its objects once for each set of inputs, and Flux Kustomizations among them are built', () => {
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: '<< inputs.tenant >>' } };
    const built = fleet(resourceSet({ inputs: [{ tenant: 'one' }, { tenant: 'two' }], resources: [namespace, app] }));
    expect(built.findings).toEqual([]);
    expect(made(built)).toEqual(['Namespace one', 'Namespace two', 'Kustomization app-one', 'Kustomization app-two']);
    expect(objectOf(built.fleet, 'ConfigMap', 'two')).toMatchObject({ data: { of: 'two' } });
    expect(built.fleet.kustomizations.find(({ name }) => name === 'app-one')).toMatchObject({
      parent: 'a/flux-system/flux-system',
      written: { file: 'clusters/a/0.yaml', index: 0 },
    });
    expect(built.fleet.resourceSets).toMatchObject([
      { cluster: 'a', namespace: 'flux-system', name: 'apps', parent: 'a/flux-system/flux-system', written: { file: 'clusters/a/0.yaml' } },
    ]);
  });

  test('takes a template of many documents, with conditions', () => {
    const resourcesTemplate = [
      '---',
      '<<- range $name := inputs.names >>',
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata: {name: << $name >>, namespace: x}',
      '---',
      '<<- end >>',
      '<<- if inputs.more >>',
      'apiVersion: v1',
      'kind: Namespace',
      'metadata: {name: x}',
      '<<- end >>',
    ].join('\n');
    expect(made(fleet(resourceSet({ inputs: [{ names: ['a', 'b'], more: true }], resourcesTemplate })))).toEqual([
      'ConfigMap a',
      'ConfigMap b',
      'Namespace x',
    ]);
    expect(made(fleet(resourceSet({ inputs: [{ names: [], more: false }], resourcesTemplate })))).toEqual([]);
  });

  test('takes each object once, and leaves out what is disabled', () => {
    const disabled = configMap('off-<< inputs.tenant >>', {}, { annotations: { 'fluxcd.controlplane.io/reconcile': '<< inputs.mode >>' } });
    const inputs = [
      { tenant: 'one', mode: 'disabled' },
      { tenant: 'two', mode: 'enabled' },
    ];
    expect(made(fleet(resourceSet({ inputs, resources: [configMap('shared'), disabled] })))).toEqual([
      'ConfigMap shared',
      'ConfigMap off-two',
    ]);
  });

  test('takes inputs of Static providers, by name and by label, in the order of their names', () => {
    const built = fleet(
      provider('second', { type: 'Static', defaultValues: { tenant: 'two' } }, { kind: 'tenant' }),
      provider('first', { type: 'Static', defaultValues: { tenant: 'one' } }),
      resourceSet({
        inputsFrom: [
          { kind: 'ResourceSetInputProvider', selector: { matchLabels: { kind: 'tenant' } } },
          { kind: 'ResourceSetInputProvider', name: 'first' },
        ],
        resources: [configMap('<< inputs.tenant >>-<< inputs.provider.name >>')],
      }),
    );
    expect(made(built)).toEqual(['ConfigMap one-first', 'ConfigMap two-second']);
  });

  test('permutes the inputs of its providers', () => {
    const built = fleet(
      provider('the-env', { type: 'Static', defaultValues: { name: 'test' } }),
      resourceSet({
        inputs: [{ name: 'a' }, { name: 'b' }],
        inputsFrom: [{ kind: 'ResourceSetInputProvider', name: 'the-env' }],
        inputStrategy: { name: 'Permute' },
        resources: [configMap('<< inputs.apps.name >>-<< inputs.the_env.name >>', { id: 'x<< inputs.id >>' })],
      }),
    );
    expect(made(built)).toEqual(['ConfigMap a-test', 'ConfigMap b-test']);
    // Adler-32 of apps=0/the_env=0.
    expect(built.fleet.resourceSets[0]?.objects?.[0]?.object).toMatchObject({ data: { id: `x${adler('apps=0/the_env=0')}` } });
  });

  test.each([
    [
      'a provider that asks a forge',
      [provider('prs', { type: 'GitHubPullRequest' })],
      { inputsFrom: [{ name: 'prs' }] },
      /of type GitHubPullRequest/,
    ],
    ['a provider that does not exist', [], { inputsFrom: [{ name: 'prs' }] }, /there is no ResourceSetInputProvider prs/],
    ['an unsupported function', [], { inputs: [{ a: 1 }], resources: [configMap('<< now >>')] }, /function "now" not defined/],
    [
      'an id that only the cluster has',
      [provider('s', { type: 'Static' })],
      { inputsFrom: [{ name: 's' }], resources: [configMap('<< inputs.id >>')] },
      /the key id/,
    ],
  ])('is not guessed of %s', (_, providers, spec, message) => {
    const { findings, fleet: built } = fleet(...providers, resourceSet(spec));
    expect(findings).toMatchObject([
      {
        rule: 'resource-set-not-expanded',
        severity: 'risk',
        object: 'ResourceSet/flux-system/apps',
        clusters: ['a'],
        message: expect.stringMatching(message),
      },
    ]);
    expect(built.resourceSets[0]).not.toHaveProperty('objects');
  });

  test('is one finding with the others whose objects are unknown for the same reason', () => {
    const spec = { inputsFrom: [{ name: 'prs' }] };
    const { findings } = fleet(provider('prs', { type: 'OCIArtifactTag' }), resourceSet(spec), resourceSet(spec, 'web'));
    expect(findings).toMatchObject([
      {
        rule: 'resource-set-not-expanded',
        objects: ['ResourceSet/flux-system/apps', 'ResourceSet/flux-system/web'],
        message:
          'the objects of 2 ResourceSets, first flux-system/apps, are unknown: the inputs come from a ResourceSetInputProvider of type OCIArtifactTag, which calls an external service',
      },
    ]);
  });

  test('fails if its template reads a key that its inputs do not have', () => {
    const { findings } = fleet(resourceSet({ inputs: [{ a: 1 }], resources: [configMap('<< inputs.b >>')] }));
    expect(findings).toMatchObject([
      {
        rule: 'resource-set-input-not-found',
        severity: 'reject',
        message: expect.stringContaining('reads inputs.b, which does not exist'),
      },
    ]);
  });

  test('creates one object with the content of the first input only', () => {
    const inputs = [{ tenant: 'one' }, { tenant: 'one' }, { tenant: 'two' }];
    const { findings } = fleet(
      resourceSet({ inputs, resources: [configMap('same', { tenant: '<< inputs.tenant >>' }), configMap('shared', { all: 'x' })] }),
    );
    expect(findings).toMatchObject([
      {
        rule: 'resource-set-object-repeated',
        severity: 'reject',
        message: expect.stringContaining('ConfigMap/flux-system/same with different content for inputs[0] and inputs[2]'),
      },
    ]);
  });

  test('may make others, and values that others take', () => {
    const built = fleet(
      resourceSet({
        inputs: [{ name: 'inner' }],
        resources: [
          resourceSet(
            { inputs: [{ tenant: 'one' }], resourcesTemplate: JSON.stringify(configMap('values', { TENANT: 't' })) },
            '<< inputs.name >>',
          ),
        ],
      }),
      fluxKustomization('app', { path: './apps/one', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }] } }),
    );
    expect(built.findings).toEqual([]);
    expect(objectOf(built.fleet, 'ConfigMap', 'one')).toMatchObject({ data: { of: 't' } });
  });

  test('copies values from others', () => {
    const copy = configMap('copy', {}, { annotations: { 'fluxcd.controlplane.io/copyFrom': 'flux-system/<< inputs.from >>' } });
    const built = fleet(
      resourceSet({ inputs: [{ from: 'original' }], resources: [copy] }),
      configMap('original', { TENANT: 'copied' }),
      fluxKustomization('app', { path: './apps/one', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'copy' }] } }),
    );
    expect(objectOf(built.fleet, 'ConfigMap', 'one')).toMatchObject({ data: { of: 'copied' } });
  });

  test('without end is too large', () => {
    const nested = Array.from({ length: 9 }, (_, index) => `<< range $x${index} := inputs.l >>`).join('');
    const resourcesTemplate = `${nested}x${'<< end >>'.repeat(9)}`;
    const inputs = [{ l: Array.from({ length: 20 }, () => 1) }];
    const { findings } = fleetOf({ ...SYNC, 'clusters/a/r.yaml': resourceSet({ inputs, resourcesTemplate }) }, { budget: createBudget() });
    expect(findings).toMatchObject([{ rule: 'resource-set-not-expanded', message: expect.stringContaining('it is too large') }]);
  });
});

/** From its definition, apart from the one that is tested. */
function adler(text: string): number {
  const sums = [...Buffer.from(text)].reduce(([a, b]: readonly [number, number], byte) => [a + byte, b + a + byte] as const, [
    1, 0,
  ] as const);
  return (sums[1] % 65_521) * 65_536 + (sums[0] % 65_521);
}

describe('what a ResourceSet creates is placed in its template', () => {
  const written = (...lines: readonly string[]): string =>
    [
      '# owned by a team',
      '---',
      'apiVersion: fluxcd.controlplane.io/v1',
      'kind: ResourceSet',
      'metadata: {name: apps, namespace: flux-system}',
      'spec:',
      '  commonMetadata: {labels: {tier: front}}',
      '  inputs: [{tenant: one, isLoud: true}, {tenant: two, isLoud: false}]',
      ...lines,
      '',
    ].join('\n');
  const resources = written(
    '  resources:',
    '    - {apiVersion: v1, kind: Namespace, metadata: {name: << inputs.tenant >>}}',
    '    - apiVersion: kustomize.toolkit.fluxcd.io/v1',
    '      kind: Kustomization',
    '      metadata: {name: << inputs.tenant >>, namespace: flux-system}',
    '      spec:',
    '        path: ./nowhere',
    '        sourceRef: {kind: GitRepository, name: flux-system}',
  );
  const template = written(
    '  resourcesTemplate: |',
    '    apiVersion: v1',
    '    kind: Namespace',
    '    metadata: {name: << inputs.tenant >>}',
    '    ---',
    '    apiVersion: v1',
    '    kind: ConfigMap',
    '    metadata: {name: << inputs.tenant >>, namespace: default}',
    '    data:',
    '    <<- if inputs.isLoud >>',
    '      LEVEL: debug',
    '      MORE: many',
    '    <<- end >>',
    '      LAST: value',
  );

  function lineOf(text: string, name: string, pointer: string): string {
    const { fleet: build } = fleetOf({ ...SYNC, 'clusters/a/set.yaml': text });
    const tree = treeOf({ ...SYNC, 'clusters/a/set.yaml': text });
    const [set] = build.resourceSets;
    const applied = set?.objects?.find(({ object }) => `${object.kind}/${(object.metadata as { name: string }).name}` === name);
    if (set === undefined || applied === undefined) throw new Error(`no ${name}`);
    const at = writtenValue({ fleet: build, treeOf: () => tree }, { kustomization: asKustomization(set), applied, pointer });
    return `${at.file}:${at.line}:${at.column} ${text.split('\n')[(at.line ?? 0) - 1]?.trim()} (${at.by})`;
  }

  test.each([
    ['a field', resources, 'Kustomization/two', '/spec/path', '15:9 path: ./nowhere'],
    ['a field that is missing', resources, 'Kustomization/two', '/spec/interval', '14:7 spec:'],
    ['common metadata', resources, 'Kustomization/one', '/metadata/labels/tier', '7:29 commonMetadata: {labels: {tier: front}}'],
    ['a line of a text', template, 'ConfigMap/one', '/data/MORE', '20:7 MORE: many'],
    ['a line behind a condition', template, 'ConfigMap/two', '/data/LAST', '22:7 LAST: value'],
    ['the first document of a text', template, 'Namespace/two', '/metadata/name', '12:16 metadata: {name: << inputs.tenant >>}'],
  ])('%s', (_name, text, object, pointer, expected) =>
    expect(lineOf(text, object, pointer)).toBe(`clusters/a/set.yaml:${expected} (ResourceSet flux-system/apps)`),
  );

  test('with the findings of the Flux Kustomizations that it creates, and of a template that is not supported', () => {
    const places = (text: string) => fleetOf({ ...SYNC, 'clusters/a/set.yaml': text }).findings.map(({ rule, line }) => `${rule} ${line}`);
    expect(places(resources)).toEqual(['kustomization-not-built 15', 'kustomization-not-built 15']);
    expect(places(written('  resources:', '    - {a: b}', '    - {a: << template "x" >>}'))).toEqual(['resource-set-not-expanded 11']);
  });
});

test('the findings of a Flux Kustomization that exists before Flux have a line', () => {
  const remote = 'https://git.example/install.yaml';
  const { findings } = fleetOf({
    'clusters/a/apps.yaml': [
      '# applied by hand',
      '---',
      'apiVersion: kustomize.toolkit.fluxcd.io/v1',
      'kind: Kustomization',
      'metadata: {name: apps, namespace: flux-system}',
      'spec:',
      '  path: ./apps',
      '  sourceRef: {kind: GitRepository, name: flux-system}',
      '  postBuild:',
      '    substituteFrom: [{kind: ConfigMap, name: values}]',
      '',
    ].join('\n'),
    'apps/kustomization.yaml': `resources:\n  - a.yaml\n  - ${remote}\n`,
    'apps/a.yaml': configMap('a', { a: '$'.concat('{A}') }),
  });
  expect(findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
    'remote-resource apps/kustomization.yaml:3',
    'values-not-found clusters/a/apps.yaml:10',
  ]);
});
