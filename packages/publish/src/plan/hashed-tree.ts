import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Files with the object ids that Git gives them, so that "nothing changed" is known without asking Git. */
export interface HashedTree {
  /** Id of the root tree, 40 hex digits. */
  readonly id: string;
  /** The object of the root tree, as Git has it. */
  readonly root: Buffer;
  /** Ids of files by path. */
  readonly ids: ReadonlyMap<string, string>;
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

/** The same, with pauses in which processes are waited for. */
export async function hashTreeMeanwhile(texts: ReadonlyMap<string, string>): Promise<HashedTree> {
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
  const content = folderContent(root);
  return { id: treeId(content), root: content, ids, texts };
}

/** Some milliseconds. */
const FILES_AT_ONCE = 256;

/** Id of a tree by its object. */
export const treeId = (content: Buffer): string => hash('sha1', Buffer.concat([Buffer.from(`tree ${content.length}\0`), content]));

/** Id of a file by its text. */
export function blobId(text: string): string {
  const object = text.length * MOST_BYTES > scratch.length - HEADER ? Buffer.allocUnsafe(text.length * MOST_BYTES + HEADER) : scratch;
  const size = object.write(text, HEADER);
  const header = `blob ${size}\0`;
  const start = HEADER - header.length;
  object.write(header, start, 'latin1');
  return hash('sha1', object.subarray(start, HEADER + size));
}

/** Room for what stands before the bytes of a file. */
const HEADER = 32;
/** Bytes of a UTF-16 unit in UTF-8, at most. */
const MOST_BYTES = 3;
/** For the files of a large tree, one after the other: a buffer for each would stay until the next collection. */
const scratch = Buffer.alloc(1 << 16);

/** A tree object with one more file, which it does not have. */
export function treeWithFile(content: Buffer, name: string, id: string): Buffer {
  const key = Buffer.from(name);
  const next = treeEntries(content).find((entry) => Buffer.compare(entry.key, key) > 0);
  const start = next?.start ?? content.length;
  const entry = Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(id, 'hex')]);
  return Buffer.concat([content.subarray(0, start), entry, content.subarray(start)]);
}

/** A tree object without the entry of this name, if it has one. */
export function treeWithout(content: Buffer, name: string): Buffer {
  const found = treeEntries(content).find((entry) => entry.name.equals(Buffer.from(name)));
  return found === undefined ? content : Buffer.concat([content.subarray(0, found.start), content.subarray(found.end)]);
}

/** Entries in the order of a tree object, with what Git sorts them by: a folder as if its name ended with a slash. */
function treeEntries(content: Buffer): readonly { name: Buffer; key: Buffer; start: number; end: number }[] {
  const entries = [];
  for (let start = 0; start < content.length; ) {
    const space = content.indexOf(0x20, start);
    const zero = content.indexOf(0, space);
    if (space < 0 || zero < 0) break;
    const name = content.subarray(space + 1, zero);
    const isFolder = content.subarray(start, space).equals(FOLDER_MODE);
    const end = zero + 1 + ID_BYTES;
    entries.push({ name, key: isFolder ? Buffer.concat([name, Buffer.from('/')]) : name, start, end });
    start = end;
  }
  return entries;
}

const FOLDER_MODE = Buffer.from('40000');
const ID_BYTES = 20;

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

function folderContent(folder: Folder): Buffer {
  const entries = [...folder].map(([name, entry]) => {
    const isFolder = entry instanceof Map;
    return {
      // Git sorts by bytes, a folder as if its name ended with a slash.
      key: Buffer.from(isFolder ? `${name}/` : name),
      head: Buffer.from(`${isFolder ? '40000' : '100644'} ${name}\0`),
      id: Buffer.from(isFolder ? treeId(folderContent(entry)) : entry, 'hex'),
    };
  });
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(entries.flatMap(({ head, id }) => [head, id]));
}
