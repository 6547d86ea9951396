import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, type Stats } from 'node:fs';
import { dirname, relative, sep } from 'node:path';

/** The most bytes of a file that is read. The largest bundles of CRDs have about a third. */
export const LARGEST_FILE = 64 * 2 ** 20;

/** The reason why a file was not read. */
export class UnreadFile extends Error {
  override readonly name = 'UnreadFile';
  readonly code: 'link' | 'special' | 'too-large' | 'outside' | 'system';
  /** Size in bytes of a file that is too large. */
  readonly size: number | undefined;

  constructor(code: UnreadFile['code'], message: string, size?: number) {
    super(message);
    this.code = code;
    this.size = size;
  }
}

interface ReadOptions {
  /** Folder that must contain the file when all links in its path are followed. */
  readonly within?: string;
  /** @default LARGEST_FILE */
  readonly limit?: number;
  /** Receives the state of the file before it is read. */
  readonly onState?: (state: Stats) => void;
}

/**
 * Reads the bytes of a regular file; all files of a repository are opened here. It follows no symbolic link, does not block on pipes or
 * devices, and reads at most `limit` bytes, even if another file replaces it meanwhile. Throws an UnreadFile.
 */
export function readRegularFile(path: string, { within, limit = LARGEST_FILE, onState }: ReadOptions = {}): Buffer {
  return attempt(() => {
    statRegularFile(path, limit);
    if (within !== undefined) requireWithin(path, within);
    // Without O_NONBLOCK the opening of a pipe waits for a writer.
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY);
    try {
      const state = requireRegular(fstatSync(file), limit);
      onState?.(state);
      return readUpTo(file, state.size, limit);
    } finally {
      closeSync(file);
    }
  });
}

/** Returns the state of a file that `readRegularFile` would open. Throws an UnreadFile. */
export const statRegularFile = (path: string, limit = LARGEST_FILE): Stats => attempt(() => requireRegular(lstatSync(path), limit));

/** Whether a path, with all links followed, is a folder or is in it. Both must exist. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(realpathSync(folder), realpathSync(path));
  return way !== '..' && !way.startsWith(`..${sep}`);
}

function requireRegular(stat: Stats, limit: number): Stats {
  if (stat.isSymbolicLink()) throw new UnreadFile('link', 'it is a symbolic link');
  if (!stat.isFile()) throw new UnreadFile('special', stat.isDirectory() ? 'it is a directory' : 'it is not a regular file');
  if (stat.size > limit) throw tooLarge(stat.size, limit);
  return stat;
}

function requireWithin(path: string, folder: string): void {
  if (!isWithin(dirname(path), folder)) throw new UnreadFile('outside', `it is outside of ${folder}`);
}

/** On some file systems the size of a file is unknown before it is read: `size` is the reported size. */
function readUpTo(file: number, size: number, limit: number): Buffer {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const read = readSync(file, bytes, length, bytes.length - length, null);
    length += read;
    // A short read means the end of a regular file. So one read is enough for most files.
    if (read === 0 || (length === size && length < bytes.length)) return bytes.subarray(0, length);
    if (length > limit) throw tooLarge(length, limit);
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(Math.max(64 * 1024, length))]);
  }
}

const tooLarge = (size: number, limit: number): UnreadFile =>
  new UnreadFile('too-large', `it has ${size} bytes; at most ${limit} are read`, size);

function attempt<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadFile) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOOP') throw new UnreadFile('link', 'it is a symbolic link');
    throw new UnreadFile('system', messageWithoutPath(error as NodeJS.ErrnoException));
  }
}

/** Returns `ENOENT: no such file or directory` for `ENOENT: no such file or directory, open '/a/b'`. */
export const messageWithoutPath = ({ message, syscall }: NodeJS.ErrnoException): string =>
  syscall === undefined ? message : (message.split(`, ${syscall}`, 1)[0] ?? message);
