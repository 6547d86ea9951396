import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate, readSources } from '../src/index.ts';

const main = new URL('../src/main.ts', import.meta.url).pathname;
const crds = new URL('fixtures/constructs', import.meta.url).pathname;

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'codegen-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const codegen = (...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

test('exit codes: 0 done, 1 drift, 2 wrong usage', () => {
  expect(codegen('--crds', crds, '--out', out, '--check').status).toBe(1);
  expect(codegen('--crds', crds, '--out', out)).toMatchObject({ status: 0, stdout: expect.stringContaining('11 files added'), stderr: '' });
  expect(codegen('--crds', crds, '--out', out, '--check')).toMatchObject({ status: 0, stderr: '' });
  expect(codegen('--crds', join(out, 'none'), '--out', out).status).toBe(2);
  expect(codegen('--crds')).toMatchObject({ status: 2, stderr: expect.stringContaining('--crds') });
  expect(codegen('--help').status).toBe(0);
});

test('a run that is killed leaves whole files only, and the next run completes the tree', async () => {
  const { files } = await generate(readSources(crds));
  for (const delay of [0, 150, 250, 350, 450, 600]) {
    rmSync(out, { recursive: true, force: true });
    const child = spawn(process.execPath, [main, '--crds', crds, '--out', out], { stdio: 'ignore' });
    const ended = once(child, 'close');
    await setTimeout(delay);
    child.kill('SIGKILL');
    await ended;
    for (const [path, text] of writtenFiles()) expect(text, path).toBe(files.get(path));
  }
  expect(codegen('--crds', crds, '--out', out).status).toBe(0);
  expect(new Map(writtenFiles())).toEqual(files);
});

test('completes a run that was killed while it moved its first files', async () => {
  mkdirSync(join(out, 'gen'));
  expect(codegen('--crds', crds, '--out', out)).toMatchObject({ status: 2, stderr: expect.stringContaining('has no index.json') });
  mkdirSync(join(out, '.codegen'));
  expect(codegen('--crds', crds, '--out', out)).toMatchObject({ status: 0, stderr: '' });
});

/** Returns the files below the output directory, without those of the temporary folder. */
function writtenFiles(): [path: string, text: string][] {
  try {
    const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
    return paths.filter((path) => !path.startsWith('.codegen/')).map((path) => [path, readFileSync(join(out, path), 'utf8')]);
  } catch {
    return []; // killed before it created the directory
  }
}
