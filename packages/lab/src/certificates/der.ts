// The parts of ASN.1 DER (X.690) that a certificate consists of.

/** A value of any tag: tag, length, content. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

/** SEQUENCE: items in order. */
export const sequence = (...items: readonly Uint8Array[]): Buffer => der(0x30, ...items);
/** SET with one item; more would have to be sorted. */
export const set = (item: Uint8Array): Buffer => der(0x31, item);
/** Context-specific and constructed: `[number] EXPLICIT`. */
export const tagged = (number: number, ...items: readonly Uint8Array[]): Buffer => der(0xa0 | number, ...items);
/** BOOLEAN. */
export const boolean = (value: boolean): Buffer => der(0x01, Buffer.from([value ? 0xff : 0]));
/** OCTET STRING. */
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
/** All bits of `content` are used, except the last `unused`. */
export const bits = (content: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content);
/** UTF8String. */
export const text = (value: string): Buffer => der(0x0c, Buffer.from(value, 'utf8'));

/** Returns a number that is not negative, from its big-endian bytes. */
export function integer(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? Buffer.from([0]) : bytes.subarray(first);
  return (digits[0] ?? 0) & 0x80 ? der(0x02, Buffer.from([0]), digits) : der(0x02, digits);
}

/** An object identifier in dotted form. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Returns a time in seconds as UTCTime, which RFC 5280 requires until 2049. */
export const time = (moment: Date): Buffer =>
  der(0x17, Buffer.from(`${moment.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`, 'ascii'));

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = bigEndian(length);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

const bigEndian = (value: number): number[] => (value < 0x100 ? [value] : [...bigEndian(Math.floor(value / 0x100)), value % 0x100]);

function base128(value: number): number[] {
  const last = value & 0x7f;
  const rest: number[] = [];
  for (let left = value >>> 7; left > 0; left >>>= 7) rest.unshift(0x80 | (left & 0x7f));
  return [...rest, last];
}
