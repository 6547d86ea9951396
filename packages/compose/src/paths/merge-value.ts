import { isDeepStrictEqual } from 'node:util';
import { setKey } from '@slipway/manifest';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';
import { goTypeName } from '../values/go-type-name.ts';
import { countValues } from '../values/limits.ts';
import { getFieldValue, setFieldValue } from './field-value.ts';

/** How a value is merged into an existing one. Without options, it replaces the existing value. */
export interface MergeOptions {
  /** Whether keys of the existing object keep their values. */
  readonly keepMapValues: boolean;
  /** Whether items are added to an existing list. Equal items are added once. */
  readonly appendSlice: boolean;
}

/** Merges a value into the value at a field path. */
export function mergeFieldValue(object: GoObject, path: string, value: GoJson, options: MergeOptions | undefined): void {
  setFieldValue(object, path, options === undefined ? value : merged(existingValue(object, path), value, options));
}

function existingValue(object: GoObject, path: string): GoJson {
  try {
    return getFieldValue(object, path);
  } catch (error) {
    if (error instanceof CrossplaneError && error.isNotFound) return null;
    throw error;
  }
}

function merged(existing: GoJson, value: GoJson, options: MergeOptions): GoJson {
  if (existing === null || value === null) return value;
  const source = options.appendSlice ? withoutExistingItems(existing, value) : value;
  const wrapped: GoObject = { value: existing };
  withContext('failed to merge values', () => mergeObjects(wrapped, { value: source }, options));
  return wrapped.value as GoJson;
}

const withoutExistingItems = (existing: GoJson, value: GoJson): GoJson =>
  Array.isArray(existing) && Array.isArray(value)
    ? value.filter((item) => {
        countValues(existing.length);
        return typeof item === 'object' ? !existing.some((other) => isDeepStrictEqual(item, other)) : !existing.includes(item);
      })
    : value;

/** Merges an object into another one, key by key. Crossplane uses the library mergo, and its handling of empty values is kept. */
export function mergeObjects(target: GoObject, source: GoObject, options: MergeOptions): void {
  const replaces = !options.keepMapValues;
  for (const [key, value] of Object.entries(source)) {
    const existing = Object.hasOwn(target, key) ? target[key] : undefined;
    if (value === null) {
      if (replaces) setKey(target, key, null);
      continue;
    }
    if (isGoObject(value) && isGoObject(existing)) mergeObjects(existing, value, options);
    if (Array.isArray(value)) setKey(target, key, mergedList(target, existing, value, options));
    if (!isEmpty(existing) && isSettled(existing, value)) continue;
    if (replaces || isEmpty(existing)) setKey(target, key, value);
  }
}

/** Returns whether an existing value is already merged: lists are set before, and objects are merged in place. */
const isSettled = (existing: GoJson | undefined, value: GoJson): boolean =>
  Array.isArray(value) || (isGoObject(value) && isGoObject(existing));

function mergedList(target: GoObject, existing: GoJson | undefined, value: GoJson[], { keepMapValues, appendSlice }: MergeOptions): GoJson {
  const present = existing ?? [];
  if (!appendSlice) return keepMapValues && !isEmpty(target) ? present : value;
  if (Array.isArray(present)) return [...present, ...value];
  throw new CrossplaneError(`cannot append two slices with different type ([]interface {}, ${goTypeName(present)})`);
}

const isEmpty = (value: GoJson | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || value === 0 || value === 0n || hasNoItems(value);

const hasNoItems = (value: GoJson): boolean => (typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : false);
