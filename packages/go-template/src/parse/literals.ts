import { rejoin } from '../values/go-bytes.ts';
import { fitsInt64, fitsUint64, parseFloat64, parseInteger } from '../values/go-number.ts';
import { goQuote } from '../values/go-quote.ts';
import type { NumberNode } from './nodes.ts';

/** Thrown for a literal that Go rejects. The parser adds the position. */
export class LiteralError extends Error {}

const ESCAPE = /\\(?:([abfnrtv\\'"])|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3}))/y;

const NAMED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** Returns the value of a string in quotes or backquotes, as `strconv.Unquote` does. */
export function unquote(text: string): string {
  const inner = text.slice(1, -1);
  if (text.startsWith('`')) return inner.replaceAll('\r', '');
  if (!inner.includes('\\')) return inner;
  let value = '';
  for (let at = 0; at < inner.length; ) {
    if (inner[at] !== '\\') {
      const next = inner.indexOf('\\', at);
      const end = next < 0 ? inner.length : next;
      value += inner.slice(at, end);
      at = end;
    } else {
      const { character, length } = readEscape(inner, at, '"');
      value += character;
      at += length;
    }
  }
  return rejoin(value);
}

function readEscape(text: string, at: number, quote: string): { readonly character: string; readonly length: number } {
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(text);
  if (match === null) throw new LiteralError('invalid syntax');
  const [whole, name, byte, short, long, octal] = match;
  if (name !== undefined) {
    if ((name === "'" || name === '"') && name !== quote) throw new LiteralError('invalid syntax');
    return { character: NAMED[name] as string, length: whole.length };
  }
  if (short !== undefined || long !== undefined) {
    const code = Number.parseInt(short ?? (long as string), 16);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new LiteralError('invalid syntax');
    return { character: String.fromCodePoint(code), length: whole.length };
  }
  const value = byte === undefined ? Number.parseInt(octal as string, 8) : Number.parseInt(byte, 16);
  if (value > 255) throw new LiteralError('invalid syntax');
  return { character: value < 0x80 ? String.fromCharCode(value) : String.fromCharCode(0xdc00 + value), length: whole.length };
}

/** Returns the node of a number or a character constant. */
export function numberNode(at: number, text: string, kind: 'number' | 'complex' | 'char constant'): NumberNode {
  if (kind === 'char constant') {
    const code = BigInt(characterCode(text));
    return { kind: 'number', at, text, int: code, uint: code, float: Number(code), complex: undefined };
  }
  if (kind === 'complex' || text.endsWith('i')) {
    const parts = complexParts(text);
    if (parts !== undefined) return complexNode(at, text, parts);
    if (kind === 'complex') throw new LiteralError('expected integer');
  }
  const value = parseInteger(text);
  const int = value !== undefined && fitsInt64(value) ? value : undefined;
  const uint = value !== undefined && !/^[-+]/.test(text) && fitsUint64(value) ? value : int === 0n ? 0n : undefined;
  if (int !== undefined || uint !== undefined)
    return { kind: 'number', at, text, int, uint, float: Number(int ?? uint), complex: undefined };
  const float = parseFloat64(text);
  if (float === undefined) throw new LiteralError(`illegal number syntax: ${goQuote(text)}`);
  if (!/[.eEpP]/.test(text)) throw new LiteralError(`integer overflow: ${goQuote(text)}`);
  return { kind: 'number', at, text, int: wholeOf(float, fitsInt64), uint: wholeOf(float, fitsUint64), float, complex: undefined };
}

const wholeOf = (value: number, fits: (value: bigint) => boolean): bigint | undefined =>
  Number.isInteger(value) && fits(BigInt(value)) ? BigInt(value) : undefined;

function complexNode(at: number, text: string, [real, imaginary]: readonly [number, number]): NumberNode {
  const isReal = imaginary === 0;
  return {
    kind: 'number',
    at,
    text,
    int: isReal ? wholeOf(real, fitsInt64) : undefined,
    uint: isReal ? wholeOf(real, fitsUint64) : undefined,
    float: isReal ? real : undefined,
    complex: [real, imaginary],
  };
}

function complexParts(text: string): readonly [number, number] | undefined {
  const match = /^([-+]?[^-+i]*(?:[eEpP][-+][^-+i]*)?)([-+][^i]*)?i$/.exec(text);
  if (match === null) return undefined;
  const first = parseFloat64(match[1] as string);
  const second = match[2] === undefined ? undefined : parseFloat64(match[2]);
  if (first === undefined || (match[2] !== undefined && second === undefined)) return undefined;
  return second === undefined ? [0, first] : [first, second];
}

function characterCode(text: string): number {
  const inner = text.slice(1, -1);
  if (inner === '' || inner.startsWith("'")) throw new LiteralError('invalid syntax');
  const { character, length } = inner.startsWith('\\')
    ? readEscape(inner, 0, "'")
    : { character: String.fromCodePoint(inner.codePointAt(0) as number), length: (inner.codePointAt(0) as number) > 0xffff ? 2 : 1 };
  if (length !== inner.length) throw new LiteralError(`malformed character constant: ${text}`);
  const code = character.codePointAt(0) as number;
  return code >= 0xdc80 && code <= 0xdcff ? code - 0xdc00 : code;
}
