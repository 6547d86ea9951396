import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readSync, type Stats } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/**
 * Returns whether `path` is a directory, not a link, that is owned by the user of this process and not writable for other users. Otherwise,
 * another user could write its files. The same rules apply to root. On a system without users, each directory is accepted.
 */
export function isPrivateDirectory(path: string): boolean {
  try {
    const stats = lstatSync(path);
    return stats.isDirectory() && isOwn(stats);
  } catch {
    return false; // it does not exist, or is not readable
  }
}

/** Creates the directory and its missing parents with access for the user only. Returns false if that fails, or if it is not private. */
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
 * block), has another owner, or has more than `limit` bytes.
 */
export const readPrivateFile = (path: string, limit: number): string | undefined => readPrivateBytes(path, limit)?.toString('utf8');

/** Does the same for a binary file. */
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

/** Reads at most as many bytes as the file had at the check, because it may grow meanwhile. */
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
 * Returns the folder of the cache: `$XDG_CACHE_HOME/slipway`, or below `~/.cache`. It is never a folder of the checked tree, because a
 * repository could contain forged verdicts.
 */
export function defaultCacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const cacheHome = environment.XDG_CACHE_HOME;
  return join(
    cacheHome && isAbsolute(cacheHome) ? cacheHome : join(environment.HOME || process.getBuiltinModule('node:os').homedir(), '.cache'),
    'slipway',
  );
}
