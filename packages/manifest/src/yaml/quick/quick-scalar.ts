import { refusedCharacter } from '../go-yaml/refused-character.ts';
import { resolveScalar } from '../scalars/resolve-scalar.ts';
import { MERGE_KEY } from '../write/unwritable.ts';
import { CODE, type Cursor, endLine, isBreak, nextLine, type TextCursor, toContent, UNUSUAL } from './quick-cursor.ts';

/** Returns a key. Leaves a key that needs a finding to the complete reader. */
export function checkedKey(key: string, plain: boolean): string {
  if (key.length > MAX_KEY_LENGTH || key === MERGE_KEY || key === '__proto__' || (plain && resolveScalar(key) !== key)) throw UNUSUAL;
  return key;
}

const MAX_KEY_LENGTH = 500;

/** Reads a plain scalar of a block, to the end of its last line. */
export function readPlain<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const { text } = cursor;
  let end = plainEnd(cursor);
  let value = text.slice(cursor.at, end);
  for (;;) {
    const rest = restOfLine(cursor, end);
    cursor.at = rest.next;
    const blankLines = skipBlankLines(cursor);
    const code = text.charCodeAt(cursor.at);
    if (rest.comment || cursor.column <= parentColumn || code === CODE.hash) break;
    end = plainEnd(cursor);
    value += foldedBreak(blankLines) + text.slice(cursor.at, end);
  }
  cursor.at -= Math.max(0, cursor.column);
  toContent(cursor);
  return cursor.make.plain(value);
}

/** Returns the folded text of a line end and the blank lines after it: a space, or one line end for each blank line. */
const foldedBreak = (blankLines: number): string => (blankLines === 0 ? ' ' : '\n'.repeat(blankLines));

/** Returns the end of the plain text of this line, without the blanks after it. */
function plainEnd(cursor: TextCursor): number {
  const { text, at, end } = cursor;
  let last = at;
  for (let next = at; next < end; next++) {
    const code = text.charCodeAt(next);
    if (code === CODE.lineFeed) break;
    if (code === CODE.space) continue;
    if (code === CODE.tab || (code === CODE.colon && isBreak(cursor, next + 1))) throw UNUSUAL;
    if (code === CODE.hash && text.charCodeAt(next - 1) === CODE.space) break;
    last = next;
  }
  return last + 1;
}

function restOfLine({ text, end }: TextCursor, from: number): { readonly comment: boolean; readonly next: number } {
  let at = from;
  while (text.charCodeAt(at) === CODE.space) at++;
  return { comment: at < end && text.charCodeAt(at) === CODE.hash, next: nextLine(text, at, end) };
}

/** Moves to the next line that is not blank, past comments. Sets `column`. */
function skipBlankLines(cursor: TextCursor): number {
  const { text, end } = cursor;
  let lines = 0;
  let start = cursor.at;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.tab) throw UNUSUAL;
    if (code === CODE.lineFeed) {
      lines++;
      start = at + 1;
    } else if (code !== CODE.space) {
      cursor.at = at;
      cursor.column = at - start;
      return lines;
    }
  }
  cursor.at = end;
  cursor.column = -1;
  return lines;
}

/** Reads text in quotes as a value of a block, to the end of the line. */
export function readQuoted<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const text = readQuotes(cursor, parentColumn);
  endLine(cursor);
  return cursor.make.quoted(text);
}

/** Reads text in quotes of either kind. Lines after the first must be indented more than `parentColumn`. */
export function readQuotes(cursor: TextCursor, parentColumn: number): string {
  const isDouble = cursor.text.charCodeAt(cursor.at) === CODE.quote;
  const raw = isDouble ? rawDouble(cursor) : rawSingle(cursor);
  const folded = raw.includes('\n') ? foldQuoted(raw, parentColumn, isDouble) : raw;
  if (!isDouble) return folded.includes("'") ? folded.replaceAll("''", "'") : folded;
  return folded.includes('\\') ? unescaped(folded) : folded;
}

function rawSingle(cursor: TextCursor): string {
  const { text, at, end } = cursor;
  let close = text.indexOf("'", at + 1);
  while (close >= 0 && text.charCodeAt(close + 1) === CODE.apostrophe) close = text.indexOf("'", close + 2);
  return upTo(cursor, close, end);
}

function rawDouble(cursor: TextCursor): string {
  const { text, at, end } = cursor;
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return upTo(cursor, close, end);
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === CODE.backslash) first--;
  return (at - first) % 2 === 1;
}

function upTo(cursor: TextCursor, close: number, end: number): string {
  if (close < 0 || close >= end) throw UNUSUAL;
  const raw = cursor.text.slice(cursor.at + 1, close);
  cursor.at = close + 1;
  return raw;
}

/**
 * Folds line ends within quotes: the first becomes a space, each further one remains, and an escaped one is removed. Reads each line once.
 */
function foldQuoted(raw: string, parentColumn: number, isDouble: boolean): string {
  if (raw.includes('\t')) throw UNUSUAL;
  const [first = '', ...others] = raw.split('\n');
  const parts: string[] = [];
  let last = first;
  /** Number of backslashes at the end of `parts`, directly before `last`. */
  let before = 0;
  let blankLines = 0;
  for (const [index, line] of others.entries()) {
    const content = line.replace(/^ +/, '');
    if (content === '' && index < others.length - 1) {
      blankLines++;
      continue;
    }
    if (line.length - content.length <= parentColumn || line.startsWith('...')) throw UNUSUAL;
    const ending = countAtEnd(last, CODE.backslash);
    const backslashes = ending === last.length ? ending + before : ending;
    const joins = isDouble && backslashes % 2 === 1;
    if (joins && blankLines > 0) throw UNUSUAL;
    if (joins) {
      parts.push(last.slice(0, -1));
      before = backslashes - 1;
    } else {
      parts.push(last.slice(0, last.length - countAtEnd(last, CODE.space)), foldedBreak(blankLines));
      before = 0;
    }
    last = content;
    blankLines = 0;
  }
  return parts.length === 0 ? last : parts.join('') + last;
}

/** Returns how often a character is repeated at the end of a text. */
function countAtEnd(text: string, code: number): number {
  let start = text.length;
  while (start > 0 && text.charCodeAt(start - 1) === code) start--;
  return text.length - start;
}

/**
 * Decodes the escapes of JSON, and code points. Leaves other escapes to the complete reader, and also halves of surrogate pairs and
 * slashes, which go-yaml rejects. Makes no list of all escapes, because a text of megabytes may consist of them.
 */
function unescaped(raw: string): string {
  const chunks: string[] = [];
  let parts: string[] = [];
  let at = 0;
  for (let slash = raw.indexOf('\\'); slash >= 0; slash = raw.indexOf('\\', at)) {
    const letter = raw.charAt(slash + 1);
    const length = letter === 'x' ? 2 : letter === 'u' ? 4 : 0;
    const end = slash + 2 + length;
    const digits = raw.slice(slash + 2, end);
    if (length > 0 ? !HEX_DIGITS.test(digits) || digits.length < length : !Object.hasOwn(SIMPLE, letter)) throw UNUSUAL;
    parts.push(raw.slice(at, slash), length > 0 ? String.fromCharCode(Number.parseInt(digits, 16)) : (SIMPLE[letter] as string));
    at = end;
    if (parts.length < MAX_PARTS) continue;
    chunks.push(parts.join(''));
    parts = [];
  }
  const value = chunks.join('') + parts.join('') + raw.slice(at);
  if (refusedCharacter(value) !== undefined || /[\ud800-\udfff]/.test(value)) throw UNUSUAL;
  return value;
}

const HEX_DIGITS = /^[\da-fA-F]{1,4}$/;
const MAX_PARTS = 10_000;

const SIMPLE: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
