import { dirname, relative, sep } from 'node:path';
import { type FolderTree, type RootOptions, readFolder, repositoryRoot } from '@slipway/flux-build';
import { foldersUpTo, gitRoot, lookAt } from '../files/git-root.ts';
import { linkInGivenPath } from '../files/path-links.ts';
import { gitRemotes } from '../git/remotes.ts';
import { usageFailure } from '../terminal/failure.ts';

/** The repository around a path. */
export interface Repository {
  readonly root: string;
  readonly tree: FolderTree;
  /** From the root; empty for the root. */
  readonly path: string;
  /** URLs of its Git remotes. */
  readonly urls: readonly string[];
}

interface Around extends RootOptions {
  /** Folder that a person names as the repository, around the path. @default the checkout of Git; without one, the path */
  readonly root?: string | undefined;
  /** Working directory of the command. */
  readonly cwd: string;
}

/**
 * The repository that a path is in: of the folders from the path to the checkout of Git around it, the one in which Flux Kustomizations
 * find the folders that they name. Nothing above is read. A path that does not exist, or leads through a link, is a usage Failure.
 */
export function findRepository(path: string, { root: named, cwd, ...reading }: Around): Repository {
  const start = startOf(path, cwd);
  const top = named ?? gitRoot(start) ?? start;
  if (relative(top, start).split(sep)[0] === '..') throw usageFailure(`${path} is not in ${top}.`);
  const folders = named === undefined ? foldersUpTo(start, top) : [top];
  const candidates = folders.map((folder) => ({ tree: readFolder(folder), path: fromTo(folder, path), root: folder }));
  const found = repositoryRoot(candidates, reading);
  const { root, tree, path: way } = candidates.find((candidate) => candidate === found) ?? (candidates[0] as (typeof candidates)[number]);
  return { root, tree, path: way, urls: gitRemotes(root).map(({ url }) => url) };
}

function startOf(path: string, cwd: string): string {
  const stat = lookAt(path);
  if (stat === undefined) throw usageFailure(`${path} does not exist.`);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link, which Flux does not follow: name the folder that it points at.`);
  return stat.isDirectory() ? path : dirname(path);
}

const fromTo = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');
