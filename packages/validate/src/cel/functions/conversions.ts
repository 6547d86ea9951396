import { parseDuration } from '../../go/duration.ts';
import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { goFloat } from '../values/text.ts';
import { formatDuration, formatTime, parseTime } from '../values/times.ts';
import {
  celError,
  type Duration,
  INT_MAX,
  INT_MIN,
  isInt64,
  type Time,
  typeName,
  UINT_MAX,
  type Uint,
  uint,
  type Value,
} from '../values/value.ts';
import { duration, timestamp } from './operators.ts';

const same = (value: Value): Value => value;
const textTraversal: Overload['cost'] = ([value = null]) => textCost(sizeOf(value));
const noConversion = (from: string, to: string): Value => celError(`type conversion error from '${from}' to '${to}'`);

/** `int(x)`, `string(x)` and similar functions. */
export const conversionOverloads: readonly Overload[] = [
  overload('bool', '(bool) -> bool', same),
  overload('bool', '(string) -> bool', (text: string) => BOOLEANS.get(text) ?? noConversion('string', 'bool')),
  overload('bytes', '(bytes) -> bytes', same),
  overload('bytes', '(string) -> bytes', (text: string) => new TextEncoder().encode(text), textTraversal),

  overload('double', '(double) -> double', same),
  overload('double', '(int) -> double', (value: bigint) => Number(value)),
  overload('double', '(uint) -> double', (value: Uint) => Number(value.value)),
  overload('double', '(string) -> double', parseDouble),

  overload('int', '(int) -> int', same),
  overload('int', '(uint) -> int', ({ value }: Uint) => (value > INT_MAX ? celError('integer overflow') : value)),
  overload('int', '(double) -> int', (value: number) =>
    // 2^63 is the double next to the largest int, but too large.
    Number.isNaN(value) || value <= Number(INT_MIN) || value >= 2 ** 63 ? celError('integer overflow') : BigInt(Math.trunc(value)),
  ),
  overload('int', '(string) -> int', (text: string) => {
    const value = /^[+-]?[0-9]+$/.test(text) ? BigInt(text.replace(/^\+/, '')) : undefined;
    return value !== undefined && isInt64(value) ? value : noConversion('string', 'int');
  }),
  overload('int', '(timestamp) -> int', ({ nanoseconds }: Time) => floorDivide(nanoseconds, 1_000_000_000n)),
  overload('int', '(duration) -> int', ({ nanoseconds }: Duration) => nanoseconds),

  overload('uint', '(uint) -> uint', same),
  overload('uint', '(int) -> uint', (value: bigint) => (value < 0n ? celError('unsigned integer overflow') : uint(value))),
  overload('uint', '(double) -> uint', (value: number) =>
    Number.isNaN(value) || value < 0 || value >= 2 ** 64 ? celError('unsigned integer overflow') : uint(BigInt(Math.trunc(value))),
  ),
  overload('uint', '(string) -> uint', (text: string) => {
    const value = /^[0-9]+$/.test(text) ? BigInt(text) : undefined;
    return value !== undefined && value <= UINT_MAX ? uint(value) : noConversion('string', 'uint');
  }),

  overload('string', '(string) -> string', same),
  overload('string', '(bool) -> string', (value: boolean) => String(value)),
  overload('string', '(bytes) -> string', bytesToText, textTraversal),
  overload('string', '(double) -> string', goFloat),
  overload('string', '(int) -> string', (value: bigint) => String(value)),
  overload('string', '(uint) -> string', ({ value }: Uint) => String(value)),
  overload('string', '(timestamp) -> string', formatTime),
  overload('string', '(duration) -> string', formatDuration),

  overload('timestamp', '(timestamp) -> timestamp', same),
  overload('timestamp', '(int) -> timestamp', (seconds: bigint) => timestamp(seconds * 1_000_000_000n)),
  overload('timestamp', '(string) -> timestamp', (text: string) => {
    const time = parseTime(text);
    return time === undefined ? noConversion('string', 'google.protobuf.Timestamp') : timestamp(time.nanoseconds, time.offsetMinutes);
  }),
  overload('duration', '(duration) -> duration', same),
  // It is declared, but each call fails.
  overload('duration', '(int) -> duration', () => noConversion('int', 'duration')),
  overload('duration', '(string) -> duration', (text: string) => {
    const nanoseconds = parseDuration(text);
    return nanoseconds === undefined ? noConversion('string', 'google.protobuf.Duration') : duration(nanoseconds);
  }),

  overload('dyn', '(A) -> dyn', same),
  overload('type', '(A) -> type(A)', (value: Value) => ({ kind: 'type', name: typeName(value) })),
];

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['1', 't', 'T', 'true', 'TRUE', 'True'].map((text) => [text, true] as const),
  ...['0', 'f', 'F', 'false', 'FALSE', 'False'].map((text) => [text, false] as const),
]);

const floorDivide = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n);

/** Parses decimal and hexadecimal numbers, infinities and NaN, as `strconv.ParseFloat` does. */
function parseDouble(text: string): Value {
  const special = /^([+-]?)(inf|infinity|nan)$/i.exec(text);
  if (special) {
    if (/nan/i.test(text)) return special[1] ? noConversion('string', 'double') : Number.NaN;
    return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  // Go allows underscores between digits.
  const plain = text.replace(/(?<=[0-9])_(?=[0-9])/g, '');
  const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?[0-9]+)$/i.exec(text);
  if (hexadecimal) {
    const [, sign, whole = '', fraction = '', exponent = '0'] = hexadecimal;
    if (whole + fraction === '') return noConversion('string', 'double');
    const value = Number(BigInt(`0x${whole}${fraction}`)) * 2 ** (Number(exponent) - 4 * fraction.length);
    return Number.isFinite(value) ? (sign === '-' ? -value : value) : noConversion('string', 'double');
  }
  if (!/^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/i.test(plain)) return noConversion('string', 'double');
  const value = Number(plain);
  return Number.isFinite(value) ? value : noConversion('string', 'double');
}

/** Returns the text of UTF-8 bytes, or an error. */
export function bytesToText(bytes: Uint8Array): Value {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return celError('invalid UTF-8 in bytes, cannot convert to string');
  }
}
