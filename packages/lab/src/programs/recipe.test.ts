import { expect, test } from 'vitest';
import { type ModuleProgram, type Program, programs } from './programs.ts';
import { recipeOf } from './recipe.ts';

const program: ModuleProgram = {
  module: 'example.com/tool',
  version: 'v1.2.3',
  package: 'example.com/tool/cmd/tool',
  requires: { 'example.com/api': 'v1.0.0' },
  replaces: { 'example.com/old': 'example.com/new v2.0.0' },
};

test('a recipe is a module that requires the program with the replacements of its own go.mod', () => {
  expect(recipeOf('tool', program).files).toEqual({
    'go.mod':
      'module slipway.lab/tool\n\ngo 1.26\n\nrequire example.com/tool v1.2.3\nrequire example.com/api v1.0.0\nreplace example.com/old => example.com/new v2.0.0\n',
    'tools.go': '//go:build tools\n\npackage tools\n\nimport _ "example.com/tool/cmd/tool"\n',
  });
});

test('everything that a build is given is in the digest', () => {
  const changes: readonly Partial<ModuleProgram>[] = [
    { version: 'v1.2.4' },
    { package: 'example.com/tool' },
    { requires: {} },
    { replaces: { 'example.com/old': 'example.com/new v2.0.1' } },
    { variables: { 'example.com/tool/version.version': 'v1.2.3' } },
  ];
  const digests = [program, ...changes.map((change) => ({ ...program, ...change }))].map((changed) => recipeOf('tool', changed).digest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(recipeOf('tool', { ...program }).digest).toBe(digests[0]);
});

test('the linker sets the variables that a release has', () => {
  const variables = { 'example.com/tool/version.version': 'v1.2.3' };
  expect(recipeOf('tool', { ...program, variables }).flags).toEqual(['-ldflags=-X example.com/tool/version.version=v1.2.3']);
  expect(recipeOf('tool', program).flags).toEqual([]);
  expect(programs['crossplane-core'].variables).toEqual({
    'github.com/crossplane/crossplane-runtime/v2/pkg/version.version': programs['crossplane-core'].version,
  });
});

test('a program of our own is built from its source', () => {
  const recipe = recipeOf('flux-oracle', programs['flux-oracle']);
  expect(recipe.package).toBe('.');
  expect(Object.keys(recipe.files)).toEqual(['go.mod', 'main.go', 'types.go']);
  expect(recipe.files['main.go']).toMatch(/^\/\/ The Flux oracle(.|\n)*\npackage main\n/);
});

test.each(Object.entries(programs))('%s is pinned to a version, and so is all that it replaces', (_name, pinned: Program) => {
  if ('module' in pinned) expect(pinned.package.startsWith(pinned.module)).toBe(true);
  const versions = [pinned.version, ...Object.values(pinned.requires ?? {}), ...Object.values(pinned.replaces ?? {}).map(lastWord)];
  for (const version of versions) expect(version).toMatch(/^v\d+\.\d+\.\d+/);
});

const lastWord = (text: string): string => text.split(' ')[1] ?? '';
