import type { Rule, SourceLocation } from '@slipway/manifest';

/** What `slipway synth` knows of the files of a package that it has written, so that `slipway explain` need not run the definitions. */
export interface DefinitionRecord {
  readonly package: string;
  /** The files of the tree, by path from the root of the repository. */
  readonly files: Readonly<Record<string, RecordedFile>>;
  /** Rules that the package describes. */
  readonly rules: readonly Rule[];
}

export interface RecordedFile {
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  /** Where each object was defined, in the order of the file; its `file` is a path from the root of the repository. */
  readonly objects: readonly (SourceLocation | null)[];
}

/** Folder of the records, from the root of the repository. Git ignores it. */
export const RECORDS = '.slipway/definitions';

/** Reads what may have been written by anybody; undefined when it is not a record. */
export function parseRecord(text: string): DefinitionRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { package: name, files, rules } = fieldsOf(value);
  if (typeof name !== 'string') return undefined;
  return {
    package: name,
    files: Object.fromEntries(Object.entries(fieldsOf(files)).map(([path, file]) => [path, recordedFile(file)])),
    rules: Array.isArray(rules) ? rules.filter(isRule) : [],
  };
}

export const isRule = (value: unknown): value is Rule => {
  const { id, severity, summary, why, remedy } = fieldsOf(value);
  const isSeverity = ['reject', 'lossy', 'risk', 'advice'].includes(severity as string);
  return isSeverity && [id, summary, why, remedy].every((text) => typeof text === 'string');
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

function recordedFile(value: unknown): RecordedFile {
  const { hash, objects } = fieldsOf(value);
  return { hash: String(hash), objects: Array.isArray(objects) ? objects.map(recordedPlace) : [] };
}

function recordedPlace(value: unknown): SourceLocation | null {
  const { file, line, column } = fieldsOf(value);
  return typeof file === 'string' && typeof line === 'number' && typeof column === 'number' ? { file, line, column } : null;
}
