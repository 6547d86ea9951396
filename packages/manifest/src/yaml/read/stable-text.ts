/**
 * Returns the JSON of a value that YAML or a schema may contain. Equal values have the same text, and different values have different
 * texts. Fields are sorted by name, undefined fields are left out, integers beyond 2^53 have all digits, and NaN and infinities are names.
 * Throws a RangeError for a value that contains itself, or is nested more deeply than any reader allows.
 */
export const stableText = (value: unknown): string => textOf(value, 0);

const MAX_DEPTH = 1000;

function textOf(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new RangeError('a value that contains itself, or is nested too deeply');
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? listText(value, depth + 1) : fieldsText(value as Readonly<Record<string, unknown>>, depth + 1);
}

function listText(list: readonly unknown[], depth: number): string {
  let text = '[';
  for (let index = 0; index < list.length; index++) text += index === 0 ? textOf(list[index], depth) : `,${textOf(list[index], depth)}`;
  return `${text}]`;
}

function fieldsText(fields: Readonly<Record<string, unknown>>, depth: number): string {
  let text = '{';
  for (const key of sortedKeys(fields)) {
    const value = fields[key];
    if (value === undefined) continue;
    text += `${text.length === 1 ? '' : ','}${JSON.stringify(key)}:${textOf(value, depth)}`;
  }
  return `${text}}`;
}

/** Returns the keys in order. Does not sort if they are sorted already, which is common. */
function sortedKeys(fields: object): readonly string[] {
  const keys = Object.keys(fields);
  for (let index = 1; index < keys.length; index++) if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort();
  return keys;
}
