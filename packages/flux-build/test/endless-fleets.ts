// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { configMap, documents, type Files, fluxKustomization } from './fleet-fixture.ts';

/** A fleet of few bytes that would become very large, and the text that identifies it in the findings. */
export interface EndlessFleet {
  /** Added to the Flux Kustomization `good`, which applies the ConfigMap `innocent`. */
  readonly files: Files;
  /** Rule of the finding that says so. */
  readonly rule: 'build-too-large' | 'fleet-too-large';
  /** Name of the Kustomization that is reported; undefined where it may be any. */
  readonly about?: string;
  readonly message: RegExp;
}

const SYNC = 'clusters/c/flux-system/sync.yaml';

/** With a bootstrap and a harmless application. */
export const withUnaffected = (files: Files): Files => ({
  [SYNC]: documents(
    {
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'GitRepository',
      metadata: { name: 'flux-system', namespace: 'flux-system' },
      spec: { interval: '1m', url: 'https://git.example/a/b.git', ref: { branch: 'main' } },
    },
    fluxKustomization('flux-system', { path: './clusters/c' }),
  ),
  'clusters/c/good.yaml': documents(fluxKustomization('good', { path: './good' })),
  'good/a.yaml': documents(configMap('innocent')),
  ...files,
});

const many = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));

const copies = (count: number): string =>
  JSON.stringify([
    { op: 'add', path: '/data', value: { a: { b: 'x' } } },
    ...many(count, (index) => ({ op: 'copy', from: '/data/a', path: `/data/a/c${index}` })),
  ]);

/** Bases that are taken in twice by each of these levels. */
function diamond(levels: number, twice: (level: number) => Files): Files {
  const files: Record<string, unknown> = {
    'clusters/c/bad.yaml': fluxKustomization('bad', { path: `./bad/l${levels}` }),
    'bad/l0/a.yaml': configMap('a'),
    'bad/l0/kustomization.yaml': 'resources: [a.yaml]\n',
  };
  for (let level = 1; level <= levels; level++) Object.assign(files, twice(level));
  return files;
}

const generator = (name: string, artifact: string, copy: readonly object[]) => ({
  apiVersion: 'source.extensions.fluxcd.io/v1beta1',
  kind: 'ArtifactGenerator',
  metadata: { name, namespace: 'flux-system' },
  spec: { sources: [{ alias: 's', kind: 'GitRepository', name: 'flux-system' }], artifacts: [{ name: artifact, copy }] },
});

const external = (name: string, artifact: string, path: string) =>
  fluxKustomization(name, { path, sourceRef: { kind: 'ExternalArtifact', name: artifact } });

const manyFiles = (count: number, name: (index: number) => string): Files => Object.fromEntries(many(count, (index) => [name(index), '']));

const bad = (spec: object, files: Files): Files => ({
  'clusters/c/bad.yaml': fluxKustomization('bad', { path: './bad', ...spec }),
  ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`bad/${path}`, content])),
});

const tooLarge = (files: Files, message: RegExp): EndlessFleet => ({ files, rule: 'build-too-large', about: 'bad', message });

/** Each from less than 2 MB. */
export const ENDLESS_FLEETS: Readonly<Record<string, () => EndlessFleet>> = {
  'a JSON patch that doubles': () =>
    tooLarge(bad({ patches: [{ patch: copies(24), target: { kind: 'ConfigMap' } }] }, { 'a.yaml': configMap('a') }), /256 MiB/),
  'a JSON patch of a kustomization that doubles': () =>
    tooLarge(
      bad(
        {},
        {
          'a.yaml': configMap('a'),
          'kustomization.yaml': { resources: ['a.yaml'], patches: [{ patch: copies(30), target: { kind: 'ConfigMap' } }] },
        },
      ),
      /256 MiB/,
    ),
  'a variable of 1 MB in 400 places': () =>
    tooLarge(
      bad(
        { postBuild: { substitute: { V: 'v'.repeat(1_000_000) } } },
        { 'a.yaml': documents(...many(400, (index) => configMap(`a${index}`, { a: '${V}' }))) },
      ),
      /256 MiB/,
    ),
  'an operator that multiplies': () =>
    tooLarge(
      bad(
        { postBuild: { substitute: { V: 'v'.repeat(100_000), W: 'w'.repeat(100_000) } } },
        { 'a.yaml': configMap('a', { a: '${V//v/${W}}' }) },
      ),
      /256 MiB/,
    ),
  'a pattern that is looked for at each place': () =>
    tooLarge(
      bad({ postBuild: { substitute: { V: 'a'.repeat(100_000) } } }, { 'a.yaml': configMap('a', { a: `\${V##${'*a'.repeat(50)}*b}` }) }),
      /200,000,000 operations/,
    ),
  'bases within bases, with prefixes': () =>
    tooLarge(
      diamond(18, (level) => ({
        [`bad/p${level}/kustomization.yaml`]: `resources: [../l${level - 1}]\nnamePrefix: p-\n`,
        [`bad/q${level}/kustomization.yaml`]: `resources: [../l${level - 1}]\nnamePrefix: q-\n`,
        [`bad/l${level}/kustomization.yaml`]: `resources: [../p${level}, ../q${level}]\n`,
      })),
      /50,000 objects|200,000,000 operations/,
    ),
  'components within components': () =>
    tooLarge(
      {
        ...diamond(22, (level) => ({
          [`bad/l${level}/kustomization.yaml`]: {
            ...(level === 22 ? {} : { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' }),
            components: [`../l${level - 1}`, `../l${level - 1}`],
          },
        })),
        'bad/l0/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nnamePrefix: a\n',
      },
      /200,000,000 operations/,
    ),
  'one value in thousands of places': () =>
    tooLarge(
      bad(
        {},
        {
          'a.yaml': documents(configMap('from', { v: 'v'.repeat(500_000) }), ...many(2000, (index) => configMap(`to${index}`, { k: '' }))),
          'kustomization.yaml': {
            resources: ['a.yaml'],
            replacements: [
              {
                source: { kind: 'ConfigMap', name: 'from', fieldPath: 'data.v' },
                targets: [{ select: { name: 'to.*' }, fieldPaths: ['data.k'] }],
              },
            ],
          },
        },
      ),
      /256 MiB/,
    ),
  'patches that are compared with each object': () =>
    tooLarge(
      bad(
        {},
        {
          'a.yaml': documents(...many(5000, (index) => configMap(`a${index}`))),
          'kustomization.yaml': {
            resources: ['a.yaml'],
            patches: many(10_000, (index) => ({
              target: { name: `a.*b${index}` },
              patch: '[{"op":"test","path":"/kind","value":"ConfigMap"}]',
            })),
          },
        },
      ),
      /200,000,000 operations/,
    ),
  'many ArtifactGenerators, each of which copies much': () => ({
    files: {
      'clusters/c/generators.yaml': documents(
        ...many(60, (index) =>
          generator(
            `g${index}`,
            `e${index}`,
            many(20, (place) => ({ from: '@s/files/**', to: `@artifact/${place}/` })),
          ),
        ),
        ...many(60, (index) => external(`x${index}`, `e${index}`, './0')),
      ),
      ...manyFiles(2000, (index) => `files/f${index}.yaml`),
    },
    rule: 'build-too-large',
    message: /more than 300,000 files with those of the others/,
  }),
  'excludes with alternatives upon alternatives': () =>
    tooLarge(
      {
        'clusters/c/generator.yaml': documents(
          generator('g', 'e', [
            {
              from: '@s/files/**',
              to: '@artifact/',
              exclude: many(100, (index) => `*${'{x,y}'.repeat(14)}${index}`),
            },
          ]),
          external('bad', 'e', './'),
        ),
        ...manyFiles(300, (index) => `files/${'xy'.repeat(10)}${index}a.yaml`),
      },
      /200,000,000 operations/,
    ),
  'thousands of patterns for thousands of files': () => ({
    files: {
      'clusters/c/bad.yaml': documents(
        { ...repositoryWith(many(60_000, (index) => `a*${index}?b`).join('\n')) },
        fluxKustomization('bad', { path: './bad', sourceRef: { kind: 'GitRepository', name: 'ignoring' } }),
      ),
      'bad/a.yaml': configMap('a'),
      ...manyFiles(1000, (index) => `bad/n${index}.txt`),
    },
    rule: 'build-too-large',
    about: 'bad',
    message: /files and folders, which would be compared with 60,000 patterns/,
  }),
  'two thousand Kustomizations of one folder of two thousand objects': () => ({
    files: {
      'clusters/c/many.yaml': documents(...many(2000, (index) => fluxKustomization(`many-${index}`, { path: './many' }))),
      'many/a.yaml': documents(...many(2000, (index) => configMap(`a${index}`))),
    },
    rule: 'fleet-too-large',
    message: /300,000 objects: 1,\d{3} Flux Kustomizations are not built/,
  }),
  'Kustomizations that make more Kustomizations': () => ({
    files: {
      'clusters/c/x.yaml': fluxKustomization('x', { path: './x', postBuild: { substitute: { N: 'x' } } }),
      'x/a.yaml': documents(
        ...many(3, (index) => fluxKustomization(`\${N}${index}`, { path: './x', postBuild: { substitute: { N: `\${N}${index}` } } })),
      ),
    },
    rule: 'fleet-too-large',
    message: /300,000 objects: .* Flux Kustomizations are not built/,
  }),
};

function repositoryWith(ignore: string) {
  return {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: 'ignoring', namespace: 'flux-system' },
    spec: { interval: '1m', url: 'https://git.example/a/b.git', ref: { branch: 'main' }, ignore },
  };
}
