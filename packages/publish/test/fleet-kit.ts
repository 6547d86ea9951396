import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  template ??= makeTemplate();
  cpSync(template, cwd, { recursive: true });
  return cwd;
}

let template: string | undefined;

/** Made once, and copied: Git in four processes takes longer than most of what is tested with it. */
function makeTemplate(): string {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-publish-template-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  git(directory, 'init', '--quiet', '--template=', '--initial-branch=main');
  git(directory, 'config', 'user.name', 'Ada');
  git(directory, 'config', 'user.email', 'ada@example.com');
  git(directory, 'commit', '--quiet', '--allow-empty', '-m', 'Start');
  return directory;
}

export function bareRepository(): string {
  const directory = join(temporaryDirectory(), 'fleet.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', directory], { env: ENVIRONMENT });
  return directory;
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

/** A remote on which these were published, one after the other, and what became of each. */
export async function publishInOrder(trees: readonly PackageTree[]) {
  const [cwd, remote] = [sourceRepository(), bareRepository()];
  const rows = [];
  for (const tree of trees) rows.push((await publish({ cwd, remote, packages: [tree] })).packages[0]);
  return { cwd, remote, rows };
}

/** A commit on `branch` made by hand in a clone: the files of `tree`, without trailers. */
export function commitByHand(repository: string, branch: string, tree: PackageTree): void {
  const clone = join(temporaryDirectory(), 'clone');
  git(repository, 'clone', '--quiet', '--branch', branch, repository, clone);
  for (const [path, text] of tree.files) writeFileSync(join(clone, path), text);
  git(clone, 'add', '--all');
  git(clone, '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', 'Hot fix');
  git(clone, 'push', '--quiet', 'origin', 'HEAD');
}

/** Path to text of everything on a branch, without the two fixed files. */
export function branchContent(repository: string, ref: string): Record<string, string> {
  const entries = git(repository, 'ls-tree', '-r', '-z', '--full-tree', ref).split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const [, mode, id = '', path = ''] = /^(\d+) blob (\w+)\t([\s\S]+)$/.exec(entry) ?? [];
      if (mode !== '100644') throw new Error(`not a plain file: ${entry}`);
      return path === 'README.md' || path === '.gitattributes' ? [] : [[path, gitRaw(repository, 'cat-file', 'blob', id).toString('utf8')]];
    }),
  );
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
