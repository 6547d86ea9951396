/** A map of JSON, as far as most of this package looks at one. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as a map; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The value as a list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
