import type { Kustomization } from '../config/kustomization.ts';
import { type ReplacementFields, replacement } from '../config/kustomization-fields.ts';
import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import type { PatchSource } from './read-patch.ts';

/** A replacement, and its position in the kustomization file, or that of its file. */
export interface PlacedReplacement extends ReplacementFields {
  readonly by: string;
  readonly inFile: boolean;
}

/** Returns inline replacements, and those of files, which contain one or a list. */
export const readReplacements = (entries: NonNullable<Kustomization['replacements']>, source: PatchSource): readonly PlacedReplacement[] =>
  entries.flatMap((entry, index) => {
    const place = { by: `replacements[${index}]`, inFile: (entry.path ?? '') !== '' };
    return replacementsOf(entry, source).map((each) => ({ ...each, ...place }));
  });

type Entry = NonNullable<Kustomization['replacements']>[number];

function replacementsOf({ path = '', ...inline }: Entry, source: PatchSource): readonly ReplacementFields[] {
  if (path === '') return [inline];
  if (inline.source !== undefined || (inline.targets ?? []).length > 0) {
    throw refusal('invalid-replacement', 'a replacement is both in place and in a file', source.file);
  }
  const value = yaml11Value(source.load(path));
  const decoding = { lenientText: true, refuseUnknown: false, file: path };
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((each) => replacement(each, decoding));
  if (typeof value === 'object' && value !== null) return [replacement(value, decoding)];
  throw refusal('invalid-replacement', `${path} holds no replacement`, source.file);
}
