import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../processes/is-alive.ts';

/** How long a lock is waited for, and who hears of it. */
export interface LockOptions {
  /** Called once, with the process that has the lock, when this one has to wait. */
  readonly onWait?: (holder: number) => void;
  /** Milliseconds without a sign of life after which a lock is taken over. @default 60000 */
  readonly staleAfter?: number;
  /** Milliseconds between two looks at the lock of another. @default 500 */
  readonly every?: number;
}

/**
 * Runs `work` while no other process does, as far as `file` shows. A holder that died, or gave no sign of life for long,
 * loses the lock. In the rare race of two that take over, both work: the lock saves time, correctness must not rest on it.
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
      // Renamed first, so that of several who see it only one removes it.
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
