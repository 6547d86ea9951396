import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { forbiddenArrow } from '../../projenrc/boundaries.ts';
import type { PackageDefinition } from '../../projenrc/package-definition.ts';
import { projects } from '../../projenrc/projects.ts';
import { specifiersOf } from '../../scripts/pack/specifiers.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const byName = new Map(projects.map((definition) => [definition.name, definition]));

describe('the package graph', () => {
  test('lists every folder of packages/ and only those', () => {
    const folders = globSync('packages/*/package.json', { cwd: root }).map((file) => file.split('/')[1]);
    expect(folders.sort()).toEqual(projects.map((definition) => definition.name).sort());
  });

  test('has no arrow that the design forbids', () => {
    const wrong = projects.flatMap((from) =>
      from.imports.map((name) => {
        const to = byName.get(name);
        return to ? forbiddenArrow(from, to) : `${from.name} imports ${name}, which is not in the project list`;
      }),
    );
    expect(wrong.filter((reason) => reason !== undefined)).toEqual([]);
  });

  test('would notice content that imports a tool, a tool that imports content and an upward arrow', () => {
    const arrow = (from: string, to: string) => forbiddenArrow(definitionOf(from), definitionOf(to));
    expect(arrow('cluster-defs', 'validate')).toContain('content never imports tools');
    expect(arrow('publish', 'cluster-defs')).toContain('tools never import content');
    expect(arrow('addons-catalog', 'cluster-defs')).toContain('level');
    expect(arrow('manifest', 'kube-models')).toContain('npm packages only');
    expect(arrow('validate', 'publish')).toContain('no arrow');
    expect(arrow('validate', 'cli')).toContain('only the top level');
    expect(arrow('publish', 'kube-models')).toContain('manifest only');
  });
});

test('only test files with the suffix `.process.test.ts` start processes', () => {
  const exclude = (name: string): boolean => name === 'node_modules';
  const files = globSync(['packages/*/{src,test}/**/*.test.ts', 'test/!(installed|workflows)/**/*.test.ts'], { cwd: root, exclude });
  expect(files.length).toBeGreaterThan(400);
  const others = files.filter((file) => !file.endsWith('.process.test.ts'));
  expect(others.filter((file) => /^import .* from 'node:child_process';$/m.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

describe.each(projects.map((definition) => [definition.name, definition] as const))('%s', (_name, definition) => {
  test('reaches into no other package by a relative path', () => {
    const outside = sourceFiles(definition).filter((file) =>
      relativeImports(readFileSync(file, 'utf8')).some(
        (path) => !join(dirname(file), path).startsWith(join(root, 'packages', definition.name)),
      ),
    );
    expect(outside.map((file) => relative(root, file))).toEqual([]);
  });

  test('has a README', () => {
    expect(existsSync(join(root, 'packages', definition.name, 'README.md'))).toBe(true);
  });
});

function definitionOf(name: string): PackageDefinition {
  const definition = byName.get(name);
  if (!definition) throw new Error(`no package ${name}`);
  return definition;
}

const sourceFiles = (definition: PackageDefinition): string[] =>
  globSync('{src,test}/**/*.{ts,mjs}', {
    cwd: join(root, 'packages', definition.name),
    exclude: (name) => /fixtures|golden/.test(String(name)),
  }).map((file) => join(root, 'packages', definition.name, file));

const relativeImports = (text: string): string[] => specifiersOf(text).filter((path) => path.startsWith('.'));
