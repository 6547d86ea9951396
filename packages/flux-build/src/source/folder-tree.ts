import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { onceForEach } from '@slipway/manifest';
import type { FileTree, FolderEntry } from '../file-tree.ts';
import { messageWithoutPath, readRegularFile, statRegularFile } from './regular-file.ts';

/** A file or folder that exists and could not be read. */
export interface UnreadablePath {
  readonly path: string;
  readonly why: string;
}

/** A folder of this machine as a tree. */
export interface FolderTree extends FileTree {
  /** Returns the text of a file that was read before; reads nothing. */
  readBefore(path: string): string | undefined;
  /** Returns the paths that could not be read so far. */
  unreadable(): readonly UnreadablePath[];
  /** Returns links, pipes, sockets and devices next to the listed files. No artifact contains them. */
  leftOut(): readonly string[];
}

/** Folders of a checkout that are in no commit. */
const NEVER_PUBLISHED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/**
 * A tree of a folder that is read on demand and cached. It has no symbolic links or devices, because source-controller leaves them out of
 * an artifact. It does not read files and folders again that are unchanged since `before` was read.
 */
export function readFolder(root: string, before?: FolderTree): FolderTree {
  const earlier = before === undefined ? undefined : MEMORIES.get(before);
  const memory: Memory = { texts: new Map(), folders: new Map(), stamps: new Map() };
  const { texts, folders, stamps } = memory;
  const problems = new Map<string, UnreadablePath>();
  const attempt = <Value>(path: string, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      problems.set(path, { path, why: failureReason(error) });
      return undefined;
    }
  };
  /** The state is read before the content, so that no later change is missed. */
  const isUnchanged = (path: string, stat: Stats): boolean => {
    const stamp = stampOf(stat);
    if (stamp !== undefined) stamps.set(path, stamp);
    return earlier !== undefined && sameStamp(stamp, earlier.stamps.get(path));
  };
  const readText = (path: string): string | undefined => {
    if (!isListed(path, 'file')) return undefined;
    return attempt(path, () => {
      const file = `${root}/${path}`;
      const known = earlier?.texts.get(path);
      if (known !== undefined && isUnchanged(path, statRegularFile(file))) return known;
      return readRegularFile(file, { onState: (state) => isUnchanged(path, state) }).toString('utf8');
    });
  };
  const list = (folder: string): readonly FolderEntry[] | undefined => {
    if (!folders.has(folder)) {
      folders.set(folder, isListed(folder, 'folder') ? attempt(folder, () => entriesOf(folder)) : undefined);
    }
    return folders.get(folder);
  };
  const entriesOf = (folder: string): readonly FolderEntry[] => {
    const path = join(root, folder);
    const isKnown = isUnchanged(`${folder}/`, statSync(path));
    return (isKnown ? earlier?.folders.get(folder) : undefined) ?? readEntries(path);
  };
  const isListed = (path: string, kind: FolderEntry['kind']): boolean => {
    if (path === '') return kind === 'folder';
    // No system opens such a path, and each of its folders would cost one more call.
    if (path.length > MAX_PATH_LENGTH) return false;
    const entries = list(parentOf(path));
    return entries !== undefined && kindsIn(entries).get(path.slice(path.lastIndexOf('/') + 1)) === kind;
  };
  const tree: FolderTree = {
    read(path) {
      if (!texts.has(path)) texts.set(path, readText(path));
      return texts.get(path);
    },
    readBefore: (path) => texts.get(path),
    bytes: (path) => (isListed(path, 'file') ? attempt(path, () => readRegularFile(`${root}/${path}`)) : undefined),
    list,
    absence: (path) => (problems.has(path) ? `cannot be read: ${problems.get(path)?.why}` : absenceAt(`${root}/${path}`)),
    unreadable: () => [...problems.values()],
    leftOut: () =>
      [...folders].flatMap(([folder, entries]) => (entries && LEFT_OUT.get(entries))?.map((name) => joined(folder, name)) ?? []),
  };
  MEMORIES.set(tree, memory);
  return tree;
}

/** The content that a tree has read, and the state of files and folders (which end in `/`) just before. */
interface Memory {
  readonly texts: Map<string, string | undefined>;
  readonly folders: Map<string, readonly FolderEntry[] | undefined>;
  readonly stamps: Map<string, Stamp>;
}

const MEMORIES = new WeakMap<FolderTree, Memory>();

type Stamp = Readonly<Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>>;

/**
 * Returns the state of a file; undefined after a very recent change, because the next one may have the same time: clocks of disks are
 * coarse.
 */
function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): Stamp | undefined {
  return Date.now() - Math.max(mtimeMs, ctimeMs) < COARSEST_CLOCK ? undefined : { ino, size, mtimeMs, ctimeMs };
}

/** In milliseconds: FAT has the coarsest clock. */
const COARSEST_CLOCK = 2000;

const sameStamp = (a: Stamp | undefined, b: Stamp | undefined): boolean =>
  a !== undefined && a.ino === b?.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs;

/** The most characters of a path (PATH_MAX of Linux). */
const MAX_PATH_LENGTH = 4096;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Names are sorted by bytes. ASCII names, which are most, need no conversion. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

const byName = (a: FolderEntry, b: FolderEntry): number =>
  isAscii(a.name) && isAscii(b.name) ? (a.name < b.name ? -1 : 1) : Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));

const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

function readEntries(path: string): readonly FolderEntry[] {
  const all = readdirSync(path, { withFileTypes: true });
  const entries = all
    .filter((entry) => entry.isFile() || (entry.isDirectory() && !NEVER_PUBLISHED.has(entry.name)))
    .map((entry): FolderEntry => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'folder' }))
    .sort(byName);
  const others = all.filter((entry) => !entry.isFile() && !entry.isDirectory()).map(({ name }) => name);
  if (others.length > 0) LEFT_OUT.set(entries, others.sort());
  return entries;
}

const kindsIn = onceForEach((entries: readonly FolderEntry[]) => new Map(entries.map(({ name, kind }) => [name, kind])));

/** Special files next to the entries of a folder. */
const LEFT_OUT = new WeakMap<readonly FolderEntry[], readonly string[]>();

function absenceAt(path: string): string | undefined {
  const stat = statIfExists(path);
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) return 'is a symbolic link, and artifacts have none';
  if (stat.isDirectory()) return NEVER_PUBLISHED.has(path.slice(path.lastIndexOf('/') + 1)) ? 'is never committed' : undefined;
  return stat.isFile() ? undefined : 'is not a regular file, and artifacts have nothing else';
}

/** Returns the state of a path; undefined for a path that no file can have: with a NUL, too long, below a file. */
function statIfExists(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const failureReason = (error: unknown): string => (error instanceof Error ? messageWithoutPath(error) : String(error));
