import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gitText, openGit, PublishError } from '@slipway/publish';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { topFolder } from '../repository/git-root.ts';

/** The Git repository of the definitions, whose versions a release raises. */
export interface SourceRepository {
  /** Name of the branch that is checked out. */
  readonly branch: string;
  /** The upstream branch, if the branch has one. */
  readonly upstream?: { readonly remote: string; readonly merge: string };
  /** Throws a usage Failure if there are uncommitted changes. */
  readonly requireClean: () => Promise<void>;
  /**
   * Runs `work` and returns the files that it changed. Reverts them if it throws. Later operations touch no other file of the checkout.
   */
  readonly changedBy: <T>(work: () => Promise<T>) => Promise<{ readonly result: T; readonly files: ChangedFiles }>;
  /** Reverts the changes of these files. */
  readonly restore: (files: ChangedFiles) => Promise<void>;
  /** Commits these files. Returns false when there are no files. */
  readonly commit: (files: ChangedFiles, message: string) => Promise<boolean>;
  /** Id of the commit that is checked out. */
  readonly head: () => Promise<string>;
  /** Removes the commit of these files, and reverts their changes. */
  readonly undoCommit: (files: ChangedFiles) => Promise<void>;
  /** Pushes HEAD to the upstream branch, if that is an ancestor. */
  readonly push: () => Promise<void>;
  /** Force-pushes HEAD to another branch of the upstream remote. */
  readonly propose: (branch: string) => Promise<void>;
}

/** Paths from the top of the checkout. */
export interface ChangedFiles {
  readonly tracked: readonly string[];
  readonly added: readonly string[];
}

/** Opens the repository around `root`. Throws a usage Failure if no branch is checked out. */
export async function sourceRepository({ terminal, signal }: VerbContext, root: string): Promise<SourceRepository> {
  const git = openGit(terminal.env, signal());
  const options = { cwd: topFolder(root) };
  const run = async (...args: string[]): Promise<string> => (await gitText(git, args, options)).trimEnd();
  const config = async (key: string): Promise<string | undefined> => {
    const { code, stdout } = await git(['config', key], options);
    return code === 0 ? stdout.toString('utf8').trim() : undefined;
  };
  const { code, stdout } = await git(['symbolic-ref', '--quiet', '--short', 'HEAD'], options);
  const branch = stdout.toString('utf8').trim();
  if (code !== 0) throw usageFailure('No branch is checked out: `slipway release` commits the new versions to one. Run `git switch main`.');
  const [remote, merge] = [await config(`branch.${branch}.remote`), await config(`branch.${branch}.merge`)];
  const changes = async (): Promise<ChangedFiles> => {
    const entries = (await run('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')).split('\0').filter(Boolean);
    const [added, tracked] = [true, false].map((isNew) =>
      entries.filter((entry) => entry.startsWith('??') === isNew).map((entry) => entry.slice(3)),
    );
    return { tracked: tracked ?? [], added: added ?? [] };
  };
  // Changes are also reverted if the run is interrupted.
  const takeBack = async (...args: string[]): Promise<void> => void (await gitText(openGit(terminal.env), args, options));
  const restore = async ({ tracked, added }: ChangedFiles): Promise<void> => {
    if (tracked.length > 0) await takeBack('--literal-pathspecs', 'checkout', '--quiet', 'HEAD', '--', ...tracked);
    for (const path of added) await rm(join(options.cwd, path), { force: true });
  };
  const pushTo = async (...args: string[]): Promise<void> => {
    await gitText(git, ['push', '--quiet', ...args], { ...options, usesRemote: true }).catch((error: unknown) => {
      if (!(error instanceof PublishError)) throw error;
      throw environmentFailure(`The versions could not be pushed to ${remote}, and nothing was published: ${error.message}`, error);
    });
  };
  return {
    branch,
    ...(remote !== undefined && merge !== undefined && { upstream: { remote, merge } }),
    async requireClean() {
      const { tracked, added } = await changes();
      const [first] = [...tracked, ...added];
      if (first !== undefined)
        throw usageFailure(`There are changes that are not committed (${first}): commit or stash them, then release.`);
    },
    async changedBy(work) {
      try {
        const result = await work();
        return { result, files: await changes() };
      } catch (error) {
        await restore(await changes().catch(() => ({ tracked: [], added: [] })));
        throw error;
      }
    },
    restore,
    async commit({ tracked, added }, message) {
      const paths = [...tracked, ...added];
      if (paths.length === 0) return false;
      await run('--literal-pathspecs', 'add', '--', ...paths);
      const identity = (await config('user.email')) === undefined ? RELEASE : [];
      await run(...identity, '--literal-pathspecs', 'commit', '--quiet', '--message', message, '--', ...paths);
      return true;
    },
    head: () => run('rev-parse', 'HEAD'),
    async undoCommit(files) {
      await takeBack('reset', '--quiet', '--mixed', 'HEAD~1');
      await restore(files);
    },
    push: () => pushTo(remote ?? '', `HEAD:${merge}`),
    propose: (name) => pushTo('--force', remote ?? '', `HEAD:refs/heads/${name}`),
  };
}

/** Sets the committer on a machine without one, for example in CI: the commit is made as the release. */
const RELEASE = ['-c', 'user.name=slipway', '-c', 'user.email=slipway@localhost'];
