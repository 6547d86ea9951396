import { UNWRITABLE } from './unwritable.ts';

/** `text` as a YAML scalar for a place whose lines start with `newline` (a line feed and the indentation). */
export function stringText(text: string, newline: string): string {
  if (isPlain(text)) return text;
  if (text.includes('\n') && isLiteral(text)) return literalBlock(text, newline);
  return quoted(text);
}

/** `key` with the colon that ends it; a key too long for a simple one gets the explicit form. */
export function keyText(key: string, newline: string): string {
  const text = isPlain(key) ? key : quoted(key);
  return text.length < LONGEST_SIMPLE_KEY ? `${text}:` : `? ${text}${newline}:`;
}

/**
 * A finite number so that every reader sees the same one. Exponents get a point and a sign, since YAML 1.1 reads `1e3`
 * as text; integers above 2^63 are written with an exponent, since no reader keeps them as integers.
 */
export function numberText(value: number): string {
  const text = Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value === 0 ? 0 : value);
  const exponent = text.indexOf('e');
  return exponent < 0 || text.includes('.') ? text : `${text.slice(0, exponent)}.0${text.slice(exponent)}`;
}

/** libyaml and go-yaml refuse a simple key of more than 1,024 characters up to its colon. */
const LONGEST_SIMPLE_KEY = 1000;

/** Names, paths, versions with a `v`, images: one look suffices for nearly every value of a manifest. */
const SIMPLE = /^[A-Za-z_/][\w./@+-]*$/;

/** No indicator at the start, no `: ` and ` #`, no space at the ends, nothing beyond ASCII. */
const PLAIN = /^[\w/(](?:[\w./@+\-,()=;!?*&%$<>'"^~|\\]|:(?=[^ ])| (?=[^ #]))*$/;

/** A letter (or slash) that occurs in no number and no timestamp of any YAML version: `10m`, `500Mi`, `10.0.0.0/16`. */
const NO_NUMBER = /[g-mq-suvwyG-MQ-SUVWY/]/;

function isPlain(text: string): boolean {
  if (SIMPLE.test(text) || (PLAIN.test(text) && (!startsWithDigit(text) || NO_NUMBER.test(text)))) {
    return text.length > 5 || !RETYPED_WORDS.has(text.toLowerCase());
  }
  return false;
}

function startsWithDigit(text: string): boolean {
  const first = text.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}

/** Booleans and null of YAML 1.1 and 1.2. */
const RETYPED_WORDS: ReadonlySet<string> = new Set(['y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null']);

/**
 * Text that survives as a literal block in every reader and every editor: starts with neither blank nor line end
 * (no indentation indicator needed), has no blanks before a line end, and only printable characters.
 */
const isLiteral = (text: string): boolean => !/^[ \t\n]|[ \t](?:\n|$)/.test(text) && !UNPRINTABLE.test(text);

/** Control characters but tab and line feed, other line ends, byte-order mark, non-characters, unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

function literalBlock(text: string, newline: string): string {
  const body = text.replace(/\n+$/, '');
  const lineEnds = text.length - body.length;
  const chomping = lineEnds === 0 ? '-' : lineEnds === 1 ? '' : '+';
  // What follows the block ends its last line; only further line ends are written here. Empty lines get no indentation.
  return `|${chomping}${newline}${body.replace(/\n(?!\n)/g, newline)}${'\n'.repeat(Math.max(0, lineEnds - 1))}`;
}

/** JSON's quotes, and escapes for what JSON leaves as it is but a YAML reader folds, refuses or does not show. */
function quoted(text: string): string {
  if (!text.isWellFormed()) throw UNWRITABLE;
  const json = JSON.stringify(text);
  return JSON_LEAVES.test(json) ? json.replace(JSON_LEAVES_ALL, unicodeEscape) : json;
}

const JSON_LEAVES = /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/;
const JSON_LEAVES_ALL = new RegExp(JSON_LEAVES, 'g');

const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
