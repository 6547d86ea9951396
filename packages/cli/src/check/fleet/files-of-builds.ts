import type { FleetBuild, FleetRoot } from '@slipway/flux-build';
import type { FileTexts } from '../../fleet/file-texts.ts';

/** Names of all files that a build of the fleet read, whatever came of it. */
export function filesOfBuilds({ memory }: FleetBuild, roots: readonly FleetRoot[], { fileName }: FileTexts): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  for (const { content, answers } of memory.results.values()) {
    if (seen.has(answers)) continue;
    seen.add(answers);
    for (const [file, text] of answers.texts) if (text !== undefined) names.add(fileName(content, file));
  }
  for (const { objects } of roots) for (const { file } of objects) names.add(fileName('', file));
  return names;
}
