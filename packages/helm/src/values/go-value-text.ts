/** Returns how Go prints a value with `%t`, for the message of a chart whose values are not a table. */
export function goValueText(value: unknown): string {
  if (value === null || value === undefined) return '%!t(<nil>)';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return `%!t(float64=${String(value)})`;
  if (typeof value === 'string') return `%!t(string=${value})`;
  if (Array.isArray(value)) return `[${value.map(goValueText).join(' ')}]`;
  return `%!t(${String(value)})`;
}
