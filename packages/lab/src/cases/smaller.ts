import { type Path, withValue } from './typed-values.ts';

/**
 * Returns the smallest value found that still passes `isStillIt`. Removes fields and items, and simplifies strings and numbers, one after
 * the other, until no change is possible.
 */
export async function smallest<Value>(value: Value, isStillIt: (value: Value) => Promise<boolean>): Promise<Value> {
  let current = value;
  for (let changed = true; changed; ) {
    changed = false;
    for (const path of pathsOf(current)) {
      for (const simpler of simplerValues(valueAt(current, path))) {
        const attempt = withValue(current, path, simpler);
        if (!(await isStillIt(attempt))) continue;
        current = attempt;
        changed = true;
        break;
      }
      if (changed) break; // The paths have changed
    }
  }
  return current;
}

/** Outer values first, because their removal removes most. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).map((key) => [...path, Array.isArray(value) ? Number(key) : key]);
  return [...own, ...Object.values(value).flatMap((child, index) => pathsOf(child, own[index]))];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value);

function simplerValues(value: unknown): readonly unknown[] {
  if (typeof value === 'string' && value.length > 1)
    return [undefined, 'a', ...(value.length > 8 ? [value.slice(0, value.length / 2)] : [])];
  return [undefined];
}
