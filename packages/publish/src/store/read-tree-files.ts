import { isUtf8 } from 'node:buffer';
import { PublishError } from '../failures/publish-error.ts';
import type { HashedTree } from '../plan/hashed-tree.ts';
import { METADATA_FILE } from '../plan/metadata-file.ts';
import type { PublishedBranch } from '../plan/published-branch.ts';
import { FOLDER_MODE, treeEntries } from '../plan/tree-object.ts';
import type { ObjectStore } from './object-store.ts';
import { readObjects } from './read-objects.ts';

/** What stands in a tree. */
interface TreeFiles {
  readonly files: PublishedBranch['files'];
  /** Paths that are not UTF-8, escaped. */
  readonly unreadable: readonly string[];
}

/** The files of a tree, without the metadata file. Of a folder that `known` has too, nothing is read: they are the files of `known`. */
export async function readTreeFiles(store: ObjectStore, root: string, known?: HashedTree): Promise<TreeFiles> {
  const files = new Map<string, { mode: string; id: string }>();
  const unreadable: string[] = [];
  const same = new Set<string>();
  let size = 0;
  for (let folders: readonly Folder[] = [{ path: NO_PATH, id: root }]; folders.length > 0; ) {
    const objects = await readObjects(store, [...new Set(folders.map(({ id }) => id))], ['tree']);
    const below: Folder[] = [];
    for (const { path, id } of folders) {
      const content = objects.get(id) ?? NO_PATH;
      const entries = treeEntries(content);
      if ((entries.at(-1)?.end ?? 0) !== content.length)
        throw new PublishError('git-failed', `The remote has a damaged tree ${id}: run \`git fsck\` there.`);
      for (const entry of entries) {
        const place = path.length === 0 ? entry.name : Buffer.concat([path, SLASH, entry.name]);
        size += place.length + OVERHEAD;
        if (size > MOST_BYTES) throw tooLarge();
        const text = isUtf8(place) ? place.toString('utf8') : undefined;
        if (entry.mode === FOLDER_MODE && text !== undefined && known?.folders.get(text) === entry.id) same.add(text);
        else if (entry.mode === FOLDER_MODE) below.push({ path: place, id: entry.id });
        else if (text === undefined) unreadable.push(escaped(place));
        else if (text !== METADATA_FILE) files.set(text, { mode: entry.mode, id: entry.id });
      }
    }
    folders = below;
  }
  if (known !== undefined && same.size > 0) addFilesOf(known, same, files);
  return { files, unreadable };
}

interface Folder {
  readonly path: Buffer;
  readonly id: string;
}

/** All files of `known` below `folders`. */
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

/** Some 400,000 files: a tree that holds itself many times over grows without end. */
const MOST_BYTES = 64 * 2 ** 20;
/** Of an entry, beside its path. */
const OVERHEAD = 60;

const tooLarge = (): PublishError =>
  new PublishError('remote-too-large', `The remote has a tree of more files than Slipway reads (${MOST_BYTES / 2 ** 20} MiB of names).`);

const escaped = (bytes: Buffer): string =>
  [...bytes].map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');
