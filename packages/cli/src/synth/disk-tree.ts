import { type Dirent, lstatSync, readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentFailure } from '../report/failure.ts';
import { isBeingWritten } from '../repository/temporary-file.ts';

/** The files on disk below the prefixes of a package. All paths are relative to the root of the repository. */
export interface DiskTree {
  /** Regular files, without those that another run of the command is writing. */
  readonly files: ReadonlyMap<string, DiskFile>;
  /** Symbolic links at or below the prefixes, and above them inside the repository. */
  readonly links: readonly string[];
  /** Pipes, sockets and devices, which are never part of a tree. */
  readonly others: readonly string[];
  /** Folders with their own `.git`. Nothing below them is read. */
  readonly repositories: readonly string[];
}

interface DiskFile {
  readonly bytes: Buffer;
  /** Whether the owner may execute it, as Git stores it. */
  readonly executable: boolean;
}

/** Which files of a tree are read, by paths from the root of the repository. */
export interface WantedFiles {
  readonly owns: (file: string) => boolean;
  /** Whether a folder may contain such files. */
  readonly mayContain: (folder: string) => boolean;
}

/** Reads the `wanted` files below `prefixes`. Never follows a symbolic link. */
export async function readDiskTree(
  root: string,
  prefixes: readonly string[],
  wanted: WantedFiles = { owns: () => true, mayContain: () => true },
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
  const entries = sorted(await readdir(join(root, directory), { withFileTypes: true }).catch(ignoreMissing));
  if (entries.some(({ name }) => name === '.git')) {
    tree.repositories.push(directory);
    return;
  }
  for (const entry of entries) {
    const path = `${directory}/${entry.name}`;
    if (entry.isSymbolicLink()) tree.links.push(path);
    else if (entry.isDirectory()) {
      if (tree.wanted.mayContain(path)) await readDirectory(root, path, tree);
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
    ignoreMissing(error);
  }
}

/** Another run of the command may have removed it after its folder was read. */
function ignoreMissing(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return [];
}

const sorted = (entries: readonly Dirent[]): Dirent[] => [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
