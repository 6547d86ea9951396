import type { Manifest } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { fleetDocuments } from '../src/record/fleet-documents.ts';
import type { RecordedComposition } from '../src/record/record-compose.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

interface Composition extends Manifest {
  readonly spec: { readonly pipeline: readonly { readonly input?: { readonly resources?: readonly Template[] } }[] };
}

interface Template {
  readonly name: string;
  readonly base: { readonly kind: string };
}

const { entries } = readRecording<RecordedComposition>(recordingFile('compositions-of-the-fleet'));
const documents = fleetDocuments();
const templatesOf = (name: string): readonly string[] => {
  const composition = documents.find(({ object }) => object.kind === 'Composition' && object.metadata.name === name)?.object as Composition;
  return composition.spec.pipeline
    .flatMap(({ input }) => input?.resources ?? [])
    .map((template) => `${template.name} ${template.base.kind}`);
};

describe.each(entries)('resources that Crossplane composes for $composite', ({ composition, resources = [], error }) => {
  const made = resources.map((text) => text.split(' ').slice(0, 2).join(' '));

  test('resources, and no error', () => {
    expect(error).toBeUndefined();
    expect(made.length).toBeGreaterThan(10);
  });

  test('only what its Composition has, of the kinds that are written there', () => {
    expect(made.filter((resource) => !templatesOf(composition).includes(resource))).toEqual([]);
  });
});

test('the compositions that were asked about are those of the fleet', () => {
  const known = documents.filter(({ object }) => object.kind === 'Composition').map(({ object }) => object.metadata.name);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ composition }) => !known.includes(composition))).toEqual([]);
});
