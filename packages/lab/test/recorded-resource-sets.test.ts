import { expect, test } from 'vitest';
import { compareResourceSet, type RecordedResourceSet } from '../src/record/record-resource-sets.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

test('ResourceSets become the objects that flux-operator makes of them, in its order', () => {
  const { entries } = readRecording<RecordedResourceSet>(recordingFile('resource-sets'));
  expect(entries.filter((entry) => 'objects' in entry && entry.objects.length > 0).length).toBeGreaterThan(200);
  expect(entries.filter((entry) => compareResourceSet(entry) === 'different')).toEqual([]);
  expect(entries.filter((entry) => compareResourceSet(entry) === 'open')).toEqual([]);
});
