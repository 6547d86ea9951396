import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The differences between a directory and its expected files: paths below the directory, sorted. */
export interface TreeChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Files below `gen/` that are no longer generated. */
  readonly removed: readonly string[];
}

/** Compares a directory with its expected files, and writes no file. */
export function treeChanges(directory: string, files: ReadonlyMap<string, string>): TreeChanges {
  const paths = [...files.keys()].sort();
  const onDisk = new Map(paths.map((path) => [path, textOf(join(directory, path))]));
  return {
    added: paths.filter((path) => onDisk.get(path) === undefined),
    changed: paths.filter((path) => onDisk.get(path) !== undefined && onDisk.get(path) !== files.get(path)),
    removed: existingBelow(directory, 'gen')
      .filter((path) => !files.has(path))
      .sort(),
  };
}

/**
 * Updates `gen/` below `directory` to exactly `files`. Writes all new files to a temporary folder first, so a full disk or an
 * interruption leaves the tree unchanged. Then renames each file to its path, the lock last. If a run is killed in between, the
 * next run detects the drift and fixes it.
 */
export function writeTree(directory: string, files: ReadonlyMap<string, string>): TreeChanges {
  const changes = treeChanges(directory, files);
  const written = [...changes.added, ...changes.changed].sort((a, b) => rank(a) - rank(b));
  if (written.length + changes.removed.length === 0) return changes;

  const aside = join(directory, WORK_IN_PROGRESS);
  rmSync(aside, { recursive: true, force: true });
  try {
    for (const path of written) place(join(aside, path), () => writeFileSync(join(aside, path), files.get(path) ?? ''));
    for (const path of written) place(join(directory, path), () => renameSync(join(aside, path), join(directory, path)));
    for (const path of changes.removed) removeWithEmptyFolders(directory, path);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return changes;
}

/** Is inside the directory, because a rename works only within one file system. Remains if a run is killed. */
export const WORK_IN_PROGRESS = '.codegen';

const rank = (path: string): number => (path === 'crds.lock.json' ? 2 : path === 'gen/index.json' ? 1 : 0);

function place(file: string, write: () => void): void {
  mkdirSync(dirname(file), { recursive: true });
  write();
}

function removeWithEmptyFolders(directory: string, path: string): void {
  rmSync(join(directory, path), { force: true });
  for (let folder = dirname(path); folder !== '.' && readdirSync(join(directory, folder)).length === 0; folder = dirname(folder)) {
    rmdirSync(join(directory, folder));
  }
}

function existingBelow(directory: string, folder: string): string[] {
  if (!existsSync(join(directory, folder))) return [];
  return readdirSync(join(directory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? existingBelow(directory, path) : [path];
  });
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
