import type { Fields } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { decodedText } from '../kustomize/files/manifest-text.ts';
import { objectValue } from '../kustomize/nodes/node-value.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';
import { type ParseCache, sharedDocuments } from '../kustomize/resources/make-resources.ts';
import { rethrowLimit } from '../spending.ts';

/** An object in a file, before a build. */
export interface WrittenObject {
  readonly object: Fields;
  readonly file: string;
  /** Index in the file, from 0. */
  readonly index: number;
}

/** Returns the YAML files at and below a path of the tree, in order. */
export function yamlFiles(tree: FileTree, path: string): readonly string[] {
  const entries = tree.list(path);
  if (entries === undefined) return /\.ya?ml$/.test(path) ? [path] : [];
  return entries.flatMap(({ name, kind }) => {
    const child = path === '' ? name : `${path}/${name}`;
    if (kind === 'folder') return yamlFiles(tree, child);
    return /\.ya?ml$/.test(name) ? [child] : [];
  });
}

/** The objects of a file. */
export interface ReadObjects {
  readonly objects: readonly WrittenObject[];
  /** Set when not all documents are objects. A file that cannot be read at all has no objects. */
  readonly unread?: UnreadObjects;
}

/** Why documents of a file are not objects. The message may contain words of the file. */
export interface UnreadObjects {
  readonly reason: string;
  readonly message: string;
}

/** Returns the objects of a file of the tree. */
export function readObjects(tree: FileTree, file: string, cache: ParseCache): ReadObjects {
  const text = decodedText(tree, file);
  if (text === undefined) return { objects: [] };
  try {
    const documents = sharedDocuments(text, cache);
    const objects = documents
      .flatMap(({ node, index }) => (node.kind === 'map' ? [{ object: objectValue(node), file, index }] : []))
      .filter(({ object }) => typeof object.kind === 'string' && typeof object.apiVersion === 'string');
    return objects.length === documents.length ? { objects } : { objects, unread: NO_API_VERSION };
  } catch (error) {
    rethrowLimit(error);
    if (error instanceof Refusal) return { objects: [], unread: error.problem };
    return { objects: [], unread: { reason: 'not-yaml', message: error instanceof Error ? error.message : String(error) } };
  }
}

const NO_API_VERSION: UnreadObjects = { reason: 'missing-api-version', message: 'an object has no apiVersion' };

/** Returns the objects of a file. It returns none for a file that is not YAML of Kubernetes objects, which its build reports. */
export const writtenObjects = (tree: FileTree, file: string, cache: ParseCache): readonly WrittenObject[] =>
  readObjects(tree, file, cache).objects;
