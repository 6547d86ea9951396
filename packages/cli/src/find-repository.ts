import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type FolderTree, type RootOptions, readFolder, repositoryRoot } from '@slipway/flux-build';
import { usageFailure } from './failure.ts';

/** The repository around a path. */
export interface Repository {
  readonly root: string;
  readonly tree: FolderTree;
  /** From the root; empty for the root. */
  readonly path: string;
  /** URLs of its Git remotes. */
  readonly urls: readonly string[];
}

/**
 * The repository that a path is in: the checkout of Git, or the folder around it in which Flux Kustomizations find the folders that
 * they name. A path that is not there is a usage Failure.
 */
export function findRepository(path: string, reading: RootOptions): Repository {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw usageFailure(`${path} is not there.`);
  const start = stat.isDirectory() ? path : dirname(path);
  const folders = around(start);
  const trees = new Map(folders.map((folder) => [folder, readFolder(folder)] as const));
  const candidates = folders.map((folder) => ({ tree: trees.get(folder) as FolderTree, path: fromTo(folder, path), root: folder }));
  const found = repositoryRoot(candidates, reading);
  const { root, tree, path: way } = candidates.find((candidate) => candidate === found) ?? (candidates[0] as (typeof candidates)[number]);
  return { root, tree, path: way, urls: remoteUrls(root) };
}

const fromTo = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/** The folder and those around it, up to the checkout of Git; a few where there is none. */
function around(start: string): readonly string[] {
  const folders = [start];
  for (let folder = start; folders.length < MOST_FOLDERS && !existsSync(join(folder, '.git')); ) {
    const parent = dirname(folder);
    if (parent === folder || dirname(parent) === parent) break;
    folders.push(parent);
    folder = parent;
  }
  return folders;
}

const MOST_FOLDERS = 12;

/** Whether a folder is a Git repository without a work tree: what Git itself looks for (`is_git_directory` in its setup.c). */
export const isBareRepository = (path: string): boolean =>
  !existsSync(join(path, '.git')) && ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(path, name)));

/** URLs of the remotes of the Git repository at `root`; none where there is no such. */
export function remoteUrls(root: string): readonly string[] {
  const config = join(gitFolder(root), 'config');
  if (!existsSync(config)) return [];
  return [...readFileSync(config, 'utf8').matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url = '']) => url);
}

/** Where Git keeps what all work trees share: `.git` is a file in those that were added, and in submodules. */
function gitFolder(root: string): string {
  const own = join(root, '.git');
  const stat = statSync(own, { throwIfNoEntry: false });
  if (stat === undefined) return root;
  const [, linked] = stat.isFile() ? (/^gitdir: (.+)$/m.exec(readFileSync(own, 'utf8')) ?? []) : [];
  if (linked === undefined) return own;
  const folder = resolve(root, linked);
  const shared = join(folder, 'commondir');
  return existsSync(shared) ? resolve(folder, readFileSync(shared, 'utf8').trim()) : folder;
}
