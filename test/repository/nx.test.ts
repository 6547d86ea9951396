import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects } from '../../projenrc/projects.ts';
import { scratchCopy } from '../scratch-copy.ts';

const prefixes = projects.flatMap((definition) => definition.prefixes ?? []);
let copy: string;

beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function nx(...args: readonly string[]): string {
  const env = { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: copy, NX_CACHE_DIRECTORY: join(copy, '.nx/cache'), CI: 'true' };
  const printed = execFileSync(join(copy, 'node_modules/.bin/nx'), [...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return stripVTControlCharacters(printed);
}

const tree = (): Map<string, string> =>
  new Map(
    prefixes
      .flatMap((prefix) => globSync(`${prefix}/**/*.yaml`, { cwd: copy }))
      .map((path) => [path, readFileSync(join(copy, path), 'utf8')]),
  );

test('synth runs once for every content package, then comes from the cache with the files that it wrote', () => {
  const content = projects.filter((definition) => definition.prefixes);
  expect(nx('run-many', '-t', 'synth')).toContain(`0/${content.length} hit`);
  const written = tree();
  expect(written.size).toBeGreaterThan(100);
  for (const prefix of prefixes) rmSync(join(copy, prefix), { recursive: true, force: true });
  expect(nx('run-many', '-t', 'synth')).toContain(`${content.length}/${content.length} hit`);
  expect(tree()).toEqual(written);
});

test('a change affects its package and those that import it', () => {
  const affected = (file: string) =>
    nx('show', 'projects', '--affected', `--files=${file}`, '--withTarget=synth').trim().split('\n').sort();
  expect(affected('packages/applications/src/tenant.ts')).toEqual(['@slipway/applications', '@slipway/cluster-defs']);
  expect(affected('packages/cluster-defs/src/fleet.ts')).toEqual(['@slipway/cluster-defs']);
});
