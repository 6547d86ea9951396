import { codePointCount } from './text.ts';
import { isTagged, type Value } from './value.ts';

const TRAVERSAL = 0.1;
const PATTERN = 0.25;

/** Returns the size of a value for costs: its characters, bytes or entries, or 1. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return codePointCount(value);
  if (value instanceof Uint8Array) return value.length;
  if (!isTagged(value)) return 1;
  if (value.kind === 'list' || value.kind === 'map') return value.size;
  if (value.kind === 'opaque') return value.size ?? 1;
  return value.kind === 'optional' && value.value !== undefined ? sizeOf(value.value) : 1;
}

/** Returns the cost of reading `size` characters `times` times. */
export const textCost = (size: number, times = 1): number => Math.ceil(size * times * TRAVERSAL);

/** Returns the cost of searching a text for a pattern. */
export const patternCost = (text: Value, patternSize: number): number => textCost(1 + sizeOf(text)) * Math.ceil(patternSize * PATTERN);
