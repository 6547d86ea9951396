import { parseLimitedJson, type Rule, type SourceLocation } from '@slipway/manifest';
import { checkedBy } from '@slipway/manifest/settings';
import * as compiled from './validate-record.gen.ts';

/** What `slipway synth` records of the files of a package that it wrote, so that `slipway explain` need not run the definitions. */
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
  const value = parsed(text);
  return checkedBy<DefinitionRecord>(compiled, 'validateRecord')(value) ? value : undefined;
}

export const isRule = (value: unknown): value is Rule => checkedBy<Rule>(compiled, 'validateRule')(value);

function parsed(text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch {
    return undefined;
  }
}
