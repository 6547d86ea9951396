/**
 * Returns the double with which an integer of YAML is checked. It is the nearest double, except for the last integers of int64, whose
 * nearest double is 2^63.
 */
export const plainNumber = (integer: bigint): number =>
  integer < 2n ** 63n ? Math.min(Number(integer), LAST_DOUBLE_OF_INT64) : Number(integer);

/** The last double below 2^63. */
const LAST_DOUBLE_OF_INT64 = 2 ** 63 - 1024;

/** Returns an integer of YAML as an equal double if there is one. Beyond int64, returns the nearest double, which the server reads. */
export function exactNumber(integer: bigint): number | bigint {
  const double = plainNumber(integer);
  return BigInt(double) === integer || integer >= 2n ** 63n || integer < -(2n ** 63n) ? double : integer;
}

/** Returns a copy of a value of YAML with doubles for its large integers. */
export function withNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return plainNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNumbers);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withNumbers(child)]));
}
