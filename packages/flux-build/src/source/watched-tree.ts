import type { FileTree, FolderEntry } from '../file-tree.ts';

/** What was asked of a tree, and what it answered. */
export interface TreeAnswers {
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly folders: ReadonlyMap<string, readonly FolderEntry[] | undefined>;
}

/** A tree that remembers what it is asked. */
export function watchedTree(tree: FileTree): FileTree & { readonly answers: TreeAnswers } {
  const texts = new Map<string, string | undefined>();
  const folders = new Map<string, readonly FolderEntry[] | undefined>();
  const read = (path: string): string | undefined => {
    const text = tree.read(path);
    texts.set(path, text);
    return text;
  };
  const { bytes, absence } = tree;
  return {
    answers: { texts, folders },
    read,
    ...(absence === undefined ? {} : { absence: (path: string) => absence.call(tree, path) }),
    ...(bytes === undefined
      ? {}
      : {
          bytes(path: string) {
            read(path);
            return bytes.call(tree, path);
          },
        }),
    list(folder) {
      const entries = tree.list(folder);
      folders.set(folder, entries);
      return entries;
    },
  };
}

/** Whether another tree answers the same. Bytes that are no text count as the text that they look like. */
export function answersAlike(tree: FileTree, { texts, folders }: TreeAnswers): boolean {
  for (const [folder, entries] of folders) if (!sameEntries(tree.list(folder), entries)) return false;
  for (const [path, text] of texts) if (tree.read(path) !== text) return false;
  return true;
}

function sameEntries(a: readonly FolderEntry[] | undefined, b: readonly FolderEntry[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return a.every(({ name, kind }, index) => name === b[index]?.name && kind === b[index]?.kind);
}
