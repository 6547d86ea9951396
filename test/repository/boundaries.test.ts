import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { forbiddenArrow } from '../../projenrc/boundaries.ts';
import { npmName, type PackageDefinition } from '../../projenrc/package-definition.ts';
import { projects } from '../../projenrc/projects.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const byName = new Map(projects.map((definition) => [definition.name, definition]));
const byNpmName = new Map(projects.map((definition) => [npmName(definition.name), definition]));

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

describe.each(projects.map((definition) => [definition.name, definition] as const))('%s', (_name, definition) => {
  test('imports only what its package.json declares', () => {
    const declared = manifestOf(definition);
    const undeclared = sourceFiles(definition).flatMap((file) => {
      const isTest = /\.test\.ts$|\/test\//.test(file);
      const allowed = new Set([
        ...Object.keys(declared.dependencies ?? {}),
        ...Object.keys(declared.peerDependencies ?? {}),
        ...(isTest ? Object.keys(declared.devDependencies ?? {}) : []),
      ]);
      return importedPackages(readFileSync(file, 'utf8'))
        .filter((name) => !allowed.has(name) && name !== npmName(definition.name) && !(isTest && name === 'vitest'))
        .map((name) => `${relative(root, file)} imports ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  test('declares no package of this repository that it does not import', () => {
    const imported = new Set(sourceFiles(definition).flatMap((file) => importedPackages(readFileSync(file, 'utf8'))));
    // A fleet keeps its libraries when it takes away the last definition that uses one.
    const needed = definition.imports.filter((name) => definition.side !== 'content' || byName.get(name)?.side === 'content');
    expect(needed.filter((name) => !imported.has(npmName(name)))).toEqual([]);
  });

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

function manifestOf(definition: PackageDefinition): {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
} {
  return JSON.parse(readFileSync(join(root, 'packages', definition.name, 'package.json'), 'utf8'));
}

const sourceFiles = (definition: PackageDefinition): string[] =>
  globSync('{src,test}/**/*.{ts,mjs}', {
    cwd: join(root, 'packages', definition.name),
    exclude: (name) => /fixtures|golden/.test(String(name)),
  }).map((file) => join(root, 'packages', definition.name, file));

const specifiers = (text: string): string[] =>
  [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

const relativeImports = (text: string): string[] => specifiers(text).filter((path) => path.startsWith('.'));

const importedPackages = (text: string): string[] =>
  specifiers(text)
    .filter((path) => !path.startsWith('.') && !path.startsWith('node:'))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );

test('the scan sees static, type-only, side-effect and dynamic imports', () => {
  const text = `import a from 'a';\nimport type { B } from '@s/b/x';\nexport { c } from 'c';\nimport 'd';\nconst e = await import('e');\nimport {\n  f,\n} from 'f';\nimport("g");\nimport h from "h";\n`;
  expect(importedPackages(text)).toEqual(['a', '@s/b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(byNpmName.get('slipway')?.name).toBe('cli');
});
