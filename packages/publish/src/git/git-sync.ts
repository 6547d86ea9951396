import { withoutCredentials } from '@slipway/manifest';
import { cleanGitEnvironment, GIT_MISSING, type GitOutput, gitCommand } from './git-command.ts';
import { checkedPaths, tooOldText } from './git-version.ts';

/** Options of a synchronous Git command. */
export interface GitSyncOptions {
  /** Repository; by default Git searches for one from `cwd`. */
  readonly gitDir?: string;
  /** Working directory of Git. */
  readonly cwd?: string;
  readonly input?: string;
  /** Limit of the output in bytes, after which Git is stopped. @default 64 MiB */
  readonly limit?: number;
  /** Time limit in seconds. Git waits without end for a pipe instead of a file of the repository. @default 30 */
  readonly seconds?: number;
}

/** Git failed to start, or was stopped before it finished. */
export class GitStopped extends Error {
  override readonly name = 'GitStopped';
  readonly reason: 'missing' | 'too-old' | 'too-large' | 'too-slow' | 'ended';

  constructor(reason: GitStopped['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Throws a GitStopped if Git is missing or too old. */
export function requireGitSync(): void {
  const { PATH = '' } = process.env;
  if (checkedPaths.has(PATH)) return;
  const tooOld = tooOldText(runGitSync(['version']).stdout.toString('utf8'));
  if (tooOld !== undefined) throw new GitStopped('too-old', tooOld);
  checkedPaths.add(PATH);
}

/** Runs one Git command that only reads, and waits for it. No transport is allowed. The caller checks the exit code. Throws a GitStopped. */
export function runGitSync(args: readonly string[], options: GitSyncOptions = {}): GitOutput {
  const { gitDir, cwd, input = '', limit = MAX_OUTPUT, seconds = DEFAULT_SECONDS } = options;
  const place = [...(cwd === undefined ? [] : ['-C', cwd]), ...(gitDir === undefined ? [] : [`--git-dir=${gitDir}`])];
  const [program = '', ...words] = gitCommand(args, place);
  // Loads that part of Node only here: most checks of a fleet run no Git.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { status, signal, stdout, stderr, error } = spawnSync(program, words, {
    input,
    env: cleanGitEnvironment(process.env),
    maxBuffer: limit,
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  // Git may end before it has read everything. Its exit code shows why.
  if (error !== undefined && !(status !== null && isBrokenPipe(error))) throw stopped(error, args, seconds);
  if (status === null) throw new GitStopped('ended', `git ${args[0]} was ended by ${signal}`);
  return { code: status, stdout, stderr: withoutCredentials(stderr.toString('utf8')) };
}

const MAX_OUTPUT = 64 * 2 ** 20;
const DEFAULT_SECONDS = 30;

const isBrokenPipe = (error: NodeJS.ErrnoException): boolean => error.code === 'EPIPE';

function stopped(error: NodeJS.ErrnoException, [verb]: readonly string[], seconds: number): Error {
  const stop = (reason: GitStopped['reason'], message: string): GitStopped => new GitStopped(reason, message, { cause: error });
  if (error.code === 'ENOBUFS') return stop('too-large', `git ${verb} printed more than is read`);
  if (error.code === 'ENOENT' || error.code === 'EACCES') return stop('missing', GIT_MISSING);
  if (error.code !== 'ETIMEDOUT') return error;
  return stop(
    'too-slow',
    `git ${verb} has not ended within ${seconds} seconds; a file of the repository may be a pipe, or the machine is busy.`,
  );
}
