// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

export const isAscii = (text: string): boolean => ASCII.test(text);

/**
 * Returns the number of bytes of a string in Go, where a string is a sequence of bytes. Here it is a string of JavaScript. A byte that is
 * not valid UTF-8 is represented by the lone surrogate U+DC00 + byte, which valid text does not contain.
 */
export function byteLength(text: string): number {
  if (isAscii(text)) return text.length;
  return text.isWellFormed() ? Buffer.byteLength(text) : toBytes(text).length;
}

/** Returns the bytes of a string. */
export function toBytes(text: string): Uint8Array {
  if (text.isWellFormed()) return Buffer.from(text, 'utf8');
  const parts: Uint8Array[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (character.length === 1 && code >= 0xdc80 && code <= 0xdcff) parts.push(Uint8Array.of(code - 0xdc00));
    else parts.push(Buffer.from(character, 'utf8'));
  }
  return Buffer.concat(parts);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the string of these bytes. */
export function fromBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return decodeWithLoneBytes(bytes);
  }
}

function decodeWithLoneBytes(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; ) {
    const length = sequenceLength(bytes, index);
    text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[index] as number)) : decoder.decode(bytes.subarray(index, index + length));
    index += Math.max(1, length);
  }
  return text;
}

/** Returns the length of the valid UTF-8 sequence at an index, or 0. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const first = bytes[index] as number;
  const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || index + length > bytes.length) return 0;
  try {
    decoder.decode(bytes.subarray(index, index + length));
    return length;
  } catch {
    return 0;
  }
}

/** Joins strings. Bytes of one character that were split become one character again. */
export const rejoin = (text: string): string => (text.isWellFormed() ? text : fromBytes(toBytes(text)));

/** Returns the bytes of a string from one offset to another, as `s[start:end]` of Go. */
export function sliceBytes(text: string, start: number, end: number): string {
  if (isAscii(text)) return text.slice(start, end);
  return fromBytes(toBytes(text).subarray(start, end));
}
