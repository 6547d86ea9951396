import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

const CODE = /\b[AFN]\d\d\b/g;

/** The codes in the names of tests of a module: those of `test('…')`, `describe.skip('…')`, `test.each(…)('…')` and the like. */
function codesOf(module: string): string[] {
  const names = [...module.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/g)].map(([, , name = '']) => name);
  return [...new Set(names.flatMap((name) => name.match(CODE) ?? []))];
}

/** The files of each code, sorted. */
function byCode(pairs: readonly (readonly [code: string, file: string])[]): Record<string, string[]> {
  const codes = [...new Set(pairs.map(([code]) => code))].sort();
  return Object.fromEntries(codes.map((code) => [code, pairs.flatMap(([each, file]) => (each === code ? [file] : [])).sort()]));
}

test('docs/scenarios.md explains every code in the name of a test, and names the files that have it', () => {
  const modules = globSync(['packages/*/{src,test,end-to-end}/**/*.ts', 'test/**/*.ts'], { cwd: root });
  const used = modules.flatMap((file) => codesOf(readFileSync(join(root, file), 'utf8')).map((code) => [code, file] as const));

  const rows = [...readFileSync(join(root, 'docs/scenarios.md'), 'utf8').matchAll(/^\| ([AFN]\d\d) \| .+ \| (.+) \|$/gm)];
  const explained = rows.flatMap(([, code = '', files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => [code, file] as const),
  );

  expect(byCode(explained)).toEqual(byCode(used));
  expect(rows.map(([, code]) => code)).toEqual([...new Set(rows.map(([, code]) => code))].sort());
});

test('reads codes at any position in the names of tests', () => {
  // Written with another letter, so that this file has no codes.
  const module = `test('X00 a', f); describe.skip("b (X01)", f);\ntest.each([\n  ['X02'],\n])('X03 X04 %s', f);\nconst a = 'X05';\nexpect('X06');`;
  expect(codesOf(module.replaceAll('X', 'N'))).toEqual(['00', '01', '03', '04'].map((number) => `N${number}`));
});
