import { expect, test } from 'vitest';
import type { ArtifactCase } from '../src/cases/artifact-cases.ts';
import type { PackedArtifact } from '../src/flux/artifact-oracle.ts';
import { packedOffline } from '../src/record/packed-offline.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

test('an artifact has the files that source-controller packs, for any ignored and checked out files', () => {
  const { entries } = readRecording<ArtifactCase & PackedArtifact>(recordingFile('artifacts'));
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.filter(({ packed }) => packed.length > 0).length).toBeGreaterThan(200);
  const different = entries.filter((entry) => entry.error === undefined && packedOffline(entry).join('\n') !== entry.packed.join('\n'));
  expect(different.map((entry) => ({ ...entry, offline: packedOffline(entry) }))).toEqual([]);
});
