import { isEqual, isObject, type JsonObject, merged, valueAt } from './model/json.ts';

/** Maps of which a key that is not wanted any more is taken away; elsewhere what is not asked for is left as it is. */
const WHOLE = ['tags', 'labels'] as const;

/** Paths of the wanted values that are different from the present ones. */
export function differences(desired: JsonObject, present: JsonObject, path = ''): readonly string[] {
  return Object.entries(desired).flatMap(([key, value]) => {
    const here = `${path}${key}`;
    const old = present[key];
    if (value === undefined || isEqual(value, old)) return [];
    return isObject(value) && isObject(old) && !isWhole(key) ? differences(value, old, `${here}.`) : [here];
  });
}

/** What the parameters become. */
export function updated(present: JsonObject, desired: JsonObject): JsonObject {
  const whole = Object.fromEntries(WHOLE.flatMap((key) => (desired[key] === undefined ? [] : [[key, desired[key]]])));
  return { ...merged(present, desired), ...whole };
}

const isWhole = (key: string): boolean => WHOLE.some((whole) => whole === key);

/** The provider's words about a change that it could only make by replacing the resource. */
export function replacementError(path: string, present: JsonObject, desired: JsonObject): string {
  const argument = path.replaceAll('.', '.0.').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const change = `cannot change the value of the argument "${argument}" from ${quoted(valueAt(present, path))} to ${quoted(valueAt(desired, path))}`;
  return `refuse to update the external resource because the following update requires replacing it: ${change}`;
}

const quoted = (value: unknown): string =>
  JSON.stringify(value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));
