import { statSync } from 'node:fs';
import { GitStopped, type GitSyncOptions, requireGitSync, runGitSync } from '@slipway/publish/git-sync';
import { exitCodes } from '../report/exit-code.ts';
import { environmentFailure, Failure, usageFailure } from '../report/failure.ts';
import { isBareRepository } from './git-root.ts';

/** A local Git repository, for reading only. */
export interface LocalGit {
  readonly directory: string;
  /** Runs Git and returns its output. Throws the message of Git. */
  run(args: readonly string[], options?: RunOptions): Buffer;
}

type RunOptions = Pick<GitSyncOptions, 'input' | 'limit' | 'seconds'>;

/** Git ended with an error and its message. */
export class GitRefusal extends Failure {}

/** Git printed more than the limit. */
export class OutputTooLarge extends Error {
  override readonly name = 'OutputTooLarge';
}

/**
 * Opens the repository of `directory`. Nothing is fetched, not even missing objects of a partial clone, because Git may use no transport.
 * No hook or monitor runs, and a bare repository inside a checkout is never used (`safe.bareRepository`). Its first command throws an
 * environment Failure if Git is missing or too old.
 */
export function localGit(directory: string): LocalGit {
  const place = isBareRepository(directory) ? { gitDir: ownDirectory(directory) } : { cwd: directory };
  return {
    directory,
    run(args, options) {
      started(requireGitSync);
      const { code, stdout, stderr } = started(() => runGitSync(args, { ...place, ...options }));
      if (code !== 0) throw new GitRefusal(`git ${args[0]}: ${stderr.trim()}`, exitCodes.findings);
      return stdout;
    },
  };
}

/** Git checks the owner only of a repository that it finds itself, not of one that is given. */
function ownDirectory(directory: string): string {
  const user = process.getuid?.();
  const { uid } = statSync(directory);
  if (user !== undefined && uid !== user) throw usageFailure(`${directory} is a Git repository of another user (${uid}), and is not read.`);
  return directory;
}

function started<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GitStopped)) throw error;
    throw error.reason === 'too-large' ? new OutputTooLarge(error.message, { cause: error }) : environmentFailure(error.message, error);
  }
}

/** Returns the id of the commit that a revision names. Returns undefined when the commit does not exist. */
export function commitId(git: LocalGit, revision: string): string | undefined {
  try {
    return git
      .run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString('utf8')
      .trim();
  } catch (error) {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}
