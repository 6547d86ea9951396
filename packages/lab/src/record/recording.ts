import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** First line of a recording. It has no date, so that equal answers give an equal file. */
export interface RecordingHeader {
  /** Description of the cases. */
  readonly about: string;
  /** Program to version. */
  readonly answeredBy: Readonly<Record<string, string>>;
  readonly count: number;
  /** SHA-256 of the lines after the first, in hexadecimal. */
  readonly sha256: string;
}

/** Answers of real programs, for tests that run without them. */
export interface Recording<Entry> {
  readonly header: RecordingHeader;
  readonly entries: readonly Entry[];
}

/** A recording was not written by a program. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** The file of a recording of this package, for example `verdicts-of-custom-resources`. */
export const recordingFile = (name: string): string => join(fileURLToPath(new URL('../../recordings/', import.meta.url)), `${name}.jsonl`);

/** Writes one entry per line, sorted, so that changed answers give a small diff. */
export function writeRecording(file: string, header: Pick<RecordingHeader, 'about' | 'answeredBy'>, entries: readonly unknown[]): void {
  const lines = [...new Set(entries.map((entry) => JSON.stringify(entry)))].sort();
  const text = lines.map((line) => `${line}\n`).join('');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...header, count: lines.length, sha256: hashOf(text) })}\n${text}`);
}

/** Reads a recording. Throws a `RecordingError` if it was edited or truncated. */
export function readRecording<Entry>(file: string): Recording<Entry> {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n') + 1;
  const body = text.slice(end);
  const header = readHeader(file, text.slice(0, end));
  const lines = body.split('\n').slice(0, -1);
  if (lines.length !== header.count || hashOf(body) !== header.sha256) {
    throw new RecordingError(`${file} is not as it was recorded. Restore it, or run "npm run lab:record".`);
  }
  return { header, entries: lines.map((line) => JSON.parse(line) as Entry) };
}

function readHeader(file: string, line: string): RecordingHeader {
  try {
    return JSON.parse(line) as RecordingHeader;
  } catch {
    throw new RecordingError(`${file} does not begin with a header. Restore it, or run "npm run lab:record".`);
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
