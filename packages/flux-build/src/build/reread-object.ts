import type { Fields } from '@slipway/manifest';
import { readYaml11 } from '@slipway/manifest/yaml11';
import { goJson } from '../kustomize/nodes/go-json.ts';
import type { JsonValue } from '../kustomize/nodes/node-value.ts';
import { specialTexts } from '../substitution/special-texts.ts';

/**
 * `object` as the controller reads it from what kustomize prints. That is the same object, but for the line end U+0085, which becomes
 * a space, and control characters, which are refused; and every object needs a kind.
 */
export function rereadObject(object: Fields): { readonly object: Fields } | { readonly problem: string } {
  let read = object;
  if (hasForeign(object)) {
    // The text of one object for Go, with its integers beyond 2^53 as the floats that they are there; nothing is compared by it.
    const reading = readYaml11(JSON.stringify(object, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)));
    if ('problem' in reading) return { problem: reading.problem };
    read = reading.value as Fields;
  }
  if (typeof read.kind === 'string' && read.kind !== '') return { object: read };
  return { problem: `error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing in '${goJson(read as JsonValue)}'` };
}

const FOREIGN = /[\u007f-\u009f]/;

function hasForeign(object: Fields): boolean {
  return specialTexts(object)?.foreign ?? holdsForeign(object);
}

function holdsForeign(value: unknown): boolean {
  if (typeof value === 'string') return FOREIGN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsForeign);
  for (const key of Object.keys(value)) if (FOREIGN.test(key) || holdsForeign((value as Fields)[key])) return true;
  return false;
}
