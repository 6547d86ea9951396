import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { environmentFailure, type Failure } from '../report/failure.ts';
import { SKIPPED_FOLDERS } from '../repository/read-input.ts';

/** Changes of files on disk. */
export interface Changes {
  /**
   * Waits for a change. Returns the paths that changed since the last call, relative to the working directory. Returns an empty list
   * after the signal.
   */
  readonly next: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Watches files and everything below directories. Watches a path that does not exist until it is created. */
export async function changesBelow(paths: readonly string[], cwd: string, signal: AbortSignal): Promise<Changes> {
  const changed = new Set<string>();
  let change = expectChange();
  const watcher = watch([...paths], {
    cwd,
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true, // The check reports files that cannot be read
    ignored: (path) => SKIPPED_FOLDERS.has(basename(path)),
  });
  watcher.on('all', (_, path) => {
    changed.add(path);
    change.resolve();
  });
  watcher.on('error', (error) => change.reject(watchFailure(error)));
  const stop = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => stop.resolve());
  await Promise.race([once(watcher, 'ready'), change.promise, stop.promise]);
  return {
    next: async () => {
      if (!signal.aborted) await Promise.race([change.promise, stop.promise]);
      if (signal.aborted) return [];
      await untilQuiet(changed);
      const paths = [...changed].sort();
      changed.clear();
      change = expectChange();
      return paths;
    },
    close: () => watcher.close(),
  };
}

function expectChange(): PromiseWithResolvers<void> {
  const change = Promise.withResolvers<void>();
  change.promise.catch(() => {}); // The next call throws the error
  return change;
}

function watchFailure(error: unknown): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  const remedy =
    code === 'ENOSPC' || code === 'EMFILE' ? ' Name fewer files, or raise fs.inotify.max_user_watches and max_user_instances.' : '';
  return environmentFailure(`changes cannot be watched: ${message}.${remedy}`, error);
}

/** Waits until programs that write many files, or one file several times, have finished. */
async function untilQuiet(changed: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    await setTimeout(QUIET);
  }
}

/** Milliseconds. Too short to be noticed. */
const QUIET = 20;
