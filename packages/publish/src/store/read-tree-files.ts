import { isUtf8 } from 'node:buffer';
import { PublishError } from '../failures/publish-error.ts';
import type { HashedTree } from '../plan/hashed-tree.ts';
import { METADATA_FILE } from '../plan/metadata-file.ts';
import type { PublishedBranch } from '../plan/published-branch.ts';
import { FOLDER_MODE, type TreeEntry, treeEntries } from '../plan/tree-object.ts';
import type { ObjectStore } from './object-store.ts';
import { readObjects } from './read-objects.ts';

/** The content of a tree. */
interface TreeFiles {
  readonly files: PublishedBranch['files'];
  /** Paths that are not UTF-8, escaped. */
  readonly unreadable: readonly string[];
}

/** Reads the files of a tree, without the metadata file. Folders that `known` also has are not read: their files are those of `known`. */
export async function readTreeFiles(store: ObjectStore, root: string, known?: HashedTree): Promise<TreeFiles> {
  const found: Found = { files: new Map(), unreadable: [], same: new Set(), size: 0 };
  for (let folders: readonly Folder[] = [{ path: NO_PATH, id: root }]; folders.length > 0; ) {
    const objects = await readObjects(store, [...new Set(folders.map(({ id }) => id))], ['tree']);
    const below: Folder[] = [];
    for (const folder of folders)
      for (const entry of entriesOf(folder, objects.get(folder.id) ?? NO_PATH)) {
        const subfolder = addEntry(found, folder, entry, known);
        if (subfolder !== undefined) below.push(subfolder);
      }
    folders = below;
  }
  if (known !== undefined && found.same.size > 0) addFilesOf(known, found.same, found.files);
  return { files: found.files, unreadable: found.unreadable };
}

interface Folder {
  readonly path: Buffer;
  readonly id: string;
}

/** The part of a tree that is read. */
interface Found {
  readonly files: Map<string, { mode: string; id: string }>;
  readonly unreadable: string[];
  /** Folders that the known tree has with the same id. */
  readonly same: Set<string>;
  /** Bytes that the entries take in memory. */
  size: number;
}

/** Returns the entries of a folder. Throws a PublishError if its object is damaged. */
function entriesOf({ id }: Folder, content: Buffer): readonly TreeEntry[] {
  const entries = treeEntries(content);
  if ((entries.at(-1)?.end ?? 0) === content.length) return entries;
  throw new PublishError('git-failed', `The remote has a damaged tree ${id}: run \`git fsck\` there.`);
}

/** Adds an entry to `found`. Returns it if it is a folder that must be read. */
function addEntry(found: Found, folder: Folder, { mode, name, id }: TreeEntry, known: HashedTree | undefined): Folder | undefined {
  const path = folder.path.length === 0 ? name : Buffer.concat([folder.path, SLASH, name]);
  found.size += path.length + OVERHEAD;
  if (found.size > MAX_BYTES) throw tooLarge();
  const text = isUtf8(path) ? path.toString('utf8') : undefined;
  if (mode === FOLDER_MODE) {
    if (text === undefined || known?.folders.get(text) !== id) return { path, id };
    found.same.add(text);
  } else if (text === undefined) found.unreadable.push(escaped(path));
  else if (text !== METADATA_FILE) found.files.set(text, { mode, id });
  return undefined;
}

/** Adds all files of `known` below `folders`. */
function addFilesOf(known: HashedTree, folders: ReadonlySet<string>, files: Map<string, { mode: string; id: string }>): void {
  const within = new Map<string, boolean>([['', false]]);
  const isWithin = (folder: string): boolean => {
    const found = within.get(folder) ?? (folders.has(folder) || isWithin(folder.slice(0, Math.max(0, folder.lastIndexOf('/')))));
    within.set(folder, found);
    return found;
  };
  for (const [path, id] of known.ids)
    if (isWithin(path.slice(0, Math.max(0, path.lastIndexOf('/'))))) files.set(path, { mode: FILE_MODE, id });
}

const FILE_MODE = '100644';
const NO_PATH = Buffer.alloc(0);
const SLASH = Buffer.from('/');

/** Memory of about 400,000 files. This is the only limit of a tree that contains another tree many times. */
const MAX_BYTES = 64 * 2 ** 20;
/** Bytes of an entry, in addition to its path. */
const OVERHEAD = 60;

const tooLarge = (): PublishError =>
  new PublishError('remote-too-large', `The remote has a tree of more files than Slipway reads (${MAX_BYTES / 2 ** 20} MiB of names).`);

const escaped = (bytes: Buffer): string =>
  [...bytes].map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');
