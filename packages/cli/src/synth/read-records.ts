import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { entryAt, foldersUpTo, topFolder } from '../repository/git-root.ts';
import type { DefinitionRecord } from './definition-record.gen.ts';
import { parseRecord, RECORDS } from './definition-record.ts';

/** The records that `slipway synth` left in a repository. */
export interface DefinitionRecords {
  /** Absolute root. Files of the records are relative to it. */
  readonly root: string;
  readonly records: readonly DefinitionRecord[];
}

/** Reads the records of the nearest folder at or above `cwd`, within its Git checkout, that has some. No code of the repository runs. */
export function readRecords(cwd: string): DefinitionRecords | undefined {
  const root = foldersUpTo(cwd, topFolder(cwd)).find((folder) => entryAt(join(folder, RECORDS))?.isDirectory());
  if (root === undefined) return undefined;
  const names = readdirSync(join(root, RECORDS)).filter((name) => name.endsWith('.json'));
  return { root, records: names.sort().flatMap((name) => readRecord(root, name)) };
}

function readRecord(root: string, name: string): readonly DefinitionRecord[] {
  try {
    return [parseRecord(readRegularFile(join(root, RECORDS, name), { within: root }).toString('utf8')) ?? []].flat();
  } catch {
    return []; // Other files are not records
  }
}
