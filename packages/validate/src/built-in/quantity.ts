/** One, in the billionths that a quantity counts in. */
export const ONE = 1_000_000_000n;

/**
 * A quantity (`resource.Quantity`: `100m`, `1Gi`, 0.5) in billionths, rounded up as the server does; undefined when it is
 * none. Numbers that no cluster has (beyond 10^60) are all the same.
 */
export function parseQuantity(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:([numkMGTPE]?|[KMGTPE]i)|[eE]([+-]?\d+))$/.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', suffix = '', exponent] = match;
  if (whole === '' && fraction === '' && !String(value).includes('.')) return undefined;
  const digits = BigInt(`${whole}${fraction}` || '0');
  const power = 9 - fraction.length + (exponent === undefined ? (DECIMAL[suffix] ?? 0) : clamp(Number(exponent)));
  const scaled = scale(digits * (BINARY[suffix] ?? 1n), power);
  return sign === '-' ? -scaled : scaled;
}

const DECIMAL: Readonly<Record<string, number>> = { n: -9, u: -6, m: -3, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 };
const BINARY: Readonly<Record<string, bigint>> = {
  Ki: 2n ** 10n,
  Mi: 2n ** 20n,
  Gi: 2n ** 30n,
  Ti: 2n ** 40n,
  Pi: 2n ** 50n,
  Ei: 2n ** 60n,
};

const clamp = (exponent: number): number => Math.max(-60, Math.min(60, exponent));

/** Whatever is left of a billionth counts as one. */
function scale(digits: bigint, power: number): bigint {
  if (power >= 0) return digits * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (digits + divisor - 1n) / divisor;
}
