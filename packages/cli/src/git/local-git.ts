import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { cleanGitEnvironment, OLDEST_GIT } from '@slipway/publish/git';
import { coerce, gte } from 'semver';
import { exitCodes } from '../exit-code.ts';
import { Failure, usageFailure, worldFailure } from '../failure.ts';
import { isBareRepository } from '../find-repository.ts';

/** A Git repository of this machine, which is only read. */
export interface LocalGit {
  readonly directory: string;
  /** Runs Git and gives what it prints; throws what Git says. */
  run(args: readonly string[], options?: RunOptions): Buffer;
}

interface RunOptions {
  readonly input?: string;
  /** Bytes of output beyond which Git is ended, and an OutputTooLarge is thrown. @default 64 MiB */
  readonly limit?: number;
  /** After which Git is ended. @default 30 */
  readonly seconds?: number;
}

/** Git ended with an error, which it says in its own words. */
export class GitRefusal extends Failure {
  constructor(command: string, { stderr }: { readonly stderr?: unknown }, cause: Error) {
    super(`git ${command}: ${String(stderr ?? cause.message).trim()}`, exitCodes.findings, { cause });
  }
}

/** Git printed more than the limit. */
export class OutputTooLarge extends Error {
  override readonly name = 'OutputTooLarge';
}

/**
 * The repository at or around `directory`. Nothing is fetched, not even what a partial clone has left out: Git may use no transport. No
 * hook or monitor runs, and a bare repository within a checkout is never taken for the repository (`safe.bareRepository`).
 */
export function localGit(directory: string): LocalGit {
  const environment = {
    ...cleanGitEnvironment(process.env),
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  const place = isBareRepository(directory) ? [`--git-dir=${ownDirectory(directory)}`] : ['-C', directory];
  const run: LocalGit['run'] = (args, { input = '', limit = MOST_OUTPUT, seconds = LONGEST } = {}) => {
    try {
      return execFileSync('git', [...SETTINGS, ...place, ...args], {
        input,
        env: environment,
        maxBuffer: limit,
        timeout: seconds * 1000,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
      });
    } catch (error) {
      throw explained(error as NodeJS.ErrnoException, args, seconds);
    }
  };
  requireVersion(run);
  return { directory, run };
}

const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
const MOST_OUTPUT = 64 * 2 ** 20;
/** Seconds; a pipe in the place of a file of the repository is waited for. */
const LONGEST = 30;

/** Git looks at the owner of a repository that it finds, not of one that it is given. */
function ownDirectory(directory: string): string {
  const user = process.getuid?.();
  const { uid } = statSync(directory);
  if (user !== undefined && uid !== user) throw usageFailure(`${directory} is a Git repository of another user (${uid}), and is not read.`);
  return directory;
}

let isNewEnough = false;

function requireVersion(run: LocalGit['run']): void {
  if (isNewEnough) return;
  const version = coerce(run(['version']).toString('utf8'));
  if (version === null || !gte(version, OLDEST_GIT))
    throw worldFailure(`Git ${version ?? ''} is too old: install Git ${OLDEST_GIT} or newer.`);
  isNewEnough = true;
}

function explained(error: NodeJS.ErrnoException, args: readonly string[], seconds: number): Error {
  if (error.code === 'ENOBUFS') return new OutputTooLarge(`git ${args[0]} printed more than is read`, { cause: error });
  if (error.code === 'ETIMEDOUT')
    return worldFailure(
      `git ${args[0]} has not ended within ${seconds} seconds; a file of the repository may be a pipe, or the machine is busy.`,
      error,
    );
  if (error.code === 'ENOENT') return worldFailure(`Git cannot be run: install Git ${OLDEST_GIT} or newer and have it on the PATH.`, error);
  return new GitRefusal(args[0] ?? '', error as { readonly stderr?: unknown }, error);
}

/** The id of the commit that a revision names; undefined when there is none. */
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
