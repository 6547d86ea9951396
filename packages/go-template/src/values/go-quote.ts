import { isMarkerCode } from './unknown.ts';

const PLAIN = /^[ !#-[\]-~]*$/;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const ESCAPES: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
};

/** Returns whether Go prints a character without an escape. */
export const isPrintable = (character: string): boolean => PRINTABLE.test(character);

/** Quotes a string as `strconv.Quote` does. */
export function goQuote(text: string, quote = '"', asciiOnly = false): string {
  if (quote === '"' && PLAIN.test(text)) return `"${text}"`;
  let quoted = quote;
  for (const character of text) quoted += escaped(character, quote, asciiOnly);
  return quoted + quote;
}

function escaped(character: string, quote: string, asciiOnly: boolean): string {
  if (character === quote) return `\\${character}`;
  const known = ESCAPES[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0) as number;
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  if (isMarkerCode(code) || (isPrintable(character) && (!asciiOnly || code < 0x80))) return character;
  if (code < 0x20 || code === 0x7f) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
