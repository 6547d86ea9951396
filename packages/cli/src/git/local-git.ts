import { execFileSync } from 'node:child_process';
import { cleanGitEnvironment } from '@slipway/publish/git';

/** A Git repository of this machine, which is only read. */
export interface LocalGit {
  readonly directory: string;
  /** Runs Git and gives what it prints; throws what Git says. */
  run(args: readonly string[], input?: string): Buffer;
}

/** The repository at or around `directory`. Nothing is fetched, not even what a partial clone has left out, and no hook runs. */
export function localGit(directory: string): LocalGit {
  const environment = { ...cleanGitEnvironment(process.env), GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  return {
    directory,
    run: (args, input) =>
      execFileSync('git', ['-C', directory, ...args], {
        ...(input === undefined ? {} : { input }),
        env: environment,
        maxBuffer: 2 ** 31 - 1,
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
  };
}

/** The id of the commit that a revision names; undefined when there is none. */
export function commitId(git: LocalGit, revision: string): string | undefined {
  try {
    return git
      .run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString('utf8')
      .trim();
  } catch {
    return undefined;
  }
}
