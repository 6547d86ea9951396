/** An entry of a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

/**
 * The content of an artifact, as values. Paths are `/`-separated and relative to the root of the artifact (`''` is the root). They never
 * begin with `/` and contain no `.` or `..`. The creator of the tree resolves links; links that lead outside are absent.
 */
export interface FileTree {
  /** Returns the text of a file; undefined when the file does not exist. */
  read(path: string): string | undefined;
  /** Returns the bytes of a file that is not UTF-8, for example a certificate for a generator. Without it, the text is used. */
  bytes?(path: string): Uint8Array | undefined;
  /** Returns the entries of a folder, in byte order of their names; undefined when the folder does not exist. */
  list(folder: string): readonly FolderEntry[] | undefined;
  /** Returns why an existing path is not in the tree: `is a symbolic link, …`. Undefined for a path that does not exist. */
  absence?(path: string): string | undefined;
}
