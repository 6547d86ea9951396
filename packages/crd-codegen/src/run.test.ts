import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';

const constructs = new URL('../test/fixtures/constructs', import.meta.url).pathname;

let scratch: string;
let crds: string;
let out: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'codegen-'));
  crds = join(scratch, 'crds');
  out = join(scratch, 'out');
  cpSync(constructs, crds, { recursive: true });
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test('changes no file in a second run, not even its time', async () => {
  expect(await run({ crds, out })).toEqual({
    code: 0,
    output: '4 kinds (2 other documents skipped); 11 files added, 0 changed, 0 removed\n',
    errors: '',
  });
  const before = times();
  expect((await run({ crds, out })).output).toContain('0 files added, 0 changed, 0 removed');
  expect(times()).toEqual(before);
});

test('changes only the files of an updated CRD, and removes obsolete files with their empty folders', async () => {
  await run({ crds, out });
  const before = times();
  writeFileSync(join(crds, 'widgets.yaml'), readFileSync(join(crds, 'widgets.yaml'), 'utf8').replace('minimum: 0', 'minimum: 1'));
  rmSync(join(crds, 'kube-v1.36.3'), { recursive: true });
  expect((await run({ crds, out })).output).toContain('0 files added, 4 changed, 2 removed');
  expect(existsSync(join(out, 'gen/apps'))).toBe(false);
  const changed = Object.entries(times()).filter(([path, time]) => before[path] !== time);
  expect(changed.map(([path]) => path).sort()).toEqual([
    'crds.lock.json',
    'gen/index.json',
    'gen/shop.example/v1/Widget.schema.json',
    'gen/shop.example/v1/Widget.ts',
  ]);
});

test('--check writes no file, and lists missing, different and obsolete files', async () => {
  expect((await run({ crds, out, check: true })).code).toBe(1);
  expect(existsSync(out)).toBe(false);
  await run({ crds, out });
  expect(await run({ crds, out, check: true })).toMatchObject({ code: 0, errors: '' });

  writeFileSync(join(out, 'gen/shop.example/v1/Shop.ts'), 'edited by hand');
  writeFileSync(join(out, 'gen/shop.example/v1/Old.ts'), '');
  rmSync(join(out, 'gen/apps/v1/Deployment.ts'));
  const { code, output } = await run({ crds, out, check: true });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'missing  gen/apps/v1/Deployment.ts',
    'differs  gen/shop.example/v1/Shop.ts',
    'obsolete gen/shop.example/v1/Old.ts',
  ]);
});

test('reports all problems of all files, and writes no file', async () => {
  await run({ crds, out });
  const before = times();
  writeFileSync(join(crds, 'a.yaml'), 'apiVersion: v1\nkind: [unclosed\n');
  writeFileSync(join(crds, 'b.json'), '{');
  writeFileSync(
    join(crds, 'c.yaml'),
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: c}\nspec: {}\n',
  );
  const { code, output, errors } = await run({ crds, out });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^a\.yaml:\d+:\d+: .*\[crd-unreadable\]/m);
  expect(errors).toMatch(/^b\.json: .*\[crd-unreadable\]/m);
  expect(errors).toMatch(
    /^c\.yaml \/spec\/group: CustomResourceDefinition c has no value instead of a non-empty string \[crd-malformed\]/m,
  );
  expect(errors).toMatch(/^codegen: 6 problems; nothing was written$/m);
  expect(times()).toEqual(before);
});

test('exits with 2 for wrong usage: a missing directory, an empty one, and a foreign output directory', async () => {
  expect(await run({ crds: join(scratch, 'none'), out })).toMatchObject({ code: 2, errors: expect.stringContaining('is not a directory') });
  mkdirSync(join(scratch, 'empty'));
  expect(await run({ crds: join(scratch, 'empty'), out })).toMatchObject({ code: 2, errors: expect.stringContaining('no CRD') });
  mkdirSync(join(scratch, 'theirs/gen'), { recursive: true });
  writeFileSync(join(scratch, 'theirs/gen/work.ts'), 'precious');
  expect((await run({ crds, out: join(scratch, 'theirs') })).code).toBe(2);
  expect(readFileSync(join(scratch, 'theirs/gen/work.ts'), 'utf8')).toBe('precious');
});

test('leaves every other file complete if one write fails, and fixes the tree in the next run', async () => {
  await run({ crds, out });
  const lock = readFileSync(join(out, 'crds.lock.json'), 'utf8');
  writeFileSync(join(crds, 'widgets.yaml'), readFileSync(join(crds, 'widgets.yaml'), 'utf8').replace('minimum: 0', 'minimum: 1'));
  const blocked = join(out, 'gen/shop.example/v1/Widget.schema.json');
  rmSync(blocked);
  mkdirSync(join(blocked, 'in-the-way'), { recursive: true });

  await expect(run({ crds, out })).rejects.toThrow();
  expect(readFileSync(join(out, 'crds.lock.json'), 'utf8')).toBe(lock);
  expect(readdirSync(out).sort()).toEqual(['crds.lock.json', 'gen']);

  rmSync(blocked, { recursive: true });
  expect((await run({ crds, out })).code).toBe(0);
  expect((await run({ crds, out, check: true })).code).toBe(0);
});

function times(): Record<string, number> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(out.length + 1), statSync(file).mtimeMs];
    }),
  );
}
