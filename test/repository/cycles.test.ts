import { globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cycles, folderGraph, importGraph } from './imports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const packages = globSync('packages/*', { cwd: root }).sort();

test.each(packages)('the modules of %s import each other without a cycle, types included', (folder) => {
  const files = globSync('src/**/*.{ts,mjs}', { cwd: join(root, folder) }).map((file) => join(root, folder, file));
  const found = cycles(importGraph(files)).map((cycle) => cycle.map((file) => relative(root, file)));
  expect(found.map((cycle) => cycle.join(' -> '))).toEqual([]);
});

/** No folder is nested deeper than this in a package. */
const MAX_DEPTH = 6;

/** Excludes tests and the modules that only export or list the modules of other folders. */
const EXCLUDED = ['**/*.test.ts', 'index.ts', '*.gen.ts'];

test.each(packages)('the folders of %s import each other without a cycle, at every level', (folder) => {
  const source = join(root, folder, 'src');
  const files = globSync('**/*.{ts,mjs}', { cwd: source, exclude: EXCLUDED });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.split(sep).length > MAX_DEPTH)).toEqual([]);
  const graph = importGraph(files.map((file) => join(source, file)));
  const found = Array.from({ length: MAX_DEPTH - 1 }, (_, index) => cycles(folderGraph(graph, folderAtDepth(source, index + 1))));
  expect(found.flat().map((cycle) => cycle.map((each) => relative(root, each)).join(' -> '))).toEqual([]);
});

/** Returns a function that returns the folder of a module below `source`, cut off at `depth` folders: at 1 the top-level folder. */
const folderAtDepth =
  (source: string, depth: number) =>
  (file: string): string =>
    join(source, ...relative(source, dirname(file)).split(sep).slice(0, depth));

describe('the search for cycles', () => {
  const found = (modules: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
    cycles(importGraph(Object.keys(modules), (file) => modules[file] ?? ''));

  test('finds a cycle of types, of dynamic imports, of modules that load late, and of a module that imports itself', () => {
    expect(found({ '/a.ts': "import type { B } from './b.ts';", '/b.ts': "export { a } from './a.ts';" })).toEqual([
      ['/a.ts', '/b.ts', '/a.ts'],
    ]);
    expect(found({ '/a.ts': "const b = () => import('./b.ts');", '/b.ts': "import './a.ts';" })).toHaveLength(1);
    expect(
      found({
        '/a.ts': "const b = lazy<typeof import('./b.ts')>(\n  import.meta.url,\n  './b.ts',\n);",
        '/b.ts': "import { a } from './a.ts';",
      }),
    ).toHaveLength(1);
    expect(found({ '/a.ts': "import './a.ts';" })).toEqual([['/a.ts', '/a.ts']]);
  });

  test('finds a cycle between folders of modules that form none', () => {
    const modules: Readonly<Record<string, string>> = {
      '/a/one.ts': "import '../b/two.ts';",
      '/b/two.ts': '',
      '/b/three.ts': "import '../a/four.ts';",
      '/a/four.ts': '',
    };
    const graph = importGraph(Object.keys(modules), (file) => modules[file] ?? '');
    expect(cycles(graph)).toEqual([]);
    expect(cycles(folderGraph(graph))).toEqual([['/a', '/b', '/a']]);
  });

  test('finds a cycle between top-level folders whose subfolders form none', () => {
    const modules: Readonly<Record<string, string>> = {
      '/a/x/one.ts': "import '../../b/x/two.ts';",
      '/b/x/two.ts': '',
      '/b/y/three.ts': "import '../../a/y/four.ts';",
      '/a/y/four.ts': '',
    };
    const graph = importGraph(Object.keys(modules), (file) => modules[file] ?? '');
    expect(cycles(folderGraph(graph))).toEqual([]);
    expect(cycles(folderGraph(graph, (file) => dirname(dirname(file))))).toEqual([['/a', '/b', '/a']]);
  });

  test('finds a cycle exactly when the modules cannot be sorted', () => {
    const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 20 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const graph = new Map(
          Array.from({ length: 8 }, (_, from) => [`${from}`, pairs.filter(([a]) => a === from).map(([, b]) => `${b}`)]),
        );
        const open = new Map(graph);
        for (let size = -1; size !== open.size; ) {
          size = open.size;
          for (const [name, targets] of open) if (!targets.some((target) => open.has(target))) open.delete(name);
        }
        expect(cycles(graph).length > 0).toBe(open.size > 0);
        for (const cycle of cycles(graph)) {
          expect(cycle.at(0)).toBe(cycle.at(-1));
          for (const [index, name] of cycle.slice(1).entries()) expect(graph.get(cycle[index] ?? '')).toContain(name);
        }
      }),
    );
  });
});
