import { lstatSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the Git checkout around `path`, or `path` itself outside of one: nothing above it has a say. */
export function topFolder(path: string): string {
  return gitRoot(path) ?? path;
}

/** The nearest folder at or above `path` that is a Git checkout. */
export function gitRoot(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (isCheckout(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether a folder has a `.git` of its own: a folder, or the file of a linked work tree or submodule. Git makes no links. */
export function isCheckout(folder: string): boolean {
  const stat = lookAt(join(folder, '.git'));
  return stat !== undefined && (stat.isDirectory() || stat.isFile());
}

/**
 * Returns whether a folder is a Git repository without a work tree. Checks what Git itself checks (`is_git_directory` in its setup.c). The
 * settings must not be a link, a pipe or a device, which Git would read to the end.
 */
export const isBareRepository = (path: string): boolean =>
  !isCheckout(path) &&
  lookAt(join(path, 'HEAD'))?.isFile() === true &&
  lookAt(join(path, 'config'))?.isFile() !== false &&
  ['objects', 'refs'].every((name) => lookAt(join(path, name))?.isDirectory() === true);

/** What is at a path, which is not followed if it is a link; undefined for nothing, and for what cannot be looked at. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // below a file, or below a folder that may not be entered
  }
}

/** `path` and the folders around it, up to and with `top`. */
export function foldersUpTo(path: string, top: string): readonly string[] {
  const folders = [path];
  for (let folder = path; folder !== top && dirname(folder) !== folder; folder = dirname(folder)) folders.push(dirname(folder));
  return folders;
}
