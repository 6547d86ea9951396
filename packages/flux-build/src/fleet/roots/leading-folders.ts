import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';

/**
 * Returns the folders whose kustomization files may lead to one of the files, by the words of their texts. A reference to a file, or to a
 * folder that may lead to one, ends with its name. Reading words costs a small part of reading YAML, and most folders need no more.
 */
export function leadingFolders(tree: FileTree, folders: readonly string[], files: Iterable<string>): readonly string[] {
  const byName = new Map<string, string[]>();
  const found = new Set<string>();
  for (const folder of folders) {
    const text = tree.read(findKustomizationFile(tree, folder) ?? '') ?? '';
    if (UNUSUAL.test(text)) found.add(folder);
    for (const name of new Set(lastParts(text))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [folder]);
      else others.push(folder);
    }
  }
  const asked = new Set<string>();
  const ask = (path: string): void => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (asked.has(name)) return;
    asked.add(name);
    for (const folder of byName.get(name) ?? []) found.add(folder);
  };
  for (const file of files) ask(file);
  for (const folder of found) ask(folder);
  return [...found];
}

/** References to folders above have no name; escapes, anchors and tags may hide one. */
const UNUSUAL = /(?:^|[\s'"/[,])\.\.?\/?(?:$|[\s'"\],])|[\\&*!]/m;

/** Yields the last part of each path. A space, a quote, a comma, a bracket or the end follows it. */
function* lastParts(text: string): Generator<string> {
  for (const { 0: found, 1: part = '', index } of text.matchAll(/([^\s/'",[\]{}]+)\/?/g))
    if (/^(?:$|[\s'",[\]{}])/.test(text.charAt(index + found.length))) yield part;
}
