import { join, relative, resolve, sep } from 'node:path';
import { type FolderTree, readFolder } from '@slipway/flux-build';
import { usageFailure } from '../report/failure.ts';
import { entryAt, foldersUpTo, gitRoot, topFolder } from './git-root.ts';
import { commitId, localGit } from './local-git.ts';
import { readRevision } from './read-commit.ts';

/** Another state of a repository, whose settings are used. */
export interface RepositoryState {
  /** The name that the user gave: `origin/main`. */
  readonly name: string;
  /** Absolute folder of this repository. The tree has its earlier content. */
  readonly top: string;
  readonly tree: FolderTree;
}

/** Opens the state `from`: a directory, else a commit of the Git repository of `path`. Throws a usage Failure if it is neither. */
export function repositoryState(from: string, path: string, cwd: string): RepositoryState {
  requireOneMeaning(from, path, cwd);
  const folder = resolve(cwd, from);
  if (entryAt(folder)?.isDirectory() === true) {
    const top = topFolder(folder);
    return { name: relative(cwd, top) || '.', top: resolve(path, relative(folder, top)), tree: readFolder(top) };
  }
  const root = gitRoot(path);
  if (root === undefined)
    throw usageFailure(`There is no directory ${from}, and ${path} is in no Git repository with a commit of that name.`);
  return { name: from, top: root, tree: readRevision(root, from) };
}

/**
 * Throws a usage Failure when a state is both a path on disk and a commit of the repository around `path`. A pull request that adds a file
 * or folder called `main` would otherwise be compared with itself.
 */
export function requireOneMeaning(from: string, path: string, cwd: string): void {
  if (/^(?:\.{0,2}\/|\.{1,2}$)/.test(from) || entryAt(resolve(cwd, from)) === undefined) return;
  const root = gitRoot(path);
  if (root !== undefined && commitId(localGit(root), from) !== undefined)
    throw usageFailure(`${from} is a path and a commit: write ./${from} for the path, or the id of the commit.`);
}

/** Returns the text of a file in the state; undefined if it does not exist. */
export const textIn = (state: RepositoryState, path: string): string | undefined => state.tree.read(pathIn(state, path));

/** Returns the readable name of a file of the state. */
export const nameIn = (state: RepositoryState, path: string): string => `${state.name}:${pathIn(state, path)}`;

/** Returns the path of a file from the top of the state. */
export const pathIn = ({ top }: RepositoryState, path: string): string => relative(top, path).split(sep).join('/');

/** Returns the nearest folder at or above `path`, up to the top of the state, in which the state has one of these files. */
export const folderIn = (state: RepositoryState, path: string, names: readonly string[]): string | undefined =>
  foldersUpTo(path, state.top).find((folder) => names.some((name) => textIn(state, join(folder, name)) !== undefined));
