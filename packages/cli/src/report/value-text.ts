import { inspect } from 'node:util';

/** JSON of any value; what JSON has no form for is said in words: `"NaN"`, `"function use"`, a bigint by its digits. */
export function valueText(value: unknown): string {
  try {
    return JSON.stringify(value, jsonReplacer) ?? JSON.stringify(inspect(value));
  } catch {
    return JSON.stringify(inspect(value, { depth: 2 })); // it contains itself
  }
}

/** For JSON.stringify: what it would drop, change to null or refuse. */
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
