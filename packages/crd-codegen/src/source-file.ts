/** One file below the CRD directory, read. */
export interface SourceFile {
  /** Path below the directory, with `/`. */
  readonly name: string;
  /** Hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly text: string;
}

/** Ends the name of a folder with documents of group versions that kube-apiserver does not serve by default. */
const OFF_BY_DEFAULT = '-off-by-default';

/** The version that a folder of the path states, as `v1.21.1` in `cert-manager-v1.21.1/x.yaml`; the nearest folder wins. */
export function versionInPath(name: string): string | undefined {
  for (const folder of foldersOf(name).reverse()) {
    const plain = folder.endsWith(OFF_BY_DEFAULT) ? folder.slice(0, -OFF_BY_DEFAULT.length) : folder;
    // Only the end can be a version: it holds no other characters.
    const end = plain.split(/[^\w.+-]/).at(-1) ?? '';
    const at = end.search(/-v\d/);
    if (at >= 0) return end.slice(at + 1);
  }
  return undefined;
}

/** Whether the kinds of the file are served only where a cluster turns them on, as in `kubernetes-v1.36.3-off-by-default/x.json`. */
export const isOffByDefault = (name: string): boolean => foldersOf(name).some((folder) => folder.endsWith(OFF_BY_DEFAULT));

const foldersOf = (name: string): string[] => name.split('/').slice(0, -1);
