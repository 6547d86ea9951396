import { rmSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileSystemError, PublishError } from '../failures/publish-error.ts';

/** Directory of Slipway's own files in a source repository; ignored by Git. */
export const slipwayDirectory = (cwd: string): string => join(cwd, '.slipway');

/**
 * Runs `work` with its own directory below `.slipway/tmp`, and removes the directory afterwards, also if the process exits before. It also
 * removes directories of killed runs: their name contains the process id.
 */
export async function withScratch<T>(cwd: string, work: (directory: string) => Promise<T>): Promise<T> {
  const parent = join(slipwayDirectory(cwd), 'tmp');
  const directory = await create(cwd, parent);
  if (open.size === 0) process.once('exit', removeOpen);
  open.add(directory);
  try {
    return await work(directory);
  } finally {
    await remove(directory);
    open.delete(directory);
    if (open.size === 0) process.off('exit', removeOpen);
  }
}

/** Directories of works in progress. One listener removes all of them, because Node warns about more than ten listeners. */
const open = new Set<string>();

function removeOpen(): void {
  for (const directory of open) rmSync(directory, { recursive: true, force: true });
}

async function create(cwd: string, parent: string): Promise<string> {
  try {
    for (const folder of [slipwayDirectory(cwd), parent]) await refuseLink(folder);
    await mkdir(parent, { recursive: true });
    // Hides the directory in the user's `git status` if .gitignore does not name it.
    await writeFile(join(slipwayDirectory(cwd), '.gitignore'), '*\n', { flag: 'wx' }).catch(unlessExists);
    await removeAbandoned(parent);
    return await mkdtemp(join(parent, `publish-${hostTag()}-${process.pid}-`));
  } catch (error) {
    throw fileSystemError(error, slipwayDirectory(cwd));
  }
}

/** Refuses a link: a clone may contain one, and what it leads to may be outside of the repository. */
async function refuseLink(folder: string): Promise<void> {
  const isLink = await lstat(folder).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (!isLink) return;
  throw new PublishError('cannot-write', `${folder} is a symbolic link, through which nothing is written. Remove the link.`);
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, host, pid] = /^publish-([^-]+)-(\d+)-/.exec(name) ?? [];
    if (host === undefined) continue;
    const path = join(parent, name);
    // A process id is only valid on its own machine. Elsewhere, and for reused ids, a directory expires after a day.
    const abandoned = (host === hostTag() && !isRunning(Number(pid))) || (await ageOf(path)) > 24 * 60 * 60 * 1000;
    if (abandoned) await remove(path);
  }
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

const hostTag = (): string => hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const ageOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
