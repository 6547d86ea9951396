/** A decoded text, with the position of each of its characters in the original. */
export interface UnescapedText {
  readonly text: string;
  /** Returns the position in the original of the character at `index`, or of the end if `index` is the length. */
  readonly positionOf: (index: number) => number;
}

/** Decodes the escapes of a text: `%6b`, `\x6b`, `\u006b`, `\u{6b}`, `\153`, `&#107;` and `&#x6b;`. Returns undefined without escapes. */
export const unescapedText = (text: string): UnescapedText | undefined => (HAS_ESCAPE.test(text) ? readable(text, true) : undefined);

/** Replaces full-width letters by plain ones, and removes characters without a width. Returns undefined if the text has none. */
export const visibleText = (text: string): UnescapedText | undefined => (HAS_ODD_LETTER.test(text) ? readable(text, false) : undefined);

function readable(text: string, decodes: boolean): UnescapedText {
  const parts: string[] = [];
  const positions = new Int32Array(text.length + 1);
  let count = 0;
  const pushCode = (code: number, at: number): void => {
    const character = code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : String.fromCharCode(code);
    if (isInvisible(code)) return;
    parts.push(character);
    for (let unit = 0; unit < character.length; unit++) positions[count++] = at;
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (decodes && (code === PERCENT || code === BACKSLASH || code === AMPERSAND)) {
      const decoded = escapeAt(text, at);
      if (decoded !== undefined) {
        pushCode(decoded.code, at);
        at += decoded.length;
        continue;
      }
    }
    pushCode(code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code, at++);
  }
  positions[count] = text.length;
  return { text: parts.join(''), positionOf: (index) => positions[Math.min(index, count)] as number };
}

function escapeAt(text: string, at: number): { readonly code: number; readonly length: number } | undefined {
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(text);
  if (match === null) return undefined;
  const [{ length }, percent, short, long, braces, octal, decimal, hex] = match;
  const digits = percent ?? short ?? long ?? braces ?? hex;
  if (digits !== undefined) return { code: Number.parseInt(digits, 16), length };
  return { code: octal === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(octal, 8), length };
}

const PERCENT = 0x25;
const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;

const HAS_ESCAPE = /%[0-9a-fA-F]{2}|\\[xu0-3]|&#/;
const HAS_ODD_LETTER = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\uff01-\uff5e]/;
/** Matches an escape. The backslash may be escaped itself, once or twice. */
const ESCAPE =
  /%([0-9a-fA-F]{2})|\\{1,4}(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|([0-3][0-7]{2}))|&#(?:(\d{1,7})|[xX]([0-9a-fA-F]{1,6}));?/y;

const isInvisible = (code: number): boolean =>
  code === 0xad || (code >= 0x200b && code <= 0x200f) || (code >= 0x2060 && code <= 0x2064) || code === 0xfeff;

/** A part of a text that encodes bytes. */
export interface EncodedRun {
  readonly start: number;
  readonly end: number;
  /** The possible decoded texts of the run, one for each matching encoding. */
  readonly texts: readonly string[];
}

/** Returns the runs of base64, base32, hexadecimal digits and lists of bytes in a text. */
export function* encodedRuns(text: string): Iterable<EncodedRun> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const plain = run.replace(/\s+/g, '');
    const texts = [decodedBytes(Buffer.from(plain, 'base64'))];
    if (/^[0-9a-fA-F]+$/.test(plain)) texts.push(decodedBytes(Buffer.from(plain, 'hex')));
    if (/^(?:[A-Z2-7]+|[a-z2-7]+)$/.test(plain)) texts.push(decodedBytes(fromBase32(plain.toUpperCase())));
    yield { start: index, end: index + run.length, texts };
  }
  for (const { 0: run, index } of text.matchAll(BYTES)) {
    const numbers = run.replaceAll('0x', '').match(/[0-9a-fA-F]+/g) ?? [];
    const texts: string[] = [];
    if (numbers.every((number) => number.length === 2)) texts.push(decodedBytes(Buffer.from(numbers.join(''), 'hex')));
    if (numbers.every((number) => /^\d+$/.test(number) && Number(number) < 256)) texts.push(decodedBytes(Buffer.from(numbers.map(Number))));
    if (texts.length > 0) yield { start: index, end: index + run.length, texts };
  }
}

/** Matches base64 and base32, also over several lines. */
const RUN = /[\w+/-]{12,4000}(?:\s{1,40}[\w+/-]{12,4000}){0,500}/g;
/** Matches lists of bytes: `6b:61`, `6b 61`, `0x6b, 0x61` and `107, 97`. */
const BYTES = /\b(?:0x)?[0-9a-fA-F]{2,3}(?:(?::|[ \t]{1,2}|,\s{0,8}|-)(?:0x)?[0-9a-fA-F]{2,3}){5,8000}\b/g;

/** Returns the text of bytes in UTF-8, or in UTF-16 if it has only ASCII letters. */
function decodedBytes(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, length] = [0, 0];
  for (const character of text) {
    bits = ((bits << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character)) & 0xfff;
    length += 5;
    if (length < 8) continue;
    length -= 8;
    bytes.push((bits >> length) & 0xff);
  }
  return Buffer.from(bytes);
}
