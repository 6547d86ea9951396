import { byBytes } from './fields.ts';
import type { JsonValue } from './node-value.ts';

/** Writes JSON as Go does: sorted keys, and escaped characters of HTML. */
export function goJson(value: JsonValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return goNumber(value);
  if (typeof value === 'string') return goText(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(goJson).join(',')}]`;
  const map = value as { readonly [key: string]: JsonValue };
  const pairs = Object.keys(map)
    .sort(byBytes)
    .map((key) => `${goText(key)}:${goJson(map[key] as JsonValue)}`);
  return `{${pairs.join(',')}}`;
}

/** Go writes exponents without leading zeros, like JavaScript, but negative ones with at least two digits. */
const goNumber = (value: number): string => String(value).replace(/e-(\d)$/, 'e-0$1');

const goText = (text: string): string =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
