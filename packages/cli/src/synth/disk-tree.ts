import { type Dirent, lstatSync, readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentFailure } from '../report/failure.ts';
import { isBeingWritten } from '../repository/temporary-file.ts';

/** The files on disk below the prefixes of a package. All paths are relative to the root of the repository. */
export interface DiskTree {
  /** Regular files; what another run of the command is writing at this moment is left out. */
  readonly files: ReadonlyMap<string, DiskFile>;
  /** Symbolic links at or below the prefixes, and above them inside the repository. */
  readonly links: readonly string[];
  /** Pipes, sockets, devices: never part of a tree. */
  readonly others: readonly string[];
  /** Folders with a `.git` of their own: nothing below them is looked at. */
  readonly repositories: readonly string[];
}

interface DiskFile {
  readonly bytes: Buffer;
  /** As Git sees it: its owner may execute it. */
  readonly executable: boolean;
}

/** What is read of a tree, by paths from the root of the repository. */
export interface WantedFiles {
  readonly owns: (file: string) => boolean;
  /** Whether a folder may have such files in it. */
  readonly looksInto: (folder: string) => boolean;
}

/** Reads what is `wanted` below `prefixes`; never follows a symbolic link. */
export async function readDiskTree(
  root: string,
  prefixes: readonly string[],
  wanted: WantedFiles = { owns: () => true, looksInto: () => true },
): Promise<DiskTree> {
  const tree: OpenTree = { wanted, files: new Map(), links: [], others: [], repositories: [] };
  for (const prefix of prefixes) {
    try {
      await readPrefix(root, prefix, tree);
    } catch (error) {
      throw environmentFailure(`${join(root, prefix)} cannot be read: ${(error as Error).message}`, error);
    }
  }
  return tree;
}

interface OpenTree {
  readonly wanted: WantedFiles;
  readonly files: Map<string, DiskFile>;
  readonly links: string[];
  readonly others: string[];
  readonly repositories: string[];
}

async function readPrefix(root: string, prefix: string, tree: OpenTree): Promise<void> {
  const segments = prefix.split('/');
  for (let depth = 1; depth <= segments.length; depth++) {
    const path = segments.slice(0, depth).join('/');
    const stat = await lstat(join(root, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (stat === undefined) return;
    if (stat.isSymbolicLink()) {
      if (!tree.links.includes(path)) tree.links.push(path);
      return;
    }
    if (!stat.isDirectory()) {
      addFile(root, path, tree);
      return;
    }
  }
  await readDirectory(root, prefix, tree);
}

async function readDirectory(root: string, directory: string, tree: OpenTree): Promise<void> {
  const entries = sorted(await readdir(join(root, directory), { withFileTypes: true }).catch(gone));
  if (entries.some(({ name }) => name === '.git')) {
    tree.repositories.push(directory);
    return;
  }
  for (const entry of entries) {
    const path = `${directory}/${entry.name}`;
    if (entry.isSymbolicLink()) tree.links.push(path);
    else if (entry.isDirectory()) {
      if (tree.wanted.looksInto(path)) await readDirectory(root, path, tree);
    } else if (!tree.wanted.owns(path)) continue;
    else if (!entry.isFile()) tree.others.push(path);
    else if (!isBeingWritten(entry.name)) addFile(root, path, tree);
  }
}

function addFile(root: string, path: string, tree: OpenTree): void {
  const file = join(root, path);
  try {
    tree.files.set(path, { bytes: readFileSync(file), executable: (lstatSync(file).mode & 0o100) !== 0 });
  } catch (error) {
    gone(error);
  }
}

/** Another run of the command may have removed it since its folder was read. */
function gone(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return [];
}

const sorted = (entries: readonly Dirent[]): Dirent[] => [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
