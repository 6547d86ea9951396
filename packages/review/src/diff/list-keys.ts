import type { JsonSchema } from '@slipway/kube-models';
import { isFields, listOf } from '@slipway/manifest';
import { own } from '../objects/values.ts';

/**
 * Returns the fields that identify the items of two versions of a list: those of the schema, otherwise the first usual key that all items have
 * with different values. Returns an empty list for different scalars, and undefined if only the index identifies an item.
 */
export function listKeys(
  before: readonly unknown[],
  after: readonly unknown[],
  schema: JsonSchema | undefined,
): readonly string[] | undefined {
  const items = [...before, ...after];
  if (items.every((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'bigint'))
    return isUnique(before, []) && isUnique(after, []) ? [] : undefined;
  if (!items.every(isFields)) return undefined;
  return [...schemaKeys(schema), ...USUAL_KEYS].find(
    (keys) => items.every((item) => isIdentified(item, keys)) && isUnique(before, keys) && isUnique(after, keys),
  );
}

/** Returns the values of the keys of an item. */
export const idOf = (item: unknown, keys: readonly string[]): readonly unknown[] =>
  keys.length === 0 ? [item] : keys.map((key) => (isFields(item) ? own(item, key) : undefined));

export const idKey = (id: readonly unknown[]): string =>
  id.map((part) => (typeof part === 'bigint' ? `${part}n` : (JSON.stringify(part) ?? ''))).join('|');

/** Returns `x-kubernetes-list-map-keys`, or the merge key of strategic merge patches. */
function schemaKeys(schema: JsonSchema | undefined): readonly (readonly string[])[] {
  const keys = listOf(schema?.['x-kubernetes-list-map-keys']).filter((key) => typeof key === 'string');
  const merge = schema?.['x-kubernetes-patch-merge-key'];
  return [...(keys.length === 0 ? [] : [keys]), ...(typeof merge === 'string' ? [[merge]] : [])];
}

const USUAL_KEYS: readonly (readonly string[])[] = [['name'], ['key'], ['id'], ['Sid']];

/** Whether an item has the first key. The other keys may have defaults. */
const isIdentified = (item: unknown, [first = '', ...others]: readonly string[]): boolean => {
  if (!isFields(item)) return false;
  const value = own(item, first);
  return isScalar(value) && others.every((key) => own(item, key) === undefined || isScalar(own(item, key)));
};

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const isUnique = (items: readonly unknown[], keys: readonly string[]): boolean =>
  new Set(items.map((item) => idKey(idOf(item, keys)))).size === items.length;
