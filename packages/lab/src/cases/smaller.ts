import { type Path, withValue } from './places.ts';

/**
 * The smallest value found that still is what `isStillIt` asks for: fields and entries are left out, texts and numbers made
 * simple, until nothing more can go. Asks one question after the other.
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
      if (changed) break; // the paths are others now
    }
  }
  return current;
}

/** Outer values first: what goes there takes the most with it. */
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
