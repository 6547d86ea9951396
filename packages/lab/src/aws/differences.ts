import { isEqual, isObject, type JsonObject, merged, valueAt } from './model/json.ts';

/** Maps whose unwanted keys are removed. Elsewhere, unwanted values are kept. */
const WHOLE = ['tags', 'labels'] as const;

/** Returns the paths of wanted values that differ from the current ones. */
export function differences(desired: JsonObject, present: JsonObject, path = ''): readonly string[] {
  return Object.entries(desired).flatMap(([key, value]) => {
    const here = `${path}${key}`;
    const old = present[key];
    if (value === undefined || isEqual(value, old)) return [];
    return isObject(value) && isObject(old) && !isWhole(key) ? differences(value, old, `${here}.`) : [here];
  });
}

/** Returns the parameters after an update. */
export function updated(present: JsonObject, desired: JsonObject): JsonObject {
  const whole = Object.fromEntries(WHOLE.flatMap((key) => (desired[key] === undefined ? [] : [[key, desired[key]]])));
  return { ...merged(present, desired), ...whole };
}

const isWhole = (key: string): boolean => WHOLE.some((whole) => whole === key);

/** Returns the provider's error for a change that requires replacing the resource. */
export function replacementError(path: string, present: JsonObject, desired: JsonObject): string {
  const argument = path.replaceAll('.', '.0.').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const change = `cannot change the value of the argument "${argument}" from ${quoted(valueAt(present, path))} to ${quoted(valueAt(desired, path))}`;
  return `refuse to update the external resource because the following update requires replacing it: ${change}`;
}

const quoted = (value: unknown): string =>
  JSON.stringify(value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));
