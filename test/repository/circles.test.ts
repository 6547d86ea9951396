import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circles, folderGraph, importGraph } from './imports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

describe('imports', () => {
  test.each(globSync('packages/*', { cwd: root }).sort())('form no circle in %s, those of types neither', (folder) => {
    const files = globSync('src/**/*.{ts,mjs}', { cwd: join(root, folder) }).map((file) => join(root, folder, file));
    const shown = circles(importGraph(files)).map((circle) => circle.map((file) => relative(root, file)));
    expect(shown.map((circle) => circle.join(' -> '))).toEqual([]);
  });
});

/** Packages whose folders have an order; index.ts, which hands on names of all of them, is left out, and so are tests. */
const ORDERED = [
  'cli',
  'crd-codegen',
  'eks',
  'fleet',
  'fleet-check',
  'flux-build',
  'lab',
  'manifest',
  'projen-fleet',
  'publish',
  'review',
  'validate',
];

test.each(ORDERED)('the folders of %s are in an order: no arrow leads back', (name) => {
  const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root, exclude: ['**/src/index.ts', '**/*.test.ts'] }).map((file) =>
    join(root, file),
  );
  expect(files.length).toBeGreaterThan(5);
  const shown = circles(folderGraph(importGraph(files))).map((circle) => circle.map((folder) => relative(root, folder)).join(' -> '));
  expect(shown).toEqual([]);
});

describe('the search for circles', () => {
  const found = (modules: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
    circles(importGraph(Object.keys(modules), (file) => modules[file] ?? ''));

  test('sees one of types, one of dynamic imports, one of what is loaded late, and a module that imports itself', () => {
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

  test('sees one between folders of modules that form none', () => {
    const modules: Readonly<Record<string, string>> = {
      '/a/one.ts': "import '../b/two.ts';",
      '/b/two.ts': '',
      '/b/three.ts': "import '../a/four.ts';",
      '/a/four.ts': '',
    };
    const graph = importGraph(Object.keys(modules), (file) => modules[file] ?? '');
    expect(circles(graph)).toEqual([]);
    expect(circles(folderGraph(graph))).toEqual([['/a', '/b', '/a']]);
  });

  test('finds one just where an order of all modules does not exist', () => {
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
        expect(circles(graph).length > 0).toBe(open.size > 0);
        for (const circle of circles(graph)) {
          expect(circle.at(0)).toBe(circle.at(-1));
          for (const [index, name] of circle.slice(1).entries()) expect(graph.get(circle[index] ?? '')).toContain(name);
        }
      }),
    );
  });
});
