import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../processes/is-alive.ts';
import { BuildError, ensureProgram, OfflineError } from './ensure-program.ts';
import { NoGoError } from './find-go.ts';
import { programFile } from './program-cache.ts';

let directory: string;
let environment: { readonly PATH: string; readonly XDG_CACHE_HOME: string; readonly HOME: string };
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-ensure-'));
  environment = { PATH: `${join(directory, 'bin')}:/usr/bin:/bin`, XDG_CACHE_HOME: join(directory, 'cache'), HOME: directory };
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const output = { write: () => true };

/** Writes a fake `go` that builds the program of its arguments, and counts its calls. */
function fakeGo(build: string): void {
  const file = join(directory, 'bin', 'go');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh\ncase "$1" in\nenv) echo go1.26.1 ;;\nmod) echo tidy >> "${directory}/calls" ;;\nbuild) echo build >> "${directory}/calls"\n${build} ;;\nesac\n`,
  );
  chmodSync(file, 0o755);
}

const calls = (): readonly string[] => readFileSync(join(directory, 'calls'), 'utf8').trim().split('\n');

test('of several who want a program one builds it, and afterwards no Go is needed', async () => {
  fakeGo('cat go.mod tools.go > "$3"');
  const lines: string[] = [];
  const files = await Promise.all(
    [1, 2, 3].map(() => ensureProgram('etcd', { environment, output: { write: (text: string) => lines.push(text) } })),
  );
  expect(new Set(files)).toEqual(new Set([programFile('etcd', environment)]));
  expect(calls()).toEqual(['tidy', 'build']);
  expect(readFileSync(files[0] ?? '', 'utf8')).toContain('require go.etcd.io/etcd/server/v3 v3.6.16');
  expect(lines.join('')).toMatch(/building etcd v3\.6\.16 \(once\) …\n(.|\n)*building etcd v3\.6\.16 \(once\): done \(\d+ s\)/);
  expect(readdirSync(dirname(dirname(files[0] ?? ''))), 'only the program is left').toHaveLength(1);
  rmSync(join(directory, 'bin'), { recursive: true });
  expect(await ensureProgram('etcd', { environment, output })).toBe(files[0]);
});

test('without Go there is one clear failure and nothing in the cache', async () => {
  const nowhere = { ...environment, PATH: join(directory, 'bin') };
  await expect(ensureProgram('etcd', { environment: nowhere, output })).rejects.toBeInstanceOf(NoGoError);
  expect(existsSync(environment.XDG_CACHE_HOME)).toBe(false);
});

test('a build that fails reports what Go said and leaves nothing', async () => {
  fakeGo('echo "no such module" >&2; exit 1');
  const failure = await ensureProgram('etcd', { environment, output }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BuildError);
  expect(failure).not.toBeInstanceOf(OfflineError);
  expect((failure as Error).message).toMatch(/`go build -o out\/etcd .*` ended with 1:\nno such module/);
  expect(readdirSync(dirname(dirname(programFile('etcd', environment))))).toEqual([]);
});

test('a machine that reaches no module proxy is distinguished from a build that fails', async () => {
  fakeGo('echo "dial tcp: lookup modules.example: no such host" >&2; exit 1');
  await expect(ensureProgram('etcd', { environment, output })).rejects.toBeInstanceOf(OfflineError);
});

test('a builder that is killed leaves no process and no half of a program, and the next one builds', async () => {
  fakeGo(`echo half > "$3"; echo $$ > "${directory}/pid"; exec sleep 600`);
  const script = `import { ensureProgram } from ${JSON.stringify(new URL('ensure-program.ts', import.meta.url).href)}; await ensureProgram('etcd');`;
  const builder = spawn(process.execPath, ['--input-type=module', '-e', script], { env: environment, stdio: 'ignore' });
  const pidFile = join(directory, 'pid');
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await sleep(10);
  const go = Number(readFileSync(pidFile, 'utf8'));
  expect(isAlive(go)).toBe(true);

  builder.kill('SIGKILL');
  while (isAlive(go)) await sleep(10);
  fakeGo('cp go.mod "$3"');
  const file = await ensureProgram('etcd', { environment, output });
  expect(readFileSync(file, 'utf8')).toContain('module slipway.lab/etcd');
  const left = () => readdirSync(dirname(dirname(file)));
  while (left().length > 1) await sleep(10); // The supervisor removes the folder of the killed build
  expect(left()).toHaveLength(1);
});
