import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { FileTree, FolderEntry } from '../file-tree.ts';

/** A file or folder that is there and could not be read. */
export interface UnreadablePath {
  readonly path: string;
  readonly why: string;
}

/** A folder of this machine as a tree. */
export interface FolderTree extends FileTree {
  /** What could not be read so far. */
  unreadable(): readonly UnreadablePath[];
}

/** Bytes of a file beyond which it is not read. Bundles of CRDs come near a third of it. */
const LARGEST_FILE = 64 * 2 ** 20;

/** Folders of a checkout that are in no commit. */
const NEVER_PUBLISHED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/**
 * What a folder holds, read when it is asked for and kept. Symbolic links, devices and the like are not there, as source-controller
 * leaves them out of an artifact. Files that have not changed since `before` was read are not read again.
 */
export function readFolder(root: string, before?: FolderTree): FolderTree {
  const texts = new Map<string, string | undefined>();
  const stamps = new Map<string, string>();
  const earlier = before === undefined ? undefined : MEMORIES.get(before);
  const folders = new Map<string, readonly FolderEntry[] | undefined>();
  const files = new Set<string>();
  const subfolders = new Set<string>(['']);
  const problems = new Map<string, UnreadablePath>();
  const tell = (path: string, why: string): undefined => {
    problems.set(path, { path, why });
  };
  const bytes = (path: string): Buffer | undefined => {
    if (!isListed(path)) return undefined;
    try {
      return readRegular(join(root, path), (stat) => stamps.set(path, stampOf(stat)));
    } catch (error) {
      return tell(path, whyNot(error));
    }
  };
  const unchanged = (path: string): string | undefined => {
    const stamp = earlier?.stamps.get(path);
    if (stamp === undefined || !isListed(path)) return undefined;
    const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (stat === undefined || stampOf(stat) !== stamp) return undefined;
    stamps.set(path, stamp);
    return earlier?.texts.get(path);
  };
  const list = (folder: string): readonly FolderEntry[] | undefined => {
    if (!folders.has(folder)) {
      if (folder !== '') list(parentOf(folder));
      folders.set(folder, subfolders.has(folder) ? entriesOf(folder) : undefined);
    }
    return folders.get(folder);
  };
  const entriesOf = (folder: string): readonly FolderEntry[] | undefined => {
    try {
      const entries = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() || (entry.isDirectory() && !NEVER_PUBLISHED.has(entry.name)))
        .map((entry): FolderEntry => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'folder' }))
        .sort(byName);
      for (const { name, kind } of entries) (kind === 'file' ? files : subfolders).add(joined(folder, name));
      return entries;
    } catch (error) {
      return tell(folder, whyNot(error));
    }
  };
  const isListed = (path: string): boolean => {
    list(parentOf(path));
    return files.has(path);
  };
  const tree: FolderTree = {
    read(path) {
      if (!texts.has(path)) texts.set(path, unchanged(path) ?? bytes(path)?.toString('utf8'));
      return texts.get(path);
    },
    bytes,
    list,
    unreadable: () => [...problems.values()],
  };
  MEMORIES.set(tree, { texts, stamps });
  return tree;
}

/** What trees have read, and the state of the files when they did. */
const MEMORIES = new WeakMap<
  FolderTree,
  { readonly texts: ReadonlyMap<string, string | undefined>; readonly stamps: ReadonlyMap<string, string> }
>();

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Bytes order names; those of ASCII, which are most, need none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

const byName = (a: FolderEntry, b: FolderEntry): number =>
  isAscii(a.name) && isAscii(b.name) ? (a.name < b.name ? -1 : 1) : Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));

const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Never follows a link, even one that takes the file's place between listing and reading. */
function readRegular(path: string, tellState: (stat: Stats) => void): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (stat.size > LARGEST_FILE) throw new Error(`it has ${stat.size} bytes; at most ${LARGEST_FILE} are read`);
    tellState(stat);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

const whyNot = (error: unknown): string => (error instanceof Error ? error.message.replace(/, (?:open|scandir) .*$/, '') : String(error));
