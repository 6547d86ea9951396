import { toText } from '../../values/convert.ts';
import { byteLength, fromBytes, isAscii, sliceBytes } from '../../values/go-bytes.ts';
import { goQuote } from '../../values/go-quote.ts';
import {
  byteText,
  isSpaceCode,
  lowerCharacter,
  lowerText,
  trimCharacters,
  trimSpace,
  upperCharacter,
  upperText,
} from '../../values/go-text.ts';
import { stringList, stringMap } from '../../values/go-value.ts';
import { countItems, countValues, limitText } from '../../values/limits.ts';
import { printed } from '../../values/printer.ts';
import { GoError } from '../../values/template-error.ts';
import { type Context, type FunctionSet, inContext, pure } from '../function-definition.ts';
import { camelCase, kebabCase, snakeCase } from './word-case.ts';

const TEXT = { unknown: 'text' } as const;

const ofText = (call: (text: string) => unknown) => pure('func(string) string', call);

/** Defines a string function that keeps a marker in the text. */
const keepsMarker = (call: (text: string) => string) => pure('func(string) string', call, TEXT);

const trimAll = pure('func(string, string) string', (cutset: string, text: string) => trimCharacters(text, cutset), TEXT);

const VALUES_PER_CHARACTER = 4;

/** Counts each character, for functions that examine characters one by one and need much more time than a copy. */
const byCharacter =
  <Result>(call: (text: string) => Result) =>
  (text: string): Result => {
    countValues(VALUES_PER_CHARACTER * text.length);
    return call(text);
  };

/** Functions for strings. */
export const STRING_FUNCTIONS: FunctionSet = {
  trim: keepsMarker(trimSpace),
  upper: keepsMarker(upperText),
  lower: keepsMarker(lowerText),
  title: keepsMarker(byCharacter(titleText)),
  untitle: keepsMarker(byCharacter(untitle)),
  swapcase: keepsMarker(byCharacter(swapCase)),
  nospace: keepsMarker(byCharacter(withoutSpace)),
  initials: ofText(byCharacter(initials)),
  snakecase: ofText(byCharacter(snakeCase)),
  camelcase: ofText(byCharacter(camelCase)),
  kebabcase: ofText(byCharacter(kebabCase)),
  trimAll,
  trimall: trimAll,
  trimPrefix: pure(
    'func(string, string) string',
    (prefix: string, text: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : text),
    TEXT,
  ),
  trimSuffix: pure(
    'func(string, string) string',
    (suffix: string, text: string) => (text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text),
    TEXT,
  ),
  contains: pure('func(string, string) bool', (part: string, text: string) => text.includes(part)),
  hasPrefix: pure('func(string, string) bool', (prefix: string, text: string) => text.startsWith(prefix)),
  hasSuffix: pure('func(string, string) bool', (suffix: string, text: string) => text.endsWith(suffix)),
  replace: pure('func(string, string, string) string', replace, TEXT),
  repeat: pure('func(int, string) string', repeat),
  trunc: pure('func(int, string) string', truncate),
  substr: pure('func(int, int, string) string', substring),
  abbrev: pure('func(int, string) string', (width: bigint, text: string) => (width < 4n ? text : abbreviate(text, 0, Number(width)))),
  abbrevboth: pure('func(int, int, string) string', abbreviateBoth),
  wrap: pure('func(int, string) string', (width: bigint, text: string) => wrapText(text, Number(width), '\n', false)),
  wrapWith: pure('func(int, string, string) string', (width: bigint, separator: string, text: string) =>
    wrapText(text, Number(width), separator === '' ? '\n' : separator, true),
  ),
  indent: pure('func(int, string) string', indent, TEXT),
  nindent: pure('func(int, string) string', (count: bigint, text: string) => `\n${indent(count, text)}`, TEXT),
  quote: inContext('func(...interface {}) string', quote, TEXT),
  squote: inContext('func(...interface {}) string', singleQuote, TEXT),
  cat: inContext(
    'func(...interface {}) string',
    ({ markerOf }: Context, ...values) =>
      present(values)
        .map((value) => printed(value, markerOf))
        .join(' '),
    TEXT,
  ),
  toString: inContext('func(interface {}) string', ({ markerOf }: Context, value) => toText(value, markerOf), TEXT),
  plural: pure('func(string, string, int) string', (one: string, many: string, count: bigint) => (count === 1n ? one : many)),
  split: pure('func(string, string) map[string]string', (separator: string, text: string) => numbered(splitText(text, separator))),
  splitn: pure('func(string, int, string) map[string]string', (separator: string, most: bigint, text: string) =>
    numbered(splitSome(text, separator, Number(most))),
  ),
  splitList: pure('func(string, string) []string', (separator: string, text: string) => stringList(splitText(text, separator))),
};

const present = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== null && value !== undefined);

function quote({ markerOf }: Context, ...values: readonly unknown[]): string {
  return present(values)
    .map((value) => goQuote(toText(value, markerOf)))
    .join(' ');
}

function singleQuote({ markerOf }: Context, ...values: readonly unknown[]): string {
  return present(values)
    .map((value) => `'${printed(value, markerOf)}'`)
    .join(' ');
}

function indent(count: bigint, text: string): string {
  if (count < 0n) throw new GoError('strings: negative Repeat count');
  limitText(Number(count));
  const space = ' '.repeat(Number(count));
  return space + joinLimited(text.split('\n'), `\n${space}`);
}

/** Joins parts. Ends the run when the result is too large. */
function joinLimited(parts: readonly string[], separator: string): string {
  limitText(separator.length * (parts.length - 1));
  return parts.join(separator);
}

function replace(old: string, replacement: string, text: string): string {
  if (old !== '') return text.includes(old) ? joinLimited(text.split(old), replacement) : text;
  const characters = Array.from(text);
  return joinLimited(['', ...characters, ''], replacement);
}

function repeat(count: bigint, text: string): string {
  if (count < 0n) throw new GoError('strings: negative Repeat count');
  limitText(Number(count) * text.length);
  return text.repeat(Number(count));
}

function truncate(count: bigint, text: string): string {
  const size = Number(count);
  if (isAscii(text)) {
    if (size < 0 && text.length + size > 0) return text.slice(text.length + size);
    return size >= 0 && text.length > size ? text.slice(0, size) : text;
  }
  const length = byteLength(text);
  if (size < 0 && length + size > 0) return sliceBytes(text, length + size, length);
  return size >= 0 && length > size ? sliceBytes(text, 0, size) : text;
}

function substring(start: bigint, end: bigint, text: string): string {
  const length = byteLength(text);
  const [from, to] = [Number(start), Number(end)];
  if (from < 0) {
    if (to < 0) throw outOfRange(`[:${to}]`);
    if (to > length) throw outOfRange(`[:${to}] with length ${length}`);
    return sliceBytes(text, 0, to);
  }
  if (to < 0 || to > length) {
    if (from > length) throw outOfRange(`[${from}:${length}]`);
    return sliceBytes(text, from, length);
  }
  if (from > to) throw outOfRange(`[${from}:${to}]`);
  return sliceBytes(text, from, to);
}

const outOfRange = (bounds: string): GoError => new GoError(`runtime error: slice bounds out of range ${bounds}`);

function abbreviateBoth(left: bigint, right: bigint, text: string): string {
  if (right < 4n || (left > 0n && right < 7n)) return text;
  return abbreviate(text, Number(left), Number(right));
}

/** Shortens a text to a width, with an ellipsis instead of removed text. */
function abbreviate(text: string, offset: number, width: number): string {
  const length = byteLength(text);
  if (text === '' || length <= width) return text;
  let start = Math.min(offset, length);
  if (length - start < width - 3) start = length - (width - 3);
  if (start <= 4) return `${sliceBytes(text, 0, width - 3)}...`;
  if (width < 7) return '';
  if (start + width - 3 < length) return `...${abbreviate(sliceBytes(text, start, length), 0, width - 3)}`;
  return `...${sliceBytes(text, length - (width - 3), length)}`;
}

/** Breaks lines at spaces and, with `breaksWords`, inside long words. Widths are in bytes. */
function wrapText(text: string, width: number, separator: string, breaksWords: boolean): string {
  const bytes = byteText(text);
  const most = Math.max(1, width);
  const lines: string[] = [];
  let at = 0;
  while (bytes.length - at > most) {
    if (bytes[at] === ' ') {
      at++;
      continue;
    }
    const { end, next } = lineEnd(bytes, at, most, breaksWords);
    // A long last word ends the text; no line follows.
    if (end === bytes.length) break;
    lines.push(bytes.slice(at, end));
    at = next;
  }
  lines.push(bytes.slice(at));
  limitText(separator.length * lines.length);
  if (bytes === text) return lines.join(separator);
  return lines.map((line) => fromBytes(Buffer.from(line, 'latin1'))).join(separator);
}

function lineEnd(bytes: string, at: number, width: number, breaksWords: boolean): { readonly end: number; readonly next: number } {
  const space = bytes.slice(at, at + width + 1).lastIndexOf(' ');
  if (space >= 0) return { end: at + space, next: at + space + 1 };
  if (breaksWords) return { end: at + width, next: at + width };
  const later = bytes.indexOf(' ', at + width);
  return later < 0 ? { end: bytes.length, next: bytes.length } : { end: later, next: later + 1 };
}

/** Returns the text with each word in title case, as `strings.Title` does. */
function titleText(text: string): string {
  let before = ' ';
  return Array.from(text, (character) => {
    const isStart = isSeparator(before);
    before = character;
    return isStart ? upperCharacter(character) : character;
  }).join('');
}

function isSeparator(character: string): boolean {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return !/[A-Za-z0-9_]/.test(character);
  return !/[\p{L}\p{Nd}]/u.test(character) && isSpaceCode(code);
}

function untitle(text: string): string {
  let isStart = true;
  return Array.from(text, (character) => {
    if (isSpaceCode(character.codePointAt(0) as number)) {
      isStart = true;
      return character;
    }
    const changed = isStart ? lowerCharacter(character) : character;
    isStart = false;
    return changed;
  }).join('');
}

function swapCase(text: string): string {
  return Array.from(text, (character) => {
    if (/^[\p{Lu}\p{Lt}]/u.test(character)) return lowerCharacter(character);
    return /^\p{Ll}/u.test(character) ? upperCharacter(character) : character;
  }).join('');
}

/** Removes white space. Like the original, it reads each byte as a character. */
function withoutSpace(text: string): string {
  const bytes = byteText(text);
  const kept = Array.from(bytes).filter((byte) => !isSpaceCode(byte.charCodeAt(0)));
  return kept.length === bytes.length ? text : kept.join('');
}

/** Returns the first byte of each word as a character. */
function initials(text: string): string {
  let afterGap = true;
  let letters = '';
  for (const byte of byteText(text)) {
    if (isSpaceCode(byte.charCodeAt(0))) afterGap = true;
    else {
      if (afterGap) letters += byte;
      afterGap = false;
    }
  }
  return letters;
}

/** Splits as `strings.Split` does: an empty separator splits into characters. */
function splitText(text: string, separator: string): string[] {
  const parts = separator === '' ? Array.from(text) : text.split(separator);
  countItems(parts.length);
  return parts;
}

function splitSome(text: string, separator: string, most: number): string[] {
  if (most === 0) return [];
  const parts = splitText(text, separator);
  if (most < 0 || parts.length <= most) return parts;
  return [...parts.slice(0, most - 1), parts.slice(most - 1).join(separator)];
}

const numbered = (parts: readonly string[]) => stringMap(Object.fromEntries(parts.map((part, index) => [`_${index}`, part])));
