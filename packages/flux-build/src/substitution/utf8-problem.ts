import type { ByteText } from './byte-text.ts';

/** What go-yaml says of bytes that are not UTF-8. */
export function utf8Problem(bytes: ByteText): string {
  for (let index = 0; index < bytes.length; ) {
    const first = bytes.charCodeAt(index);
    const width = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;
    if (width === 0) return 'invalid leading UTF-8 octet';
    if (index + width > bytes.length) return 'incomplete UTF-8 octet sequence';
    for (let next = index + 1; next < index + width; next++) {
      if ((bytes.charCodeAt(next) & 0xc0) !== 0x80) return 'invalid trailing UTF-8 octet';
    }
    index += width;
  }
  return 'invalid Unicode character';
}
