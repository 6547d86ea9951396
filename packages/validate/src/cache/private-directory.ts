import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readSync, type Stats } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/**
 * Returns whether `path` is a directory, not a link, whose owner is the user of this process, and to which no other user may write. A file
 * of any other directory could be written by another user. The same rules hold for root. On a system without users, each directory is
 * accepted.
 */
export function isPrivateDirectory(path: string): boolean {
  try {
    const stats = lstatSync(path);
    return stats.isDirectory() && isOwn(stats);
  } catch {
    return false; // nothing is there, or it may not be looked at
  }
}

/** Makes the directory, and those around it that do not exist, for the user alone; false when it cannot be made, or is not private. */
export function makePrivateDirectory(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return isPrivateDirectory(path);
  } catch {
    return false;
  }
}

/**
 * Reads a file in a private directory. Returns undefined when it does not exist, is not a regular file (a link, or a pipe, which would
 * block), is owned by another user, or has more than `limit` bytes.
 */
export const readPrivateFile = (path: string, limit: number): string | undefined => readPrivateBytes(path, limit)?.toString('utf8');

/** Does the same for a file that is not text. */
export function readPrivateBytes(path: string, limit: number): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(file);
    return stats.isFile() && stats.size <= limit && isOwn(stats) ? bytesOf(file, stats.size) : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Reads no more bytes than the file had when it was checked: it may grow meanwhile. */
function bytesOf(file: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  for (let read = -1; length < size && read !== 0; length += read) read = readSync(file, bytes, length, size - length, null);
  return bytes.subarray(0, length);
}

const WRITABLE_BY_OTHERS = 0o022;

const isOwn = ({ uid, mode }: Stats): boolean =>
  process.getuid === undefined || (uid === process.getuid() && (mode & WRITABLE_BY_OTHERS) === 0);

/**
 * Returns the folder of the cache: `$XDG_CACHE_HOME/slipway`, or below `~/.cache`. It is never a folder of the checked tree, since a
 * repository could contain verdicts.
 */
export function defaultCacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const cacheHome = environment.XDG_CACHE_HOME;
  return join(
    cacheHome && isAbsolute(cacheHome) ? cacheHome : join(environment.HOME || process.getBuiltinModule('node:os').homedir(), '.cache'),
    'slipway',
  );
}
