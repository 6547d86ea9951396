import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'slipway-tests-';
/** Bytes: twice the need of the largest suite. */
const ROOM = 4 * 2 ** 30;

/**
 * Returns the folder for temporary files of tests. They write hundreds of thousands, and a file in memory costs a fifth of one on a disk.
 * If Linux has enough memory, the folder is in memory, and is removed when this process ends. Otherwise, or if TMPDIR is set, it is that of
 * the system.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return tmpdir();
  for (const name of readdirSync(MEMORY)) if (isAbandoned(name)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`));
  chmodSync(folder, 0o755); // the mode of /tmp, for tests that run as another user
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Files in memory count as used memory. */
function hasRoom(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM;
  } catch {
    return false;
  }
}

/** Folders of killed processes. */
function isAbandoned(name: string): boolean {
  const [, pid] = name.startsWith(NAME) ? (/^(\d+)-/.exec(name.slice(NAME.length)) ?? []) : [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
