import { trimOf } from '@slipway/manifest';
import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { codePointCount, codePoints } from '../values/text.ts';
import { celError, entriesOf, INT_MAX, type List, listOf, type Value } from '../values/value.ts';
import { formatText } from './format-text.ts';

const startCost: Overload['cost'] = ([text = null]) => textCost(sizeOf(text));
const doubleCost: Overload['cost'] = ([text = null]) => textCost(sizeOf(text), 2);
const joinCost: Overload['cost'] = (_, result) => textCost(sizeOf(result), 2);
/** Cost of `text.indexOf(x)`. The server counts it as that of a list: one for each full ten bytes. */
const indexCost: Overload['cost'] = ([text = null]) => Math.floor(Buffer.byteLength(String(text)) * 0.1);
const containsCost: Overload['cost'] = ([text = null, part = null]) => textCost(sizeOf(text)) * textCost(sizeOf(part));

const outOfRange = (index: bigint): Value => celError(`index out of range: ${index}`);

/** Methods of strings. */
export const stringOverloads: readonly Overload[] = [
  overload('startsWith', 'string.(string) -> bool', (text: string, start: string) => text.startsWith(start), startCost),
  overload('endsWith', 'string.(string) -> bool', (text: string, end: string) => text.endsWith(end), startCost),
  overload('contains', 'string.(string) -> bool', (text: string, part: string) => text.includes(part), containsCost),
  overload('charAt', 'string.(int) -> string', (text: string, index: bigint) => {
    const characters = codePoints(text);
    return index < 0n || index > BigInt(characters.length) ? outOfRange(index) : (characters[Number(index)] ?? '');
  }),
  overload('indexOf', 'string.(string) -> int', (text: string, part: string) => indexOf(text, part, 0n), indexCost),
  overload('indexOf', 'string.(string, int) -> int', indexOf, indexCost),
  overload('lastIndexOf', 'string.(string) -> int', (text: string, part: string) => lastIndexOf(text, part), indexCost),
  overload('lastIndexOf', 'string.(string, int) -> int', lastIndexOf, indexCost),
  overload('lowerAscii', 'string.() -> string', (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()), startCost),
  overload('upperAscii', 'string.() -> string', (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()), startCost),
  overload(
    'replace',
    'string.(string, string) -> string',
    (text: string, old: string, by: string) => replace(text, old, by, -1n),
    doubleCost,
  ),
  overload('replace', 'string.(string, string, int) -> string', replace, doubleCost),
  overload(
    'split',
    'string.(string) -> list(string)',
    (text: string, separator: string) => listOf(split(text, separator, -1n)),
    doubleCost,
  ),
  overload(
    'split',
    'string.(string, int) -> list(string)',
    (text: string, separator: string, count: bigint) => listOf(split(text, separator, count)),
    doubleCost,
  ),
  overload('substring', 'string.(int) -> string', (text: string, start: bigint) => substring(text, start, undefined), startCost),
  overload('substring', 'string.(int, int) -> string', substring, startCost),
  overload('trim', 'string.() -> string', (text: string) => trimOf(text, SPACE), startCost),
  overload('join', 'list(string).() -> string', (list: List) => join(list, ''), joinCost),
  overload('join', 'list(string).(string) -> string', join, joinCost),
  overload('strings.quote', '(string) -> string', quote, startCost),
  overload('format', 'string.(list(dyn)) -> string', formatText, startCost),
];

/** Unicode white space, which Go trims. */
const SPACE =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

function indexOf(text: string, part: string, offset: bigint): Value {
  if (part === '') return offset;
  if (offset < 0n) return outOfRange(offset);
  const characters = codePoints(text);
  if (offset >= BigInt(characters.length)) return -1n;
  const start = characters.slice(0, Number(offset)).join('').length;
  const found = text.indexOf(part, start);
  return found < 0 ? -1n : BigInt(codePointCount(text.slice(0, found)));
}

function lastIndexOf(text: string, part: string, offset?: bigint): Value {
  const characters = codePoints(text);
  const length = BigInt(characters.length);
  if (part === '') return offset ?? length;
  if (offset === undefined && Buffer.byteLength(text) < Buffer.byteLength(part)) return -1n;
  const last = offset ?? length - 1n;
  if (last < 0n) return outOfRange(last);
  if (last >= length) return -1n;
  const found = text.lastIndexOf(part, characters.slice(0, Number(last)).join('').length);
  return found < 0 ? -1n : BigInt(codePointCount(text.slice(0, found)));
}

/** Replaces at most `count` matches, or all if `count` is negative. An empty `old` matches before every character and at the end. */
function replace(text: string, old: string, by: string, count: bigint): string {
  const most = count < 0n ? Number.POSITIVE_INFINITY : Number(count > INT_MAX ? INT_MAX : count);
  const pieces = old === '' ? ['', ...codePoints(text), ''] : text.split(old);
  if (old === '' && text === '') return most > 0 ? by : '';
  return pieces.reduce((made, piece, index) => (index === 0 ? piece : `${made}${index <= most ? by : old}${piece}`), '');
}

/** Splits as `strings.SplitN` does: into all parts if `count` is negative, and into none if it is 0. */
function split(text: string, separator: string, count: bigint): readonly string[] {
  if (count === 0n) return [];
  const parts = separator === '' ? codePoints(text) : text.split(separator);
  if (count < 0n || BigInt(parts.length) <= count) return parts;
  const kept = Number(count) - 1;
  return [...parts.slice(0, kept), parts.slice(kept).join(separator)];
}

function substring(text: string, start: bigint, end: bigint | undefined): Value {
  const characters = codePoints(text);
  const length = BigInt(characters.length);
  if (end !== undefined && start > end) return celError(`invalid substring range. start: ${start}, end: ${end}`);
  if (start < 0n || start > length) return outOfRange(start);
  if (end !== undefined && (end < 0n || end > length)) return outOfRange(end);
  return characters.slice(Number(start), end === undefined ? undefined : Number(end)).join('');
}

function join(list: List, separator: string): Value {
  const texts: string[] = [];
  for (const entry of entriesOf(list)) {
    if (typeof entry !== 'string') return celError(`join: invalid input: ${String(entry)}`);
    texts.push(entry);
  }
  return texts.join(separator);
}

const QUOTED: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
};

function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the bell is one of those that are escaped
  return `"${text.toWellFormed().replace(/[\x07\b\f\n\r\t\v\\"]/g, (character) => QUOTED[character] ?? character)}"`;
}
