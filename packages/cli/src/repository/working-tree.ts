import { dirname, join, sep } from 'node:path';
import type { FolderTree } from '@slipway/flux-build';
import { entryAt, gitRoot } from './git-root.ts';
import { localGit } from './local-git.ts';

/**
 * Returns the files of a checkout that a commit of all changes would contain: no submodules, and no files that Git ignores. Git runs
 * once, and only if there is a `.gitignore`.
 */
export function workingTree(tree: FolderTree, root: string): FolderTree {
  const submodules = new Set(submodulePaths(tree.read('.gitmodules') ?? ''));
  let ignored: ReadonlySet<string> | undefined;
  const governed = new Map<string, boolean>();
  const isGoverned = (folder: string): boolean => {
    let known = governed.get(folder);
    if (known === undefined) {
      known = tree.list(folder)?.some(({ name }) => name === '.gitignore') === true || (folder !== '' && isGoverned(parentOf(folder)));
      governed.set(folder, known);
    }
    return known;
  };
  /** Whether a folder has no ignored entries and no submodules. Most files are in such a folder. */
  const isPlain = (folder: string): boolean => submodules.size === 0 && !isGoverned(folder);
  const reasons = new Map<string, string | undefined>([['', undefined]]);
  const whyAbsent = (path: string): string | undefined => {
    if (path.length > MAX_PATH) return undefined; // `tree` does not have it
    const folder = parentOf(path);
    if (path !== '' && isPlain(folder)) return whyAbsent(folder);
    if (!reasons.has(path)) reasons.set(path, ownReason(path) ?? whyAbsent(folder));
    return reasons.get(path);
  };
  const ownReason = (path: string): string | undefined => {
    if (submodules.has(path)) return 'is a submodule, which is not read';
    if (!isGoverned(parentOf(path))) return undefined;
    ignored ??= ignoredPaths(root);
    return ignored.has(path) ? 'is ignored by Git' : undefined;
  };
  const isPresent = (path: string): boolean => whyAbsent(path) === undefined;
  const lists = new Map<string, ReturnType<FolderTree['list']>>();
  const list = (folder: string): ReturnType<FolderTree['list']> => {
    if (!isPresent(folder)) return undefined;
    const entries = tree.list(folder);
    return entries === undefined || isPlain(folder)
      ? entries
      : entries.filter(({ name }) => isPresent(folder === '' ? name : `${folder}/${name}`));
  };
  return {
    ...tree,
    read: (path) => (isPresent(path) ? tree.read(path) : undefined),
    bytes: (path) => (isPresent(path) ? tree.bytes?.(path) : undefined),
    list(folder) {
      if (!lists.has(folder)) lists.set(folder, list(folder));
      return lists.get(folder);
    },
    absence: (path) => whyAbsent(path) ?? tree.absence?.(path),
    unreadable: () => tree.unreadable().filter(({ path }) => isPresent(path)),
    leftOut: () => tree.leftOut().filter(isPresent),
  };
}

/** Characters. The system opens no longer path. Fields such as `spec.path` can have any number of folders. */
const MAX_PATH = 4096;

/** Returns the values of `path = ...` in the text of a .gitmodules. */
const submodulePaths = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    const path = at >= 0 && line.slice(0, at).trim() === 'path' ? line.slice(at + 1).trim() : '';
    return path === '' ? [] : [path];
  });

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * Returns a function that returns whether Git ignores a file or a folder, by its absolute path. For a folder, it is about the folder
 * itself, not its content. Git runs once, when a folder with a `.gitignore` is reached.
 */
export function ignoredByGit(folder: string): (path: string) => boolean {
  const root = gitRoot(folder);
  if (root === undefined) return () => false;
  let ignored: ReadonlySet<string> | undefined;
  const governed = new Map<string, boolean>();
  const isGoverned = (path: string): boolean => {
    let known = governed.get(path);
    if (known === undefined) {
      known = entryAt(join(path, '.gitignore')) !== undefined || (path !== root && isGoverned(dirname(path)));
      governed.set(path, known);
    }
    return known;
  };
  return (path) => {
    if (!path.startsWith(`${root}${sep}`) || !isGoverned(dirname(path))) return false;
    ignored ??= ignoredPaths(root);
    return ignored.has(path.slice(root.length + 1).replaceAll(sep, '/'));
  };
}

/** Returns files and folders, without a slash at the end. Empty if Git fails. */
function ignoredPaths(root: string): ReadonlySet<string> {
  try {
    const listing = localGit(root).run(['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']).toString('utf8');
    return new Set(listing.split('\0').map((path) => path.replace(/\/$/, '')));
  } catch {
    return new Set();
  }
}
