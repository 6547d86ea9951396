/** What is in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

/**
 * The content of an artifact, as values. Paths are `/`-separated and relative to the artifact's root (`''` is the root); they never
 * begin with `/` and hold no `.` or `..`. Links are resolved by whoever made the tree: what leads outside is absent.
 */
export interface FileTree {
  /** Text of a file; undefined when there is no such file. */
  read(path: string): string | undefined;
  /** Bytes of a file, for those that are no UTF-8 text: certificates and the like that generators take in. Without it, their text counts. */
  bytes?(path: string): Uint8Array | undefined;
  /** Entries of a folder, in byte order of their names; undefined when there is no such folder. */
  list(folder: string): readonly FolderEntry[] | undefined;
  /** Why something that stands at a path is not in the tree: `is a symbolic link, …`. Undefined when nothing stands there. */
  absence?(path: string): string | undefined;
}
