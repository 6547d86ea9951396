import { dirname, join, resolve } from 'node:path';
import { foldersUpTo, lookAt, topFolder } from '../repository/git-root.ts';
import { isStdin } from '../repository/read-input.ts';

/** The folder of a repository with the kinds that `slipway kinds add` put there. */
export const KIND_FOLDER = 'slipway-kinds';

/** What is in the folder, and where it is from. */
export const KIND_LOCK = 'kinds.lock.json';

/** Returns the absolute path of the nearest folder of kinds at or above `path`, within its Git checkout. Ignores a link. */
export function kindFolder(path: string): string | undefined {
  const start = lookAt(path)?.isDirectory() === false ? dirname(path) : path;
  return foldersUpTo(start, topFolder(start))
    .map((folder) => join(folder, KIND_FOLDER))
    .find((folder) => lookAt(folder)?.isDirectory() === true && lookAt(join(folder, KIND_LOCK))?.isFile() === true);
}

/** The folders of kinds of all `paths`, or of the working directory; absolute. */
export function kindFolders(cwd: string, paths: readonly string[]): readonly string[] {
  const starts = paths.filter((path) => !isStdin(path)).map((path) => resolve(cwd, path));
  return [...new Set((starts.length === 0 ? [cwd] : starts).flatMap((start) => kindFolder(start) ?? []))];
}
