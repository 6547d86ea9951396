import { celError, isMap, NO_OVERLOAD, type Value } from './value.ts';

/** Adds an entry to the map that a loop collects; a key that it has already is an error. */
export function insertInto(map: Value, key: Value, value: Value): Value {
  if (!isMap(map)) return NO_OVERLOAD;
  if (map.get(key) !== undefined) return celError(`insert failed: key ${String(key)} already exists`);
  map.insert?.(key, value);
  return map;
}
