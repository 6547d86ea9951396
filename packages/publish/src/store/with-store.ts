import type { ChildProcess } from 'node:child_process';
import { type GitOptions, openGit, startGit } from '../git/git.ts';
import type { PublishRuntime } from '../git/publish-runtime.ts';
import { remoteLimits } from '../git/remote-limits.ts';
import type { Setting } from '../git/settings.ts';
import { findRemote, repositorySettings } from '../remote/find-remote.ts';
import { remoteEnvironment } from '../remote/remote-environment.ts';
import { withScratch } from '../remote/scratch.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** A repository and its remote. */
export interface StoreRequest {
  /** Root of the source repository; `.slipway/` in it has Slipway's own files. */
  readonly cwd: string;
  /** URL, path, or name of a remote of the repository at `cwd`. Default: the embedded repository `.slipway/fleet.git`. */
  readonly remote?: string;
  /** Base directory of `remote` if it is a relative path. Default `cwd`. */
  readonly remoteFrom?: string;
  /** Stops the run; it then throws `interrupted`. */
  readonly signal?: AbortSignal;
}

/**
 * Runs `work` with a private repository for the remote, which is removed afterwards, and the Git settings of the source repository. Throws a
 * PublishError if the remote does not exist.
 */
export async function withStore<T>(
  request: StoreRequest,
  runtime: PublishRuntime,
  work: (store: ObjectStore, settings: readonly Setting[]) => Promise<T>,
): Promise<T> {
  const { cwd, signal } = request;
  const limits = runtime.limits ?? remoteLimits(runtime.environment);
  const git = openGit(runtime.environment, signal, limits);
  const settings = await repositorySettings(git, cwd, runtime.environment.PATH ?? '');
  return await withScratch(cwd, async (scratch) => {
    const question = { cwd, wanted: request.remote, from: request.remoteFrom ?? cwd, settings };
    const remote = await findRemote(git, question, scratch);
    const environment = remoteEnvironment(settings, remote, runtime.environment);
    const start = (args: readonly string[], options: GitOptions): ChildProcess => startGit(args, options, runtime.environment, signal);
    const store = await openObjectStore(git, { remote, scratch, environment, limits, startGit: start });
    try {
      return await work(store, settings);
    } finally {
      await store.objects.close();
    }
  });
}
