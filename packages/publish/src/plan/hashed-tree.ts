import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { FOLDER_MODE, treeId } from './tree-object.ts';

/** Files with their Git object ids, so that unchanged trees are detected without Git. */
export interface HashedTree {
  /** Id of the root tree, 40 hex digits. */
  readonly id: string;
  /** The object of the root tree, as Git has it. */
  readonly root: Buffer;
  /** Ids of files by path. */
  readonly ids: ReadonlyMap<string, string>;
  /** Ids of the trees of folders by path; without the root. */
  readonly folders: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

/** Hashes `texts` as Git does, every file with mode 100644. No path may be a file and a folder at once. */
export function hashTree(texts: ReadonlyMap<string, string>): HashedTree {
  const steps = hashing(texts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Hashes `texts`, with pauses in which the event loop runs. */
export async function hashTreeInBackground(texts: ReadonlyMap<string, string>): Promise<HashedTree> {
  const steps = hashing(texts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

function* hashing(texts: ReadonlyMap<string, string>): Generator<undefined, HashedTree> {
  const ids = new Map<string, string>();
  const root: Folder = new Map();
  for (const [path, text] of texts) {
    const id = blobId(text);
    ids.set(path, id);
    const segments = path.split('/');
    const name = segments.pop() ?? path;
    folderAt(root, segments).set(name, id);
    if (ids.size % FILES_AT_ONCE === 0) yield;
  }
  const folders = new Map<string, string>();
  const content = folderContent(root, '', folders);
  return { id: treeId(content), root: content, ids, folders, texts };
}

/** Files that are hashed between two pauses: a few milliseconds. */
const FILES_AT_ONCE = 256;

/** Returns the id of a file by its text. */
export function blobId(text: string): string {
  const object = text.length * MAX_BYTES > scratch.length - HEADER ? Buffer.allocUnsafe(text.length * MAX_BYTES + HEADER) : scratch;
  const size = object.write(text, HEADER);
  const header = `blob ${size}\0`;
  const start = HEADER - header.length;
  object.write(header, start, 'latin1');
  return hash('sha1', object.subarray(start, HEADER + size));
}

/** Bytes of the header before the content of a file. */
const HEADER = 32;
/** Bytes of a UTF-16 unit in UTF-8, at most. */
const MAX_BYTES = 3;
/** Shared by all files of a tree. A buffer for each file would use memory until the next garbage collection. */
const scratch = Buffer.alloc(1 << 16);

type Folder = Map<string, string | Folder>;

function folderAt(root: Folder, segments: readonly string[]): Folder {
  let folder = root;
  for (const segment of segments) {
    const found = folder.get(segment);
    const next: Folder = found instanceof Map ? found : new Map();
    if (next !== found) folder.set(segment, next);
    folder = next;
  }
  return folder;
}

/** Returns the tree object of a folder; ids of the folders below it are added to `folders`. `prefix` is its path, with a slash at the end. */
function folderContent(folder: Folder, prefix: string, folders: Map<string, string>): Buffer {
  const idOf = (name: string, below: Folder): string => {
    const id = treeId(folderContent(below, `${prefix}${name}/`, folders));
    folders.set(prefix + name, id);
    return id;
  };
  const entries = [...folder].map(([name, entry]) => {
    const isFolder = entry instanceof Map;
    return {
      // Git sorts by bytes, a folder as if its name ended with a slash.
      key: Buffer.from(isFolder ? `${name}/` : name),
      head: Buffer.from(`${isFolder ? FOLDER_MODE : '100644'} ${name}\0`),
      id: Buffer.from(isFolder ? idOf(name, entry) : entry, 'hex'),
    };
  });
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(entries.flatMap(({ head, id }) => [head, id]));
}
