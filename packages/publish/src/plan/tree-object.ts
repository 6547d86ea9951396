import { hash } from 'node:crypto';

/** An entry of a tree object, and its position. */
export interface TreeEntry {
  /** `100644` of a file, `40000` of a folder. */
  readonly mode: string;
  readonly name: Buffer;
  /** 40 hex digits. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the id of a tree by its object. */
export const treeId = (content: Buffer): string => hash('sha1', Buffer.concat([Buffer.from(`tree ${content.length}\0`), content]));

/** Returns the entries in the order of a tree object, up to the first damage. */
export function treeEntries(content: Buffer): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let start = 0; start < content.length; ) {
    const space = content.indexOf(0x20, start);
    const zero = content.indexOf(0, space);
    const end = zero + 1 + ID_BYTES;
    if (space < 0 || zero < 0 || end > content.length) break;
    const mode = content.toString('latin1', start, space);
    entries.push({ mode, name: content.subarray(space + 1, zero), id: content.toString('hex', zero + 1, end), start, end });
    start = end;
  }
  return entries;
}

/** Adds a file to a tree object that does not have it. */
export function treeWithFile(content: Buffer, name: string, id: string): Buffer {
  const key = Buffer.from(name);
  const next = treeEntries(content).find((entry) => Buffer.compare(sortKey(entry), key) > 0);
  const start = next?.start ?? content.length;
  const entry = Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(id, 'hex')]);
  return Buffer.concat([content.subarray(0, start), entry, content.subarray(start)]);
}

/** Removes the entry of this name from a tree object, if it has one. */
export function treeWithout(content: Buffer, name: string): Buffer {
  const found = treeEntries(content).find((entry) => entry.name.equals(Buffer.from(name)));
  return found === undefined ? content : Buffer.concat([content.subarray(0, found.start), content.subarray(found.end)]);
}

/** Returns the sort key of Git: the bytes of the name, for a folder with a slash at the end. */
const sortKey = ({ mode, name }: TreeEntry): Buffer => (mode === FOLDER_MODE ? Buffer.concat([name, Buffer.from('/')]) : name);

export const FOLDER_MODE = '40000';
const ID_BYTES = 20;
