import type { FleetBuild, FleetRoot } from '@slipway/flux-build';
import type { FileTexts } from '../fleet/file-texts.ts';

/** Returns the names of all files that a build of the fleet read, also when the build failed. */
export function filesOfBuilds({ memory }: FleetBuild, roots: readonly FleetRoot[], { fileName }: FileTexts): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Map<string, Set<string>>();
  const add = (content: string, file: string): void => {
    const files = seen.get(content) ?? new Set();
    seen.set(content, files);
    // Many builds read the same files.
    if (files.has(file)) return;
    files.add(file);
    names.add(fileName(content, file));
  };
  for (const { content, answers } of memory.results.values())
    for (const [file, text] of answers.texts) if (text !== undefined) add(content, file);
  for (const { objects } of roots) for (const { file } of objects) add('', file);
  return names;
}
