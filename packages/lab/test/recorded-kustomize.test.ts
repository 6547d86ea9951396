import { describe, expect, test } from 'vitest';
import { FIXED_TREES } from '../src/cases/kustomize/fixed-trees.ts';
import type { KustomizeCase } from '../src/cases/kustomize/kustomize-trees.ts';
import { FEATURES } from '../src/cases/kustomize/tree-features.ts';
import { buildOffline, type KustomizeAnswer } from '../src/record/kustomize-answers.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

describe('what kustomize makes of trees', () => {
  const { entries } = readRecording<KustomizeCase & KustomizeAnswer>(recordingFile('kustomize-builds'));
  const answerOf = (entry: KustomizeAnswer): KustomizeAnswer => ('reason' in entry ? { reason: entry.reason } : { objects: entry.objects });

  test.each(Object.keys(FEATURES))('is what we make of them, object by object, or the same refusal: %s', (feature) => {
    const about = entries.filter((entry) => entry.about.includes(feature));
    expect(about.length).toBeGreaterThan(1);
    for (const entry of about) expect(buildOffline(entry), JSON.stringify(entry.files)).toEqual(answerOf(entry));
  });

  test.each(FIXED_TREES.map(({ about }) => about[0] as string))('is what we make of %s', (about) => {
    const entry = entries.find((each) => each.about[0] === about);
    expect(entry && buildOffline(entry)).toEqual(entry && answerOf(entry));
  });

  const { entries: found } = readRecording<KustomizeCase & KustomizeAnswer>(recordingFile('kustomize-builds-found'));
  test.each(found.map((entry) => [entry.about.join(', '), entry] as const))(
    'is what we make of what was a surprise once: %s',
    (_, entry) => {
      expect(buildOffline(entry)).toEqual(answerOf(entry));
    },
  );

  test('was asked of trees that build, and of refusals of many reasons', () => {
    expect(entries.length).toBeGreaterThan(280);
    expect(entries.filter((entry) => 'objects' in entry && entry.objects.length > 0).length).toBeGreaterThan(120);
    expect(new Set(entries.flatMap((entry) => ('reason' in entry ? [entry.reason] : []))).size).toBeGreaterThan(35);
  });
});
