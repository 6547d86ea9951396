/** One file below the CRD directory, read. */
export interface SourceFile {
  /** Path below the directory, with `/`. */
  readonly name: string;
  /** Hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly text: string;
}

/** The version that a folder of the path states, as `v1.21.1` in `cert-manager-v1.21.1/x.yaml`; the nearest folder wins. */
export function versionInPath(name: string): string | undefined {
  const folders = name.split('/').slice(0, -1).reverse();
  for (const folder of folders) {
    const version = /-(v\d[\w.+-]*)$/.exec(folder)?.[1];
    if (version) return version;
  }
  return undefined;
}
