import { fromBytes } from './go-bytes.ts';
import { fitsInt64, parseFloat64, parseInteger } from './go-number.ts';
import { GoStruct, isList, isMap, kindOf, Sized, typeName } from './go-value.ts';
import { countValues } from './limits.ts';
import { type MarkerOf, printed } from './printer.ts';
import { GoError } from './template-error.ts';

const SMALLEST_INT64 = -(2n ** 63n);

/** Converts a value to `int64`, as `cast.ToInt64` does. The result is 0 for a value that is not a number. */
export function toInt64(value: unknown): bigint {
  switch (typeof value) {
    case 'bigint':
      return value;
    case 'number':
      return truncated(value);
    case 'boolean':
      return value ? 1n : 0n;
    case 'string': {
      const parsed = parseInteger(withoutZeroFraction(value));
      return parsed !== undefined && fitsInt64(parsed) ? parsed : 0n;
    }
    default:
      return value instanceof Sized && CONVERTED.has(value.type) ? BigInt.asIntN(64, value.value) : 0n;
  }
}

const CONVERTED: ReadonlySet<string> = new Set(['int8', 'int32', 'int64', 'uint8', 'uint32', 'uint64', 'time.Month', 'time.Weekday']);

/** Converts a float to `int64`. As on amd64, a float outside the range becomes the smallest `int64`. */
function truncated(value: number): bigint {
  if (!(value >= -(2 ** 63) && value < 2 ** 63)) return SMALLEST_INT64;
  return BigInt(Math.trunc(value));
}

/** Removes a fraction of zeros, because `cast` reads `1.00` as an integer. */
function withoutZeroFraction(text: string): string {
  const point = text.lastIndexOf('.');
  return point >= 0 && point < text.length - 1 && /^0+$/.test(text.slice(point + 1)) ? text.slice(0, point) : text;
}

/** Converts a value to `float64`, as `cast.ToFloat64` does. */
export function toFloat64(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'bigint':
      return Number(value);
    case 'boolean':
      return value ? 1 : 0;
    case 'string':
      return parseFloat64(value) ?? 0;
    default:
      return value instanceof Sized && CONVERTED.has(value.type) ? Number(value.value) : 0;
  }
}

/** Converts a value to a string, as `toString` of sprig does. */
export function toText(value: unknown, markerOf: MarkerOf): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return fromBytes(value);
  if (value === null || value === undefined) return '<nil>';
  return printed(value, markerOf);
}

/** Returns the items of a list or of bytes; undefined for any other value. */
function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (isList(value)) return value;
  if (value instanceof Uint8Array) return Array.from(value, (byte) => new Sized('uint8', BigInt(byte)));
  return undefined;
}

/** The message of Go for the use of a nil pointer. */
export const NIL_POINTER = 'runtime error: invalid memory address or nil pointer dereference';

/** Returns the items of a list. For other values, fails with the message of sprig: `Cannot push on type string`. */
export function listItems(value: unknown, problem: (kind: string) => string): readonly unknown[] {
  const items = itemsOf(value);
  if (items !== undefined) return items;
  if (value === null || value === undefined) throw new GoError(NIL_POINTER);
  throw new GoError(problem(kindOf(value)));
}

/** Returns whether two values are equal as `reflect.DeepEqual` compares them: including their types. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (a === b) return true;
  countValues();
  if (typeName(a) !== typeName(b)) return false;
  if (a instanceof Sized) return a.value === (b as Sized).value && isDeepEqual(a.parts, (b as Sized).parts);
  if (a instanceof Uint8Array) return Buffer.compare(a, b as Uint8Array) === 0;
  if (isList(a)) {
    const other = b as readonly unknown[];
    return (
      a.length === other.length &&
      Object.isFrozen(a) === Object.isFrozen(other) &&
      a.every((item, index) => isDeepEqual(item, other[index]))
    );
  }
  if (a instanceof GoStruct) return isDeepEqual(a.fields, (b as GoStruct).fields);
  return isMap(a) && isMap(b) && isEqualMap(a, b);
}

function isEqualMap(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key], b[key]));
}

/** Returns whether a value is empty for `default` and similar functions. */
export function isEmpty(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value === '';
    case 'number':
      return value === 0;
    case 'bigint':
      return value === 0n;
    case 'boolean':
      return !value;
    case 'undefined':
      return true;
    default:
      return value === null || isEmptyObject(value as object);
  }
}

function isEmptyObject(value: object): boolean {
  if (isList(value) || value instanceof Uint8Array) return value.length === 0;
  if (value instanceof Sized) return value.parts === undefined ? value.value === 0n : value.parts.every((part) => part === 0);
  if (isMap(value)) {
    for (const key in value) if (Object.hasOwn(value, key)) return false;
    return true;
  }
  return false;
}
