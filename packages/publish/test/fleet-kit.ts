import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { processRuntime } from '../src/git/publish-runtime.ts';
import { type PackageTree, type PublishReport, type PublishRequest, type PublishRuntime, publishPackages } from '../src/index.ts';

const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  LC_ALL: 'C',
};

/** Fixed date, quick retries; Git sees no configuration of the machine. */
export const quietRuntime: PublishRuntime = { ...processRuntime, environment: ENVIRONMENT, now: () => new Date('2026-01-02T03:04:05Z') };

export const gitRaw = (cwd: string, ...args: string[]): Buffer =>
  execFileSync('git', args, { cwd, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
export const git = (cwd: string, ...args: string[]): string =>
  gitRaw(cwd, ...args)
    .toString('utf8')
    .trimEnd();

/** A directory that is gone after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-publish-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}

/** A source repository with one commit, as a user has it. */
export function sourceRepository(): string {
  const cwd = temporaryDirectory();
  cpSync(templates().source, cwd, { recursive: true });
  return cwd;
}

/** The commit of each source repository. */
export const sourceCommit = (): string => readFileSync(join(templates().source, '.git/refs/heads/main'), 'utf8').trim();

export function bareRepository(): string {
  const directory = join(temporaryDirectory(), 'fleet.git');
  cpSync(templates().bare, directory, { recursive: true });
  return directory;
}

interface Templates {
  readonly source: string;
  readonly bare: string;
}

/** Makes both repositories once for the tests of a worker, which copy them: Git takes longer than most of what is tested with it. */
function templates(): Templates {
  made ??= makeTemplates();
  return made;
}

let made: Templates | undefined;

function makeTemplates(): Templates {
  const directory = lastingDirectory();
  const [source, bare] = [join(directory, 'source'), join(directory, 'bare')];
  git(directory, 'init', '--quiet', '--template=', '--initial-branch=main', source);
  appendFileSync(join(source, '.git/config'), '[user]\n\tname = Ada\n\temail = ada@example.com\n');
  git(source, 'commit', '--quiet', '--allow-empty', '-m', 'Start');
  git(directory, 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', bare);
  mkdirSync(join(bare, 'hooks'));
  return { source, bare };
}

/** Creates a directory that is removed when the worker ends. */
function lastingDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-publish-template-'));
  lastingDirectories().push(directory);
  return directory;
}

/** Key of the list of a worker. Each test file loads this module again, and Node warns about more than ten listeners for the exit. */
const LASTING = Symbol.for('slipway.publish-test.lasting-directories');

function lastingDirectories(): string[] {
  const worker = globalThis as typeof globalThis & { [LASTING]?: string[] };
  if (worker[LASTING]) return worker[LASTING];
  const directories: string[] = [];
  process.once('exit', () => {
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  });
  worker[LASTING] = directories;
  return directories;
}

export const packageOf = (
  name: string,
  version: string,
  files: Readonly<Record<string, string>>,
  more: Partial<PackageTree> = {},
): PackageTree => ({
  name,
  version,
  prefixes: [`common/${name}`],
  files: new Map(Object.entries(files).map(([path, text]) => [`common/${name}/${path}`, text])),
  ...more,
});

export const publish = (request: PublishRequest, runtime: Partial<PublishRuntime> = {}): Promise<PublishReport> =>
  publishPackages({ compositeGroups: ['fleet.slipway.example'], ...request }, { ...quietRuntime, ...runtime });

/** A source repository with a remote, and what became of each package that was published there. */
interface PublishedFleet {
  readonly cwd: string;
  readonly remote: string;
  readonly reports: readonly PublishReport[];
}

/**
 * Publishes `runs` to a new remote, one after the other. The same runs give the same remote, so each sequence is published once for the tests
 * of a worker. Each test gets a copy.
 */
export async function publishedFleet(
  runs: readonly (readonly PackageTree[])[],
  more: Pick<PublishRequest, 'provenance'> = {},
): Promise<PublishedFleet> {
  const { cwd: from, reports } = await preparedFleet(runs, more);
  const directory = temporaryDirectory();
  cpSync(from, directory, { recursive: true });
  return { cwd: join(directory, 'source'), remote: join(directory, 'fleet.git'), reports };
}

const prepared = new Map<string, Promise<Prepared>>();

interface Prepared {
  /** Folder of both repositories. */
  readonly cwd: string;
  readonly reports: readonly PublishReport[];
}

function preparedFleet(runs: readonly (readonly PackageTree[])[], more: Pick<PublishRequest, 'provenance'>): Promise<Prepared> {
  const key = JSON.stringify([runs.map((trees) => trees.map((tree) => ({ ...tree, files: [...tree.files] }))), more]);
  const known = prepared.get(key) ?? prepareFleet(runs, more);
  prepared.set(key, known);
  return known;
}

async function prepareFleet(runs: readonly (readonly PackageTree[])[], more: Pick<PublishRequest, 'provenance'>): Promise<Prepared> {
  const directory = lastingDirectory();
  const [cwd, remote] = [join(directory, 'source'), join(directory, 'fleet.git')];
  const last = runs.at(-1);
  if (last === undefined) {
    const { source, bare } = templates();
    cpSync(source, cwd, { recursive: true });
    cpSync(bare, remote, { recursive: true });
    return { cwd: directory, reports: [] };
  }
  const earlier = await preparedFleet(runs.slice(0, -1), more);
  cpSync(earlier.cwd, directory, { recursive: true });
  const report = await publish({ cwd, remote, packages: last, ...more });
  return { cwd: directory, reports: [...earlier.reports, report] };
}

/** A remote on which these were published, one after the other, and what became of each. */
export async function publishInOrder(trees: readonly PackageTree[]) {
  const { cwd, remote, reports } = await publishedFleet(trees.map((tree) => [tree]));
  return { cwd, remote, rows: reports.map(({ packages }) => packages[0]) };
}

/** A commit on `branch` made by hand: the files of `tree`, and the others that are there, without trailers. */
export function commitByHand(repository: string, branch: string, tree: PackageTree): void {
  const date = `x <x@x> ${Math.floor(Date.now() / 1000)} +0000`;
  const files = [...tree.files].map(([path, text]) => `M 100644 inline ${path}\n${dataOf(text)}`);
  const commit = `commit refs/heads/${branch}\ncommitter ${date}\n${dataOf('Hot fix\n')}from refs/heads/${branch}^0\n${files.join('')}`;
  execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, env: ENVIRONMENT, input: commit });
}

const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** Path to text of everything on a branch, without the two fixed files. */
export function branchContent(repository: string, ref: string): Record<string, string> {
  const entries = git(repository, 'ls-tree', '-r', '-z', '--full-tree', ref).split('\0').filter(Boolean);
  const files = entries.flatMap((entry) => {
    const [, mode, id = '', path = ''] = /^(\d+) blob (\w+)\t([\s\S]+)$/.exec(entry) ?? [];
    if (mode !== '100644') throw new Error(`not a plain file: ${entry}`);
    return path === 'README.md' || path === '.gitattributes' ? [] : [{ path, id }];
  });
  const texts = blobsOf(
    repository,
    files.map(({ id }) => id),
  );
  return Object.fromEntries(files.map(({ path }, index) => [path, texts[index] ?? '']));
}

/** The contents of blobs, read by one process. Throws when one is missing. */
function blobsOf(repository: string, ids: readonly string[]): string[] {
  let rest = execFileSync('git', ['cat-file', '--batch'], { cwd: repository, env: ENVIRONMENT, input: ids.join('\n'), maxBuffer: 1 << 28 });
  return ids.map((id) => {
    const end = rest.indexOf('\n');
    const [, size] = new RegExp(`^${id} blob (\\d+)$`).exec(rest.toString('utf8', 0, end)) ?? [];
    if (size === undefined) throw new Error(`no blob ${id}: ${rest.toString('utf8', 0, end)}`);
    const text = rest.toString('utf8', end + 1, end + 1 + Number(size));
    rest = rest.subarray(end + 2 + Number(size));
    return text;
  });
}

export const contentOf = (tree: PackageTree): Record<string, string> => Object.fromEntries(tree.files);

/** All references and what they point at. */
export const refsOf = (repository: string): Record<string, string> =>
  Object.fromEntries(
    git(repository, 'for-each-ref', '--format=%(refname) %(objectname)')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );

/** Throws when an object is missing or broken. */
export const fsck = (repository: string): string => git(repository, 'fsck', '--full', '--strict', '--no-dangling');

export const embedded = (cwd: string): string => join(cwd, '.slipway/fleet.git');

/** The error that `work` rejects with. */
export const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => {
      throw new Error(`expected a failure, got ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
