import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Validator } from '@slipway/validate';
import { type Agreement, agreementOf } from './agreement.ts';
import type { RecordedVerdict } from './recorded-verdict.ts';
import { readRecording, recordingFile } from './recording.ts';

/** The agreement of the offline validator with the recordings. A tool writes it, and only better checks may raise it. */
export interface KnownDifferences {
  /** Agreement by recording. */
  readonly recordings: Readonly<Record<string, Pick<Agreement, 'asked' | 'agreed' | 'named'>>>;
  /** Known differences of the validator: number of recorded cases by class. */
  readonly classes: Readonly<Record<string, number>>;
}

/** Objects of other generators, and of the tables of the validator's tests. They are part of every recording. */
export const GIVEN = [
  'verdicts-of-given-custom-resources',
  'verdicts-of-given-built-in-kinds',
  'verdicts-of-given-community-kinds',
  'verdicts-of-group-kinds',
] as const;

/** Recordings of verdicts, including found cases. */
export const VERDICT_RECORDINGS = [
  'verdicts-of-custom-resources',
  'verdicts-of-built-in-kinds',
  'verdicts-of-the-probe',
  ...GIVEN,
  'verdicts-found',
] as const;

/** Cases that a live comparison found, each as small as possible. */
export const FOUND = 'verdicts-found';

const FILE = fileURLToPath(new URL('../../recordings/known-differences.json', import.meta.url));

export const readKnownDifferences = (): KnownDifferences => JSON.parse(readFileSync(FILE, 'utf8')) as KnownDifferences;

/** Compares again and writes the current result. Needs no other program. */
export function writeKnownDifferences(validator: Validator): KnownDifferences {
  const known = measure(validator);
  writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
  return known;
}

/** Returns the agreement of the current validator with the recordings. */
export function measure(validator: Validator): KnownDifferences {
  const measured = VERDICT_RECORDINGS.map((name) => ({ name, agreement: agreementOf(validator, recordedVerdicts(name)) }));
  const classes = measured.flatMap(({ agreement }) => agreement.differences.flatMap((difference) => difference.classes));
  const counts = Object.entries(Object.groupBy(classes, (each) => each)).map(([name, all = []]) => [name, all.length] as const);
  return {
    recordings: Object.fromEntries(measured.map(({ name, agreement: { asked, agreed, named } }) => [name, { asked, agreed, named }])),
    classes: Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns the cases of one recording. */
export const recordedVerdicts = (name: string): readonly RecordedVerdict[] => readRecording<RecordedVerdict>(recordingFile(name)).entries;
