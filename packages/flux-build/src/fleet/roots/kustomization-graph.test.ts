import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createParseCache } from '../../kustomize/resources/make-resources.ts';
import { fileMapTree } from '../../source/file-map-tree.ts';
import { kustomizationGraph } from './kustomization-graph.ts';
import { manifestFiles } from './scan-files.ts';

/** The graph of kustomization files, by folder. */
function graphOf(files: Readonly<Record<string, string>>, asked: readonly string[]) {
  const tree = fileMapTree(new Map([...Object.entries(files), ...asked.map((file) => [file, ''] as const)]));
  return kustomizationGraph(tree, manifestFiles(tree).kustomizations, asked, createParseCache());
}

const component = (resources: string): string =>
  `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [${resources}]\n`;

test('a file is used by the folders that no other folder uses: through folders, components and cycles, never outside the tree', () => {
  const files = {
    'a/kustomization.yaml': 'resources: [x.yaml, ../b/, https://host.example/c, ../../../etc/y.yaml]\ncomponents: [../c]\n',
    'b/kustomization.yml': 'resources:\n- "y.yaml"\n- ../d\n',
    'c/kustomization.yaml': component('z.yaml'),
    'd/Kustomization': 'resources: [../b, w.yaml]\n',
    'e/kustomization.yaml': component('only.yaml'),
    'f/sub/kustomization.yaml': 'resources: [../above.yaml, ..]\n',
    'f/kustomization.yaml': 'resources: [in-f.yaml]\n',
    'g/kustomization.yaml': 'resources: {no: list}\n',
    'h/kustomization.yaml': 'resources: ["\\x78.yaml"]\n',
  };
  const asked = [
    'a/x.yaml',
    'b/y.yaml',
    'c/z.yaml',
    'd/w.yaml',
    'e/only.yaml',
    'f/above.yaml',
    'f/in-f.yaml',
    'etc/y.yaml',
    'g/v.yaml',
    'h/x.yaml',
  ];
  const graph = graphOf(files, asked);
  expect(Object.fromEntries(asked.map((file) => [file, graph.topsOf(file)]))).toEqual({
    'a/x.yaml': ['a'],
    'b/y.yaml': ['a'],
    'c/z.yaml': ['a'],
    'd/w.yaml': ['a'],
    'e/only.yaml': [],
    'f/above.yaml': ['f/sub'],
    'f/in-f.yaml': ['f/sub'],
    'etc/y.yaml': ['a'],
    'g/v.yaml': undefined,
    'h/x.yaml': ['h'],
  });
});

test('a file has the same tops when only folders are read whose text may lead to it', () => {
  const folder = fc.constantFrom('a', 'b', 'a/b', 'b/a', 'c', 'c/a.yaml');
  const file = fc.constantFrom('a/a.yaml', 'a/b.yaml', 'b/a/x.yaml', 'c/y.yaml');
  const entry = fc.oneof(folder, file).map((path) => `/${path}`);
  const trees = fc.dictionary(folder, fc.array(entry, { maxLength: 4 }), { noNullPrototype: true });
  fc.assert(
    fc.property(trees, fc.array(file, { minLength: 1 }), fc.boolean(), (lists, asked, isBlock) => {
      const write = (entries: readonly string[], above: string): string =>
        isBlock
          ? entries.map((each) => `- ${above}${each.slice(1)}`).join('\n')
          : `[${entries.map((each) => above + each.slice(1)).join(', ')}]`;
      const files = Object.fromEntries(
        Object.entries(lists).map(([path, entries]) => {
          const above = '../'.repeat(path.split('/').length);
          return [`${path}/kustomization.yaml`, `namespace: x\nresources:${isBlock ? '\n' : ' '}${write(entries, above) || ' []'}\n`];
        }),
      );
      const graph = graphOf(files, asked);
      for (const each of asked) expect(graph.topsOf(each)?.toSorted()).toEqual(expectedTops(lists, each));
    }),
  );
});

/** Defines the expected result: the folders that use it directly or indirectly, without those that another folder uses. */
function expectedTops(lists: Readonly<Record<string, readonly string[]>>, file: string): readonly string[] | undefined {
  const takersOf = (path: string): readonly string[] => Object.keys(lists).filter((folder) => lists[folder]?.includes(`/${path}`));
  const seen = new Set(takersOf(file));
  for (const each of seen) for (const above of takersOf(each)) seen.add(above);
  return seen.size === 0 ? undefined : [...seen].filter((each) => takersOf(each).length === 0).sort();
}

test('a chain of folders may be of any length, and folders may take each other in in all ways', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`c${index}/kustomization.yaml`, `resources: [../c${index + 1}]\n`]),
  );
  const graph = graphOf(chain, ['c20000']);
  expect([graph.topsOf('c20000'), graph.changesPointers('c0')]).toEqual([['c0'], false]);
  const all = Array.from({ length: 200 }, (_, index) => `../c${index}`).join(', ');
  const web = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`c${index}/kustomization.yaml`, `resources: [${all}, a.yaml]\n`]),
  );
  const files = Array.from({ length: 200 }, (_, index) => `c${index}/a.yaml`);
  const dense = graphOf(web, files);
  expect(files.flatMap((file) => dense.topsOf(file))).toEqual([]);
});

describe('where Flux Kustomizations lead may be changed', () => {
  const changes = (text: string, files: Readonly<Record<string, string>> = {}): boolean =>
    graphOf({ 'a/kustomization.yaml': `resources: [ks.yaml]\n${text}\n`, ...files }, ['a/ks.yaml']).changesPointers('a');
  const flux = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a}\n';

  test.each([
    ['a patch of the path', 'patches: [{target: {kind: Kustomization}, patch: "- {op: add, path: /spec/path, value: ./b}"}]'],
    ['a patch of the whole spec', 'patches: [{target: {name: a}, patch: "- {op: replace, path: /spec, value: {}}"}]'],
    ['a patch of any kind that fits', 'patches: [{target: {kind: Kustom.*}, patch: "- {op: add, path: /spec/sourceRef, value: {}}"}]'],
    ['a replacement', 'replacements: [{sourceValue: b, targets: [{select: {}, fieldPaths: [spec.path]}]}]'],
    ['a transformer', 'transformers: [t.yaml]'],
    ['a folder that it takes in', 'components: [../c]'],
    ['a patch in a file', 'patchesStrategicMerge: [patch.yaml]'],
  ])('by %s', (_, text) => {
    const files = { 'c/kustomization.yaml': `${component('')}vars: [{name: A}]\n`, 'a/patch.yaml': `${flux}spec: {path: ./b}\n` };
    expect(changes(text, files)).toBe(true);
  });

  test.each([
    ['a patch of another kind', 'patches: [{target: {kind: Deployment}, patch: "- {op: add, path: /spec/path, value: ./b}"}]'],
    ['a patch of other fields', 'patches: [{target: {kind: Kustomization}, patch: "- {op: add, path: /spec/wait, value: true}"}]'],
    ['a replacement of other fields', 'replacements: [{sourceValue: b, targets: [{select: {}, fieldPaths: [spec.wait]}]}]'],
    ['a namespace', 'namespace: apps'],
  ])('but not by %s', (_, text) => expect(changes(text)).toBe(false));

  test('files that are read as patches are not objects', () => {
    const graph = graphOf({ 'a/kustomization.yaml': 'resources: [ks.yaml]\npatches: [{path: ../p/patch.yaml}]\n' }, [
      'a/ks.yaml',
      'p/patch.yaml',
    ]);
    expect(['a/ks.yaml', 'p/patch.yaml'].map(graph.isRead)).toEqual([false, true]);
  });
});
