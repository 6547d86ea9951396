import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGit, protectedBranch } from '../src/index.ts';
import { git as plainGit, quietRuntime, sourceRepository, temporaryDirectory } from './fleet-kit.ts';

const openedGit = openGit(quietRuntime.environment);
const git = (cwd: string, ...args: string[]): string => plainGit(cwd, '-c', 'user.name=x', '-c', 'user.email=x@x', ...args);
const commit = (cwd: string, message: string): string => {
  git(cwd, 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(cwd, 'rev-parse', 'HEAD');
};
const idsOf = async (cwd: string): Promise<readonly string[]> => [...(await protectedBranch(openedGit, cwd)).commits.keys()];

describe('the protected branch', () => {
  /** `main` with one merged commit, which `main` itself never had. */
  function merged() {
    const cwd = sourceRepository();
    const start = git(cwd, 'rev-parse', 'HEAD');
    git(cwd, 'checkout', '--quiet', '-b', 'side');
    const side = commit(cwd, 'wip');
    commit(cwd, 'revert it');
    git(cwd, 'checkout', '--quiet', 'main');
    git(cwd, 'merge', '--quiet', '--no-ff', '-m', 'Merge pull request #1', 'side');
    return { cwd, start, side, merge: git(cwd, 'rev-parse', 'HEAD') };
  }

  it('has the commits along first parents, with their dates', async () => {
    const { cwd, start, merge } = merged();
    expect(await idsOf(cwd)).toEqual([merge, start]);
    const { name, commits } = await protectedBranch(openedGit, cwd);
    expect(name).toBe('HEAD');
    expect(commits.get(start)?.toISOString()).toBe(new Date(Number(git(cwd, 'log', '-1', '--format=%ct', start)) * 1000).toISOString());
  });

  it('has no commit by a replaced object, a graft, a commit-graph or a branch called HEAD', async () => {
    const { cwd, start, side, merge } = merged();
    git(cwd, 'replace', '--graft', merge, side);
    mkdirSync(join(cwd, '.git/info'), { recursive: true });
    writeFileSync(join(cwd, '.git/info/grafts'), `${merge} ${side}\n`);
    git(cwd, 'update-ref', 'refs/heads/HEAD', side);
    git(cwd, 'update-ref', 'refs/tags/HEAD', side);
    expect(await idsOf(cwd)).toEqual([merge, start]);
  });

  it('ends where a shallow file cuts it, and has nothing else', async () => {
    const { cwd, merge } = merged();
    writeFileSync(join(cwd, '.git/shallow'), `${merge}\n`);
    expect(await idsOf(cwd)).toEqual([merge]);
  });

  it('is the default branch of the remote in a clone, with what the checkout of it has on top', async () => {
    const { cwd: origin, start, merge } = merged();
    const clone = join(temporaryDirectory(), 'clone');
    git(origin, 'clone', '--quiet', origin, clone);
    const own = commit(clone, 'not pushed yet');
    expect((await protectedBranch(openedGit, clone)).name).toBe('origin/main');
    expect(await idsOf(clone)).toEqual([own, merge, start]);
    git(clone, 'checkout', '--quiet', '-b', 'feature');
    commit(clone, 'on a branch');
    expect(await idsOf(clone)).toEqual([merge, start]);
  });

  it('is the upstream where the clone does not know the default branch, as a job of CI', async () => {
    const { cwd: origin, start, merge } = merged();
    const clone = join(temporaryDirectory(), 'clone');
    git(origin, 'clone', '--quiet', origin, clone);
    git(clone, 'symbolic-ref', '--delete', 'refs/remotes/origin/HEAD');
    expect((await protectedBranch(openedGit, clone)).name).toBe('origin/main');
    expect(await idsOf(clone)).toEqual([merge, start]);
  });
});
