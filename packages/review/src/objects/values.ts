import { type Fields, fieldsOf, isFields, plainText } from '@slipway/manifest';

export { type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';

/** The texts of a list, or the one text that stands in place of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

/** The value as text; empty for maps, lists and what is absent. */
export const scalarText = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : plainText(value);

/** The map below these keys. */
export const below = (value: unknown, ...keys: readonly string[]): Fields =>
  keys.reduce<Fields>((map, key) => fieldsOf(own(map, key)), fieldsOf(value));

/** A field of the map itself, whatever it is called. */
export const own = (map: Fields, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether two values of JSON are the same, whatever the order of fields. */
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

/** The API group; empty for the core group. */
export function groupOf({ apiVersion }: Fields): string {
  const text = scalarText(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
}
