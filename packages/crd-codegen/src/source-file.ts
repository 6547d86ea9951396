/** The content of one file below the CRD directory. */
export interface SourceFile {
  /** Path below the directory, with `/`. */
  readonly name: string;
  /** Hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly text: string;
}

/** The suffix of a folder with documents of group versions that kube-apiserver does not serve by default. */
const OFF_BY_DEFAULT = '-off-by-default';

/** Returns the version in the nearest folder name with a version: `v1.21.1` for `cert-manager-v1.21.1/x.yaml`. */
export function versionInPath(name: string): string | undefined {
  for (const folder of foldersOf(name).reverse()) {
    const plain = folder.endsWith(OFF_BY_DEFAULT) ? folder.slice(0, -OFF_BY_DEFAULT.length) : folder;
    // Only the end of a name can be a version, because a version contains no other characters.
    const end = plain.split(/[^\w.+-]/).at(-1) ?? '';
    const at = end.search(/-v\d/);
    if (at >= 0) return end.slice(at + 1);
  }
  return undefined;
}

/** Whether a cluster must enable the kinds of the file, as in `kubernetes-v1.36.3-off-by-default/x.json`. */
export const isOffByDefault = (name: string): boolean => foldersOf(name).some((folder) => folder.endsWith(OFF_BY_DEFAULT));

const foldersOf = (name: string): string[] => name.split('/').slice(0, -1);
