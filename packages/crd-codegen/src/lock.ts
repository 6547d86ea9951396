import type { CrdSource } from './sources/crd-sources.ts';

/** The source files of the generated set, and the kinds of each. */
export interface LockedFile {
  /** Path below the CRD directory. */
  readonly file: string;
  /** Release of the project that owns the file, from its folder's name. */
  readonly version?: string;
  readonly sha256: string;
  /** Public source of the file, if the output directory has a list of sources; `unknown` for a file that the list lacks. */
  readonly source?: CrdSource | 'unknown';
  readonly kinds: readonly LockedKind[];
}

export interface LockedKind {
  /** Path of the schema file below the output directory. */
  readonly schema: string;
  readonly sha256: string;
}

/** The text of `crds.lock.json`: a line per file and a line per kind. */
export function lockText(files: readonly LockedFile[]): string {
  return `{\n "files": [\n${files.map(fileText).join(',\n')}\n ]\n}\n`;
}

function fileText({ kinds, ...file }: LockedFile): string {
  const head = JSON.stringify(file).slice(0, -1);
  const lines = kinds.map((kind) => `   ${JSON.stringify(kind)}`);
  return lines.length === 0 ? `  ${head},"kinds":[]}` : `  ${head},"kinds":[\n${lines.join(',\n')}\n  ]}`;
}
