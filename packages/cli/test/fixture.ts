import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { START_SLIPWAY } from './start-slipway.ts';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const made: string[] = [];

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A repository of another team: a root package.json and whatever `add` puts in. */
export interface Fixture {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  /** Files below `path`, sorted; empty when there is no such folder. */
  readonly list: (path: string) => string[];
  /** A content package whose entry has `source`. */
  readonly addPackage: (name: string, prefixes: readonly string[], source: string, entry?: string) => void;
  readonly run: (...args: string[]) => Promise<Ended>;
}

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function temporaryDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-cli-')));
  made.push(directory);
  return directory;
}

/** `folder` is made within a directory of its own, for checkouts with odd paths. */
export function makeFixture(folder = '.'): Fixture {
  const root = join(temporaryDirectory(), folder);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'] }));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  execFileSync('git', ['init', '--quiet', root]);
  return {
    root,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    list: (path) => listFiles(join(root, path)),
    addPackage: (name, prefixes, source, entry = 'index.ts') => {
      const json = { name: `@fleet/${name}`, version: '1.0.0', type: 'module', exports: { '.': `./${entry}` }, slipway: { prefixes } };
      write(`packages/${name}/package.json`, JSON.stringify(json));
      write(`packages/${name}/${entry}`, source);
    },
    run: (...args) => runSlipway(args, { cwd: root }),
  };
}

/** Runs the command as a user does, in a process of its own. */
export function runSlipway(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly stdin?: string },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...START_SLIPWAY, ...args], {
      cwd: options.cwd,
      env: { NODE_COMPILE_CACHE: join(repository, '.slipway/compiled'), ...process.env, ...options.env },
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, ...output }));
    child.stdin.end(options.stdin ?? '');
  });
}

/** Source of a package with one ConfigMap for each of `files`: path to data. */
export const configMaps = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string => `
const files = ${JSON.stringify(files, null, 2)};
export const assemble = () =>
  Object.entries(files).map(([path, data]) => ({
    path,
    objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: path.replace(/.*\\/|\\.yaml$/g, ''), namespace: 'flux-system' }, data }],
  }));
`;

/** Files below `directory`, sorted; empty when there is no such folder. */
function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}
