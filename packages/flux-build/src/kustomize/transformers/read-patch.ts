import { parseLimitedJson } from '@slipway/manifest';
import type { JsonOperation } from '../nodes/json-patch.ts';
import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import type { Resource } from '../resources/resource.ts';

/** The origin of patches. */
export interface PatchSource {
  /** The kustomization file with the references. */
  readonly file: string;
  /** Returns the text of a referenced file. */
  load(path: string): string;
  /** Returns the objects of a text. */
  resources(text: string): Resource[];
}

/** Parses the operations of a JSON patch: JSON if it begins with a bracket, else YAML. */
export function readJsonPatch(text: string): readonly JsonOperation[] {
  if (text === '') throw refusal('unparsable-patch', 'a JSON patch is empty');
  const value = text.startsWith('[') ? parseJson(text) : yaml11Value(text);
  if (value === null) return [];
  if (!Array.isArray(value)) throw refusal('unparsable-patch', 'a JSON patch is a list of operations');
  return (value as readonly JsonValue[]).map((operation) => {
    if (operation === null) return {};
    if (typeof operation !== 'object' || Array.isArray(operation))
      throw refusal('unparsable-patch', 'an operation of a JSON patch is a map');
    return operation as JsonOperation;
  });
}

function parseJson(text: string): JsonValue {
  try {
    return parseLimitedJson(text) as JsonValue;
  } catch (error) {
    throw refusal('unparsable-patch', `a JSON patch cannot be read: ${(error as Error).message}`);
  }
}
