import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Supervisor, startSupervisor } from '../processes/start-supervisor.ts';
import { withLock } from './build-lock.ts';
import { type ProgressOutput, showProgress } from './build-progress.ts';
import { findGo } from './find-go.ts';
import { isBuilt, programFile } from './program-cache.ts';
import { type ProgramName, programs } from './programs.ts';
import { GO_ENVIRONMENT, recipeOf } from './recipe.ts';

/** Options of a build. */
export interface EnsureOptions {
  /** @default process.env */
  readonly environment?: NodeJS.ProcessEnv;
  /** Where the progress of a build is shown. @default process.stderr */
  readonly output?: ProgressOutput;
}

/** A program failed to build. The message contains the output of Go. */
export class BuildError extends Error {
  override readonly name: string = 'BuildError';
}

/** Go could not download a module: this machine is offline, or its module proxy is not available. */
export class OfflineError extends BuildError {
  override readonly name = 'OfflineError';
}

/**
 * Returns the file of a program. Builds it with Go if this version is not built yet. Rejects with `NoGoError`, `OfflineError` or another
 * `BuildError`. Only one of several processes builds, and an interrupted build leaves no files.
 */
export async function ensureProgram(name: ProgramName, options: EnsureOptions = {}): Promise<string> {
  const { environment = process.env, output = process.stderr } = options;
  const file = programFile(name, environment);
  if (isBuilt(name, environment)) return file;
  await findGo(environment);
  const lock = join(dirname(dirname(file)), `${basename(dirname(file))}.lock`);
  const onWait = (holder: number): unknown => output.write(`lab: process ${holder} is building ${name}; waiting for it\n`);
  await withLock(lock, () => (isBuilt(name, environment) ? Promise.resolve() : build(name, file, environment, output)), { onWait });
  return file;
}

/** If this process is killed, the supervisor ends Go and removes the folder of the build. */
async function build(name: ProgramName, file: string, environment: NodeJS.ProcessEnv, output: ProgressOutput): Promise<void> {
  const progress = showProgress(`building ${name} ${programs[name].version} (once)`, output);
  const supervisor = await startSupervisor(join(dirname(dirname(file)), 'build-'));
  try {
    const recipe = recipeOf(name, programs[name]);
    for (const [path, text] of Object.entries(recipe.files)) await writeFile(join(supervisor.directory, path), text);
    await mkdir(join(supervisor.directory, 'out'));
    await runGo(supervisor, environment, ['mod', 'tidy']);
    await runGo(supervisor, environment, ['build', ...recipe.flags, '-o', join('out', name), recipe.package]);
    await chmod(join(supervisor.directory, 'out', name), 0o755);
    await moveIntoPlace(join(supervisor.directory, 'out'), name, file, environment);
    progress.end('done');
  } catch (error) {
    progress.end('failed');
    throw error;
  } finally {
    await supervisor.stop();
  }
}

async function runGo(supervisor: Supervisor, environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const log = join(supervisor.directory, 'go.log');
  const go = await supervisor.start({
    name: `go ${args.slice(0, 2).join(' ')}`,
    command: 'go',
    args,
    cwd: supervisor.directory,
    environment: { ...environment, ...GO_ENVIRONMENT },
    log,
    nice: 10,
  });
  const { code, signal } = await go.exited;
  if (code === 0) return;
  const said = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-20).join('\n');
  const Failure = UNREACHABLE.test(said) ? OfflineError : BuildError;
  throw new Failure(`\`go ${args.join(' ')}\` ended with ${code ?? signal}:\n${said}`);
}

/** Messages of Go's network library for an unreachable host. */
const UNREACHABLE = /dial tcp|no such host|proxyconnect|network is unreachable|TLS handshake timeout|module lookup disabled/;

/** Moves a complete folder into place. If another process has put one there first, that one is used. */
async function moveIntoPlace(built: string, name: ProgramName, file: string, environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await rename(built, dirname(file));
  } catch (error) {
    if (!isBuilt(name, environment)) throw error;
  }
}
