import { dirname, join, resolve } from 'node:path';
import { entryAt, foldersUpTo, topFolder } from '../repository/git-root.ts';
import { isStdin } from '../repository/read-input.ts';

/** The folder of a repository with the kinds of `slipway kinds add`. */
export const KIND_FOLDER = 'slipway-kinds';

/** The lock file: the content of the folder, and its sources. */
export const KIND_LOCK = 'kinds.lock.json';

/** Returns the absolute path of the nearest folder of kinds at or above `path`, within its Git checkout. Ignores a link. */
export function kindFolder(path: string): string | undefined {
  const start = entryAt(path)?.isDirectory() === false ? dirname(path) : path;
  return foldersUpTo(start, topFolder(start))
    .map((folder) => join(folder, KIND_FOLDER))
    .find((folder) => entryAt(folder)?.isDirectory() === true && entryAt(join(folder, KIND_LOCK))?.isFile() === true);
}

/** Returns the absolute folders of kinds of all `paths`, or of the working directory. */
export function kindFolders(cwd: string, paths: readonly string[]): readonly string[] {
  const starts = paths.filter((path) => !isStdin(path)).map((path) => resolve(cwd, path));
  return [...new Set((starts.length === 0 ? [cwd] : starts).flatMap((start) => kindFolder(start) ?? []))];
}
