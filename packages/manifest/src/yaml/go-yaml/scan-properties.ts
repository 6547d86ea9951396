import { isBlank, isBlankOrEnd, isWord, refuseText, type Scanner, skipBreak, skipComment } from './scanner-state.ts';
import type { Mark, Token } from './yaml-token.ts';

/** Scans `&name` or `*name`. */
export function scanAnchor(scanner: Scanner, kind: 'anchor' | 'alias'): Token {
  const { text } = scanner;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  scanner.at++;
  const value = readWord(scanner);
  const ends = isBlankOrEnd(text, scanner.at) || '?:,]}%@`'.includes(text.charAt(scanner.at));
  if (value === '' || !ends) refuseText(scanner, 'did not find expected alphabetic or numeric character', mark);
  return { kind, ...mark, value, suffix: '', style: 'plain' };
}

/** Scans `!`, `!suffix`, `!handle!suffix` or `!<uri>`. */
export function scanTag(scanner: Scanner): Token {
  const { text } = scanner;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  let handle = '';
  let suffix: string;
  if (text.charAt(scanner.at + 1) === '<') {
    scanner.at++;
    scanner.at++;
    suffix = readUri(scanner, '', mark);
    if (text.charAt(scanner.at) !== '>') refuseText(scanner, "did not find the expected '>'", mark);
    scanner.at++;
  } else {
    handle = readHandle(scanner);
    if (handle.length > 1 && handle.endsWith('!')) suffix = readUri(scanner, '', mark);
    else {
      suffix = readUri(scanner, handle, mark);
      handle = suffix === '' ? '' : '!';
      if (suffix === '') suffix = '!';
    }
  }
  if (!isBlankOrEnd(text, scanner.at)) refuseText(scanner, 'did not find expected whitespace or line break', mark);
  return { kind: 'tag', ...mark, value: handle, suffix, style: 'plain' };
}

/** Scans `%YAML 1.1` or `%TAG !handle! prefix`. */
export function scanDirective(scanner: Scanner): Token {
  const { text } = scanner;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  scanner.at++;
  const name = readWord(scanner);
  if (name === '') refuseText(scanner, 'could not find expected directive name', mark);
  if (!isBlankOrEnd(text, scanner.at)) refuseText(scanner, 'found unexpected non-alphabetical character', mark);
  if (name !== 'YAML' && name !== 'TAG') refuseText(scanner, 'found unknown directive name', mark);
  while (isBlank(text.charCodeAt(scanner.at))) scanner.at++;
  const token = name === 'YAML' ? readVersion(scanner, mark) : readTagDirective(scanner, mark);
  while (isBlank(text.charCodeAt(scanner.at))) scanner.at++;
  skipComment(scanner);
  if (scanner.at < text.length && skipBreak(scanner) === '') refuseText(scanner, 'did not find expected comment or line break', mark);
  return token;
}

function readVersion(scanner: Scanner, mark: Mark): Token {
  const major = readNumber(scanner, mark);
  if (scanner.text.charAt(scanner.at) !== '.') refuseText(scanner, "did not find expected digit or '.' character", mark);
  scanner.at++;
  const minor = readNumber(scanner, mark);
  return { kind: 'version directive', ...mark, value: `${major}.${minor}`, suffix: '', style: 'plain' };
}

function readNumber(scanner: Scanner, mark: Mark): number {
  const [digits = ''] = /^\d{0,3}/.exec(scanner.text.slice(scanner.at, scanner.at + 3)) ?? [];
  if (digits.length > 2) refuseText(scanner, 'found extremely long version number', mark);
  if (digits === '') refuseText(scanner, 'did not find expected version number', mark);
  scanner.at += digits.length;
  return Number(digits);
}

function readTagDirective(scanner: Scanner, mark: Mark): Token {
  const { text } = scanner;
  if (text.charAt(scanner.at) !== '!') refuseText(scanner, "did not find expected '!'", mark);
  const value = readHandle(scanner);
  if (value !== '!' && !value.endsWith('!')) refuseText(scanner, "did not find expected '!'", mark);
  if (!isBlank(text.charCodeAt(scanner.at))) refuseText(scanner, 'did not find expected whitespace', mark);
  while (isBlank(text.charCodeAt(scanner.at))) scanner.at++;
  const suffix = readUri(scanner, '', mark);
  if (!isBlankOrEnd(text, scanner.at)) refuseText(scanner, 'did not find expected whitespace or line break', mark);
  return { kind: 'tag directive', ...mark, value, suffix, style: 'plain' };
}

/** Reads a tag handle at an exclamation mark. */
function readHandle(scanner: Scanner): string {
  scanner.at++;
  let handle = `!${readWord(scanner)}`;
  if (scanner.text.charAt(scanner.at) === '!') {
    handle += '!';
    scanner.at++;
  }
  return handle;
}

/** Reads a URI. `head` is the text before the cursor: it was read as a handle, and is the start of the URI. */
function readUri(scanner: Scanner, head: string, mark: Mark): string {
  const { text } = scanner;
  let uri = head.slice(1);
  const start = scanner.at;
  while (/^[-0-9A-Za-z_;/?:@&=+$,.!~*'()[\]%]$/.test(text.charAt(scanner.at))) {
    if (text.charAt(scanner.at) === '%') uri += readUriEscape(scanner, mark);
    else {
      uri += text.charAt(scanner.at);
      scanner.at++;
    }
  }
  if (head === '' && scanner.at === start) refuseText(scanner, 'did not find expected tag URI', mark);
  return uri;
}

/** Reads one character as the octets of its UTF-8, each written as `%` and two digits. */
function readUriEscape(scanner: Scanner, mark: Mark): string {
  const first = peekOctet(scanner, mark);
  const width = widthOfUtf8(first);
  if (width === undefined) refuseText(scanner, 'found an incorrect leading UTF-8 octet', mark);
  const octets = [first];
  scanner.at += 3;
  while (octets.length < width) {
    const octet = peekOctet(scanner, mark);
    if (octet < 0x80 || octet > 0xbf) refuseText(scanner, 'found an incorrect trailing UTF-8 octet', mark);
    octets.push(octet);
    scanner.at += 3;
  }
  return Buffer.from(octets).toString('utf8');
}

function peekOctet(scanner: Scanner, mark: Mark): number {
  const [, digits] = /^%([0-9A-Fa-f]{2})/.exec(scanner.text.slice(scanner.at, scanner.at + 3)) ?? [];
  if (digits === undefined) refuseText(scanner, 'did not find URI escaped octet', mark);
  return Number.parseInt(digits, 16);
}

/** Returns the number of octets of a character from its first octet; undefined when no character begins with it. */
function widthOfUtf8(first: number): number | undefined {
  if (first < 0x80) return 1;
  if (first < 0xc0 || first >= 0xf8) return undefined;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function readWord(scanner: Scanner): string {
  const start = scanner.at;
  while (isWord(scanner.text, scanner.at)) scanner.at++;
  return scanner.text.slice(start, scanner.at);
}
