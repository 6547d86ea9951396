import { resolveScalar } from '../scalars/resolve-scalar.ts';

/** The value of a plain scalar in YAML 1.1. */
type PlainValue = string | number | bigint | boolean | null;

/** The type of a plain scalar. A date and a merge key keep their text. */
type PlainTag = 'str' | 'int' | 'float' | 'bool' | 'null' | 'timestamp' | 'merge';

/** A plain scalar with its type. */
export interface ResolvedPlain {
  readonly tag: PlainTag;
  readonly value: PlainValue;
}

/**
 * Returns the value of a plain scalar for go-yaml v2, with which Flux reads an object after substitution. It reads YAML 1.1, so `yes` and
 * `off` are booleans. Numbers are those of go-yaml v3, except for two forms.
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
  // Only floats have a negative zero.
  return isFloat ? { tag: 'float', value: text.startsWith('-') ? -0 : 0 } : { tag: 'int', value: 0 };
}

/** Returns whether a string is read back unchanged when it is written without quotes. */
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

/** Numbers that only v3 reads: `0o-7`, and underscores in a number that starts with its point. */
const ONLY_V3 = /^(?:0o[-+]|\..*_)/;

/** A date that is already in RFC 3339. `resolveScalar` returns it unchanged. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)$/;

/** go-yaml quotes these texts, because other readers read them as numbers. */
const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
