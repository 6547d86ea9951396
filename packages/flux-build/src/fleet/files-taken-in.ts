import { posix } from 'node:path';
import type { FileTree } from '../file-tree.ts';
import { findKustomizationFile } from '../generator/kustomization-file.ts';
import { readKustomization } from '../kustomize/config/kustomization.ts';
import { rethrowLimit } from '../spending.ts';

/** The files of this tree that the kustomization file of a folder takes in, by way of others too; none where it has none. */
export function filesTakenIn(tree: FileTree, folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  const folders = new Set([folder]);
  for (const each of folders) {
    for (const path of pathsListed(tree, each)) (tree.list(path) === undefined ? files : folders).add(path);
  }
  return files;
}

/** From the root of the tree on. */
function pathsListed(tree: FileTree, folder: string): readonly string[] {
  const entries = entriesOf(tree, findKustomizationFile(tree, folder));
  const paths = entries.filter((entry) => !entry.includes('://')).map((entry) => posix.join('/', folder, entry).slice(1));
  return paths.map((path) => path.replace(/\/$/, ''));
}

/** Nothing of a file that cannot be read: whoever builds it says so. */
function entriesOf(tree: FileTree, file: string | undefined): readonly string[] {
  if (file === undefined) return [];
  try {
    const { resources = [], components = [] } = readKustomization(tree.read(file) ?? '', file);
    return [...resources, ...components];
  } catch (error) {
    rethrowLimit(error);
    return [];
  }
}
