import { fromBytes, toBytes } from '../../values/go-bytes.ts';
import type { Sized } from '../../values/go-value.ts';
import { countValues } from '../../values/limits.ts';
import { type FunctionSet, pure } from '../function-definition.ts';

// Only templates with a checksum load this Node module.
const crypto = () => process.getBuiltinModule('node:crypto');

const hash = (algorithm: string) => pure('func(string) string', (text: string) => crypto().hash(algorithm, toBytes(text)));

/** Functions of encodings and checksums. */
export const ENCODING_FUNCTIONS: FunctionSet = {
  b64enc: pure('func(string) string', (text: string) => Buffer.from(toBytes(text)).toString('base64')),
  b64dec: pure('func(string) string', (text: string) => decode(text, BASE64)),
  b32enc: pure('func(string) string', encodeBase32),
  b32dec: pure('func(string) string', (text: string) => decode(text, BASE32)),
  sha1sum: hash('sha1'),
  sha256sum: hash('sha256'),
  sha512sum: hash('sha512'),
  adler32sum: pure('func(string) string', (text: string) => String(adler32(toBytes(text)))),
  derivePassword: pure('func(uint32, string, string, string, string) string', derivePassword),
};

interface Encoding {
  readonly name: string;
  readonly alphabet: string;
  readonly bits: number;
  /** Number of characters of a group. */
  readonly group: number;
  /** Valid numbers of characters of the last group. */
  readonly lengths: readonly number[];
}

const BASE64: Encoding = {
  name: 'base64',
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  bits: 6,
  group: 4,
  lengths: [2, 3],
};

const BASE32: Encoding = { name: 'base32', alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', bits: 5, group: 8, lengths: [2, 4, 5, 7] };

/** Returns the bytes of a base64 text, or the offset of the first byte that is not valid. */
export const decodeBase64 = (text: string): Uint8Array | number => decodeBytes(Buffer.from(toBytes(text)).toString('latin1'), BASE64);

/** Decodes a text. For invalid text, the result is the error message, with the offset in bytes. */
function decode(text: string, encoding: Encoding): string {
  const input = Buffer.from(toBytes(text)).toString('latin1');
  const result = decodeBytes(input, encoding);
  return typeof result === 'number' ? `illegal ${encoding.name} data at input byte ${result}` : fromBytes(result);
}

/** Returns the bytes, or the offset of the first invalid one. */
function decodeBytes(input: string, encoding: Encoding): Uint8Array | number {
  const bytes: number[] = [];
  let at = 0;
  for (;;) {
    const group = readGroup(input, at, encoding);
    if (typeof group === 'number') return group;
    pushBytes(bytes, group.values, encoding.bits);
    at = skipBreaks(input, group.end);
    if (group.values.length === 0) return Uint8Array.from(bytes);
    if (group.isLast) return at < input.length ? at : Uint8Array.from(bytes);
  }
}

function skipBreaks(input: string, start: number): number {
  let at = start;
  while (input[at] === '\n' || input[at] === '\r') at++;
  return at;
}

interface Group {
  readonly values: readonly number[];
  readonly end: number;
  readonly isLast: boolean;
}

/** Reads a group of characters with its padding. At the end of the text, the group is empty. */
function readGroup(input: string, start: number, { alphabet, group, lengths, name }: Encoding): Group | number {
  const values: number[] = [];
  let padding = 0;
  let at = start;
  while (values.length + padding < group) {
    at = skipBreaks(input, at);
    const character = input[at];
    if (character === undefined) {
      if (values.length === 0) return { values, end: at, isLast: true };
      return name === 'base64' && padding === 0 ? at - values.length : at;
    }
    const value = alphabet.indexOf(character);
    if (character === '=' && (padding > 0 || lengths.includes(values.length))) padding++;
    else if (value < 0 || padding > 0) return at;
    else values.push(value);
    at++;
  }
  return { values, end: at, isLast: padding > 0 };
}

function pushBytes(bytes: number[], values: readonly number[], bits: number): void {
  let [buffer, size] = [0, 0];
  for (const value of values) {
    buffer = ((buffer << bits) | value) & 0xffff;
    size += bits;
    if (size >= 8) {
      size -= 8;
      bytes.push((buffer >> size) & 0xff);
    }
  }
}

function encodeBase32(text: string): string {
  let encoded = '';
  let [buffer, size] = [0, 0];
  for (const byte of toBytes(text)) {
    buffer = ((buffer << 8) | byte) & 0xffff;
    size += 8;
    while (size >= 5) {
      size -= 5;
      encoded += BASE32.alphabet[(buffer >> size) & 31];
    }
  }
  if (size > 0) encoded += BASE32.alphabet[(buffer << (5 - size)) & 31];
  return encoded.padEnd(Math.ceil(encoded.length / 8) * 8, '=');
}

/** Returns the checksum of RFC 1950. */
export function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

// Passwords that are derived from a master password.

const SEED = 'com.lyndir.masterpassword';

const PASSWORD_FORMS: Readonly<Record<string, readonly string[]>> = {
  maximum: ['anoxxxxxxxxxxxxxxxxx', 'axxxxxxxxxxxxxxxxxno'],
  long: (
    'CvcvnoCvcvCvcv CvcvCvcvnoCvcv CvcvCvcvCvcvno CvccnoCvcvCvcv CvccCvcvnoCvcv CvccCvcvCvcvno CvcvnoCvccCvcv CvcvCvccnoCvcv ' +
    'CvcvCvccCvcvno CvcvnoCvcvCvcc CvcvCvcvnoCvcc CvcvCvcvCvccno CvccnoCvccCvcv CvccCvccnoCvcv CvccCvccCvcvno CvcvnoCvccCvcc ' +
    'CvcvCvccnoCvcc CvcvCvccCvccno CvccnoCvcvCvcc CvccCvcvnoCvcc CvccCvcvCvccno'
  ).split(' '),
  medium: ['CvcnoCvc', 'CvcCvcno'],
  short: ['Cvcn'],
  basic: ['aaanaaan', 'aannaaan', 'aaannaaa'],
  pin: ['nnnn'],
};

const UPPER = 'BCDFGHJKLMNPQRSTVWXYZ';
const LOWER = 'bcdfghjklmnpqrstvwxyz';

const PASSWORD_CHARACTERS: Readonly<Record<string, string>> = {
  V: 'AEIOU',
  C: UPPER,
  v: 'aeiou',
  c: LOWER,
  A: `AEIOU${UPPER}`,
  a: `AEIOUaeiou${UPPER}${LOWER}`,
  n: '0123456789',
  o: "@&%?,=[]_:-+*$#!'^~;()/.",
  x: `AEIOUaeiou${UPPER}${LOWER}0123456789!@#$%^&*()`,
};

function withLength(text: string): Buffer {
  const bytes = toBytes(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** The cost of one derived password, in values that a run may use: about half a second. */
const PASSWORD_COST = 2 ** 20;

function derivePassword(counter: Sized, form: string, password: string, user: string, site: string): string {
  const forms = Object.hasOwn(PASSWORD_FORMS, form) ? PASSWORD_FORMS[form] : undefined;
  if (forms === undefined) return `cannot find password template ${form}`;
  countValues(PASSWORD_COST);
  const salt = Buffer.concat([Buffer.from(SEED), withLength(user)]);
  const key = crypto().scryptSync(toBytes(password), salt, 64, { N: 32_768, r: 8, p: 2, maxmem: 256 * 2 ** 20 });
  const count = Buffer.alloc(4);
  count.writeUInt32BE(Number(counter.value));
  const seed = crypto()
    .createHmac('sha256', key)
    .update(Buffer.concat([Buffer.from(SEED), withLength(site), count]))
    .digest();
  const chosen = forms[(seed[0] as number) % forms.length] as string;
  return Array.from(chosen, (kind, index) => {
    const characters = PASSWORD_CHARACTERS[kind] as string;
    return characters[(seed[index + 1] as number) % characters.length];
  }).join('');
}
