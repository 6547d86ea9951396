import { readFileSync } from 'node:fs';
import { examples } from './examples.ts';
import type { NewFleetNames } from './first-clusters.ts';

/** The README of a new fleet: `sample/README.md`, with the names of the fleet instead of `{{…}}`. */
export function readme(fleet: NewFleetNames): Record<string, string> {
  const text = readFileSync(new URL('../../sample/README.md', import.meta.url), 'utf8');
  const shown: Readonly<Record<string, string>> = { ...fleet, ...examples(fleet) };
  return { 'README.md': text.replace(/\{\{(\w+)\}\}\n?/g, (_, name: string) => shown[name] ?? '') };
}
