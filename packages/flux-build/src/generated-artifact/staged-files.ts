import type { FileTree, FolderEntry } from '../file-tree.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { ignoreMatcher, sourcePatterns } from '../source/ignore-patterns.ts';
import { spendObjects } from '../spending.ts';

/** The text of a file: in another tree, or generated. */
export type StagedFile = { readonly tree: FileTree; readonly path: string } | { readonly text: string };

/** Files and folders for an artifact. Paths are clean, and never the root. */
export interface Staging {
  readonly files: Map<string, StagedFile>;
  readonly folders: Set<string>;
}

/** Returns the content of a staged file. */
export function readStaged(file: StagedFile): { readonly text: string | undefined; readonly bytes: Uint8Array | undefined } {
  const text = 'text' in file ? file.text : file.tree.read(file.path);
  const bytes = 'text' in file ? undefined : file.tree.bytes?.(file.path);
  return { text, bytes: bytes ?? (text === undefined ? undefined : Buffer.from(text)) };
}

export const isFolder = ({ folders }: Staging, path: string): boolean => path === '.' || path === '' || folders.has(path);

/**
 * Creates a folder and its parents. A file at that path is found only when a file is put into it. Returns why the folder cannot be created.
 */
export function makeFolder(staging: Staging, path: string): string | undefined {
  if (isFolder(staging, path) || staging.files.has(path)) return undefined;
  if (leavesFolder(path)) return ESCAPES;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const problem = makeFolder(staging, parent);
  if (problem !== undefined) return problem;
  if (staging.files.has(parent)) return 'not a directory';
  spendObjects(1);
  staging.folders.add(path);
  return undefined;
}

/** Writes a file to a path, over an existing file. Returns why it cannot be written. */
export function putFile(staging: Staging, path: string, file: StagedFile): string | undefined {
  if (leavesFolder(path)) return ESCAPES;
  if (isFolder(staging, path)) return 'is a directory';
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const problem = makeFolder(staging, folder);
  if (problem !== undefined) return problem;
  if (staging.files.has(folder)) return 'not a directory';
  if (!staging.files.has(path)) spendObjects(1);
  staging.files.set(path, file);
  return undefined;
}

const leavesFolder = (path: string): boolean => path.startsWith('/') || path === '..' || path.startsWith('../');

const ESCAPES = 'path escapes from parent';

/**
 * Returns the artifact of staged files, without empty folders and without the files that source-controller excludes by default, independent
 * of a `.sourceignore`. The patterns also apply to the name of the artifact, because it is the name of the folder in which files are
 * staged.
 */
export function stagedTree({ files }: Staging, artifact: string): FileTree {
  const { isLeftOut } = ignoreMatcher(sourcePatterns([]));
  const leftOut = new Set([...files.keys()].filter((path) => isLeftOut(`${artifact}/${path}`)));
  const kept = new Map([...files].filter(([path]) => !leftOut.has(path)));
  const names = fileMapTree(new Map([...kept.keys()].map((path) => [path, ''])));
  const ofFile = <Value>(path: string, read: (file: StagedFile) => Value): Value | undefined => {
    const file = kept.get(path);
    return file === undefined ? undefined : read(file);
  };
  const tree: FileTree = {
    read: (path) => ofFile(path, (file) => ('text' in file ? file.text : file.tree.read(file.path))),
    bytes: (path) => ofFile(path, (file) => readStaged(file).bytes),
    list: (folder): readonly FolderEntry[] | undefined => names.list(folder),
    absence(path) {
      if (leftOut.has(path)) return 'is ignored by the source';
      return ofFile(path, (file) => ('text' in file ? undefined : file.tree.absence?.(file.path)));
    },
  };
  COPIED.set(tree, kept);
  return tree;
}

/** Returns where the original of a file of an artifact is; undefined for generated files, and for other trees. */
export function copiedFrom(artifact: FileTree, path: string): { readonly tree: FileTree; readonly path: string } | undefined {
  const file = COPIED.get(artifact)?.get(path);
  return file === undefined || 'text' in file ? undefined : file;
}

const COPIED = new WeakMap<FileTree, ReadonlyMap<string, StagedFile>>();
