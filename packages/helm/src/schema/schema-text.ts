/** Returns a text in single quotes, like the schema library of Helm. */
export const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Returns how a message shows a value. */
export function display(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null) return '<nil>';
  return typeof value === 'object' ? 'value' : String(value);
}

/** Prints a number with separators of thousands, as the library does in English. */
export const numberText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });
