import type { FileTree, FolderEntry } from '../file-tree.ts';

/** The calls of a tree, with their results. */
export interface TreeAnswers {
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly folders: ReadonlyMap<string, readonly FolderEntry[] | undefined>;
  readonly bytes: ReadonlyMap<string, Uint8Array | undefined>;
  readonly absences: ReadonlyMap<string, string | undefined>;
}

/** The answers of a tree that was not read. */
export const NO_ANSWERS: TreeAnswers = { texts: new Map(), folders: new Map(), bytes: new Map(), absences: new Map() };

/** A tree that records all calls and results. */
export interface WatchedTree extends FileTree {
  readonly answers: TreeAnswers;
  /** Records answers that the same tree gave to another caller. */
  readonly take: (answers: TreeAnswers) => void;
}

export function watchedTree(tree: FileTree): WatchedTree {
  const texts = new Map<string, string | undefined>();
  const folders = new Map<string, readonly FolderEntry[] | undefined>();
  const bytes = new Map<string, Uint8Array | undefined>();
  const absences = new Map<string, string | undefined>();
  const { bytes: bytesOf, absence: absenceOf } = tree;
  return {
    answers: { texts, folders, bytes, absences },
    take(given) {
      for (const [path, text] of given.texts) texts.set(path, text);
      for (const [folder, entries] of given.folders) folders.set(folder, entries);
      for (const [path, found] of given.bytes) bytes.set(path, found);
      for (const [path, why] of given.absences) absences.set(path, why);
    },
    read(path) {
      const text = tree.read(path);
      texts.set(path, text);
      return text;
    },
    ...(absenceOf === undefined
      ? {}
      : {
          absence(path: string) {
            const why = absenceOf.call(tree, path);
            absences.set(path, why);
            return why;
          },
        }),
    ...(bytesOf === undefined
      ? {}
      : {
          bytes(path: string) {
            const found = bytesOf.call(tree, path);
            bytes.set(path, found);
            return found;
          },
        }),
    list(folder) {
      const entries = tree.list(folder);
      folders.set(folder, entries);
      return entries;
    },
  };
}

/** Whether another tree returns the same results. */
export function returnsSameResults(tree: FileTree, { texts, folders, bytes, absences }: TreeAnswers): boolean {
  for (const [folder, entries] of folders) if (!sameEntries(tree.list(folder), entries)) return false;
  for (const [path, text] of texts) if (tree.read(path) !== text) return false;
  for (const [path, found] of bytes) if (!sameBytes(tree.bytes?.(path), found)) return false;
  for (const [path, why] of absences) if (tree.absence?.(path) !== why) return false;
  return true;
}

const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0);

function sameEntries(a: readonly FolderEntry[] | undefined, b: readonly FolderEntry[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return a.every(({ name, kind }, index) => name === b[index]?.name && kind === b[index]?.kind);
}
