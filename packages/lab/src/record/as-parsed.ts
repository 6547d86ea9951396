/** A copy of `value` as JSON gives it to JavaScript, with integers beyond 2^53 rounded: so do answers of real programs come. */
export const asParsed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part)));
