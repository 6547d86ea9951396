import { spendBytes } from '../spending.ts';
import { type ByteText, charactersOf, toBytes } from './byte-text.ts';
import { matchesPattern } from './shell-pattern.ts';

/** Computes the result of a value (empty when the variable has none) and the operands. */
export type Operator = (value: ByteText, operands: readonly ByteText[]) => ByteText;

/** A value for which the code of the controller fails. */
export class OperatorFailure extends Error {}

/** Operators that set a value for a variable without one, so that strict mode accepts it. */
export const DEFAULT_OPERATORS: ReadonlySet<string> = new Set(['=', ':-', ':=', ':?', ':+']);

/** Returns the operator. An unknown one, such as `^,`, means the default, as in the controller. */
export const operatorOf = (name: string, operands: number): Operator => {
  if (name === '#' && operands === 0) return (value) => String(value.length);
  return OPERATORS[name] ?? orDefault;
};

const orDefault: Operator = (value, operands) => (value === '' ? operands.join('') : value);

/** `:+` and `:?` are parsed and then treated as `:-`. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  ',': (value) => changeFirst(value, lower),
  ',,': (value) => changeAll(value, lower),
  '^': (value) => changeFirst(value, upper),
  '^^': (value) => changeAll(value, upper),
  '#': (value, [pattern = '']) => value.slice(shortestPrefix(value, pattern)),
  '##': (value, [pattern = '']) => value.slice(longestPrefix(value, pattern)),
  '%': (value, [pattern = '']) => withoutSuffix(value, pattern, shortestPrefix),
  '%%': (value, [pattern = '']) => withoutSuffix(value, pattern, longestPrefix),
  ':': cut,
  '/': (value, [text = '', replacement = '']) => value.replace(text, () => replacement),
  '//': (value, [text = '', replacement = '']) => {
    spendBytes(countIn(value, text) * replacement.length);
    return value.replaceAll(text, () => replacement);
  },
  '/#': (value, operands) => replaceEdge(value, operands, (text) => (value.startsWith(text) ? 0 : -1)),
  '/%': (value, operands) => replaceEdge(value, operands, (text) => (value.endsWith(text) ? value.length - text.length : -1)),
};

/** An empty text is found before each byte and at the end. */
function countIn(value: ByteText, text: ByteText): number {
  if (text === '') return value.length + 1;
  let times = 0;
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + text.length)) times++;
  return times;
}

/** Replaces a match at an edge. Without a replacement, `${v/#a/}` keeps a match at an edge; elsewhere it is removed. */
function replaceEdge(value: ByteText, operands: readonly ByteText[], find: (text: ByteText) => number): ByteText {
  const [text, replacement] = operands;
  if (text === undefined || replacement === undefined) return value;
  const at = find(text);
  return at < 0 ? value : value.slice(0, at) + replacement + value.slice(at + text.length);
}

function cut(value: ByteText, [offset = '', length]: readonly ByteText[]): ByteText {
  const from = integer(offset);
  if (from === undefined) return value;
  const start = from < 0 ? Math.max(0, value.length + from) : from;
  if (length === undefined) return value.slice(start);
  const count = integer(length);
  if (count === undefined) return value;
  const end = start + count;
  if (end >= value.length) return value.slice(start);
  if (end < 0) throw new OperatorFailure(`runtime error: slice bounds out of range [:${end}]`);
  if (end < start) throw new OperatorFailure(`runtime error: slice bounds out of range [${start}:${end}]`);
  return value.slice(start, end);
}

/** Parses an integer as Go's Atoi; undefined for any other text. */
const integer = (text: string): number | undefined =>
  /^[-+]?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 63 ? Number(text) : undefined;

/** Returns the length of the shortest matching prefix, 0 for none. A prefix has at least one byte. */
function shortestPrefix(value: ByteText, pattern: ByteText): number {
  let shortest = 0;
  for (let length = value.length; length > 0; length--) {
    const fits = matchesPattern(pattern, value.slice(0, length));
    if (fits === undefined) return 0;
    if (fits) shortest = length;
  }
  return shortest;
}

function longestPrefix(value: ByteText, pattern: ByteText): number {
  for (let length = value.length; length > 0; length--) {
    const fits = matchesPattern(pattern, value.slice(0, length));
    if (fits === undefined) return 0;
    if (fits) return length;
  }
  return 0;
}

/** Searches for a suffix in the reversed value with the reversed pattern, so `[a-z]` and `\` have another meaning there. */
function withoutSuffix(value: ByteText, pattern: ByteText, prefix: (value: ByteText, pattern: ByteText) => number): ByteText {
  const reversed = reverse(value);
  return reverse(reversed.slice(prefix(reversed, reverse(pattern))));
}

const reverse = (bytes: ByteText): ByteText => toBytes(charactersOf(bytes).toReversed().join(''));

const changeAll = (value: ByteText, change: (character: string) => string): ByteText => toBytes(charactersOf(value).map(change).join(''));

function changeFirst(value: ByteText, change: (character: string) => string): ByteText {
  const [first = '', ...rest] = charactersOf(value);
  return toBytes(change(first) + rest.join(''));
}

/** The result has one character for each one: `ß` has no upper case here, and `İ` becomes a plain `i`. */
const lower = (character: string): string => (character === '\u0130' ? 'i' : single(character, character.toLowerCase()));

const upper = (character: string): string => {
  const greek = GREEK.exec(character);
  if (greek) return String.fromCodePoint((character.codePointAt(0) ?? 0) + (greek[1] === undefined ? 9 : 8));
  return single(character, character.toUpperCase());
};

/** Letters whose full upper case has two characters, and whose simple upper case has one. */
const GREEK = /^(?:([\u1f80-\u1f87\u1f90-\u1f97\u1fa0-\u1fa7])|[\u1fb3\u1fc3\u1ff3])$/;

const single = (character: string, changed: string): string => ([...changed].length === 1 ? changed : character);
