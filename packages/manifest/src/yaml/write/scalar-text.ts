import { trimEndOf } from '../../text/scan.ts';
import { refusedCharacter } from '../go-yaml/refused-character.ts';
import { MERGE_KEY, UNWRITABLE } from './unwritable.ts';

/** Returns `text` as a YAML scalar on lines that start with `newline` (a line feed and the indentation). */
export function stringText(text: string, newline: string): string {
  if (isPlain(text)) return text;
  if (text.includes('\n') && isLiteral(text)) return literalBlock(text, newline);
  return quoted(text);
}

/** Returns `key` with its colon. A key that is too long for a simple key gets the explicit form, with its colon on the next line. */
export function keyText(key: string, newline: string): string {
  if (key === MERGE_KEY) throw UNWRITABLE;
  const text = isPlain(key) ? key : quoted(key);
  return text.length < MAX_SIMPLE_KEY_LENGTH ? `${text}:` : `? ${text}${newline}:`;
}

/**
 * Returns a finite number in a form that all readers read alike. Exponents get a point and a sign, because YAML 1.1 reads `1e3` as a
 * string. Integers above 2^63 are written with an exponent, because no reader keeps them as integers.
 */
export function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const text = Number.isInteger(value) ? value.toExponential() : String(value);
  const exponent = text.indexOf('e');
  return exponent < 0 || text.includes('.') ? text : `${text.slice(0, exponent)}.0${text.slice(exponent)}`;
}

/** libyaml and go-yaml reject a simple key of more than 1,024 characters before its colon. */
const MAX_SIMPLE_KEY_LENGTH = 1000;

/**
 * Returns whether no reader needs quotes. The text must be ASCII, without an indicator at the start, without `: `, ` #` or spaces at the
 * ends, and not a word, number or timestamp of any YAML version. Reads each character once, because this is most of the work of the writer.
 */
function isPlain(text: string): boolean {
  const first = START[text.charCodeAt(0)];
  if (first === undefined || first === NEVER) return false;
  let before = ORDINARY;
  let number = first === DIGIT;
  for (let index = 0; index < text.length; index++) {
    const character = INSIDE[text.charCodeAt(index)];
    if (character === undefined || character === NEVER) return false;
    if (character === SPACE && before !== ORDINARY && before !== NO_NUMBER) return false; // two spaces, or a space after a colon
    if (character === HASH && before === SPACE) return false;
    if (character === NO_NUMBER) number = false;
    before = character;
  }
  if (before === SPACE || before === COLON || number || BARE_EXPONENT.test(text)) return false;
  return text.length > MAX_WORD_LENGTH || !RETYPED_WORDS.has(text.toLowerCase());
}

const NEVER = 0;
const ORDINARY = 1;
/** A letter or slash that occurs in no number and no timestamp: `10m`, `500Mi`, `10.0.0.0/16` need no quotes. */
const NO_NUMBER = 2;
const SPACE = 3;
const COLON = 4;
const HASH = 5;
const DIGIT = 6;

const classes = (groups: Readonly<Record<string, number>>): Uint8Array => {
  const table = new Uint8Array(0x7f);
  for (const [characters, kind] of Object.entries(groups)) for (const character of characters) table[character.charCodeAt(0)] = kind;
  return table;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Allowed first characters of a plain scalar, by character code. */
const START = classes({ [`${LETTERS}_/(`]: ORDINARY, '0123456789': DIGIT });

/** Allowed further characters, by character code. */
const INSIDE = classes({
  [`${LETTERS}0123456789_.@+-,()=;!?*&%$<>'"^~|\\`]: ORDINARY,
  'ghijklmqsuvwyGHIJKLMQSUVWY/': NO_NUMBER,
  ' ': SPACE,
  ':': COLON,
  '#': HASH,
});

/** Booleans and null of YAML 1.1 and 1.2. */
const RETYPED_WORDS: ReadonlySet<string> = new Set(['y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null']);

/**
 * Returns whether a text is preserved as a literal block in every reader and every editor. It begins with neither blank nor line end (no
 * indentation indicator needed), has no blanks before a line end, and has only printable characters.
 */
const isLiteral = (text: string): boolean => !/^[ \t\n]|[ \t](?:\n|$)/.test(text) && !UNPRINTABLE.test(text);

const MAX_WORD_LENGTH = 5;

/** The `yaml` library reads `e0` as a number by its YAML 1.1 rules. */
const BARE_EXPONENT = /^[eE][-+]?\d+$/;

/** Control characters except tab and line feed, other line ends, byte-order mark, non-characters, unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/u;

function literalBlock(text: string, newline: string): string {
  const body = trimEndOf(text, '\n');
  const lineEnds = text.length - body.length;
  const chomping = lineEnds === 0 ? '-' : lineEnds === 1 ? '' : '+';
  // The line end of the last line is written after the block; only further line ends are written here. Empty lines get no indentation.
  return `|${chomping}${newline}${body.replace(/\n(?!\n)/g, newline)}${'\n'.repeat(Math.max(0, lineEnds - 1))}`;
}

/** Returns a text in the quotes of JSON. Escapes characters that JSON does not escape, but a YAML reader folds or does not show. */
function quoted(text: string): string {
  if (NOTHING_TO_ESCAPE.test(text)) return `"${text}"`;
  if (!text.isWellFormed() || refusedCharacter(text) !== undefined) throw UNWRITABLE;
  const json = JSON.stringify(text);
  return UNESCAPED_BY_JSON.test(json) ? json.replace(ALL_UNESCAPED_BY_JSON, unicodeEscape) : json;
}

const NOTHING_TO_ESCAPE = /^[ !#-[\]-~]*$/;
const UNESCAPED_BY_JSON = /[\u00a0\u2028\u2029\ufeff]/;
const ALL_UNESCAPED_BY_JSON = new RegExp(UNESCAPED_BY_JSON, 'g');

const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
