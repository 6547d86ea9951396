import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../processes/is-alive.ts';

/** Options of a lock. */
export interface LockOptions {
  /** Called once if this process must wait, with the id of the process that has the lock. */
  readonly onWait?: (holder: number) => void;
  /** Milliseconds without activity after which a lock is taken over. @default 60000 */
  readonly staleAfter?: number;
  /** Milliseconds between two checks of another process's lock. @default 500 */
  readonly every?: number;
}

/**
 * Runs `work` while no other process does, by the lock `file`. A holder that ended, or was inactive for long, loses the lock. In rare
 * races of two that take over, both work: the lock saves time, and correctness does not depend on it.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const { staleAfter = 60_000 } = options;
  await mkdir(dirname(file), { recursive: true });
  await take(file, { ...options, staleAfter });
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), staleAfter / 4);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await holderOf(file)) === process.pid) await rm(file, { force: true });
  }
}

async function take(file: string, { onWait, staleAfter, every = 500 }: LockOptions & { readonly staleAfter: number }): Promise<void> {
  for (let waited = false; !(await created(file)); ) {
    const holder = await holderOf(file);
    if (await isAbandoned(file, holder, staleAfter)) {
      // Renamed first, so that only one of several processes removes it.
      const grave = `${file}.${process.pid}`;
      await rename(file, grave).then(
        () => rm(grave, { force: true }),
        () => {},
      );
      continue;
    }
    if (!waited && holder !== undefined) onWait?.(holder);
    waited = true;
    await sleep(every);
  }
}

async function created(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function holderOf(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return pid > 0 ? pid : undefined;
}

async function isAbandoned(file: string, holder: number | undefined, staleAfter: number): Promise<boolean> {
  if (holder !== undefined && !isAlive(holder)) return true;
  const touched = await stat(file).catch(() => undefined);
  return touched !== undefined && Date.now() - touched.mtimeMs > staleAfter;
}
