import { childPointer, type Fields, isFields, setKey } from '@slipway/manifest';

/** A value that is not the expected one. */
export interface Mismatch {
  /** Pointer into the expected value, or to a value that is not expected. */
  readonly pointer: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Returns where a value does not have the expected fields. Other fields may have any value, and an expected null means that the field
 * must not exist. Lists must have the same length.
 */
export function mismatches(expected: unknown, actual: unknown, pointer = ''): readonly Mismatch[] {
  if (expected === null) return actual === undefined || actual === null ? [] : [{ pointer, expected, actual }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ pointer, expected, actual }];
    return expected.flatMap((item, index) => mismatches(item, actual[index], childPointer(pointer, index)));
  }
  if (!isFields(expected)) return isSameScalar(expected, actual) ? [] : [{ pointer, expected, actual }];
  if (!isFields(actual)) return [{ pointer, expected, actual }];
  return Object.keys(expected).flatMap((key) => mismatches(expected[key], ownField(actual, key), childPointer(pointer, key)));
}

/** Returns all differences between two values. */
export function differences(expected: unknown, actual: unknown, pointer = ''): readonly Mismatch[] {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((item, index) => differences(item, actual[index], childPointer(pointer, index)));
  if (!isFields(expected) || !isFields(actual)) return isSameScalar(expected, actual) ? [] : [{ pointer, expected, actual }];
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => differences(ownField(expected, key), ownField(actual, key), childPointer(pointer, key)));
}

const ownField = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** A number of YAML may be a bigint, and one of a function is a float. */
function isSameScalar(a: unknown, b: unknown): boolean {
  const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
  return isNumber(a) && isNumber(b) ? Number(a) === Number(b) : a === b;
}

/** Returns an object with the fields of another one. A null removes a field. */
export function withFields(object: Fields, fields: Fields): Fields {
  const copy: Record<string, unknown> = { ...object };
  for (const [key, value] of Object.entries(fields)) {
    if (value === null) delete copy[key];
    else if (isFields(value))
      setKey(copy, key, withFields(isFields(ownField(object, key)) ? (ownField(object, key) as Fields) : {}, value));
    else setKey(copy, key, value);
  }
  return copy;
}
