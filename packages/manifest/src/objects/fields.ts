/** A map of JSON, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a map; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : NO_FIELDS);

const NO_FIELDS: Fields = {};

/** The value as a list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NOTHING);

const NOTHING: readonly unknown[] = [];
