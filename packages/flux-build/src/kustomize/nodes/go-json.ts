import { byBytes } from './fields.ts';
import type { JsonValue } from './node-value.ts';

/** JSON as Go writes it: keys in order, and what could be HTML escaped. */
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

/** Exponents have no leading zero there, as in JavaScript, but two digits when they are negative. */
const goNumber = (value: number): string => String(value).replace(/e-(\d)$/, 'e-0$1');

const goText = (text: string): string =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
