import type { Manifest } from '@slipway/manifest';
import { createValidator, isSubstituted, validateTexts } from '@slipway/validate';
import { describe, expect, test } from 'vitest';
import type { FluxCase } from '../src/cases/flux-cases.ts';
import type { FluxBuild } from '../src/flux/flux-oracle.ts';
import type { FleetBuild } from '../src/record/fleet-builds.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';
import { contradicts, type SubstitutedText } from '../src/record/substitution-claims.ts';

describe('what Slipway says of texts with variables', () => {
  const { entries } = readRecording<SubstitutedText>(recordingFile('flux-substitutions'));

  test('is what Flux does: other texts are left alone, plain variables come out as they read', () => {
    expect(entries.filter(contradicts)).toEqual([]);
  });

  test('covers texts that do not change, that change, and that fail', () => {
    expect(entries.filter(({ text }) => !isSubstituted(text)).length).toBeGreaterThan(10);
    expect(entries.filter((entry) => 'result' in entry && entry.result !== entry.text).length).toBeGreaterThan(100);
    expect(entries.filter((entry) => 'error' in entry).length).toBeGreaterThan(50);
  });
});

describe('what Slipway says of trees', () => {
  const validator = createValidator();
  const { entries } = readRecording<FluxCase & { readonly build: FluxBuild }>(recordingFile('flux-builds'));
  const findings = ({ files, kustomization }: FluxCase) =>
    validateTexts(validator, new Map([...Object.entries(files), ['flux.yaml', JSON.stringify(kustomization)]])).findings;
  const rules = (entry: FluxCase): readonly string[] => findings(entry).map(({ rule }) => rule);
  const withoutComponents = entries.filter((entry) => !JSON.stringify(entry).includes('components'));
  const built = entries.flatMap((entry) => ('objects' in entry.build ? [{ entry, objects: entry.build.objects }] : []));
  const failed = (text: string) => entries.filter(({ build }) => 'error' in build && build.error.includes(text));

  test('no tree that Flux builds has a missing file or the same object twice', () => {
    expect(built.length).toBeGreaterThan(30);
    const wrong = built.filter(({ entry }) => rules(entry).some((rule) => rule === 'missing-resource' || rule === 'duplicate-object'));
    expect(wrong).toEqual([]);
  });

  test('a file that kustomize misses is reported, and an object that it has twice', () => {
    const missing = failed('missing.yaml');
    const twice = failed('already registered id');
    expect([missing.length, twice.length].every((count) => count > 0)).toBe(true);
    expect(missing.filter((entry) => !rules(entry).includes('missing-resource'))).toEqual([]);
    expect(twice.filter((entry) => withoutComponents.includes(entry) && !rules(entry).includes('duplicate-object'))).toEqual([]);
  });

  test('an object gets its namespace from the file, from kustomize or from Flux, or it has none', () => {
    const clusterWide = ['Namespace', 'ClusterRole'];
    const hasNone = ({ kind, metadata }: Manifest): boolean => metadata.namespace === undefined && !clusterWide.includes(kind);
    // A file alone does not show fields that a patch may add.
    const compared = built.filter(
      ({ entry }) =>
        withoutComponents.includes(entry) && !JSON.stringify(entry).includes('$patch') && !JSON.stringify(entry).includes('"patches"'),
    );
    expect(compared.length).toBeGreaterThan(20);
    const countOf = (entry: FluxCase) =>
      findings(entry).filter(({ rule, file }) => rule === 'missing-namespace' && file?.startsWith('apps/web/')).length;
    expect(compared.filter(({ entry, objects }) => countOf(entry) !== objects.filter(hasNone).length)).toEqual([]);
  });
});

describe('the Flux Kustomizations of the published fleet', () => {
  const { entries } = readRecording<FleetBuild>(recordingFile('flux-builds-of-the-fleet'));

  test('were all built by the libraries of kustomize-controller, each with objects', () => {
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter(({ built }) => (built ?? []).length === 0)).toEqual([]);
  });
});
