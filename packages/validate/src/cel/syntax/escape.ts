const RESERVED = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(' '),
);

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['__', '__underscores__'],
  ['.', '__dot__'],
  ['-', '__dash__'],
  ['/', '__slash__'],
]);

/** Returns the other name by which a rule reaches the field, when its plain one is a reserved word of CEL. */
export const escapedWord = (field: string): string | undefined => (RESERVED.has(field) ? `__${field}__` : undefined);

/** Returns the name by which a rule reaches the field `name`; undefined when it cannot. */
export function escapeField(name: string): string | undefined {
  if (!/^[A-Za-z_.\-/][A-Za-z0-9_.\-/]*$/.test(name)) return undefined;
  if (RESERVED.has(name)) return `__${name}__`;
  return name.replace(/__|[.\-/]/g, (part) => ESCAPES.get(part) ?? part);
}
