const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Returns the milliseconds of a duration in the format of Go, such as `1h0m0s`; 0 for an invalid one. */
export function milliseconds(duration: string): number {
  let total = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) total += Number(amount) * (UNITS[unit ?? ''] ?? 0);
  return total;
}
