import { expect, test } from 'vitest';
import type { RecordedCase } from '../src/record/record-compose.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';
import { renderedOffline } from '../src/record/rendered-offline.ts';

const { entries } = readRecording<RecordedCase>(recordingFile('compositions'));

test.each(entries.map(({ question, answer }, index) => [index, question, answer] as const))(
  'composes what Crossplane composes, or fails with its text: %i',
  (_, question, answer) => {
    expect(JSON.parse(JSON.stringify(renderedOffline(question)))).toEqual(answer);
  },
);

test('half of the recorded cases fail', () => {
  const failed = entries.filter(({ answer }) => answer.error !== undefined).length;
  expect(failed).toBeGreaterThan(entries.length / 4);
  expect(failed).toBeLessThan((entries.length * 3) / 4);
});
