import { type Cursor, isBlank, isBlankOrEnd, isBreak, isDocumentMark, isEnd, skip, skipBreak } from './text-cursor.ts';
import { refuseText, type Token } from './yaml-token.ts';

const scalar = (line: number, value: string, plain: boolean): Token => ({ kind: 'scalar', line, value, suffix: '', plain });

/** Text without quotes, over lines as long as they are indented. */
export function scanPlain(cursor: Cursor, indent: number, inFlow: boolean): { readonly token: Token; readonly overLines: boolean } {
  const { text } = cursor;
  const startLine = cursor.line;
  let value = '';
  let gap: Gap = { blanks: '', breaks: [] };
  for (;;) {
    if (isDocumentMark(cursor) || text.charAt(cursor.at) === '#') break;
    const from = cursor.at;
    while (!isBlankOrEnd(text, cursor.at) && !endsPlain(text, cursor.at, inFlow)) skip(cursor);
    if (cursor.at > from) {
      value += gapText(gap) + text.slice(from, cursor.at);
      gap = { blanks: '', breaks: [] };
    }
    if (!(isBlank(text, cursor.at) || isBreak(text, cursor.at))) break;
    gap = readGap(cursor, gap, (at) => {
      if (text.charAt(at) === '\t' && cursor.column < indent + 1) {
        refuseText(cursor.line, 'found a tab character that violates indentation', startLine);
      }
    });
    if (!inFlow && cursor.column < indent + 1) break;
  }
  return { token: scalar(startLine, value, true), overLines: gap.breaks.length > 0 };
}

function endsPlain(text: string, at: number, inFlow: boolean): boolean {
  const character = text.charAt(at);
  return (character === ':' && isBlankOrEnd(text, at + 1)) || (inFlow && ',?[]{}'.includes(character));
}

/** Blanks on a line, or line ends with the blanks around them left out. */
interface Gap {
  readonly blanks: string;
  readonly breaks: readonly string[];
}

function readGap(cursor: Cursor, before: Gap, checkBlank?: (at: number) => void): Gap {
  const { text } = cursor;
  let blanks = before.blanks;
  const breaks = [...before.breaks];
  for (;;) {
    if (isBlank(text, cursor.at)) {
      if (breaks.length > 0) checkBlank?.(cursor.at);
      else blanks += text.charAt(cursor.at);
      skip(cursor);
    } else if (isBreak(text, cursor.at)) {
      breaks.push(skipBreak(cursor));
      blanks = '';
    } else return { blanks, breaks };
  }
}

/** One line end is a space, more of them are one less. */
function gapText({ blanks, breaks }: Gap): string {
  const [first, ...others] = breaks;
  if (first === undefined) return blanks;
  if (first !== '\n') return breaks.join('');
  return others.length === 0 ? ' ' : others.join('');
}

/** Text in quotes. */
export function scanQuoted(cursor: Cursor, quote: '"' | "'"): Token {
  const { text } = cursor;
  const startLine = cursor.line;
  skip(cursor);
  let value = '';
  for (;;) {
    if (isDocumentMark(cursor)) refuseText(cursor.line, 'found unexpected document indicator', startLine);
    if (isEnd(text, cursor.at)) refuseText(cursor.line, 'found unexpected end of stream', startLine);
    let escapedBreak = false;
    while (!isBlankOrEnd(text, cursor.at)) {
      const character = text.charAt(cursor.at);
      if (character === quote) {
        if (quote === '"' || text.charAt(cursor.at + 1) !== "'") break;
        value += "'";
        skip(cursor);
        skip(cursor);
      } else if (quote === '"' && character === '\\' && isBreak(text, cursor.at + 1)) {
        skip(cursor);
        skipBreak(cursor);
        escapedBreak = true;
        break;
      } else if (quote === '"' && character === '\\') {
        value += readEscape(cursor, startLine);
      } else {
        value += character;
        skip(cursor);
      }
    }
    if (text.charAt(cursor.at) === quote) break;
    if (escapedBreak) {
      // The blanks of the next line go, too; further line ends stay.
      const { breaks } = readGap(cursor, { blanks: '', breaks: [''] });
      value += breaks.join('');
    } else value += gapText(readGap(cursor, { blanks: '', breaks: [] }));
  }
  skip(cursor);
  return scalar(startLine, value, false);
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

function readEscape(cursor: Cursor, startLine: number): string {
  const { text } = cursor;
  const letter = text.charAt(cursor.at + 1);
  const known = ESCAPES[letter];
  const length = CODE_LENGTHS[letter];
  if (known === undefined && length === undefined) refuseText(cursor.line, 'found unknown escape character', startLine);
  skip(cursor);
  skip(cursor);
  if (known !== undefined) return known;
  const digits = text.slice(cursor.at, cursor.at + (length ?? 0));
  if (digits.length !== length || !/^[0-9A-Fa-f]+$/.test(digits)) {
    refuseText(cursor.line, 'did not find expected hexdecimal number', startLine);
  }
  const code = Number.parseInt(digits, 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) {
    refuseText(cursor.line, 'found invalid Unicode character escape code', startLine);
  }
  cursor.at += digits.length;
  cursor.column += digits.length;
  return String.fromCodePoint(code);
}

/** A block of lines behind `|` or `>`, inside a block at column `around`. */
export function scanBlock(cursor: Cursor, around: number, literal: boolean): Token {
  const { text } = cursor;
  const startLine = cursor.line;
  skip(cursor);
  const { chomping, increment } = readHeader(cursor, startLine);
  let indent = increment > 0 ? Math.max(0, around) + increment : 0;
  let value = '';
  let lastBreak = '';
  let afterBlank = false;
  let { breaks, widest } = readBreaks(cursor, indent, startLine);
  if (indent === 0) indent = Math.max(widest, around + 1, 1);
  while (cursor.column === indent && !isEnd(text, cursor.at)) {
    const blank = isBlank(text, cursor.at);
    if (!literal && !afterBlank && !blank && lastBreak.startsWith('\n')) value += breaks === '' ? ' ' : '';
    else value += lastBreak;
    value += breaks;
    afterBlank = blank;
    const from = cursor.at;
    while (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) skip(cursor);
    value += text.slice(from, cursor.at);
    lastBreak = skipBreak(cursor);
    ({ breaks, widest } = readBreaks(cursor, indent, startLine));
  }
  if (chomping !== '-') value += lastBreak;
  if (chomping === '+') value += breaks;
  return { ...scalar(startLine, value, false), folded: !literal };
}

/** Chomping and indentation indicators, in either order, and the rest of the line. */
function readHeader(cursor: Cursor, startLine: number): { readonly chomping: string; readonly increment: number } {
  const { text } = cursor;
  const [, one = '', two = '', three = '', four = ''] = /^(?:([-+])(\d?)|(\d)([-+]?))?/.exec(text.slice(cursor.at, cursor.at + 2)) ?? [];
  const digit = two || three;
  for (let read = one.length + two.length + three.length + four.length; read > 0; read--) skip(cursor);
  if (digit === '0') refuseText(cursor.line, 'found an indentation indicator equal to 0', startLine);
  while (isBlank(text, cursor.at)) skip(cursor);
  if (text.charAt(cursor.at) === '#') while (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) skip(cursor);
  if (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) {
    refuseText(cursor.line, 'did not find expected comment or line break', startLine);
  }
  skipBreak(cursor);
  return { chomping: one || four, increment: Number(digit) };
}

/** Indentation and empty lines; `indent` 0 is one that is still to be found. */
function readBreaks(cursor: Cursor, indent: number, startLine: number): { readonly breaks: string; readonly widest: number } {
  const { text } = cursor;
  let breaks = '';
  let widest = 0;
  for (;;) {
    while ((indent === 0 || cursor.column < indent) && text.charAt(cursor.at) === ' ') skip(cursor);
    widest = Math.max(widest, cursor.column);
    if ((indent === 0 || cursor.column < indent) && text.charAt(cursor.at) === '\t') {
      refuseText(cursor.line, 'found a tab character where an indentation space is expected', startLine);
    }
    if (!isBreak(text, cursor.at)) return { breaks, widest };
    breaks += skipBreak(cursor);
  }
}
