const SECOND = 1_000_000_000n;

/** Nanoseconds of each unit. */
const UNITS: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  µs: 1_000n,
  μs: 1_000n,
  ms: 1_000_000n,
  s: SECOND,
  m: 60n * SECOND,
  h: 3600n * SECOND,
};

/** Parses a duration as Go's `time.ParseDuration` does (`1h30m`, `-1.5s`). Returns nanoseconds, or undefined for invalid text. */
export function parseDuration(text: string): bigint | undefined {
  const [, sign, body = ''] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  if (body === '0') return 0n;
  const part = /([0-9]*)(?:\.([0-9]*))?(ns|us|µs|μs|ms|s|m|h)/y;
  let total = 0n;
  while (part.lastIndex < body.length) {
    const found = part.exec(body);
    if (found === null) return undefined;
    const [, whole = '', fraction = '', unit = ''] = found;
    if (whole + fraction === '') return undefined;
    const size = UNITS[unit] ?? 0n;
    total += BigInt(whole || '0') * size;
    // Go ignores fractions of a nanosecond.
    if (fraction) total += (BigInt(fraction) * size) / 10n ** BigInt(fraction.length);
  }
  if (body === '' || total > 2n ** 63n) return undefined;
  const nanoseconds = sign === '-' ? -total : total;
  return BigInt.asIntN(64, nanoseconds) === nanoseconds ? nanoseconds : undefined;
}
