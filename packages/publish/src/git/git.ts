import { type ChildProcess, spawn } from 'node:child_process';
import { withoutCredentials } from '@slipway/manifest';
import { PublishError } from '../failures/publish-error.ts';
import { cleanGitEnvironment, GIT_MISSING, type GitOutput, gitCommand, TRANSPORTS } from './git-command.ts';
import { gitFailure } from './git-failure.ts';
import { DEFAULT_REMOTE_LIMITS, type RemoteLimits } from './remote-limits.ts';

/** Options of a Git command. */
export interface GitOptions {
  /** Directory the command runs in. */
  readonly cwd: string;
  /** Repository; by default Git searches for one from `cwd`. */
  readonly gitDir?: string;
  /** Bytes for standard input, written as fast as Git reads them. */
  readonly input?: Iterable<Buffer | string>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the command may use a transport; then the limits of remotes apply. Default false. */
  readonly usesRemote?: boolean;
  /** Limit of standard output in bytes. Default 256 MiB. */
  readonly most?: number;
}

/** Runs one Git command. Rejects if Git cannot run or was stopped. The caller checks the exit code. */
export type Git = (args: readonly string[], options: GitOptions) => Promise<GitOutput>;

const MAX_STDOUT = 256 * 1024 * 1024;
const MAX_STDERR = 64 * 1024;

/** Opens Git with a clean environment; `signal` stops the command that is running. */
export function openGit(environment: NodeJS.ProcessEnv, signal?: AbortSignal, limits: RemoteLimits = DEFAULT_REMOTE_LIMITS): Git {
  const clean = cleanGitEnvironment(environment);
  return async (args, { cwd, gitDir, input, environment: more, usesRemote = false, most = MAX_STDOUT }) => {
    if (signal?.aborted) throw interrupted();
    const stalled = usesRemote ? ['-c', 'http.lowSpeedLimit=1', '-c', `http.lowSpeedTime=${limits.silentSeconds}`] : [];
    const command = gitCommand(args, [...stalled, ...directoryOption(gitDir)]);
    const [program = '', ...words] = usesRemote ? withinLimits(command, limits) : command;
    const child = spawn(program, words, {
      cwd,
      env: { ...clean, ...more, ...(usesRemote && { GIT_ALLOW_PROTOCOL: TRANSPORTS.join(':') }) },
      stdio: 'pipe',
      // A process group of its own, so that a helper that waits for a server ends with it.
      detached: usesRemote && process.platform !== 'win32',
    });
    return await outputOf(child, input ?? [], { most, signal, ...(usesRemote && { seconds: limits.seconds }) });
  };
}

/** Starts a Git command that answers until its input ends; `signal` stops it. */
export function startGit(
  args: readonly string[],
  { cwd, gitDir, environment: more }: Pick<GitOptions, 'cwd' | 'gitDir' | 'environment'>,
  environment: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): ChildProcess {
  if (signal?.aborted) throw interrupted();
  const [program = '', ...words] = gitCommand(args, directoryOption(gitDir));
  const child = spawn(program, words, { cwd, env: { ...cleanGitEnvironment(environment), ...more }, stdio: 'pipe' });
  const stop = (): void => {
    child.emit('error', interrupted());
    child.kill();
  };
  signal?.addEventListener('abort', stop);
  child.once('close', () => signal?.removeEventListener('abort', stop));
  return child;
}

const directoryOption = (gitDir: string | undefined): readonly string[] => (gitDir === undefined ? [] : [`--git-dir=${gitDir}`]);

/** Runs Git with limits of the system on memory and file size, which also apply to its children. */
function withinLimits(command: readonly string[], { mebibytes, fileMebibytes }: RemoteLimits): readonly string[] {
  if (process.platform === 'win32') return command;
  // If a system does not support a limit, the deadline still applies. `-f` counts blocks of 512 bytes.
  const script = `ulimit -d ${mebibytes * 1024} 2>/dev/null; ulimit -f ${fileMebibytes * 2048} 2>/dev/null; exec "$@"`;
  return ['/bin/sh', '-c', script, 'sh', ...command];
}

/** Returns the standard output of a command that must succeed. */
export async function gitText(git: Git, args: readonly string[], options: GitOptions): Promise<string> {
  const output = await git(args, options);
  if (output.code !== 0) throw gitFailure(args, output);
  return output.stdout.toString('utf8');
}

interface Ends {
  readonly most: number;
  readonly signal: AbortSignal | undefined;
  readonly seconds?: number;
}

async function outputOf(child: ChildProcess, input: Iterable<Buffer | string>, { most, signal, seconds }: Ends): Promise<GitOutput> {
  const stdout: Buffer[] = [];
  let size = 0;
  let stderr = '';
  let stopped: PublishError | undefined;
  const stop = (why: PublishError): void => {
    stopped ??= why;
    endGroup(child);
  };
  const abort = (): void => stop(interrupted());
  signal?.addEventListener('abort', abort);
  const deadline = seconds === undefined ? undefined : setTimeout(() => stop(tooSlow(seconds)), seconds * 1000);
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) stop(new PublishError('remote-too-large', `Git printed more than ${most / 2 ** 20} MiB; nothing was published.`));
    else stdout.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR);
  });
  const ended = new Promise<GitOutput>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(startFailure(error)));
    child.once('close', (code, signalName) => {
      if (stopped) reject(stopped);
      else if (code !== null) resolve({ code, stdout: Buffer.concat(stdout), stderr: withoutCredentials(stderr) });
      else if (signalName === 'SIGPIPE') resolve({ code: 141, stdout: Buffer.concat(stdout), stderr: withoutCredentials(stderr) });
      else reject(interrupted(new Error(`git was ended by ${signalName}: ${withoutCredentials(stderr)}`)));
    });
  });
  try {
    await Promise.all([feed(child, input), ended.catch(() => undefined)]);
    return await ended;
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', abort);
  }
}

const GRACE = 2000;

/** Stops the command and its children: first with a signal that they can handle, then by force. */
function endGroup(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-(child.pid ?? Number.NaN), signal);
    } catch {
      child.kill(signal); // it has no process group
    }
  };
  send('SIGTERM');
  const force = setTimeout(() => send('SIGKILL'), GRACE);
  child.once('close', () => clearTimeout(force));
}

async function feed(child: ChildProcess, input: Iterable<Buffer | string>): Promise<void> {
  const { stdin } = child;
  if (!stdin) return;
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  // Git may end before it has read everything. Its exit code shows why.
  stdin.on('error', () => undefined);
  for (const chunk of input) {
    if (stdin.destroyed) return;
    if (!stdin.write(chunk)) await Promise.race([new Promise<void>((resolve) => stdin.once('drain', resolve)), over]);
  }
  stdin.end();
}

function startFailure(error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' || error.code === 'EACCES' ? new PublishError('git-missing', GIT_MISSING, { cause: error }) : error;
}

const interrupted = (cause?: unknown): PublishError =>
  new PublishError('interrupted', 'The publish was interrupted; run it again.', cause === undefined ? undefined : { cause });

const tooSlow = (seconds: number): PublishError =>
  new PublishError(
    'remote-too-slow',
    `The remote did not answer in full within ${seconds} seconds: check its address and the network, or allow more with SLIPWAY_REMOTE_TIMEOUT.`,
  );
