import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { listYamlFiles } from './disk-tree.ts';
import { usageFailure } from './failure.ts';

/** Whether a PATH means standard input: `-`, and the names that the system has for it. */
export const isStdin = (path: string): boolean => ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'].includes(path);

/**
 * The files that `path` means, relative to `cwd` as they are printed: those below a directory, or the file itself. A pipe
 * may stand for a file (`<(helm template .)`); other special files, which may have no end, are a usage Failure.
 */
export function filesOf(path: string, cwd: string): string[] {
  const absolute = resolve(cwd, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat === undefined) {
    const isDangling = lstatSync(absolute, { throwIfNoEntry: false }) !== undefined;
    throw usageFailure(`${path} ${isDangling ? 'is a symbolic link that leads nowhere' : 'is not there'}.`);
  }
  if (stat.isDirectory()) return listYamlFiles(absolute).map((file) => relative(cwd, file));
  if (!stat.isFile() && !stat.isFIFO()) throw usageFailure(`${path} is ${kindOf(stat)}, not a file with YAML; standard input is called -.`);
  return [relative(cwd, absolute)];
}

/** The text of a file; one that cannot be read is a usage Failure. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const kindOf = (stat: Stats): string => (stat.isSocket() ? 'a socket' : stat.isBlockDevice() ? 'a block device' : 'a character device');
