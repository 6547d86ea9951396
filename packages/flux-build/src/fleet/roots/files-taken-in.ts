import { posix } from 'node:path';
import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';
import { readKustomization } from '../../kustomize/config/kustomization.ts';
import { rethrowLimit } from '../../spending.ts';

/**
 * Which of these folders take a file in by way of kustomization files, each its own and those that it leads to. Of a file that more than
 * two take in, only two are known: that is enough to know whether one other than a certain one does.
 */
export function takersOf(tree: FileTree, folders: Iterable<string>): (file: string) => ReadonlySet<string> {
  const takers = new Map<string, Set<string>>();
  const waiting: string[] = [];
  const reach = (path: string, from: string): void => {
    const known = takers.get(path) ?? new Set<string>();
    takers.set(path, known);
    if (known.has(from) || known.size === 2) return;
    known.add(from);
    waiting.push(path);
  };
  const listed = new Map<string, readonly string[]>();
  const pathsIn = (folder: string): readonly string[] => {
    const known = listed.get(folder) ?? (tree.list(folder) === undefined ? [] : pathsListed(tree, folder));
    listed.set(folder, known);
    return known;
  };
  for (const folder of new Set(folders)) for (const path of pathsIn(folder)) reach(path, folder);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const each of pathsIn(path)) for (const from of takers.get(path) ?? []) reach(each, from);
  }
  return (file) => takers.get(file) ?? NOBODY;
}

const NOBODY: ReadonlySet<string> = new Set();

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
