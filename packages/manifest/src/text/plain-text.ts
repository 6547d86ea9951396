/**
 * Returns `String(value)` for any value of a file, without calling its `toString`: `[object Object]` for an object, and the items with
 * commas for a list.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value)
    ? value.map((item) => (item === null || item === undefined ? '' : plainText(item))).join(',')
    : '[object Object]';
}

/** Compares two strings by their UTF-16 code units, so that sorting does not depend on the locale. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the texts of at most `most` items, and the number of the others: `a, b and 3 more`. */
export const firstTexts = <Item>(items: readonly Item[], most: number, textOf: (item: Item) => string = String): string =>
  `${items.slice(0, most).map(textOf).join(', ')}${items.length > most ? ` and ${items.length - most} more` : ''}`;
