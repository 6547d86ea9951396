/** Powers of ten behind the decimal suffixes of a quantity. */
export const DECIMAL_SUFFIXES: Readonly<Record<string, number>> = { '': 0, n: -9, u: -6, m: -3, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 };

/** Powers of two behind the binary ones. */
export const BINARY_SUFFIXES: Readonly<Record<string, number>> = { Ki: 10, Mi: 20, Gi: 30, Ti: 40, Pi: 50, Ei: 60 };

/** `value`, which is not negative, times ten to `places`; what is left of a unit counts as one. */
export function scaleUp(value: bigint, places: number): bigint {
  if (places >= 0) return value * 10n ** BigInt(places);
  const divisor = 10n ** BigInt(-places);
  return (value + divisor - 1n) / divisor;
}
