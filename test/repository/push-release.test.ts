import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

interface Release {
  readonly checkout: string;
  readonly origin: string;
  /** Runs the script on what `updates` make of the prepared release. */
  readonly push: (updates?: (prepared: Update[]) => Update[]) => { readonly code: number | null; readonly said: string };
}

interface Update {
  readonly ref: string;
  readonly old: string;
  readonly id: string;
}

/** An origin with a package of version 1, a checkout of it, and a prepared release in which the version commit also writes `files`. */
function release(files: readonly string[] = []): Release {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-release-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const [origin, checkout, other] = ['origin.git', 'checkout', 'other'].map((name) => join(directory, name)) as [string, string, string];
  git(directory, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  git(directory, 'clone', '--quiet', origin, other);
  const write = (file: string): void => {
    mkdirSync(dirname(join(other, file)), { recursive: true });
    writeFileSync(join(other, file), String(Math.random()));
  };
  for (const file of ['packages/a/package.json', 'src.ts', '.changeset/x.md']) write(file);
  for (const file of ['push-release.mjs', 'versioned-files.json']) cpSync(join(root, 'scripts', file), join(other, 'scripts', file));
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '--message', 'Start');
  git(other, 'push', '--quiet', 'origin', 'HEAD:main', 'HEAD:flux/a/latest', 'HEAD:refs/tags/a@1.0.0');
  git(directory, 'clone', '--quiet', origin, checkout);
  const old = git(other, 'rev-parse', 'HEAD');
  for (const file of ['packages/a/package.json', 'packages/a/CHANGELOG.md', ...files]) write(file);
  rmSync(join(other, '.changeset/x.md'));
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '--message', 'Version packages');
  const id = git(other, 'rev-parse', 'HEAD');
  const prepared = ['refs/heads/main', 'refs/heads/flux/a/latest', 'refs/tags/a@1.1.0'].map((ref) => ({
    ref,
    old: ref.includes('tags') ? '' : old,
    id,
  }));
  const push: Release['push'] = (updates = (given) => given) => {
    const list = updates(prepared);
    const results = join(checkout, 'dist/release');
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, 'updates.json'), JSON.stringify(list));
    for (const update of list) if (update.ref.startsWith('refs/')) git(other, 'update-ref', update.ref, update.id);
    const refs = list.map(({ ref }) => ref).filter((ref) => ref.startsWith('refs/'));
    if (refs.length > 0) git(other, 'bundle', 'create', '--quiet', join(results, 'content.bundle'), ...refs, `^${old}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/push-release.mjs'], { cwd: checkout, encoding: 'utf8' });
    return { code: status, said: stdout + stderr };
  };
  return { checkout, origin, push };
}

const refsOf = (repository: string): string => git(repository, 'for-each-ref', '--format=%(refname) %(objectname)');

test('a prepared release is pushed whole', () => {
  const { origin, push } = release();
  expect(push()).toMatchObject({ code: 0 });
  expect(new Set(['main', 'flux/a/latest', 'a@1.1.0'].map((name) => git(origin, 'rev-parse', name))).size).toBe(1);
  expect(git(origin, 'rev-parse', 'a@1.0.0')).toBe(git(origin, 'rev-parse', 'main~1'));
});

test('nothing is pushed when nothing was prepared', () => {
  expect(release().push(() => [])).toEqual({ code: 0, said: 'Nothing to push.\n' });
});

test.each<[string, readonly string[], (prepared: Update[]) => Update[], RegExp]>([
  ['another branch', [], (given) => given.map((update) => ({ ...update, ref: 'refs/heads/other' })), /does not push "refs\/heads\/other"/],
  ['a reference of another kind', [], (given) => [...given, { ...(given[0] as Update), ref: 'refs/pull/1/head' }], /does not push/],
  ['a tag that exists', [], (given) => given.map((update) => ({ ...update, ref: 'refs/tags/a@1.0.0' })), /does not move the tag/],
  ['a change of the sources', ['src.ts'], (given) => given, /changes other files: \["src.ts"\]/],
  ['a change of a workflow', ['.github/workflows/release.yml'], (given) => given, /changes other files/],
  ['a change of what is pushed', ['scripts/versioned-files.json'], (given) => given, /changes other files/],
])('%s is not pushed', (_, files, updates, message) => {
  const { origin, push } = release(files);
  const before = refsOf(origin);
  expect(push(updates)).toEqual({ code: 1, said: expect.stringMatching(message) });
  expect(refsOf(origin)).toBe(before);
});

test('nothing is pushed when a branch has moved since', () => {
  const { checkout, origin, push } = release();
  const moved = git(checkout, 'commit-tree', '-p', 'HEAD', '-m', 'Other', 'HEAD^{tree}');
  git(checkout, 'push', '--quiet', 'origin', `${moved}:flux/a/latest`);
  const before = refsOf(origin);
  expect(push().code).not.toBe(0);
  expect(refsOf(origin)).toBe(before);
});
