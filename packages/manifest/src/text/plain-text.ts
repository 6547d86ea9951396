/**
 * `String(value)` for a value of a file, which may be anything: `{toString: a}` ends that with an exception. An object gives
 * `[object Object]`, a list its items with commas.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value)
    ? value.map((item) => (item === null || item === undefined ? '' : plainText(item))).join(',')
    : '[object Object]';
}
