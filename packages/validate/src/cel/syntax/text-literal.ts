import { CelSyntaxError, type Literal } from './ast.ts';

const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
  '\\': 92,
  '?': 63,
  '"': 34,
  "'": 39,
  '`': 96,
};

/**
 * Reads a string or bytes literal whose content starts at `start`, including its closing `quote`. `prefix` is any of r (no escapes) and b
 * (bytes). `length` counts the content and the closing quote.
 */
export function readText(
  source: string,
  start: number,
  quote: string,
  prefix: string,
): { readonly length: number; readonly value: Literal } {
  const raw = prefix.includes('r');
  const bytes = prefix.includes('b');
  const content: (string | number)[] = [];
  let offset = start;
  while (!source.startsWith(quote, offset)) {
    const character = source[offset];
    if (character === undefined || (quote.length === 1 && (character === '\n' || character === '\r'))) {
      throw new CelSyntaxError('the text is not closed', start);
    }
    if (character !== '\\') {
      content.push(character);
      offset++;
    } else if (raw) {
      const next = source[offset + 1];
      content.push(character, ...(next === undefined ? [] : [next]));
      offset += 2;
    } else {
      const escaped = readEscape(source, offset + 1, bytes);
      content.push(escaped.byte ?? escaped.text ?? '');
      offset += 1 + escaped.length;
    }
  }
  return { length: offset + quote.length - start, value: bytes ? { bytes: toBytes(content) } : content.join('') };
}

function readEscape(
  source: string,
  offset: number,
  bytes: boolean,
): { readonly length: number; readonly text?: string; readonly byte?: number } {
  const letter = source[offset] ?? '';
  const simple = ESCAPES[letter];
  if (simple !== undefined) return { length: 1, text: String.fromCharCode(simple) };
  const digits = /^(?:[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-3][0-7]{2})/.exec(source.slice(offset, offset + 9))?.[0];
  if (digits === undefined || (bytes && /^u/i.test(digits))) throw new CelSyntaxError(`unknown escape \\${letter}`, offset - 1);
  const code = /^[0-3]/.test(digits) ? Number.parseInt(digits, 8) : Number.parseInt(digits.slice(1), 16);
  if (bytes) return { length: digits.length, byte: code };
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new CelSyntaxError(`\\${digits} is not a character`, offset - 1);
  return { length: digits.length, text: String.fromCodePoint(code) };
}

function toBytes(content: readonly (string | number)[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: number[] = [];
  let text = '';
  for (const part of [...content, 0]) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    for (const byte of encoder.encode(text)) parts.push(byte);
    parts.push(part);
    text = '';
  }
  return Uint8Array.from(parts.slice(0, -1));
}
