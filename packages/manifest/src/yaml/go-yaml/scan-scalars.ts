import {
  addScalar,
  column,
  isBlank,
  isBlankOrEnd,
  isBreak,
  isDocumentMark,
  lineEnd,
  refuseText,
  type Scanner,
  skipBreak,
  skipComment,
} from './scanner-state.ts';
import type { Mark } from './yaml-token.ts';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/** Scans text without quotes. It continues on each next line that is indented. */
export function scanPlain(scanner: Scanner): void {
  const { text, indent } = scanner;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  const inFlow = scanner.flowLevel > 0;
  let value = '';
  let gap = '';
  let overLines = false;
  for (;;) {
    if (isDocumentMark(scanner) || text.charCodeAt(scanner.at) === HASH) break;
    const from = scanner.at;
    const last = plainEnd(scanner, inFlow);
    if (last > from) {
      value = value === '' && gap === '' ? text.slice(from, last) : value + gap + text.slice(from, last);
      overLines = false;
    }
    if (!isBreak(text.charCodeAt(scanner.at))) break;
    gap = foldBreaks(scanner, mark, indent);
    overLines = true;
    if (!inFlow && column(scanner) <= indent) break;
  }
  addScalar(scanner, mark, value, 'plain');
  // A key may follow on its own line.
  if (overLines) scanner.keyAllowed = true;
}

/** Moves past the plain text of this line and the blanks after it. Returns the end of the text without these blanks. */
function plainEnd(scanner: Scanner, inFlow: boolean): number {
  const { text } = scanner;
  const { length } = text;
  let at = scanner.at;
  let last = at;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 0x80 ? PLAIN[code] : code === 0x85 || code === 0x2028 || code === 0x2029 ? END : TEXT;
    if (kind === GAP) continue;
    if (kind === END || (kind === MAYBE_COMMENT && at > last)) break;
    if ((kind === MAYBE_VALUE && isBlankOrEnd(text, at + 1)) || (kind === MAYBE_FLOW && inFlow)) break;
    last = at + 1;
  }
  scanner.at = at;
  return last;
}

const TEXT = 0;
const GAP = 1;
const END = 2;
const MAYBE_COMMENT = 3;
const MAYBE_VALUE = 4;
const MAYBE_FLOW = 5;

/** The class of each ASCII character in a plain scalar. */
const PLAIN = new Uint8Array(0x80);
PLAIN[SPACE] = PLAIN[TAB] = GAP;
PLAIN[LINE_FEED] = PLAIN[0x0d] = END;
PLAIN[HASH] = MAYBE_COMMENT;
PLAIN[COLON] = MAYBE_VALUE;
for (const character of ',?[]{}') PLAIN[character.charCodeAt(0)] = MAYBE_FLOW;

/**
 * Skips line ends and the blanks around them, and returns their folded text: one line end becomes a space, several become one line end
 * less. Rejects a tab in the indentation of a block at column `indent`.
 */
function foldBreaks(scanner: Scanner, mark: Mark, indent = -2): string {
  const { text } = scanner;
  const first = skipBreak(scanner);
  let others = '';
  for (;;) {
    const code = text.charCodeAt(scanner.at);
    if (code === SPACE) scanner.at++;
    else if (code === TAB) {
      if (column(scanner) <= indent) refuseText(scanner, 'found a tab character that violates indentation', mark);
      scanner.at++;
    } else if (isBreak(code)) others += skipBreak(scanner);
    else break;
  }
  return first !== '\n' ? first + others : others === '' ? ' ' : others;
}

/** Scans text in quotes. */
export function scanQuoted(scanner: Scanner, quote: '"' | "'"): void {
  const { text } = scanner;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  const close = quote === '"' ? QUOTE : APOSTROPHE;
  let value = '';
  let from = ++scanner.at;
  for (;;) {
    const code = text.charCodeAt(scanner.at);
    if (code === close) {
      if (close === QUOTE || text.charCodeAt(scanner.at + 1) !== APOSTROPHE) break;
      value += text.slice(from, scanner.at + 1);
      scanner.at += 2;
      from = scanner.at;
    } else if (code === BACKSLASH && close === QUOTE) {
      value += text.slice(from, scanner.at) + readEscaped(scanner, mark);
      from = scanner.at;
    } else if (isBreak(code)) {
      value += text.slice(from, trimmedEnd(text, from, scanner.at)) + foldBreaks(scanner, mark);
      checkMark(scanner, mark);
      from = scanner.at;
    } else if (scanner.at >= text.length) refuseText(scanner, 'found unexpected end of stream', mark);
    else scanner.at++;
  }
  addScalar(scanner, mark, value + text.slice(from, scanner.at), quote === '"' ? 'double' : 'single');
  scanner.at++;
}

function checkMark(scanner: Scanner, mark: Mark): void {
  if (isDocumentMark(scanner)) refuseText(scanner, 'found unexpected document indicator', mark);
}

/** Returns the end of the text between `from` and `to` without the blanks after it. */
function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/** Reads an escape at a backslash: a character, or a line end, which is removed with the blanks of the next line. */
function readEscaped(scanner: Scanner, mark: Mark): string {
  const { text } = scanner;
  if (!isBreak(text.charCodeAt(scanner.at + 1))) return readEscape(scanner, mark);
  scanner.at++;
  skipBreak(scanner);
  let breaks = '';
  for (;;) {
    const code = text.charCodeAt(scanner.at);
    if (isBlank(code)) scanner.at++;
    else if (isBreak(code)) breaks += skipBreak(scanner);
    else break;
  }
  checkMark(scanner, mark);
  return breaks;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  ' ': ' ',
  '"': '"',
  "'": "'",
  '\\': '\\',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

const CODE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function readEscape(scanner: Scanner, mark: Mark): string {
  const { text, at } = scanner;
  const letter = text.charAt(at + 1);
  const known = ESCAPES[letter];
  const length = CODE_LENGTHS[letter];
  if (known === undefined && length === undefined) refuseText(scanner, 'found unknown escape character', mark);
  const digits = known === undefined ? text.slice(at + 2, at + 2 + (length ?? 0)) : '';
  if (known === undefined && (digits.length !== length || !/^[0-9A-Fa-f]+$/.test(digits))) {
    refuseText(scanner, 'did not find expected hexdecimal number', mark);
  }
  const code = Number.parseInt(digits, 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) refuseText(scanner, 'found invalid Unicode character escape code', mark);
  scanner.at += 2 + digits.length;
  return known ?? String.fromCodePoint(code);
}

/** Scans a block of lines after `|` or `>`. */
export function scanBlock(scanner: Scanner, literal: boolean): void {
  const { text } = scanner;
  const around = scanner.indent;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  scanner.at++;
  const { chomping, increment } = readHeader(scanner, mark);
  let value = '';
  let lastBreak = '';
  let afterBlank = false;
  let indent = increment > 0 ? Math.max(0, around) + increment : 0;
  const { breaks: before, widest } = readBreaks(scanner, indent, mark);
  let breaks = before;
  if (indent === 0) indent = Math.max(widest, around + 1, 1);
  while (column(scanner) === indent && scanner.at < text.length) {
    const blank = isBlank(text.charCodeAt(scanner.at));
    if (!literal && !afterBlank && !blank && lastBreak === '\n') value += breaks === '' ? ' ' : breaks;
    else value += lastBreak + breaks;
    afterBlank = blank;
    const from = scanner.at;
    scanner.at = lineEnd(scanner, from);
    value += text.slice(from, scanner.at);
    lastBreak = skipBreak(scanner);
    breaks = readBreaks(scanner, indent, mark).breaks;
  }
  if (chomping !== '-') value += lastBreak;
  if (chomping === '+') value += breaks;
  addScalar(scanner, mark, value, literal ? 'literal' : 'folded');
}

/** Reads chomping and indentation indicators, in either order, and the rest of the line. */
function readHeader(scanner: Scanner, mark: Mark): { readonly chomping: string; readonly increment: number } {
  const { text } = scanner;
  const [, one = '', two = '', three = '', four = ''] = /^(?:([-+])(\d?)|(\d)([-+]?))?/.exec(text.slice(scanner.at, scanner.at + 2)) ?? [];
  const digit = two || three;
  scanner.at += one.length + two.length + three.length + four.length;
  if (digit === '0') refuseText(scanner, 'found an indentation indicator equal to 0', mark);
  while (isBlank(text.charCodeAt(scanner.at))) scanner.at++;
  skipComment(scanner);
  if (scanner.at < text.length && skipBreak(scanner) === '') refuseText(scanner, 'did not find expected comment or line break', mark);
  return { chomping: one || four, increment: Number(digit) };
}

/** Reads indentation and empty lines. With `indent` 0 the first line sets the indentation. */
function readBreaks(scanner: Scanner, indent: number, mark: Mark): { readonly breaks: string; readonly widest: number } {
  const { text } = scanner;
  let breaks = '';
  let widest = 0;
  for (;;) {
    const most = indent === 0 ? Number.POSITIVE_INFINITY : scanner.lineStart + indent;
    let { at } = scanner;
    while (at < most && text.charCodeAt(at) === SPACE) at++;
    scanner.at = at;
    widest = Math.max(widest, column(scanner));
    if (at < most && text.charCodeAt(at) === TAB) {
      refuseText(scanner, 'found a tab character where an indentation space is expected', mark);
    }
    const read = skipBreak(scanner);
    if (read === '') return { breaks, widest };
    breaks += read;
  }
}
