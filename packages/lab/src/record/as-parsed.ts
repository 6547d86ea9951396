/** Returns a copy of `value` as JavaScript parses it from JSON: integers beyond 2^53 are rounded, as in answers of real programs. */
export const asParsed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part)));
