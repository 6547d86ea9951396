import { buildPointer, type PointerSegment, stableText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';
import type { Shape } from './shape.ts';

/** Reports entries of a set or of a list with keys that are the same for the server. Each pair is reported at the second entry. */
export function duplicateEntries(list: readonly unknown[], shape: Shape, path: readonly PointerSegment[]): Problem[] {
  const seen = new Map<string, number>();
  const reported = new Set<string>();
  return list.flatMap((entry, index) => {
    const key = shape.list === 'set' ? textOf(entry) : keyOf(entry, shape);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    if (reported.has(key)) return [];
    reported.add(key);
    return [duplicate(entry, shape, buildPointer([...path, index]), buildPointer([...path, first]))];
  });
}

/** Reports entries without keys and without defaults for them: server-side apply cannot identify them (`keyByFields`). */
export function keylessEntries(list: readonly unknown[], shape: Shape, path: readonly PointerSegment[]): Problem[] {
  const fields = shape.entries?.().fields;
  const [key] = shape.keys;
  if (key === undefined) return [];
  const hasDefault = shape.keys.some((name) => fields?.get(name)?.().default !== undefined);
  return list.flatMap((entry, index) => {
    if (entry === null) return [keyless(shape.keys.join(' and '), buildPointer([...path, index]))];
    if (typeof entry !== 'object' || Array.isArray(entry)) return [];
    return hasDefault || shape.keys.some((name) => Object.hasOwn(entry, name))
      ? []
      : [keyless(shape.keys.join(' and '), buildPointer([...path, index, key]))];
  });
}

const keyless = (keys: string, pointer: string): Problem => ({
  ...ofRule('missing-list-key'),
  message: `${fieldPath(pointer)}: Required value, by which the entries of the list are distinguished`,
  pointer,
  expected: `a value for ${keys}`,
  remedy: `add ${keys}`,
});

/**
 * Returns the key of an entry; undefined when the entry is not an object, which is reported elsewhere. A missing key has its default, or
 * equals other missing keys.
 */
function keyOf(entry: unknown, shape: Shape): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const fields = shape.entries?.().fields;
  const keyValue = (key: string): unknown => (entry as Record<string, unknown>)[key] ?? fields?.get(key)?.().default ?? null;
  const [only, ...others] = shape.keys;
  return only !== undefined && others.length === 0 ? textOf(keyValue(only)) : stableText(shape.keys.map(keyValue));
}

function duplicate(entry: unknown, shape: Shape, pointer: string, first: string): Problem {
  const keys = shape.keys.join(' and ');
  return {
    ...ofRule('duplicate-list-entry'),
    message: `${fieldPath(pointer)} repeats ${fieldPath(first)}${keys ? `: the same ${keys}` : ''}`,
    pointer,
    value: entry,
    expected: keys ? `entries that differ in ${keys}` : 'entries that differ',
    remedy: keys ? `merge the two entries, or change ${keys}` : 'remove one of them',
  };
}

/** Returns a text for comparison. Most entries and keys are strings, which need no JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? `"${value}` : stableText(value));
