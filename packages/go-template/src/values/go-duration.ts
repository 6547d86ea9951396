import { goQuote } from './go-quote.ts';
import { GoError } from './template-error.ts';

const SECOND = 1_000_000_000n;

const UNITS: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1000n,
  µs: 1000n,
  μs: 1000n,
  ms: 1_000_000n,
  s: SECOND,
  m: 60n * SECOND,
  h: 3600n * SECOND,
};

/** Parses a duration such as `1h30m` to nanoseconds. Throws a `GoError`. */
export function parseDuration(text: string): bigint {
  const sign = /^[-+]/.test(text) ? text.charAt(0) : '';
  let rest = text.slice(sign.length);
  if (rest === '0') return 0n;
  const invalid = (): GoError => new GoError(`time: invalid duration ${goQuote(text)}`);
  if (rest === '') throw invalid();
  let total = 0n;
  while (rest !== '') {
    const match = /^(\d*)(?:\.(\d*))?([^\d.]*)/.exec(rest) as RegExpExecArray;
    const [whole, integer = '', fraction = '', unit = ''] = match;
    if (integer === '' && fraction === '') throw invalid();
    if (unit === '') throw new GoError(`time: missing unit in duration ${goQuote(text)}`);
    const size = Object.hasOwn(UNITS, unit) ? (UNITS[unit] as bigint) : undefined;
    if (size === undefined) throw new GoError(`time: unknown unit ${goQuote(unit)} in duration ${goQuote(text)}`);
    total += BigInt(integer === '' ? '0' : integer) * size + fractionOf(fraction, size);
    if (total > 2n ** 63n) throw invalid();
    rest = rest.slice(whole.length);
  }
  if (sign === '-') return -total;
  if (total === 2n ** 63n) throw invalid();
  return total;
}

const fractionOf = (digits: string, size: bigint): bigint => {
  const kept = digits.slice(0, 18);
  return kept === '' ? 0n : (BigInt(kept) * size) / 10n ** BigInt(kept.length);
};

/** Returns a duration as text: `1h30m0s`. */
export function durationText(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return '0s';
  const sign = nanoseconds < 0n ? '-' : '';
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (size < SECOND) return sign + smallText(size);
  const [seconds, fraction] = [size / SECOND, size % SECOND];
  const [hours, minutes] = [seconds / 3600n, (seconds / 60n) % 60n];
  const shown = `${decimalText(seconds % 60n, fraction, 9)}s`;
  if (hours > 0n) return `${sign}${hours}h${minutes}m${shown}`;
  return minutes > 0n ? `${sign}${minutes}m${shown}` : sign + shown;
}

function smallText(size: bigint): string {
  if (size < 1000n) return `${size}ns`;
  if (size < 1_000_000n) return `${decimalText(size / 1000n, size % 1000n, 3)}µs`;
  return `${decimalText(size / 1_000_000n, size % 1_000_000n, 6)}ms`;
}

function decimalText(whole: bigint, fraction: bigint, digits: number): string {
  if (fraction === 0n) return String(whole);
  let shown = String(fraction).padStart(digits, '0');
  while (shown.endsWith('0')) shown = shown.slice(0, -1);
  return `${whole}.${shown}`;
}
