import { dirname, join, relative, sep } from 'node:path';
import {
  type FolderTree,
  pathBase,
  type RepositoryScan,
  type RootOptions,
  type ScanOptions,
  scanRepository,
  subTree,
} from '@slipway/flux-build';
import { usageFailure } from '../report/failure.ts';
import { entryAt, gitRoot, isCheckout } from '../repository/git-root.ts';
import { linkInGivenPath } from '../repository/path-links.ts';
import { gitRemotes, usualBranches } from '../repository/remotes.ts';
import { workingTree } from '../repository/working-tree.ts';

/** The repository around a path, as Flux reads it. */
export interface Repository {
  /** The folder that paths of Flux Kustomizations start from. */
  readonly root: string;
  /** The Git checkout or bare repository. Without one, the root. */
  readonly top: string;
  /** Path from the top to the root. */
  readonly base: string;
  readonly topTree: FolderTree;
  readonly tree: FolderTree;
  /** The result of the search in the tree, if the root is the top. */
  readonly scan: RepositoryScan;
  /** The given path, relative to the root; empty for the root. */
  readonly path: string;
  /** URLs of its Git remotes. */
  readonly urls: readonly string[];
  /** The branch that is checked out, and the default branches of its remotes. */
  readonly branches: readonly string[];
}

interface Around extends ScanOptions {
  /** Folder that a person names as the repository, around the path. @default found by what Flux Kustomizations name */
  readonly named?: string | undefined;
  /** Returns the settings for sources, given the folders that may be the repository. */
  readonly givenFor: (folders: readonly string[]) => NonNullable<RootOptions['given']>;
  /** Working directory of the command. */
  readonly cwd: string;
  /** Reads the folder of the repository. */
  readonly readTop: (folder: string) => FolderTree;
}

/**
 * Finds the repository of a path: the folder in the Git checkout in which the paths of Flux Kustomizations exist. Reads nothing above the
 * checkout, and without a checkout nothing above the path. A path that does not exist, or that leads through a link, is a usage Failure.
 */
export function findRepository(path: string, { named, cwd, readTop, ...reading }: Around): Repository {
  const start = startOf(path, cwd);
  const checkout = gitRoot(start);
  const top = checkout !== undefined && (named === undefined || isWithin(checkout, named)) ? checkout : (named ?? start);
  if (!isWithin(named ?? top, start)) throw usageFailure(`${path} is not in ${named}.`);
  const tree = isCheckout(top) ? workingTree(readTop(top), top) : readTop(top);
  return repositoryIn({ tree, top, path, named, ...reading });
}

/** The whole of a repository, and a path in it. */
interface Whole extends Omit<Around, 'cwd' | 'readTop'> {
  readonly tree: FolderTree;
  readonly top: string;
  readonly path: string;
}

/** Returns a repository whose files are available. */
export function repositoryIn({ tree, top, path, named, givenFor, ...reading }: Whole): Repository {
  const way = fromTo(top, path);
  const scan = scanRepository(tree, reading);
  const base = named === undefined ? pathBase(scan, way, givenFor([top])) : fromTo(top, named);
  const root = join(top, base);
  const within = relative(root, path);
  return {
    root,
    top,
    base,
    topTree: tree,
    tree: subTree(tree, base),
    scan,
    path: within.startsWith('..') ? '' : within.split(sep).join('/'),
    urls: gitRemotes(top).map(({ url }) => url),
    branches: usualBranches(top),
  };
}

function startOf(path: string, cwd: string): string {
  const stat = entryAt(path);
  if (stat === undefined) throw usageFailure(`${path} does not exist.`);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link, which Flux does not follow: name the folder that it points at.`);
  return stat.isDirectory() ? path : dirname(path);
}

const isWithin = (folder: string, path: string): boolean => relative(folder, path).split(sep)[0] !== '..';

const fromTo = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');
