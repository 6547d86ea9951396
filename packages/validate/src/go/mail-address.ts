import { isIP } from './ip-version.ts';

/** A text, and the position of the reader. */
interface Reader {
  readonly text: string;
  at: number;
}

/**
 * Returns whether Go's `mail.ParseAddress` accepts the text as one address: `ada@example.org`, `"a b"@[10.0.0.1]`, `Ada <ada@example.org>`,
 * with comments, or a group of one (RFC 5322, and the extensions of net/mail).
 */
export function isMailAddress(text: string): boolean {
  const reader = { text, at: 0 };
  return readAddress(reader, true) === 1 && skipComments(reader) && reader.at === text.length;
}

/** Returns the number of addresses that were read; undefined for invalid text. Another address may begin only outside of a group. */
function readAddress(reader: Reader, mayBeGroup: boolean): number | undefined {
  skip(reader, SPACES);
  if (readAddressSpec(reader)) {
    skip(reader, SPACES);
    return reader.text[reader.at] !== '(' || readComment(reader, true) ? 1 : undefined;
  }
  if (reader.text[reader.at] !== '<' && !readPhrase(reader)) return undefined;
  skip(reader, SPACES);
  if (mayBeGroup && skip(reader, /:/y)) return readGroup(reader);
  return skip(reader, /</y) && readAddressSpec(reader) && skip(reader, />/y) ? 1 : undefined;
}

function readGroup(reader: Reader): number | undefined {
  skip(reader, SPACES);
  if (skip(reader, /;/y)) return skipComments(reader) ? 0 : undefined;
  for (let count = 1; readAddress(reader, false) && skipComments(reader); count++) {
    if (skip(reader, /;/y)) return skipComments(reader) ? count : undefined;
    if (!skip(reader, /,/y)) return undefined;
  }
  return undefined;
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: only printing characters are taken
const SPACES = /[ \t]*/y;
const ATOM = '[^\\u0000-\\u0020\\u007f()<>[\\]:;@\\\\,".]';
const DOT_ATOM = `${ATOM}+(?:\\.${ATOM}+)*(?!\\.)`;
const QUOTED = '"(?:[^"\\\\\\u0000-\\u0008\\u000a-\\u001f\\u007f]|\\\\[^\\u0000-\\u0008\\u000a-\\u001f\\u007f])*"';
const ADDRESS_SPEC = new RegExp(
  `[ \\t]*(?:${DOT_ATOM}|(?!"")${QUOTED})@[ \\t]*(?:${DOT_ATOM}|\\[([^\\u0000-\\u0020\\u007f[\\]\\\\]*)\\])`,
  'y',
);
const WORD = new RegExp(`[ \\t]*(?:${QUOTED}|((?:${ATOM}|\\.)+))`, 'y');
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: only printing characters are taken

function readAddressSpec(reader: Reader): boolean {
  const found = match(reader, ADDRESS_SPEC);
  const [all = '', literal] = found ?? [];
  if (found === null || (literal !== undefined && (isIP(literal) === 0 || literal.includes('%')))) return false;
  reader.at += all.length;
  return true;
}

/** Reads the words before an address in angle brackets. At least one is required. */
function readPhrase(reader: Reader): boolean {
  for (let count = 0; ; count++) {
    if (count > 0 && !skipComments(reader)) return false;
    const found = match(reader, WORD);
    if (found === null) return count > 0;
    if (isUnsupportedWord(found[1] ?? '')) return count > 0;
    reader.at += found[0].length;
  }
}

/** Returns whether it is an encoded word (RFC 2047) of a character set that Go does not support. */
function isUnsupportedWord(word: string): boolean {
  const [, charset] = /^=\?([^?]+)\?[bqBQ]\?[^?]*\?=$/.exec(word) ?? [];
  return charset !== undefined && !/^(?:utf-8|iso-8859-1|us-ascii)$/i.test(charset);
}

function skipComments(reader: Reader): boolean {
  skip(reader, SPACES);
  while (reader.text[reader.at] === '(') {
    if (!readComment(reader, false)) return false;
    skip(reader, SPACES);
  }
  return true;
}

/** Reads a comment in parentheses, which may contain others. If the comment is a name, its words are decoded. */
function readComment(reader: Reader, isName: boolean): boolean {
  const start = reader.at + 1;
  let depth = 0;
  for (; reader.at < reader.text.length; reader.at++) {
    const character = reader.text[reader.at];
    if (character === '\\' && reader.at + 1 < reader.text.length) reader.at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) {
      const words = reader.text.slice(start, reader.at++).split(/[ \t]+/);
      return !(isName && words.some(isUnsupportedWord));
    }
  }
  return false;
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  return pattern.exec(reader.text);
}

function skip(reader: Reader, pattern: RegExp): boolean {
  const found = match(reader, pattern);
  reader.at += found?.[0].length ?? 0;
  return found !== null;
}
