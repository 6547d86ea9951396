import { dirname, join, relative, resolve, sep } from 'node:path';
import { type FolderTree, type RootOptions, readFolder, repositoryRoot } from '@slipway/flux-build';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { usageFailure } from './failure.ts';
import { foldersUpTo, gitRoot, isCheckout, lookAt } from './git-root.ts';
import { linkInGivenPath } from './path-links.ts';

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
  return { root, tree, path: way, urls: remoteUrls(root) };
}

function startOf(path: string, cwd: string): string {
  const stat = lookAt(path);
  if (stat === undefined) throw usageFailure(`${path} does not exist.`);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link, which Flux does not follow: name the folder that it points at.`);
  return stat.isDirectory() ? path : dirname(path);
}

const fromTo = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/**
 * Whether a folder is a Git repository without a work tree: what Git itself looks for (`is_git_directory` in its setup.c), and no settings
 * that are a link, a pipe or a device, which Git would read to the end.
 */
export const isBareRepository = (path: string): boolean =>
  !isCheckout(path) &&
  lookAt(join(path, 'HEAD'))?.isFile() === true &&
  lookAt(join(path, 'config'))?.isFile() !== false &&
  ['objects', 'refs'].every((name) => lookAt(join(path, name))?.isDirectory() === true);

/** URLs of the remotes of the Git repository at `root`; none where there is no such. */
export const remoteUrls = (root: string): readonly string[] =>
  [...(readSmall(join(gitFolder(root), 'config')) ?? '').matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url = '']) => url);

/** Where Git keeps what all work trees share: `.git` is a file in those that were added, and in submodules. */
function gitFolder(root: string): string {
  const own = join(root, '.git');
  const stat = lookAt(own);
  if (stat === undefined) return root;
  const [, linked] = stat.isFile() ? (/^gitdir: (.+)$/m.exec(readSmall(own) ?? '') ?? []) : [];
  if (linked === undefined) return own;
  const folder = resolve(root, linked);
  const shared = readSmall(join(folder, 'commondir'));
  return shared === undefined ? folder : resolve(folder, shared.trim());
}

function readSmall(file: string): string | undefined {
  try {
    return readRegularFile(file, { limit: 2 ** 20 }).toString('utf8');
  } catch {
    return undefined; // what Git would not read has nothing to say
  }
}
