import { inspect } from 'node:util';

/** Returns any value as JSON. Values without a JSON form become words: `"NaN"`, `"function use"`. A bigint is printed with its digits. */
export function valueText(value: unknown): string {
  try {
    return JSON.stringify(value, jsonReplacer) ?? JSON.stringify(inspect(value));
  } catch {
    return JSON.stringify(inspect(value, { depth: 2 })); // The value contains itself
  }
}

/** Replaces values that JSON.stringify drops, changes to null or rejects. */
function jsonReplacer(_key: string, value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
      return String(value);
    case 'function':
      return `function ${value.name}`.trim();
    case 'symbol':
      return String(value);
    default:
      return value;
  }
}
