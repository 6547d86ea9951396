import { resolveScalar } from '../scalars/resolve-scalar.ts';

/** What a plain scalar of YAML 1.1 is. */
export type PlainValue = string | number | bigint | boolean | null;

/** What kind of value a plain scalar is; a date keeps its text, and so does the merge key. */
export type PlainTag = 'str' | 'int' | 'float' | 'bool' | 'null' | 'timestamp' | 'merge';

/** A plain scalar as it is read. */
export interface ResolvedPlain {
  readonly tag: PlainTag;
  readonly value: PlainValue;
}

/**
 * The value of a plain scalar for go-yaml v2, with which Flux reads an object after substitution: YAML 1.1, so `yes` and `off` are
 * booleans. Numbers are those of go-yaml v3, but for two forms.
 */
export function resolvePlain(text: string): ResolvedPlain {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const first = text.charCodeAt(0);
  if (!(first <= 0x39)) return text === '' ? NULL : { tag: 'str', value: text };
  if (text === '<<') return { tag: 'merge', value: text };
  if (ONLY_V3.test(text)) return { tag: 'str', value: text };
  const value = resolveScalar(text);
  if (typeof value === 'string') return { tag: value === text && !DATE.test(text) ? 'str' : 'timestamp', value: text };
  if (typeof value === 'bigint') return { tag: 'int', value };
  const isFloat = typeof value === 'number' && (!Number.isInteger(value) || /^[^xX]*[.eE]/.test(text));
  if (value !== 0) return { tag: isFloat ? 'float' : 'int', value };
  // Only a float has a negative zero.
  return isFloat ? { tag: 'float', value: text.startsWith('-') ? -0 : 0 } : { tag: 'int', value: 0 };
}

/** Whether a string comes back as itself when it is written without quotes. */
export const isPlainString = (text: string): boolean => resolvePlain(text).tag === 'str' && !BASE_60.test(text);

const NULL: ResolvedPlain = { tag: 'null', value: null };

const words = (value: boolean | null, ...spelled: readonly string[]): readonly (readonly [string, ResolvedPlain])[] =>
  spelled
    .flatMap((word) => (word === '~' ? [word] : [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()]))
    .map((word) => [word, value === null ? NULL : { tag: 'bool', value }] as const);

const WORDS: ReadonlyMap<string, ResolvedPlain> = new Map([
  ...words(true, 'y', 'yes', 'true', 'on'),
  ...words(false, 'n', 'no', 'false', 'off'),
  ...words(null, '~', 'null'),
]);

/** `0o-7`, and underscores in a number that starts with its point. */
const ONLY_V3 = /^(?:0o[-+]|\..*_)/;

/** What a date that is already in RFC 3339 looks like; `resolveScalar` gives it back unchanged. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)$/;

/** Quoted by go-yaml for readers that take it for a number. */
const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
