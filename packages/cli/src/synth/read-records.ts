import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { foldersUpTo, lookAt, topFolder } from '../repository/git-root.ts';
import type { DefinitionRecord } from './definition-record.gen.ts';
import { parseRecord, RECORDS } from './definition-record.ts';

/** The records that `slipway synth` left in a repository. */
export interface DefinitionRecords {
  /** Absolute; what files of the records begin at. */
  readonly root: string;
  readonly records: readonly DefinitionRecord[];
}

/** The records of the nearest folder at or above `cwd`, within its Git checkout, that has some. Nothing of the repository is run. */
export function readRecords(cwd: string): DefinitionRecords | undefined {
  const root = foldersUpTo(cwd, topFolder(cwd)).find((folder) => lookAt(join(folder, RECORDS))?.isDirectory());
  if (root === undefined) return undefined;
  const names = readdirSync(join(root, RECORDS)).filter((name) => name.endsWith('.json'));
  return { root, records: names.sort().flatMap((name) => readRecord(root, name)) };
}

function readRecord(root: string, name: string): readonly DefinitionRecord[] {
  try {
    return [parseRecord(readRegularFile(join(root, RECORDS, name), { within: root }).toString('utf8')) ?? []].flat();
  } catch {
    return []; // what is not a file of ours is not a record
  }
}
