/**
 * A text in which each character is one byte of UTF-8. Flux counts and cuts bytes (`${#v}`, `${v:1:2}`), so substitution works on bytes.
 * ASCII text is its own byte text.
 */
export type ByteText = string;

/** Returns the bytes of `text`. */
export const toBytes = (text: string): ByteText => (isAscii(text) ? text : Buffer.from(text, 'utf8').toString('latin1'));

/** Returns the text of these bytes; undefined when they are not UTF-8. */
export function fromBytes(bytes: ByteText): string | undefined {
  if (isAscii(bytes)) return bytes;
  try {
    return DECODER.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
}

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

const isAscii = (text: string): boolean => ASCII.test(text);

/** Returns the character at `index` and its number of bytes; an invalid byte is U+FFFD, as in Go. */
export function characterAt(bytes: ByteText, index: number): { readonly character: string; readonly width: number } {
  const first = bytes.charCodeAt(index);
  if (!(first > 0x7f)) return { character: bytes.slice(index, index + 1), width: 1 };
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const character = fromBytes(bytes.slice(index, index + width));
  return character === undefined ? { character: '\ufffd', width: 1 } : { character, width };
}

/** Returns the characters of `bytes`. */
export function charactersOf(bytes: ByteText): readonly string[] {
  const characters: string[] = [];
  for (let index = 0; index < bytes.length; ) {
    const { character, width } = characterAt(bytes, index);
    characters.push(character);
    index += width;
  }
  return characters;
}
