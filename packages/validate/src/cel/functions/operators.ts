import { addLists } from '../values/add-lists.ts';
import { patternCost, sizeOf, textCost } from '../values/cost.ts';
import { compare, equal } from '../values/equal.ts';
import { type Overload, overload } from '../values/overload.ts';
import {
  type CelMap,
  celError,
  type Duration,
  entriesOf,
  INT_MIN,
  isError,
  isInt64,
  type List,
  type Time,
  UINT_MAX,
  type Uint,
  uint,
  type Value,
} from '../values/value.ts';
import { compilePattern } from './pattern.ts';

const bothCost: Overload['cost'] = ([a = null, b = null]) => textCost(sizeOf(a) + sizeOf(b));

/** Returns a 64-bit result, or the error of a larger one. */
const int = (value: bigint): Value => (isInt64(value) ? value : celError('integer overflow'));
const unsigned = (value: bigint): Value => (value >= 0n && value <= UINT_MAX ? uint(value) : celError('unsigned integer overflow'));

const EARLIEST = -62135596800n * 1_000_000_000n;
const LATEST = 253402300799n * 1_000_000_000n + 999_999_999n;

/** Returns a time of the years 1 to 9999. */
export const timestamp = (nanoseconds: bigint, offsetMinutes = 0): Value =>
  nanoseconds < EARLIEST || nanoseconds > LATEST ? celError('timestamp overflow') : { kind: 'timestamp', nanoseconds, offsetMinutes };

/** Returns a duration of at most 64 bits of nanoseconds. */
export const duration = (nanoseconds: bigint): Value =>
  isInt64(nanoseconds) ? { kind: 'duration', nanoseconds } : celError('duration overflow');

/** `!`, arithmetic and `in`. Operators that do not evaluate all arguments, and `==`, are elsewhere. */
export const operatorOverloads: readonly Overload[] = [
  overload('!_', '(bool) -> bool', (value: boolean) => !value),
  overload('-_', '(int) -> int', (value: bigint) => int(-value)),
  overload('-_', '(double) -> double', (value: number) => -value),

  overload('_+_', '(int, int) -> int', (a: bigint, b: bigint) => int(a + b)),
  overload('_+_', '(uint, uint) -> uint', (a: Uint, b: Uint) => unsigned(a.value + b.value)),
  overload('_+_', '(double, double) -> double', (a: number, b: number) => a + b),
  overload('_+_', '(string, string) -> string', (a: string, b: string) => a + b, bothCost),
  overload('_+_', '(bytes, bytes) -> bytes', (a: Uint8Array, b: Uint8Array) => Uint8Array.from([...a, ...b]), bothCost),
  overload('_+_', '(list(A), list(A)) -> list(A)', (a: List, b: List) => addLists(a, b)),
  overload('_+_', '(timestamp, duration) -> timestamp', (a: Time, b: Duration) =>
    timestamp(a.nanoseconds + b.nanoseconds, a.offsetMinutes),
  ),
  overload('_+_', '(duration, timestamp) -> timestamp', (a: Duration, b: Time) =>
    timestamp(a.nanoseconds + b.nanoseconds, b.offsetMinutes),
  ),
  overload('_+_', '(duration, duration) -> duration', (a: Duration, b: Duration) => duration(a.nanoseconds + b.nanoseconds)),

  overload('_-_', '(int, int) -> int', (a: bigint, b: bigint) => int(a - b)),
  overload('_-_', '(uint, uint) -> uint', (a: Uint, b: Uint) => unsigned(a.value - b.value)),
  overload('_-_', '(double, double) -> double', (a: number, b: number) => a - b),
  overload('_-_', '(timestamp, timestamp) -> duration', (a: Time, b: Time) => duration(a.nanoseconds - b.nanoseconds)),
  overload('_-_', '(timestamp, duration) -> timestamp', (a: Time, b: Duration) =>
    timestamp(a.nanoseconds - b.nanoseconds, a.offsetMinutes),
  ),
  overload('_-_', '(duration, duration) -> duration', (a: Duration, b: Duration) => duration(a.nanoseconds - b.nanoseconds)),

  overload('_*_', '(int, int) -> int', (a: bigint, b: bigint) => int(a * b)),
  overload('_*_', '(uint, uint) -> uint', (a: Uint, b: Uint) => unsigned(a.value * b.value)),
  overload('_*_', '(double, double) -> double', (a: number, b: number) => a * b),
  overload('_/_', '(int, int) -> int', (a: bigint, b: bigint) => (b === 0n ? celError('division by zero') : int(a / b))),
  overload('_/_', '(uint, uint) -> uint', (a: Uint, b: Uint) => (b.value === 0n ? celError('division by zero') : uint(a.value / b.value))),
  overload('_/_', '(double, double) -> double', (a: number, b: number) => a / b),
  overload('_%_', '(int, int) -> int', (a: bigint, b: bigint) => {
    if (b === 0n) return celError('modulus by zero');
    return a === INT_MIN && b === -1n ? celError('integer overflow') : a % b;
  }),
  overload('_%_', '(uint, uint) -> uint', (a: Uint, b: Uint) => (b.value === 0n ? celError('modulus by zero') : uint(a.value % b.value))),

  ...ordering('_<_', (order) => order < 0),
  ...ordering('_<=_', (order) => order <= 0),
  ...ordering('_>_', (order) => order > 0),
  ...ordering('_>=_', (order) => order >= 0),

  overload(
    '@in',
    '(A, list(A)) -> bool',
    (value: Value, list: List) => contains(list, value),
    ([, list = null]) => sizeOf(list),
  ),
  overload('@in', '(A, map(A, B)) -> bool', (key: Value, map: CelMap) => {
    const found = map.get(key);
    return found !== undefined && isError(found) ? found : found !== undefined;
  }),

  ...['string', 'bytes', 'list(A)', 'map(A, B)'].flatMap((type) => [
    overload('size', `(${type}) -> int`, (value: Value) => BigInt(sizeOf(value))),
    overload('size', `${type}.() -> int`, (value: Value) => BigInt(sizeOf(value))),
  ]),
  overload('matches', 'string.(string) -> bool', matches, matchCost),
  overload('matches', '(string, string) -> bool', matches, matchCost),
];

function ordering(name: string, holds: (order: number) => boolean): readonly Overload[] {
  const scalars = ['bool', 'string', 'bytes', 'timestamp', 'duration'].map((type) => [type, type] as const);
  const numbers = ['int', 'uint', 'double'].flatMap((a) => ['int', 'uint', 'double'].map((b) => [a, b] as const));
  return [...scalars, ...numbers].map(([a, b]) =>
    overload(
      name,
      `(${a}, ${b}) -> bool`,
      (left: Value, right: Value) => {
        const order = compare(left, right);
        return typeof order === 'number' ? holds(order) : order;
      },
      a === 'string' || a === 'bytes' ? ([left = null, right = null]) => textCost(Math.min(sizeOf(left), sizeOf(right))) : undefined,
    ),
  );
}

/** Returns whether the list has an entry equal to `value`. An error is returned only if no entry is equal. */
export function contains(list: List, value: Value): Value {
  let problem: Value | undefined;
  for (const entry of entriesOf(list)) {
    const same = equal(entry, value);
    if (same === true) return true;
    if (same !== false) problem ??= same;
  }
  return problem ?? false;
}

function matches(text: string, pattern: string): Value {
  const compiled = compilePattern(pattern);
  return 'kind' in compiled ? compiled : compiled.test(text);
}

function matchCost([text = null, pattern = null]: readonly Value[]): number {
  return patternCost(text, sizeOf(pattern));
}
