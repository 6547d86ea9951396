import { expandResourceSet } from '@slipway/flux-build';
import { stableText } from '@slipway/manifest';
import { type ResourceSetCase, resourceSetCases } from '../cases/resource-set-cases.ts';
import { type ResourceSetAnswer, resourceSetOracle } from '../flux/resource-set-oracle.ts';
import { programs } from '../programs/programs.ts';
import { askAll } from './recorded-verdict.ts';
import { recordingFile, writeRecording } from './recording.ts';

/** A ResourceSet, and the output of flux-operator for it. */
export type RecordedResourceSet = ResourceSetCase & ResourceSetAnswer;

const [COUNT, SEED] = [600, 20261123];

/** Records the output of flux-operator for generated ResourceSets. */
export async function recordResourceSets(print: (line: string) => void): Promise<void> {
  const ask = await resourceSetOracle();
  const cases = resourceSetCases(COUNT, SEED);
  const entries = await askAll(cases, async (each): Promise<RecordedResourceSet> => ({ ...each, ...(await ask(each)) }));
  const answeredBy = { 'flux-operator': programs['flux-operator'].version };
  writeRecording(recordingFile('resource-sets'), { about: 'what flux-operator makes of ResourceSets', answeredBy }, entries);
  print(`resource-sets: ${entries.length} asked, ${entries.filter((entry) => 'objects' in entry).length} of them built`);
}

/** Compares the output of Slipway for a ResourceSet. `open` means that Slipway reports it as unknown. */
export function compareResourceSet(entry: RecordedResourceSet): 'same' | 'different' | 'open' {
  const expansion = expandResourceSet(entry.resourceSet, entry.providers);
  if ('problem' in expansion) return 'error' in entry ? 'same' : 'open';
  return 'objects' in entry && stableText(entry.objects) === stableText(expansion.objects) ? 'same' : 'different';
}
