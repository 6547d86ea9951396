/** The double by which an integer of YAML is judged: the nearest one, but for the last of int64, which 2^63 is not. */
export const plainNumber = (integer: bigint): number => (integer < 2n ** 63n ? Math.min(Number(integer), LAST_BEFORE) : Number(integer));

/** The last double below 2^63. */
const LAST_BEFORE = 2 ** 63 - 1024;

/** A copy of a value of YAML with doubles for its large integers. */
export function withNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return plainNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNumbers);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withNumbers(child)]));
}
