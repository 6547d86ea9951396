import type { Manifest } from '@slipway/manifest';
import { compositionCases } from '../cases/composition-cases.ts';
import { type ComposeOracle, startComposeOracle } from '../crossplane/compose-oracle.ts';
import type { CompositionQuestion } from '../crossplane/composition-question.ts';
import { programs } from '../programs/programs.ts';
import { contentHash } from './content-hash.ts';
import { fleetDocuments } from './fleet-documents.ts';
import { recordingFile, writeRecording } from './recording.ts';
import { type ComparedRendering, comparedRendering } from './rendered-offline.ts';

/** What Crossplane first composes for a composite of the fleet, before AWS has reported anything. */
export interface RecordedComposition {
  /** File and number of the document. */
  readonly composite: string;
  readonly composition: string;
  /** `<name in the Composition> <kind> <hash of its content without generated names>`, in the order of the names. */
  readonly resources?: readonly string[];
  readonly error?: string;
}

/** Records the result of Crossplane, with real functions, for every composite of the fleet. */
export async function recordCompositions(print: (line: string) => void): Promise<void> {
  await using oracle = await startComposeOracle();
  const documents = fleetDocuments();
  const definitions = documents.filter(({ object }) => object.kind === 'CompositeResourceDefinition').map(({ object }) => object);
  const entries: RecordedComposition[] = [];
  for (const definition of definitions) {
    const { group, names } = (definition as Manifest & { readonly spec: Definition }).spec;
    for (const { place, object } of documents) {
      if (object.kind !== names.kind || !object.apiVersion.startsWith(`${group}/`)) continue;
      const composition = compositionOf(
        object,
        documents.map((document) => document.object),
      );
      if (composition)
        entries.push({
          composite: place,
          composition: composition.metadata.name,
          ...(await compose(oracle, object, composition, definition)),
        });
    }
  }
  const versions = ['crossplane-core', 'crossplane-cli', 'function-patch-and-transform', 'function-auto-ready'] as const;
  const answeredBy = Object.fromEntries(versions.map((name) => [name, programs[name].version]));
  writeRecording(recordingFile('compositions-of-the-fleet'), { about: 'the composites of the published fleet', answeredBy }, entries);
  print(`compositions-of-the-fleet: ${entries.length} answers`);
  await recordGeneratedCompositions(oracle, answeredBy, print);
}

/** A generated composite with its Composition, and what Crossplane composes for it. */
export interface RecordedCase {
  readonly question: CompositionQuestion;
  readonly answer: ComparedRendering;
}

const CASES = 120;
const SEED = 20261127;

async function recordGeneratedCompositions(
  oracle: ComposeOracle,
  answeredBy: Readonly<Record<string, string>>,
  print: (line: string) => void,
): Promise<void> {
  const entries: RecordedCase[] = [];
  for (const question of compositionCases(CASES, SEED)) {
    entries.push({ question, answer: comparedRendering(await oracle.render(question)) });
  }
  writeRecording(recordingFile('compositions'), { about: 'generated composites with their Compositions', answeredBy }, entries);
  print(`compositions: ${entries.length} answers`);
}

interface Definition {
  readonly group: string;
  readonly names: { readonly kind: string };
}

function compositionOf(composite: Manifest, objects: readonly Manifest[]): Manifest | undefined {
  const { crossplane } =
    (composite as Manifest & { readonly spec?: { readonly crossplane?: { readonly compositionRef?: { readonly name: string } } } }).spec ??
    {};
  return objects.find(({ kind, metadata }) => kind === 'Composition' && metadata.name === crossplane?.compositionRef?.name);
}

async function compose(
  oracle: ComposeOracle,
  composite: Manifest,
  composition: Manifest,
  definition: Manifest,
): Promise<Pick<RecordedComposition, 'resources' | 'error'>> {
  const rendering = await oracle.render({ composite, composition, definition });
  return 'error' in rendering ? { error: rendering.error } : { resources: rendering.resources.map(describeResource).sort() };
}

function describeResource(resource: Manifest): string {
  const { name: _, ...metadata } = resource.metadata as Manifest['metadata'] & { readonly generateName?: string };
  const content = metadata.generateName === undefined ? resource : { ...resource, metadata };
  return `${resource.metadata.annotations?.['crossplane.io/composition-resource-name']} ${resource.kind} ${contentHash(content)}`;
}
