import { type ChildProcess, spawn } from 'node:child_process';
import { withoutCredentials } from '../plan/commit-message.ts';
import { PublishError } from '../publish-error.ts';
import { gitFailure } from './git-failure.ts';
import type { GitOutput } from './git-output.ts';

/** Where and with what a Git command runs. */
export interface GitOptions {
  /** Directory the command runs in. */
  readonly cwd: string;
  /** Repository to work on; without it Git looks for one from `cwd`. */
  readonly gitDir?: string;
  /** Bytes for standard input, written as fast as Git reads them. */
  readonly input?: Iterable<Buffer | string>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs one Git command. Rejects when Git cannot run or was stopped; an exit code other than 0 is the caller's to judge. */
export type Git = (args: readonly string[], options: GitOptions) => Promise<GitOutput>;

const MAX_STDOUT = 512 * 1024 * 1024;
const MAX_STDERR = 64 * 1024;

/** No hooks, no background work and no conversions, whatever the user's configuration says. */
const SETTINGS = [
  'core.hooksPath=/dev/null',
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

/** Git with a clean environment; `signal` stops the command that is running. */
export function openGit(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Git {
  const clean = cleanGitEnvironment(environment);
  return async (args, { cwd, gitDir, input, environment: more }) => {
    if (signal?.aborted) throw interrupted();
    const directory = gitDir === undefined ? [] : [`--git-dir=${gitDir}`];
    const child = spawn('git', [...SETTINGS, ...directory, ...args], {
      cwd,
      env: { ...clean, ...more },
      stdio: 'pipe',
      ...(signal && { signal }),
    });
    return await outputOf(child, input ?? []);
  };
}

/** Standard output of a command that has to succeed. */
export async function gitText(git: Git, args: readonly string[], options: GitOptions): Promise<string> {
  const output = await git(args, options);
  if (output.code !== 0) throw gitFailure(args, output);
  return output.stdout.toString('utf8');
}

async function outputOf(child: ChildProcess, input: Iterable<Buffer | string>): Promise<GitOutput> {
  const stdout: Buffer[] = [];
  let size = 0;
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_STDOUT) child.kill();
    else stdout.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR);
  });
  const ended = new Promise<GitOutput>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(startFailure(error)));
    child.once('close', (code, signalName) => {
      if (size > MAX_STDOUT) reject(new PublishError('git-failed', 'Git printed more than can be right; nothing was published.'));
      else if (code !== null) resolve({ code, stdout: Buffer.concat(stdout), stderr: withoutCredentials(stderr) });
      else if (signalName === 'SIGPIPE') resolve({ code: 141, stdout: Buffer.concat(stdout), stderr });
      else reject(interrupted(new Error(`git was ended by ${signalName}: ${withoutCredentials(stderr)}`)));
    });
  });
  await Promise.all([feed(child, input), ended.catch(() => undefined)]);
  return await ended;
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
  LC_ALL: 'C',
  // glibc gives the memory of every compressed object back to the system and asks for it again: half of the time of an import.
  MALLOC_TRIM_THRESHOLD_: String(256 << 20),
  MALLOC_TOP_PAD_: String(32 << 20),
});

function startFailure(error: NodeJS.ErrnoException): Error {
  if (error.name === 'AbortError') return interrupted(error);
  const message = 'Git cannot be run: install Git 2.31 or newer and have it on the PATH.';
  return error.code === 'ENOENT' || error.code === 'EACCES' ? new PublishError('git-missing', message, { cause: error }) : error;
}

const interrupted = (cause?: unknown): PublishError =>
  new PublishError('interrupted', 'The publish was interrupted; run it again.', cause === undefined ? undefined : { cause });
