import { goTime } from '@slipway/manifest';
import { parseDuration } from '../go/duration.ts';
import { isIP } from '../go/ip-version.ts';
import { goLowerCase } from '../go/lower-case.ts';
import { isMailAddress } from '../go/mail-address.ts';
import { isRequestUri } from '../go/url.ts';
import { matcher } from './pattern.ts';
import type { StructuralSchema } from './structural-schema.ts';

/** Matches a number from 0 to 255. */
const COLOUR = '(0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])';

/** String formats that the server checks (apiextensions-apiserver `formats.go`, kube-openapi `strfmt`). It ignores all others. */
const textFormats: Readonly<Record<string, (value: string) => boolean>> = {
  bsonobjectid: matcher('^[0-9a-fA-F]{24}$').test,
  byte: (value) => value !== '' && matcher('^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$').test(value),
  'go-bytes': isGoBytes,
  'go-micro-time': (value) => goTime(value, 'micro-time') !== undefined,
  'go-time': (value) => goTime(value, 'time') !== undefined,
  cidr: isCidr,
  creditcard: isCreditCard,
  date: isDate,
  datetime: isDateTime,
  duration: isDuration,
  email: isMailAddress,
  hexcolor: matcher('^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$').test,
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: (value) => isIP(value) === 6 && !value.includes('%'),
  isbn: (value) => isIsbn10(value) || isIsbn13(value),
  isbn10: isIsbn10,
  isbn13: isIsbn13,
  mac: isMac,
  quantity: (value) => matcher('^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]*)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$').test(value.trim()),
  rgbcolor: matcher(`^rgb\\(\\s*${COLOUR}\\s*,\\s*${COLOUR}\\s*,\\s*${COLOUR}\\s*\\)$`).test,
  ssn: matcher('^(?:[0-9]{3}[- ][0-9]{2}[- ][0-9]{4})$').test,
  uri: isRequestUri,
  uuid: matcher('(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$').test,
  uuid3: matcher('(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?3[0-9a-f]{3}-?[0-9a-f]{4}-?[0-9a-f]{12}$').test,
  uuid4: matcher('(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?4[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$').test,
  uuid5: matcher('(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?5[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$').test,
  'k8s-short-name': (value) => value.length <= 63 && matcher('^[a-z0-9]([-a-z0-9]*[a-z0-9])?$').test(value),
  'k8s-long-name': (value) =>
    value.length <= 253 && matcher('^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$').test(value),
};

/** Names of formats of this package. In a CRD, these names have no meaning. */
const OWN_FORMATS = ['quantity', 'go-bytes', 'go-time', 'go-micro-time'];

/** Ranges of the number formats. A literal outside does not fit the Go type. */
const numberFormats = {
  int32: (value: number) => value >= -(2 ** 31) && value < 2 ** 31,
  int64: (value: number) => value >= -(2 ** 63) && value < 2 ** 63,
  float: (value: number) => Math.abs(value) <= 2 ** 128 - 2 ** 103, // half of the distance to the next float
};

/** The formats for generated validators, with the names that the functions below return. */
export const formats = {
  ...Object.fromEntries(Object.entries(textFormats).map(([name, validate]) => [name, { type: 'string' as const, validate }])),
  ...Object.fromEntries(Object.entries(numberFormats).map(([name, validate]) => [name, { type: 'number' as const, validate }])),
};

/** Returns the name of the format with the range of a number type; undefined if any double is valid. */
export function numberFormat({ format, type }: Pick<StructuralSchema, 'format' | 'type'>): keyof typeof numberFormats | undefined {
  if (type === 'integer') return format === 'int32' ? 'int32' : 'int64';
  return type === 'number' && format === 'float' ? 'float' : undefined;
}

/** Returns whether a number is in the range of a format. */
export const fitsNumberFormat = (value: number, format: keyof typeof numberFormats): boolean => numberFormats[format](value);

/** Returns the server's name of a string format, without dashes; undefined for a format that it does not check. */
export function textFormat(format: string | undefined): string | undefined {
  if (format === undefined) return undefined;
  const name = format.startsWith('k8s-') ? format : format.replaceAll('-', '');
  return Object.hasOwn(textFormats, name) && !OWN_FORMATS.includes(name) ? name : undefined;
}

/** Returns the format of a field of a built-in kind. Go decodes such kinds, and checks the values that it converts. */
export function decodedFormat(schema: Pick<StructuralSchema, 'format' | 'type'>): string | undefined {
  const { format, type } = schema;
  return type === 'string' && format !== undefined ? { byte: 'go-bytes', 'date-time': 'go-time' }[format] : numberFormat(schema);
}

/** Returns whether Go decodes the text into a `[]byte`. Line ends are ignored, and the empty string is valid. */
function isGoBytes(value: string): boolean {
  const compact = value.replace(/[\r\n]/g, '');
  return compact.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(compact);
}

/** Returns whether Go's `ParseMAC` accepts the text: 6, 8 or 20 bytes with the same separator everywhere. */
function isMac(value: string): boolean {
  const bytes = /^[0-9a-fA-F]{2}(?:([:-])[0-9a-fA-F]{2})(?:\1[0-9a-fA-F]{2})+$/.test(value) ? (value.length + 1) / 3 : 0;
  const pairs = /^[0-9a-fA-F]{4}(?:\.[0-9a-fA-F]{4})+$/.test(value) ? ((value.length + 1) / 5) * 2 : 0;
  const bare = /^(?:[0-9a-fA-F]{2})+$/.test(value) ? value.length / 2 : 0;
  return [6, 8, 20].includes(bytes || pairs || bare);
}

/**
 * Accepts Go's `ParseDuration`, or numbers with units in words anywhere in the text ("3 days"). One unit must be valid, and no number too
 * large.
 */
function isDuration(value: string): boolean {
  if (parseDuration(value) !== undefined) return true;
  const parts = [...value.matchAll(/([0-9]+)[\t\n\f\r ]*([A-Za-zµ]*)/g)].filter(([, , unit]) => unit !== '');
  if (parts.some(([, number = '']) => isAbove63Bits(number))) return false;
  return parts.some(([, , unit = '']) =>
    /^(?:ns|us|µs|ms|s|m|h|hr|d|w|wk|(?:nano|micro|milli|sec|min|hour|day|week).*)$/.test(goLowerCase(unit)),
  );
}

function isAbove63Bits(number: string): boolean {
  const digits = number.replace(/^0+/, '');
  return digits.length > 19 || BigInt(digits) >= 2n ** 63n;
}

/**
 * Accepts a date, the letter T and a time. The server ignores a second T and the text after it. Any character may begin the fraction of the
 * second.
 */
function isDateTime(value: string): boolean {
  const [day = '', time = ''] = goLowerCase(value).split('t');
  const [, hour = '', minute = '', second = ''] =
    /^([0-9]{2}):([0-9]{2}):([0-9]{2})([^\n][0-9]+)?(z|[+-][0-9]{2}:[0-9]{2})$/u.exec(time) ?? [];
  return hour !== '' && isDate(day) && hour < '24' && minute < '60' && second < '60';
}

function isDate(value: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Checks lengths in bytes: 255 for the name, 63 for each label. */
function isHostname(value: string): boolean {
  if (!HOSTNAME.test(value) || Buffer.byteLength(value) > 255) return false;
  return value.split('.').every((label) => Buffer.byteLength(label) <= 63);
}

const HOSTNAME = matcher(
  '^([a-zA-Z0-9\\pS\\pL]((-?[a-zA-Z0-9\\pS\\pL]{0,62})?)|([a-zA-Z0-9\\pS\\pL](([a-zA-Z0-9-\\pS\\pL]{0,61}[a-zA-Z0-9\\pS\\pL])?)(\\.)){1,}([a-zA-Z\\pL]){2,63})$',
);

/** Accepts leading zeros of numbers, as earlier versions of Go did (`netutils.ParseIPSloppy`), but no zones. */
function sloppyIP(value: string): number {
  return value.includes('%') ? 0 : isIP(value.includes('.') ? value.replace(/[0-9]+/g, withoutZeros) : value);
}

/** Returns a number of an IPv4 address without leading zeros. */
function withoutZeros(digits: string, at: number, text: string): string {
  const [before, after] = [text[at - 1] ?? '.', text[at + digits.length] ?? '.'];
  return (before === '.' || before === ':') && after === '.' ? digits.replace(/^0+(?=[0-9])/, '') : digits;
}

/** The server treats each address with a dot as IPv4, also `::ffff:10.0.0.1`. */
function isIPv4(value: string): boolean {
  return value.includes('.') && sloppyIP(value) !== 0;
}

function isCidr(value: string): boolean {
  const [address = '', bits = '', ...rest] = value.split('/');
  const version = sloppyIP(address);
  return rest.length === 0 && /^[0-9]+$/.test(bits) && version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Accepts a text whose digits are a number of a known issuer, with a valid check digit. */
function isCreditCard(value: string): boolean {
  const digits = value.replace(/[^0-9]+/g, '');
  if (!ISSUERS.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const ISSUERS =
  /^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|6(?:011|5\d\d)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|(?:2131|1800|35\d{3})\d{11})$/;

function isIsbn10(value: string): boolean {
  const digits = value.replace(/[\t\n\f\r -]/g, '');
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - index), 0) % 11 === 0;
}

function isIsbn13(value: string): boolean {
  const digits = value.replace(/[\t\n\f\r -]/g, '');
  return /^\d{13}$/.test(digits) && [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}
