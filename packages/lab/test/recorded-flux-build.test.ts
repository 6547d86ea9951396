import { buildFleet, findRoots, readFolder } from '@slipway/flux-build';
import { describeObject, type Manifest } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import type { FluxCase } from '../src/cases/flux-cases.ts';
import type { SubstitutionCase } from '../src/cases/substitution-cases.ts';
import type { FluxBuild } from '../src/flux/flux-oracle.ts';
import type { SubstitutionAnswer } from '../src/record/build-case.ts';
import { builtAnswer, substitutedAnswer } from '../src/record/built-answer.ts';
import { contentHash } from '../src/record/content-hash.ts';
import { type FleetBuild, fleetInputs } from '../src/record/fleet-builds.ts';
import { FLEET_ROOT } from '../src/record/fleet-documents.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

describe('flux-build answers as the libraries of kustomize-controller', () => {
  test('results of a text with variables, with the exact text of each error', () => {
    const { entries } = readRecording<SubstitutionCase & SubstitutionAnswer>(recordingFile('flux-substitutions'));
    expect(entries.length).toBeGreaterThan(400);
    const answerOf = (entry: SubstitutionAnswer): unknown => ('error' in entry ? entry.error : (entry.result ?? null));
    expect(entries.filter((entry) => answerOf(entry) !== answerOf(substitutedAnswer(entry)))).toEqual([]);
  });

  test.each(['flux-builds', 'flux-builds-of-given-trees'])('which objects a tree gives, and which trees are refused: %s', (recording) => {
    const { entries } = readRecording<FluxCase & { readonly build: FluxBuild }>(recordingFile(recording));
    expect(entries.length).toBeGreaterThan(100);
    const different = entries.filter((entry) => {
      const built = builtAnswer(entry);
      if ('error' in built || 'error' in entry.build) return !('error' in built && 'error' in entry.build);
      return contentHash(built.objects.map(({ object }) => object)) !== contentHash(entry.build.objects);
    });
    expect(different).toEqual([]);
  });

  test.each(['flux-builds', 'flux-builds-of-given-trees'])('why postBuild fails, in the same words: %s', (recording) => {
    const { entries } = readRecording<FluxCase & { readonly build: FluxBuild }>(recordingFile(recording));
    const failed = entries.flatMap((entry) =>
      'error' in entry.build && entry.build.error.startsWith('post build') ? [{ entry, error: entry.build.error }] : [],
    );
    expect(failed.length).toBeGreaterThan(10);
    const answers = failed.map(({ entry }) => builtAnswer(entry));
    expect(answers.map((built) => ('error' in built ? built.error.message : 'built'))).toEqual(failed.map(({ error }) => error));
  });

  test('what every Flux Kustomization of the published fleet applies, found from the bootstrap of the hub', () => {
    const { entries } = readRecording<FleetBuild>(recordingFile('flux-builds-of-the-fleet'));
    const tree = readFolder(FLEET_ROOT);
    const { kustomizations, unsettled } = buildFleet({ tree, roots: findRoots(tree, 'clusters') });
    expect(unsettled).toBe(false);
    expect(kustomizations.filter(({ error }) => error !== undefined)).toEqual([]);
    const built = kustomizations.map(({ objects = [] }) =>
      objects.map(({ object }) => `${describeObject(object as unknown as Manifest)} ${contentHash(object)}`).sort(),
    );
    // A definition that has changed since must be recorded again in the lab.
    const inputs = fleetInputs();
    const unchanged = entries.filter(({ kustomization, input }) => inputs.get(kustomization) === input);
    const found = new Set(built.map((list) => list.join('\n')));
    expect(unchanged.length).toBeGreaterThan(0);
    expect(unchanged.filter((entry) => !found.has([...(entry.built ?? [])].sort().join('\n')))).toEqual([]);
  });
});
