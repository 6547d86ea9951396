import { type ChildProcess, spawn } from 'node:child_process';
import { PublishError } from '../publish-error.ts';
import { withoutCredentials } from '../without-credentials.ts';
import { gitFailure } from './git-failure.ts';
import type { GitOutput } from './git-output.ts';
import { DEFAULT_REMOTE_LIMITS, type RemoteLimits } from './remote-limits.ts';
import { TRANSPORTS } from './transports.ts';

/** Where and with what a Git command runs. */
export interface GitOptions {
  /** Directory the command runs in. */
  readonly cwd: string;
  /** Repository to work on; without it Git looks for one from `cwd`. */
  readonly gitDir?: string;
  /** Bytes for standard input, written as fast as Git reads them. */
  readonly input?: Iterable<Buffer | string>;
  readonly environment?: Readonly<Record<string, string>>;
  /** The command talks to a remote: it may use a transport, and the limits of remotes hold. Default false. */
  readonly talks?: boolean;
  /** Bytes of standard output that are taken. Default 256 MiB. */
  readonly most?: number;
}

/** The first Git that knows `safe.bareRepository`. */
export const OLDEST_GIT = '2.38.0';

/** Runs one Git command. Rejects when Git cannot run or was stopped; an exit code other than 0 is the caller's to judge. */
export type Git = (args: readonly string[], options: GitOptions) => Promise<GitOutput>;

const MAX_STDOUT = 256 * 1024 * 1024;
const MAX_STDERR = 64 * 1024;

/** No hooks, no background work, no conversions and no repository that nobody named, whatever the user's configuration says. */
const SETTINGS = [
  'safe.bareRepository=explicit',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.alternateRefsCommand=true',
  'core.autocrlf=false',
  'core.quotePath=true',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'push.gpgSign=false',
  'push.pushOption=',
  'gc.auto=0',
  'maintenance.auto=false',
  'fastimport.unpackLimit=1',
].flatMap((setting) => ['-c', setting]);

/** Git on a repository of this machine that is a remote, as a shell command: none of its hooks and no command of its settings runs. */
export const LOCAL_GIT = `GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1 git ${SETTINGS.join(' ')} -c receive.denyCurrentBranch=refuse`;

/** Git with a clean environment; `signal` stops the command that is running. */
export function openGit(environment: NodeJS.ProcessEnv, signal?: AbortSignal, limits: RemoteLimits = DEFAULT_REMOTE_LIMITS): Git {
  const clean = cleanGitEnvironment(environment);
  return async (args, { cwd, gitDir, input, environment: more, talks = false, most = MAX_STDOUT }) => {
    if (signal?.aborted) throw interrupted();
    const directory = gitDir === undefined ? [] : [`--git-dir=${gitDir}`];
    const stalled = talks ? ['-c', 'http.lowSpeedLimit=1', '-c', `http.lowSpeedTime=${limits.silentSeconds}`] : [];
    const command = ['git', ...SETTINGS, ...stalled, ...directory, ...args];
    const [program = '', ...words] = talks ? withinLimits(command, limits) : command;
    const child = spawn(program, words, {
      cwd,
      env: { ...clean, ...more, ...(talks && { GIT_ALLOW_PROTOCOL: TRANSPORTS.join(':') }) },
      stdio: 'pipe',
      // A process group of its own, so that a helper that waits for a server ends with it.
      detached: talks && process.platform !== 'win32',
    });
    return await outputOf(child, input ?? [], { most, signal, ...(talks && { seconds: limits.seconds }) });
  };
}

/** Git under the limits that the system keeps for a process and its children: memory, and the size of a file. */
function withinLimits(command: readonly string[], { mebibytes, fileMebibytes }: RemoteLimits): readonly string[] {
  if (process.platform === 'win32') return command;
  // Where a system does not know a limit, the deadline is left. `-f` counts blocks of 512 bytes.
  const script = `ulimit -d ${mebibytes * 1024} 2>/dev/null; ulimit -f ${fileMebibytes * 2048} 2>/dev/null; exec "$@"`;
  return ['/bin/sh', '-c', script, 'sh', ...command];
}

/** Standard output of a command that has to succeed. */
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

/** Asks the command and what it started to end, and makes them end when they do not. */
function endGroup(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-(child.pid ?? Number.NaN), signal);
    } catch {
      child.kill(signal); // it leads no group
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
  // Git may end before it has read everything; its exit code tells why.
  stdin.on('error', () => undefined);
  for (const chunk of input) {
    if (stdin.destroyed) return;
    if (!stdin.write(chunk)) await Promise.race([new Promise<void>((resolve) => stdin.once('drain', resolve)), over]);
  }
  stdin.end();
}

/** Only what says how to reach a remote and where the user's configuration is: nothing that points Git at another repository. */
const KEPT =
  /^GIT_(?:SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_|HTTP_|PROXY_|CURL_|TRACE|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_|VALUE_))/;

/** `environment` for Git commands that are about the repository they run in, whatever `GIT_DIR` and the like say. */
export const cleanGitEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_') || KEPT.test(name))),
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  // No object is fetched unless a command says so; Git before 2.45 knows only the second way to say that.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  LC_ALL: 'C',
  // glibc gives the memory of every compressed object back to the system and asks for it again: half of the time of an import.
  MALLOC_TRIM_THRESHOLD_: String(256 << 20),
  MALLOC_TOP_PAD_: String(32 << 20),
});

function startFailure(error: NodeJS.ErrnoException): Error {
  const message = `Git cannot be run: install Git ${OLDEST_GIT} or newer and have it on the PATH.`;
  return error.code === 'ENOENT' || error.code === 'EACCES' ? new PublishError('git-missing', message, { cause: error }) : error;
}

const interrupted = (cause?: unknown): PublishError =>
  new PublishError('interrupted', 'The publish was interrupted; run it again.', cause === undefined ? undefined : { cause });

const tooSlow = (seconds: number): PublishError =>
  new PublishError(
    'remote-too-slow',
    `The remote did not answer in full within ${seconds} seconds: check its address and the network, or allow more with SLIPWAY_REMOTE_TIMEOUT.`,
  );
