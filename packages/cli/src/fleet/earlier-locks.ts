import { Failure } from '../report/failure.ts';
import { isCheckout } from '../repository/git-root.ts';
import { localGit, OutputTooLarge } from '../repository/local-git.ts';
import { MAX_ARCHIVE_BYTES } from './chart-cache.ts';
import { CHART_LOCK } from './chart-lock.ts';
import type { LockState } from './locked-charts.ts';

/** Maximum number of commits whose lock is read. */
const MAX_COMMITS = 50;

/**
 * Returns the last states of a Git checkout in which its lock changed, the newest first. Only objects that the checkout has are read. Empty
 * without Git.
 */
export function earlierLocks(top: string): readonly LockState[] {
  if (!isCheckout(top)) return [];
  const git = localGit(top);
  const printed = (args: readonly string[]): Buffer | undefined => {
    try {
      return git.run(args, { limit: MAX_ARCHIVE_BYTES });
    } catch (error) {
      if (error instanceof Failure || error instanceof OutputTooLarge) return undefined;
      throw error;
    }
  };
  const commits =
    printed(['log', `--max-count=${MAX_COMMITS}`, '--format=%H', '--', CHART_LOCK])
      ?.toString('latin1')
      .split('\n') ?? [];
  return commits
    .filter((commit) => commit !== '')
    .map((commit) => {
      const bytes = (path: string): Buffer | undefined => printed(['cat-file', 'blob', `${commit}:${path}`]);
      return { bytes, read: (path) => bytes(path)?.toString('utf8') };
    });
}
