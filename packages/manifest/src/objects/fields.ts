/** An object of JSON whose fields have not been checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether the value is an object: not null and not a list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value when it is an object, and an empty object otherwise. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : NO_FIELDS);

const NO_FIELDS: Fields = {};

/** Sets a key of a map, also the key `__proto__`: a plain assignment would change the prototype. */
export function setKey<Value>(map: Record<string, Value>, key: string, value: NoInfer<Value>): void {
  if (key === '__proto__') Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  else map[key] = value;
}

/** Returns the value when it is a list, and an empty list otherwise. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NOTHING);

const NOTHING: readonly unknown[] = [];

/** Returns the value when it is a string, and an empty string otherwise. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns whether a value sets anything: false for null, `{}`, `[]` and objects that contain only such values. */
export const hasContent = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null && Object.values(value).some(hasContent) : value !== undefined;

/** Returns whether a text or a key of a value fulfils a condition. */
export function someText(value: unknown, fulfils: (text: string) => boolean): boolean {
  if (typeof value === 'string') return fulfils(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => someText(item, fulfils));
  for (const key in value) if (fulfils(key) || someText((value as Fields)[key], fulfils)) return true;
  return false;
}

/** Returns the map below these keys; empty if a value on the way is not a map. */
export const below = (value: unknown, ...keys: readonly string[]): Fields =>
  keys.reduce<Fields>((map, key) => fieldsOf(Object.hasOwn(map, key) ? map[key] : undefined), fieldsOf(value));
