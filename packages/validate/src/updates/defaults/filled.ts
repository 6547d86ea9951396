import type { Fields } from '@slipway/manifest';

/** Returns the fields of one Go type with the values that the server adds or writes instead of zero values. */
export type Filler = (fields: Fields) => Fields;

/** Sets defaults where a Go pointer is nil: where the field is absent or null. */
export const withDefaults = (fields: Fields, defaults: Fields): Fields => filledWhere(fields, defaults, isAbsent);

/** Sets defaults, also for an empty string or zero, which Go cannot distinguish from an absent field. */
export const withZerosFilled = (fields: Fields, defaults: Fields): Fields =>
  filledWhere(fields, defaults, (value) => isAbsent(value) || value === '' || value === 0);

/** Sets defaults where a list or map has no entries. */
export const withEmptyFilled = (fields: Fields, defaults: Fields): Fields => filledWhere(fields, defaults, isEmpty);

/** Returns an object with a changed field. `change` gets undefined for an absent field. */
export const changed = (fields: Fields, name: string, change: (value: unknown) => unknown): Fields => {
  const value = change(fields[name]);
  return value === fields[name] ? fields : { ...fields, [name]: value };
};

export const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isEmpty = (value: unknown): boolean => isAbsent(value) || (typeof value === 'object' && Object.keys(value as object).length === 0);

function filledWhere(fields: Fields, defaults: Fields, isMissing: (value: unknown) => boolean): Fields {
  const missing = Object.entries(defaults).filter(([name, value]) => value !== undefined && isMissing(fields[name]));
  return missing.length === 0 ? fields : { ...fields, ...Object.fromEntries(missing) };
}
