import { setKey } from '@slipway/manifest';
/** A map of values. Templates change it in place, as in Go, so a map that others use is copied first. */
export type Values = Record<string, unknown>;

/** Returns whether a value is a map. An instance of a class, such as a number with a Go type, is not a map. */
export const isTable = (value: unknown): value is Values => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const hasKey = (map: Values, key: string): boolean => Object.hasOwn(map, key);

/** Returns the value of an own key; undefined for a key of the prototype. */
export const valueAt = (map: Values, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Copies maps and lists. All other values are shared. */
function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  return isTable(value) ? copyValues(value) : value;
}

export function copyValues(values: Values): Values {
  const copy: Values = {};
  for (const key of Object.keys(values)) setKey(copy, key, copyValue(values[key]));
  return copy;
}

/** Copies a map, and shares its values. */
export function copyShallow(values: Values): Values {
  const copy: Values = {};
  for (const key of Object.keys(values)) setKey(copy, key, values[key]);
  return copy;
}

/** Returns the table at a path such as `a.b`; undefined if a part of it is missing or not a table. */
export function tableAt(values: Values, path: string): Values | undefined {
  let table = values;
  for (const name of path.split('.')) {
    const next = valueAt(table, name);
    if (!isTable(next)) return undefined;
    table = next;
  }
  return table;
}

/** Returns the value at a path; undefined if it is missing or a table. */
export function scalarAt(values: Values, path: string): unknown {
  const dot = path.lastIndexOf('.');
  const table = dot < 0 ? values : tableAt(values, path.slice(0, dot));
  const value = table === undefined ? undefined : valueAt(table, path.slice(dot + 1));
  return isTable(value) ? undefined : value;
}

/** Merges `b` over `a` into a new map. A map that only one of them has is shared, as in Helm and helm-controller. */
export function mergeMaps(a: Values, b: Values): Values {
  const merged = copyShallow(a);
  for (const key of Object.keys(b)) {
    const [old, value] = [valueAt(merged, key), b[key]];
    setKey(merged, key, isTable(value) && isTable(old) ? mergeMaps(old, value) : value);
  }
  return merged;
}
