import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
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

function remoteUrls(root: string): readonly string[] {
  const config = join(root, '.git', 'config');
  if (!existsSync(config)) return [];
  return [...readFileSync(config, 'utf8').matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url = '']) => url);
}
