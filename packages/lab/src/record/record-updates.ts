import { updateCases } from '../cases/update-cases.ts';
import { readRecording, recordingFile, writeRecording } from './recording.ts';
import { apiServerVersion, startVerdictOracle } from './start-oracle.ts';
import { askUpdates, type RecordedUpdate, updatedKinds } from './update-answers.ts';

/** Recordings of updates: generated, of another generator, and those for which the validator was wrong once. */
export const UPDATE_RECORDINGS = ['updates', 'updates-of-given-objects', 'updates-found'] as const;

const SEED = 20_261_123;
const DRAWN = 1500;

export const recordedUpdates = (name: (typeof UPDATE_RECORDINGS)[number]): readonly RecordedUpdate[] =>
  readRecording<RecordedUpdate>(recordingFile(name)).entries;

/** Records the answers of the API server about updates: generated ones, and again all recorded ones. */
export async function recordUpdates(print: (line: string) => void): Promise<void> {
  await using oracle = await startVerdictOracle();
  const [drawn, ...again] = UPDATE_RECORDINGS;
  write(drawn, 'updates of objects of all kinds', await askUpdates(oracle.cluster, updateCases(updatedKinds(), DRAWN, SEED)), print);
  for (const name of again) {
    const { header, entries } = readRecording<RecordedUpdate>(recordingFile(name));
    write(name, header.about, await askUpdates(oracle.cluster, entries), print);
  }
}

/** Adds updates for which the validator was wrong, without duplicates. */
export function addFoundUpdates(entries: readonly RecordedUpdate[]): void {
  const { header, entries: before } = readRecording<RecordedUpdate>(recordingFile('updates-found'));
  writeRecording(recordingFile('updates-found'), { about: header.about, answeredBy: apiServerVersion }, [...before, ...entries]);
}

function write(name: string, about: string, entries: readonly RecordedUpdate[], print: (line: string) => void): void {
  writeRecording(recordingFile(name), { about, answeredBy: apiServerVersion }, entries);
  print(`${name}: ${entries.length} answers`);
}
