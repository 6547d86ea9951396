/** What is in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

/**
 * The content of an artifact, as values. Paths are `/`-separated and relative to the root of the artifact (`''` is the root). They never
 * begin with `/` and contain no `.` or `..`. The creator of the tree resolves links; links that lead outside are absent.
 */
export interface FileTree {
  /** Text of a file; undefined when there is no such file. */
  read(path: string): string | undefined;
  /** Bytes of a file, for those that are no UTF-8 text: certificates and the like that generators take in. Without it, their text counts. */
  bytes?(path: string): Uint8Array | undefined;
  /** Entries of a folder, in byte order of their names; undefined when there is no such folder. */
  list(folder: string): readonly FolderEntry[] | undefined;
  /** Returns why an existing path is not in the tree: `is a symbolic link, …`. Undefined for a path that does not exist. */
  absence?(path: string): string | undefined;
}
