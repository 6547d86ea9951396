import { type Fields, fieldsOf, isFields, plainText } from '@slipway/manifest';

/** Returns the strings of a list, or the one string instead of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

/** Returns a scalar as text; empty for maps, lists and absent values. */
export const scalarText = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : plainText(value);

/** Returns an own field of a map, also `constructor`. */
export const own = (map: Fields, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether two JSON values are equal, in any order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

export const kindOf = (object: Fields): string => scalarText(object.kind);
export const nameOf = (object: Fields): string => scalarText(fieldsOf(object.metadata).name);
export const namespaceOf = (object: Fields): string => scalarText(fieldsOf(object.metadata).namespace);

/** `Kind/namespace/name`. */
export const titleOf = (object: Fields): string =>
  [kindOf(object), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/');

/** Returns the API group; empty for the core group. */
export function groupOf({ apiVersion }: Fields): string {
  const text = scalarText(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
}

/** Returns the first names, and the number of the others. */
export function few(names: readonly string[], most: number): string {
  return names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
