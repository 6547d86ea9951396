import { type Cursor, isBlank, isBlankOrEnd, isBreak, isEnd, isWord, skip, skipBreak } from './text-cursor.ts';
import { refuseText, type Token } from './yaml-token.ts';

/** `&name` or `*name`. */
export function scanAnchor(cursor: Cursor, kind: 'anchor' | 'alias'): Token {
  const { text, line } = cursor;
  skip(cursor);
  const value = readWord(cursor);
  const ends = isBlankOrEnd(text, cursor.at) || '?:,]}%@`'.includes(text.charAt(cursor.at));
  if (value === '' || !ends) refuseText(cursor.line, 'did not find expected alphabetic or numeric character', line);
  return { kind, line, value, suffix: '', plain: false };
}

/** `!`, `!suffix`, `!handle!suffix` or `!<uri>`. */
export function scanTag(cursor: Cursor): Token {
  const { text, line } = cursor;
  let handle = '';
  let suffix: string;
  if (text.charAt(cursor.at + 1) === '<') {
    skip(cursor);
    skip(cursor);
    suffix = readUri(cursor, '', line);
    if (text.charAt(cursor.at) !== '>') refuseText(cursor.line, "did not find the expected '>'", line);
    skip(cursor);
  } else {
    handle = readHandle(cursor);
    if (handle.length > 1 && handle.endsWith('!')) suffix = readUri(cursor, '', line);
    else {
      suffix = readUri(cursor, handle, line);
      handle = suffix === '' ? '' : '!';
      if (suffix === '') suffix = '!';
    }
  }
  if (!isBlankOrEnd(text, cursor.at)) refuseText(cursor.line, 'did not find expected whitespace or line break', line);
  return { kind: 'tag', line, value: handle, suffix, plain: false };
}

/** `%YAML 1.1` or `%TAG !handle! prefix`. */
export function scanDirective(cursor: Cursor): Token {
  const { text, line } = cursor;
  skip(cursor);
  const name = readWord(cursor);
  if (name === '') refuseText(cursor.line, 'could not find expected directive name', line);
  if (!isBlankOrEnd(text, cursor.at)) refuseText(cursor.line, 'found unexpected non-alphabetical character', line);
  if (name !== 'YAML' && name !== 'TAG') refuseText(cursor.line, 'found unknown directive name', line);
  while (isBlank(text, cursor.at)) skip(cursor);
  const token = name === 'YAML' ? readVersion(cursor, line) : readTagDirective(cursor, line);
  while (isBlank(text, cursor.at)) skip(cursor);
  if (text.charAt(cursor.at) === '#') while (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) skip(cursor);
  if (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) {
    refuseText(cursor.line, 'did not find expected comment or line break', line);
  }
  skipBreak(cursor);
  return token;
}

function readVersion(cursor: Cursor, line: number): Token {
  const major = readNumber(cursor, line);
  if (cursor.text.charAt(cursor.at) !== '.') refuseText(cursor.line, "did not find expected digit or '.' character", line);
  skip(cursor);
  const minor = readNumber(cursor, line);
  return { kind: 'version directive', line, value: `${major}.${minor}`, suffix: '', plain: false };
}

function readNumber(cursor: Cursor, line: number): number {
  const [digits = ''] = /^\d{0,3}/.exec(cursor.text.slice(cursor.at, cursor.at + 3)) ?? [];
  if (digits.length > 2) refuseText(cursor.line, 'found extremely long version number', line);
  if (digits === '') refuseText(cursor.line, 'did not find expected version number', line);
  cursor.at += digits.length;
  cursor.column += digits.length;
  return Number(digits);
}

function readTagDirective(cursor: Cursor, line: number): Token {
  const { text } = cursor;
  if (text.charAt(cursor.at) !== '!') refuseText(cursor.line, "did not find expected '!'", line);
  const value = readHandle(cursor);
  if (value !== '!' && !value.endsWith('!')) refuseText(cursor.line, "did not find expected '!'", line);
  if (!isBlank(text, cursor.at)) refuseText(cursor.line, 'did not find expected whitespace', line);
  while (isBlank(text, cursor.at)) skip(cursor);
  const suffix = readUri(cursor, '', line);
  if (!isBlankOrEnd(text, cursor.at)) refuseText(cursor.line, 'did not find expected whitespace or line break', line);
  return { kind: 'tag directive', line, value, suffix, plain: false };
}

/** At an exclamation mark. */
function readHandle(cursor: Cursor): string {
  skip(cursor);
  let handle = `!${readWord(cursor)}`;
  if (cursor.text.charAt(cursor.at) === '!') {
    handle += '!';
    skip(cursor);
  }
  return handle;
}

/** `head` is what was taken for a handle before and belongs to it. */
function readUri(cursor: Cursor, head: string, line: number): string {
  const { text } = cursor;
  let uri = head.slice(1);
  const start = cursor.at;
  while (/^[-0-9A-Za-z_;/?:@&=+$,.!~*'()[\]%]$/.test(text.charAt(cursor.at))) {
    if (text.charAt(cursor.at) === '%') uri += readUriEscape(cursor, line);
    else {
      uri += text.charAt(cursor.at);
      skip(cursor);
    }
  }
  if (head === '' && cursor.at === start) refuseText(cursor.line, 'did not find expected tag URI', line);
  return uri;
}

function readUriEscape(cursor: Cursor, line: number): string {
  const bytes: number[] = [];
  for (let width = 1; bytes.length < width; ) {
    const [escaped, digits = ''] = /^%([0-9A-Fa-f]{2})/.exec(cursor.text.slice(cursor.at, cursor.at + 3)) ?? [];
    if (escaped === undefined) refuseText(cursor.line, 'did not find URI escaped octet', line);
    const byte = Number.parseInt(digits, 16);
    if (bytes.length === 0) {
      if ((byte >= 0x80 && byte < 0xc0) || byte >= 0xf8) refuseText(cursor.line, 'found an incorrect leading UTF-8 octet', line);
      width = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    } else if (byte < 0x80 || byte > 0xbf) refuseText(cursor.line, 'found an incorrect trailing UTF-8 octet', line);
    bytes.push(byte);
    cursor.at += 3;
    cursor.column += 3;
  }
  return Buffer.from(bytes).toString('utf8');
}

function readWord(cursor: Cursor): string {
  const start = cursor.at;
  while (isWord(cursor.text, cursor.at)) skip(cursor);
  return cursor.text.slice(start, cursor.at);
}
