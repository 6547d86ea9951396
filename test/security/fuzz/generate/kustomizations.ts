// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { type Node, nodeOf } from './nodes.ts';

/** Paths that lead out of the tree, or to what is not a file. */
export const PATHS_OUT: readonly string[] = [
  '../canary.yaml',
  '../../canary.yaml',
  '../../../canary.yaml',
  '../outside',
  '../../outside',
  '../../../outside',
  '@OUTSIDE@/canary.yaml',
  '@OUTSIDE@/outside',
  '@OUTSIDE@/canary.json',
  '../../canary.txt',
  '../../../id_rsa',
  '@OUTSIDE@/id_rsa',
  '@OUTSIDE@/.git-credentials',
  '/etc/passwd',
  '/etc',
  '/',
  '/dev/zero',
  '/dev/stdin',
  '/dev/fd/0',
  '/proc/self/environ',
  '/proc/self/cmdline',
  '/proc/self/mem',
  '../../..',
  '..',
  'link.yaml',
  'link',
  'link/canary.yaml',
  'fifo.yaml',
  'zero.yaml',
  'a/../../canary.yaml',
  './/..//canary.yaml',
  '%2e%2e/canary.yaml',
  '..\\canary.yaml',
  'file:///etc/passwd',
  '~/.ssh/id_rsa',
  '\u0000',
  '.',
  './',
  '',
  'loop/loop/loop/loop',
  'https://example.org/a.yaml',
  'github.com/a/b//c?ref=main',
  'git::file://@OUTSIDE@/secret.git',
  'file://@OUTSIDE@/secret.git',
  '@OUTSIDE@/secret.git',
  'git@example.org:a/b',
  'oci://example.org/a',
  '--upload-pack=touch ../ran',
  'ext::sh -c "touch ../ran"',
];

export const pathOut = ({ random, note }: Draft): string => {
  note('path-out');
  return random.pick(PATHS_OUT);
};

/** A kustomization file; `files` are those in the same folder. */
export function kustomization(draft: Draft, files: readonly string[], others: readonly string[]): Node {
  const { random, note } = draft;
  const isComponent = random.chance(0.05);
  const fields: Record<string, unknown> = {
    ...(random.chance(0.7)
      ? {
          apiVersion: isComponent ? 'kustomize.config.k8s.io/v1alpha1' : 'kustomize.config.k8s.io/v1beta1',
          kind: isComponent ? 'Component' : 'Kustomization',
        }
      : {}),
    resources: [...files, ...(random.chance(0.5) ? others : []), ...(random.chance(0.06) ? [pathOut(draft)] : [])],
  };
  for (
    let left = random.weighted([
      [4, 0],
      [4, 1],
      [2, 2],
      [1, 4],
    ]);
    left > 0;
    left--
  ) {
    const [name, make] = random.pick(FIELDS);
    note(`kustomize:${name}`);
    fields[name] = make(draft, files, others);
  }
  return nodeOf(fields);
}

const path = (draft: Draft, files: readonly string[]): string =>
  draft.random.chance(0.4) || files.length === 0 ? pathOut(draft) : draft.random.pick(files);

const target = (random: Random): unknown =>
  random.weighted<() => unknown>([
    [4, () => ({ kind: random.pick(['ConfigMap', 'Deployment', 'Secret', '.*']) })],
    [2, () => ({ name: random.pick(['.*', 'a', '(a+)+$', '[', '^(a|a)*$']) })],
    [1, () => ({ labelSelector: random.pick(['app=a', 'app in (a,b)', '!app', hostileText(random)]) })],
    [1, () => ({ annotationSelector: hostileText(random), group: hostileText(random) })],
    [1, () => hostileValue(random)],
  ])();

function jsonPatch({ random, note }: Draft): string {
  const place = (): string =>
    random.pick([
      '/data',
      '/data/a',
      '/data/b',
      '/metadata',
      '/metadata/name',
      '/metadata/labels',
      '/spec',
      '/',
      '',
      '/__proto__/a',
      '/constructor/prototype/a',
      '/data/-',
      '/a/~0~1',
      '/data/99999999',
      '/data/-1',
      '/kind',
      '/apiVersion',
      '/spec/template/spec/containers/0',
      '/spec/template/spec/containers/-',
    ]);
  if (random.chance(0.15)) {
    note('exhaust:copies');
    const copies = random.times(10, 26, (index) => `{"op":"copy","from":"/data","path":"/data/x${index}"}`);
    return `[${copies.join(',')}]`;
  }
  const operations = random.times(1, 4, () => {
    const op = random.pick(['add', 'remove', 'replace', 'copy', 'move', 'test', hostileText(random)]);
    return {
      op,
      path: place(),
      ...(['copy', 'move'].includes(op) ? { from: place() } : { value: random.chance(0.5) ? hostileText(random) : { a: [1] } }),
    };
  });
  return JSON.stringify(operations);
}

const mergePatch = ({ random }: Draft): string =>
  random.pick([
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: ${JSON.stringify(hostileText(random))}}\n`,
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n$patch: delete\n',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {__proto__: {a: b}, $patch: replace}\n',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {containers: [{name: a, $patch: delete}, {$patch: merge}], $setElementOrder/containers: [{name: a}]}}}\n',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\nx: &a [1]\ny: [*a, *a]\n',
    hostileText(random),
    '--- a\n--- b',
    '',
  ]);

type Field = readonly [name: string, make: (draft: Draft, files: readonly string[], others: readonly string[]) => unknown];

const FIELDS: readonly Field[] = [
  [
    'patches',
    (draft, files) =>
      draft.random.times(1, 3, () =>
        draft.random.pick([
          () => ({ target: target(draft.random), patch: jsonPatch(draft) }),
          () => ({ patch: mergePatch(draft) }),
          () => ({ path: path(draft, files), target: target(draft.random) }),
          () => ({ target: target(draft.random), patch: jsonPatch(draft), options: { allowNameChange: true, allowKindChange: true } }),
        ])(),
      ),
  ],
  ['patchesStrategicMerge', (draft, files) => [mergePatch(draft), path(draft, files)]],
  ['patchesJson6902', (draft) => [{ target: { version: 'v1', kind: 'ConfigMap', name: 'a' }, patch: jsonPatch(draft) }]],
  [
    'configMapGenerator',
    (draft, files) =>
      draft.random.times(1, 2, () => ({
        name: draft.random.pick(['a', 'gen', hostileText(draft.random)]),
        behavior: draft.random.pick(['create', 'merge', 'replace', 'x']),
        files: [`key=${path(draft, files)}`, path(draft, files), hostileText(draft.random)],
        literals: [`a=${hostileText(draft.random)}`],
        envs: [path(draft, files)],
      })),
  ],
  ['configMapGenerator', (draft) => [{ name: 'out', files: draft.random.times(1, 3, (index) => `k${index}=${pathOut(draft)}`) }]],
  [
    'secretGenerator',
    (draft, files) => [
      {
        name: 'gen',
        type: draft.random.pick(['Opaque', 'kubernetes.io/tls', hostileText(draft.random)]),
        literals: [`password=${draft.secret()}`],
        files: [path(draft, files)],
        env: pathOut(draft),
      },
    ],
  ],
  ['generatorOptions', (draft) => ({ disableNameSuffixHash: true, labels: hostileValue(draft.random) })],
  ['components', (draft, _, others) => [pathOut(draft), ...others]],
  ['bases', (draft, _, others) => [pathOut(draft), ...others, '.']],
  ['crds', (draft, files) => [path(draft, files)]],
  ['configurations', (draft, files) => [path(draft, files)]],
  [
    'transformers',
    (draft, files) => [
      path(draft, files),
      'apiVersion: builtin\nkind: PrefixSuffixTransformer\nmetadata: {name: a}\nprefix: a-\nfieldSpecs: [{path: metadata/name}]\n',
    ],
  ],
  [
    'generators',
    (draft, files) => [
      path(draft, files),
      'apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: {name: a}\nname: a\nfiles: [../../canary.txt]\n',
      'apiVersion: v1\nkind: Exec\nmetadata: {name: a, annotations: {config.kubernetes.io/function: "exec: {path: ./run.sh}"}}\n',
    ],
  ],
  ['validators', (draft, files) => [path(draft, files)]],
  ['openapi', (draft) => ({ path: pathOut(draft) })],
  ['helmCharts', (draft) => [{ name: 'a', repo: hostileText(draft.random), valuesFile: pathOut(draft), valuesInline: { a: 1 } }]],
  ['helmGlobals', (draft) => ({ chartHome: pathOut(draft) })],
  ['namePrefix', (draft) => hostileText(draft.random)],
  ['nameSuffix', (draft) => draft.random.pick(['-a', hostileText(draft.random), 'a'.repeat(300)])],
  ['namespace', (draft) => draft.random.pick(['apps', hostileText(draft.random)])],
  ['commonLabels', (draft) => ({ app: hostileText(draft.random), [hostileText(draft.random)]: 'a' })],
  [
    'labels',
    (draft) => [
      {
        pairs: { a: hostileText(draft.random) },
        includeSelectors: true,
        fields: [
          { path: draft.random.pick(['spec/a/b', 'metadata/labels', 'spec/containers[]/x', hostileText(draft.random)]), create: true },
        ],
      },
    ],
  ],
  ['commonAnnotations', (draft) => ({ a: hostileText(draft.random) })],
  [
    'images',
    (draft) => [
      {
        name: draft.random.pick(['nginx', '.*', '(a+)+', hostileText(draft.random)]),
        newName: hostileText(draft.random),
        newTag: '1',
        digest: hostileText(draft.random),
      },
    ],
  ],
  ['replicas', (draft) => [{ name: 'a', count: hostileValue(draft.random) }]],
  [
    'replacements',
    (draft, files) => [
      { path: path(draft, files) },
      {
        source: {
          kind: 'ConfigMap',
          name: 'a',
          fieldPath: draft.random.pick(['data.a', 'metadata.name', 'data.[a=b].c', '..', hostileText(draft.random)]),
          options: { delimiter: draft.random.pick(['', '.', 'a']), index: draft.random.pick([0, -1, 99, 1e9]) },
        },
        targets: [
          {
            select: { kind: '.*' },
            fieldPaths: [draft.random.pick(['data.b', 'spec.**', 'metadata.annotations.a', 'data.*', hostileText(draft.random)])],
            options: { create: true, index: draft.random.pick([0, 5, 1e8, -5]), delimiter: '/' },
          },
        ],
      },
    ],
  ],
  [
    'vars',
    (draft) => [
      {
        name: draft.random.pick(['A', hostileText(draft.random)]),
        objref: { apiVersion: 'v1', kind: 'ConfigMap', name: 'a' },
        fieldref: { fieldpath: hostileText(draft.random) },
      },
    ],
  ],
  ['sortOptions', (draft) => ({ order: draft.random.pick(['legacy', 'fifo', hostileText(draft.random)]) })],
  ['buildMetadata', () => ['originAnnotations', 'transformerAnnotations', 'managedByLabel']],
  ['unknownField', (draft) => hostileValue(draft.random)],
  ['resources', (draft, files) => [...files, ...files, pathOut(draft), '.', hostileText(draft.random)]],
];
