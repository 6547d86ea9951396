import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandHere, runWith } from './run-here.ts';
import { START_SLIPWAY } from './start-slipway.ts';
import { temporaryDirectory as makeDirectory } from './temporary-directory.ts';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A fleet repository: a root package.json, and the content packages that tests add. */
export interface Fixture {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  /** Returns the files below `path`, sorted; empty if the folder does not exist. */
  readonly list: (path: string) => string[];
  /** Adds a content package with the entry `source`. */
  readonly addPackage: (name: string, prefixes: readonly string[], source: string, entry?: string) => void;
  /** Runs the command in this process if its bundle is current, else in another process. */
  readonly run: (...args: string[]) => Promise<Ended>;
  /** Runs the command as a user does, in a process of its own. */
  readonly start: (...args: string[]) => Promise<Ended>;
}

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns an empty directory, which is removed after the tests of the file. */
export const temporaryDirectory = (): string => makeDirectory('slipway-cli-');

/** Creates a repository in `folder` of a new directory, for checkouts with unusual paths. */
export function makeFixture(folder = '.'): Fixture {
  const fixture = fixtureAt(join(temporaryDirectory(), folder));
  const { root, write } = fixture;
  write('package.json', JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'] }));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  initRepository(root);
  return fixture;
}

/** Makes `root` a Git repository like `git init`, with a copy of the files of one that Git made for the tests of a worker. */
export function initRepository(root: string, branch?: string): void {
  initial ??= initialFiles();
  for (const folder of ['hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    mkdirSync(join(root, '.git', folder), { recursive: true });
  writeFiles(join(root, '.git'), { ...initial, ...(branch !== undefined && { HEAD: `ref: refs/heads/${branch}\n` }) });
}

let initial: Readonly<Record<string, string>> | undefined;

function initialFiles(): Readonly<Record<string, string>> {
  const root = temporaryDirectory();
  execFileSync('git', ['init', '--quiet', '--template=', root]);
  const read = (name: string): string => readFileSync(join(root, '.git', name), 'utf8');
  // A commit starts no process that looks for maintenance to do.
  return { HEAD: read('HEAD'), config: `${read('config')}[maintenance]\n\tauto = false\n` };
}

/**
 * Copies one fixture that `prepare` fills once for a file of tests, because publishing takes longer than most tests. The prepared files
 * must not name paths outside the root.
 */
export function copiesOf(prepare: (fixture: Fixture) => Promise<void>): () => Promise<Fixture> {
  let prepared: Promise<Fixture> | undefined;
  const first = async (): Promise<Fixture> => {
    const fixture = makeFixture();
    await prepare(fixture);
    return fixture;
  };
  return async () => {
    prepared ??= first();
    const { root } = await prepared;
    const copy = temporaryDirectory();
    cpSync(root, copy, { recursive: true, preserveTimestamps: true });
    return fixtureAt(copy);
  };
}

/** Writes files by their paths, with the folders of these. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

function fixtureAt(root: string): Fixture {
  const write = (path: string, text: string): void => writeFiles(root, { [path]: text });
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
    run: (...args) => runHere(args, root),
    start: (...args) => runSlipway(args, { cwd: root }),
  };
}

/**
 * Runs the command in this process if its bundle is current, in a third of the time of another process. Only the command gets `env`, not
 * the programs that it starts.
 */
export function runHere(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const command = commandHere();
  return command === undefined ? runSlipway(args, { cwd, env }) : runWith(command, args, { cwd, env: { ...process.env, ...env } });
}

/** Runs the command as a user does, in a process of its own. */
export function runSlipway(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly stdin?: string },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...START_SLIPWAY, ...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
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

/** Returns the source of a package with one ConfigMap for each of `files`: path to data. */
export const configMaps = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string => `
const files = ${JSON.stringify(files, null, 2)};
export const assemble = () =>
  Object.entries(files).map(([path, data]) => ({
    path,
    objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: path.replace(/.*\\/|\\.yaml$/g, ''), namespace: 'flux-system' }, data }],
  }));
`;

/** Returns the files below `directory`, sorted; empty if the folder does not exist. */
function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}
