import type { Fields } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { objectValue } from '../kustomize/nodes/node-value.ts';
import { lookAtDocuments, type ParseCache } from '../kustomize/resources/make-resources.ts';
import { rethrowLimit } from '../spending.ts';

/** An object that stands in a file, as it is written. */
export interface WrittenObject {
  readonly object: Fields;
  readonly file: string;
  /** Number in the file, from 0. */
  readonly index: number;
}

/** Whether a text may hold what Flux is told to reconcile. */
export const mentionsFlux = (text: string | undefined): boolean =>
  text !== undefined && (text.includes('kustomize.toolkit.fluxcd.io') || text.includes('fluxcd.controlplane.io'));

/** YAML files at and below a path of the tree, in order. */
export function yamlFiles(tree: FileTree, path: string): readonly string[] {
  const entries = tree.list(path);
  if (entries === undefined) return /\.ya?ml$/.test(path) ? [path] : [];
  return entries.flatMap(({ name, kind }) => {
    const child = path === '' ? name : `${path}/${name}`;
    if (kind === 'folder') return yamlFiles(tree, child);
    return /\.ya?ml$/.test(name) ? [child] : [];
  });
}

/** The objects of a file; none of one that is no YAML of Kubernetes objects: whoever builds it will say so. */
export function writtenObjects(tree: FileTree, file: string, cache: ParseCache): readonly WrittenObject[] {
  const text = tree.read(file);
  if (text === undefined) return [];
  try {
    return lookAtDocuments(text, cache)
      .flatMap(({ node, index }) => (node.kind === 'map' ? [{ object: objectValue(node), file, index }] : []))
      .filter(({ object }) => typeof object.kind === 'string' && typeof object.apiVersion === 'string');
  } catch (error) {
    rethrowLimit(error);
    return [];
  }
}

/** The objects of a file, or of all YAML files below a folder. */
export const objectsBelow = (tree: FileTree, path: string, cache: ParseCache): readonly WrittenObject[] =>
  yamlFiles(tree, path).flatMap((file) => writtenObjects(tree, file, cache));
