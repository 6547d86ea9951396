import type { Fields } from '../fields.ts';
import { readYaml11 } from '../go-yaml/read-yaml.ts';

/**
 * `object` as the controller reads it from what kustomize prints. That is the same object, but for the line end U+0085, which becomes
 * a space, and control characters, which are refused; and every object needs a kind.
 */
export function rereadObject(object: Fields): { readonly object: Fields } | { readonly problem: string } {
  let read = object;
  if (hasForeign(object)) {
    const reading = readYaml11(JSON.stringify(object, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)));
    if ('problem' in reading) return { problem: reading.problem };
    read = reading.value as Fields;
  }
  if (typeof read.kind === 'string' && read.kind !== '') return { object: read };
  return { problem: `error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing in '${goJson(read)}'` };
}

const FOREIGN = /[\u007f-\u009f]/;

function hasForeign(value: unknown): boolean {
  if (typeof value === 'string') return FOREIGN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasForeign);
  for (const key of Object.keys(value)) if (FOREIGN.test(key) || hasForeign((value as Fields)[key])) return true;
  return false;
}

/** JSON as Go prints it: sorted keys, and characters that mean something in HTML escaped. */
function goJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(goJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${goJson(key)}:${goJson((value as Fields)[key])}`).join(',')}}`;
  }
  if (typeof value === 'bigint') return String(value);
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
