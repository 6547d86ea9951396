import { gitText, openGit, PublishError } from '@slipway/publish';
import { topFolder } from '../files/git-root.ts';
import { environmentFailure, usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** The repository with the definitions, whose versions a release raises. */
export interface SourceRepository {
  /** Name of the branch that is checked out. */
  readonly branch: string;
  /** What the branch is pushed to; absent where it has no upstream. */
  readonly upstream?: { readonly remote: string; readonly merge: string };
  /** Throws a usage Failure unless everything is committed. */
  readonly requireClean: () => Promise<void>;
  /** Takes back everything that is not committed, new files too; only called after `requireClean` let it through. */
  readonly restore: () => Promise<void>;
  /** Commits everything that changed; the id of the commit, or undefined where nothing did. */
  readonly commit: (message: string) => Promise<string | undefined>;
  /** Takes the last commit back; its changes are lost. */
  readonly undoCommit: () => Promise<void>;
  /** Pushes HEAD to the upstream branch, where that is an ancestor of it. */
  readonly push: () => Promise<void>;
  /** Pushes HEAD to another branch of the upstream remote, over what it was. */
  readonly propose: (branch: string) => Promise<void>;
}

/** Opens the repository around `root`. Throws a usage Failure where no branch is checked out. */
export async function sourceRepository({ terminal }: VerbContext, root: string): Promise<SourceRepository> {
  const git = openGit(terminal.env, terminal.signal);
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
  const changes = (): Promise<string> => run('status', '--porcelain', '--untracked-files=normal');
  // What was begun is taken back also when the run was interrupted.
  const takeBack = async (...args: string[]): Promise<void> => void (await gitText(openGit(terminal.env), args, options));
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
      const [first] = (await changes()).split('\n').filter(Boolean);
      if (first !== undefined)
        throw usageFailure(`There are changes that are not committed (${first.slice(3)}): commit or stash them, then release.`);
    },
    async restore() {
      await takeBack('reset', '--quiet', '--hard', 'HEAD');
      await takeBack('clean', '--quiet', '--force', '-d');
    },
    async commit(message) {
      if ((await changes()) === '') return undefined;
      await run('add', '--all');
      await run(...((await config('user.email')) === undefined ? RELEASE : []), 'commit', '--quiet', '--message', message);
      return await run('rev-parse', 'HEAD');
    },
    undoCommit: () => takeBack('reset', '--quiet', '--hard', 'HEAD~1'),
    push: () => pushTo(remote ?? '', `HEAD:${merge}`),
    propose: (name) => pushTo('--force', remote ?? '', `HEAD:refs/heads/${name}`),
  };
}

/** A machine that knows no committer, as in CI, commits as the release. */
const RELEASE = ['-c', 'user.name=slipway', '-c', 'user.email=slipway@localhost'];
