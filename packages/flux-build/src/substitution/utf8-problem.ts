import type { ByteText } from './byte-text.ts';

/** Returns the error of go-yaml for bytes that are not UTF-8, or for an earlier character that it refuses (yaml_parser_update_buffer). */
export function utf8Problem(bytes: ByteText): string {
  for (let index = 0; index < bytes.length; ) {
    const width = widthOf(bytes.charCodeAt(index));
    if (width === 0) return 'invalid leading UTF-8 octet';
    if (index + width > bytes.length) return 'incomplete UTF-8 octet sequence';
    const rest = Array.from(bytes.slice(index + 1, index + width), (byte) => byte.charCodeAt(0));
    if (rest.some((byte) => (byte & 0xc0) !== 0x80)) return 'invalid trailing UTF-8 octet';
    const problem = characterProblem(
      rest.reduce((value, byte) => (value << 6) | (byte & 0x3f), bytes.charCodeAt(index) & (MASKS[width] ?? 0)),
      width,
    );
    if (problem !== undefined) return problem;
    index += width;
  }
  return 'invalid Unicode character';
}

const widthOf = (first: number): number =>
  first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;

/** The bits of the first byte that are part of the character, by its number of bytes. */
const MASKS = [0, 0x7f, 0x1f, 0x0f, 0x07];

/** The least character that needs this number of bytes. */
const MIN_CHARACTERS = [0, 0, 0x80, 0x800, 0x10000];

function characterProblem(value: number, width: number): string | undefined {
  if (value < (MIN_CHARACTERS[width] ?? 0)) return 'invalid length of a UTF-8 sequence';
  if ((value >= 0xd800 && value <= 0xdfff) || value > 0x10ffff) return 'invalid Unicode character';
  const isAllowed =
    [0x09, 0x0a, 0x0d, 0x85].includes(value) || (value >= 0x20 && value <= 0x7e) || (value >= 0xa0 && value !== 0xfffe && value !== 0xffff);
  return isAllowed ? undefined : 'control characters are not allowed';
}
