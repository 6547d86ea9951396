import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { parseLimitedJson } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import { KIND_LOCK } from '../settings/kind-folder.ts';
import type { StoredDefinition } from './stored-definition.ts';

/** An entry of the folder of kinds, and its source. */
export interface LockedKind extends Pick<StoredDefinition, 'file' | 'kinds' | 'versions' | 'version' | 'given'> {
  /** The file that it was added from: the path in the repository, or only the name of a file outside. */
  readonly source: string;
  /** SHA-256 of the file in the folder, in hexadecimal. */
  readonly sha256: string;
}

/** Returns the text of the lock: a line for each entry, sorted by file. */
export function kindLockText(kinds: readonly LockedKind[]): string {
  const sorted = [...kinds].sort((a, b) => (a.file < b.file ? -1 : 1));
  return `{\n "kinds": [\n${sorted.map((kind) => `  ${JSON.stringify(kind)}`).join(',\n')}\n ]\n}\n`;
}

/** Reads the lock of a folder. Throws a usage Failure if `slipway kinds` would not write it so, because any user may have changed it. */
export function readKindLock(folder: string): readonly LockedKind[] {
  const file = join(folder, KIND_LOCK);
  try {
    const { kinds } = parseLimitedJson(readRegularFile(file, { within: folder }).toString('utf8')) as { readonly kinds: unknown };
    if (Array.isArray(kinds) && kinds.every(isLockedKind)) return kinds;
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}.`);
  }
  throw usageFailure(`${file} is not what \`slipway kinds\` writes: remove the folder and add its definitions again.`);
}

function isLockedKind(value: unknown): value is LockedKind {
  const { file, kinds, versions, version, given, source, sha256 } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    isText(file) &&
    STORED_FILE.test(file) &&
    [given, source, sha256].every(isText) &&
    (version === undefined || isText(version)) &&
    [kinds, versions].every((list) => Array.isArray(list) && list.length > 0 && list.every(isText))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Matches names of groups and plurals, which cannot lead out of the folder. */
export const STORED_FILE = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\/[a-z\d](?:[a-z\d-]*[a-z\d])?\.yaml$/;
