import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worldFailure } from './failure.ts';

/** What stands on disk below the prefixes of a package; all paths from the root of the repository. */
export interface DiskTree {
  /** Regular files with their bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Symbolic links at or below the prefixes, and above them inside the repository. */
  readonly links: readonly string[];
  /** Pipes, sockets, devices: never part of a tree. */
  readonly others: readonly string[];
}

/** Reads everything below `prefixes`; never follows a symbolic link. */
export async function readDiskTree(root: string, prefixes: readonly string[]): Promise<DiskTree> {
  const tree = { files: new Map<string, Buffer>(), links: [] as string[], others: [] as string[] };
  for (const prefix of prefixes) {
    try {
      await readPrefix(root, prefix, tree);
    } catch (error) {
      throw worldFailure(`${join(root, prefix)} cannot be read: ${(error as Error).message}`, error);
    }
  }
  return tree;
}

interface OpenTree {
  readonly files: Map<string, Buffer>;
  readonly links: string[];
  readonly others: string[];
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
      tree.files.set(path, await readFile(join(root, path)));
      return;
    }
  }
  await readDirectory(root, prefix, tree);
}

async function readDirectory(root: string, directory: string, tree: OpenTree): Promise<void> {
  for (const entry of sorted(await readdir(join(root, directory), { withFileTypes: true }))) {
    const path = `${directory}/${entry.name}`;
    if (entry.isSymbolicLink()) tree.links.push(path);
    else if (entry.isDirectory()) await readDirectory(root, path, tree);
    else if (entry.isFile()) tree.files.set(path, readFileSync(join(root, path)));
    else tree.others.push(path);
  }
}

/** YAML files below `directory`, as Flux looks for them; symbolic links are not followed. */
export function listYamlFiles(directory: string): string[] {
  return sorted(readdirSync(directory, { withFileTypes: true })).flatMap((entry) => {
    const child = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === '.git' || entry.name === 'node_modules' ? [] : listYamlFiles(child);
    return entry.isFile() && /\.ya?ml$/.test(entry.name) ? [child] : [];
  });
}

const sorted = (entries: readonly Dirent[]): Dirent[] => [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
