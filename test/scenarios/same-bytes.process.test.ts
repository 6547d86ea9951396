import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projects } from '../../projenrc/projects.ts';
import { scratchCopy } from '../scratch-copy.ts';

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

function treeIn(zone: string, language: string): ReadonlyMap<string, string> {
  const copy = scratchCopy();
  copies.push(copy);
  const env = { ...process.env, TZ: zone, LANG: language, LC_ALL: language };
  const ended = spawnSync(process.execPath, ['packages/cli/src/main.ts', 'synth'], { cwd: copy, env, encoding: 'utf8' });
  expect(ended.status, ended.stdout + ended.stderr).toBe(0);
  const prefixes = projects.flatMap((definition) => definition.prefixes ?? []);
  const files = prefixes.flatMap((prefix) => globSync(`${prefix}/**/*.yaml`, { cwd: copy })).sort();
  return new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
}

test('the reference fleet is the same bytes from two directories, two time zones and two languages', () => {
  const first = treeIn('Pacific/Kiritimati', 'tr_TR.UTF-8');
  expect(first.size).toBeGreaterThan(100);
  expect(treeIn('America/Los_Angeles', 'C')).toEqual(first);
});
