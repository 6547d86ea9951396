const RESERVED = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(' '),
);

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['__', '__underscores__'],
  ['.', '__dot__'],
  ['-', '__dash__'],
  ['/', '__slash__'],
]);

/** Returns the additional name of a field in rules if its own name is a reserved word of CEL; undefined otherwise. */
export const escapedWord = (field: string): string | undefined => (RESERVED.has(field) ? `__${field}__` : undefined);

/** Returns the name of the field `name` in rules; undefined if rules cannot use the field. */
export function escapeField(name: string): string | undefined {
  if (!/^[A-Za-z_.\-/][A-Za-z0-9_.\-/]*$/.test(name)) return undefined;
  if (RESERVED.has(name)) return `__${name}__`;
  return name.replace(/__|[.\-/]/g, (part) => ESCAPES.get(part) ?? part);
}
