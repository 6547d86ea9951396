import { lstatSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the folder of the Git checkout of `path`, or `path` itself without a checkout. Nothing above it has an effect. */
export function topFolder(path: string): string {
  return gitRoot(path) ?? path;
}

/** Returns the nearest folder at or above `path` that is a Git checkout. */
export function gitRoot(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (isCheckout(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether a folder has a `.git` of its own: a folder, or the file of a linked work tree or submodule. Git makes no links. */
export function isCheckout(folder: string): boolean {
  const stat = entryAt(join(folder, '.git'));
  return stat !== undefined && (stat.isDirectory() || stat.isFile());
}

/**
 * Returns whether a folder is a Git repository without a work tree. Checks what Git itself checks (`is_git_directory` in its setup.c). The
 * settings must not be a link, a pipe or a device, which Git would read to the end.
 */
export const isBareRepository = (path: string): boolean =>
  !isCheckout(path) &&
  entryAt(join(path, 'HEAD'))?.isFile() === true &&
  entryAt(join(path, 'config'))?.isFile() !== false &&
  ['objects', 'refs'].every((name) => entryAt(join(path, name))?.isDirectory() === true);

/** Returns the entry at a path, without following a link; undefined if it does not exist or cannot be read. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // A part of the path is a file, or a folder without access
  }
}

/** Returns `path` and its parent folders, up to and including `top`. */
export function foldersUpTo(path: string, top: string): readonly string[] {
  const folders = [path];
  for (let folder = path; folder !== top && dirname(folder) !== folder; folder = dirname(folder)) folders.push(dirname(folder));
  return folders;
}
