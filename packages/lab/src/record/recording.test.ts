import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordingError, readRecording, writeRecording } from './recording.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-recording-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const header = { about: 'numbers', answeredBy: { program: 'v1' } };

test('a recording is sorted, holds each answer once, and is the same file whenever it is written', () => {
  const [one, other] = [join(directory, 'one.jsonl'), join(directory, 'other.jsonl')];
  writeRecording(one, header, [{ b: 1 }, { a: 'ä\n' }, { b: 1 }]);
  writeRecording(other, header, [{ a: 'ä\n' }, { b: 1 }]);
  expect(readRecording(one)).toMatchObject({ header: { ...header, count: 2 }, entries: [{ a: 'ä\n' }, { b: 1 }] });
  expect(readFileSync(one, 'utf8')).toBe(readFileSync(other, 'utf8'));
});

test.each([
  ['an answer is changed', (text: string) => text.replace('"b":1', '"b":2')],
  ['an answer is gone', (text: string) => text.split('\n').slice(0, -2).join('\n')],
  ['its end is missing', (text: string) => text.slice(0, -1)],
  ['its header is gone', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['it is empty', () => ''],
])('a recording is refused when %s', (_, damage) => {
  const file = join(directory, 'damaged.jsonl');
  writeRecording(file, header, [{ a: 1 }, { b: 1 }]);
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(() => readRecording(file)).toThrow(RecordingError);
});
