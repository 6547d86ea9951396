import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { environmentFailure, type Failure } from '../report/failure.ts';
import { LEFT_ALONE } from '../repository/read-input.ts';

/** What happens on disk, as others do it. */
export interface Changes {
  /** The paths that were changed since the last call, relative to the working directory; waits for one. None when the signal came. */
  readonly next: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Looks at files and at all below directories from now on; of a path that does not exist, until it comes. */
export async function changesBelow(paths: readonly string[], cwd: string, signal: AbortSignal): Promise<Changes> {
  const changed = new Set<string>();
  let change = expectChange();
  const watcher = watch([...paths], {
    cwd,
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true, // what cannot be read is a finding of the check
    ignored: (path) => LEFT_ALONE.has(basename(path)),
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
  change.promise.catch(() => {}); // reported by the next call, which may come later
  return change;
}

function watchFailure(error: unknown): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  const remedy =
    code === 'ENOSPC' || code === 'EMFILE' ? ' Name fewer files, or raise fs.inotify.max_user_watches and max_user_instances.' : '';
  return environmentFailure(`changes cannot be watched: ${message}.${remedy}`, error);
}

/** Programs that write many files, or one file several times, get to the end. */
async function untilQuiet(changed: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    await setTimeout(QUIET);
  }
}

/** Milliseconds. No user notices them. */
const QUIET = 20;
