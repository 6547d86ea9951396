import { expect, test } from 'vitest';
import { readRecording, recordingFile } from '../src/record/recording.ts';
import { parsedOffline } from '../src/yaml/parsed-offline.ts';
import type { ParsedYaml } from '../src/yaml/yaml-oracle.ts';

test('texts are parsed as both versions of go-yaml parse them, with the same words for what they refuse', () => {
  const { entries } = readRecording<ParsedYaml & { readonly text: string }>(recordingFile('yaml-texts'));
  expect(entries.filter(({ root }) => root !== undefined).length).toBeGreaterThan(500);
  expect(entries.filter(({ v3 }) => v3 !== undefined).length).toBeGreaterThan(500);
  expect(entries.map(({ text }) => ({ text, ...parsedOffline(text) }))).toEqual(entries);
});
