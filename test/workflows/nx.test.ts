import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects } from '../../projenrc/projects.ts';
import { type RemoteCache, remoteCache } from '../remote-cache.ts';
import { scratchCopy } from '../scratch-copy.ts';

const content = projects.filter((definition) => definition.prefixes);
const prefixes = content.flatMap((definition) => definition.prefixes ?? []);
const TASKS = content.length;

let cache: RemoteCache;
let trusted: string;
let second: string;

beforeAll(async () => {
  cache = await remoteCache();
  [trusted, second] = [scratchCopy(), scratchCopy()];
});
afterAll(async () => {
  for (const copy of [trusted, second]) rmSync(copy, { recursive: true, force: true });
  await cache.close();
});

const synth = (checkout: string, token: string) => nx(checkout, token, 'run-many', '-t', 'synth', '--outputStyle=static');

/** Not synchronously, since the cache answers from this process. */
async function nx(
  checkout: string,
  token: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(join(checkout, 'node_modules/.bin/nx'), args, {
    cwd: checkout,
    env: {
      ...process.env,
      CI: 'true',
      NX_DAEMON: 'false',
      NX_WORKSPACE_ROOT_PATH: checkout,
      NX_CACHE_DIRECTORY: join(checkout, '.nx/cache'),
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: cache.url,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')) };
}

const treeOf = (checkout: string): Map<string, string> =>
  new Map(
    prefixes
      .flatMap((prefix) => globSync(`${prefix}/**/*.yaml`, { cwd: checkout }))
      .map((path) => [path, readFileSync(join(checkout, path), 'utf8')]),
  );

const puts = (): readonly string[] => cache.answers.filter((answer) => answer.startsWith('PUT'));

test('a pull request cannot write to the cache, and its run passes', async () => {
  const run = await nx(second, cache.tokens.read, 'run-many', '-t', 'synth', '-p', '@slipway/flux-sources', '@slipway/applications');
  expect(run.code, run.output).toBe(0);
  expect(puts()).toEqual(Array(2).fill('PUT 403'));
  rmSync(join(second, '.nx'), { recursive: true });
});

test('synth runs once for every content package; a second checkout does nothing of what the first has done', async () => {
  const first = await synth(trusted, cache.tokens.write);
  expect(first, first.output).toMatchObject({ code: 0, output: expect.stringContaining(`0/${TASKS} hit`) });
  expect(treeOf(trusted).size).toBeGreaterThan(100);
  expect(puts().slice(2)).toEqual(Array(TASKS).fill('PUT 200'));
  const again = await synth(second, cache.tokens.read);
  expect(again, again.output).toMatchObject({ code: 0, output: expect.stringContaining(`${TASKS}/${TASKS} hit`) });
  expect(treeOf(second)).toEqual(treeOf(trusted));
  expect(puts()).toHaveLength(2 + TASKS);
});

test('what was synthesised here comes from the cache with the files that it wrote', async () => {
  const written = treeOf(trusted);
  for (const prefix of prefixes) rmSync(join(trusted, prefix), { recursive: true, force: true });
  const run = await synth(trusted, cache.tokens.write);
  expect(run, run.output).toMatchObject({ code: 0, output: expect.stringContaining(`${TASKS}/${TASKS} hit`) });
  expect(treeOf(trusted)).toEqual(written);
});

test('a change affects its package and those that import it', async () => {
  const affected = async (file: string): Promise<string[]> => {
    const { output } = await nx(trusted, cache.tokens.write, 'show', 'projects', '--affected', `--files=${file}`, '--withTarget=synth');
    return output.trim().split('\n').sort();
  };
  expect(await affected('packages/applications/src/tenant.ts')).toEqual(['@slipway/applications', '@slipway/cluster-defs']);
  expect(await affected('packages/cluster-defs/src/fleet.ts')).toEqual(['@slipway/cluster-defs']);
});
