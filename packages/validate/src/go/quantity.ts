import { BINARY_SUFFIXES, DECIMAL_SUFFIXES, plainText, scaleUp } from '@slipway/manifest';

/** The number one, in the billionths in which a quantity counts. */
export const ONE = 1_000_000_000n;

const PARTS = /^([+-]?)(\d*)(?:\.(\d*))?(?:([numkMGTPE]?|[KMGTPE]i)|([eE][+-]?\d+))$/;

/** The parts of the text of a quantity. */
export interface QuantityParts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  /** `Mi`, `m`, or empty. */
  readonly suffix: string;
  /** `e3`; undefined without an exponent. */
  readonly exponent: string | undefined;
}

export function quantityParts(value: unknown): QuantityParts | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = PARTS.exec(plainText(value).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', suffix = '', exponent] = match;
  if (whole === '' && fraction === '' && !plainText(value).includes('.')) return undefined;
  return { negative: sign === '-', whole, fraction, suffix, exponent };
}

/**
 * Returns a quantity (`resource.Quantity`: `100m`, `1Gi`, 0.5) in billionths, rounded up as the server does; undefined for an invalid one.
 * All numbers beyond 10^60 are equal, because no cluster has them.
 */
export function parseQuantity(value: unknown): bigint | undefined {
  const parts = quantityParts(value);
  return parts && billionths(parts);
}

function billionths({ negative, whole, fraction, suffix, exponent }: QuantityParts): bigint {
  const digits = BigInt(`${whole}${fraction}` || '0');
  const power = 9 - fraction.length + (exponent === undefined ? (DECIMAL_SUFFIXES[suffix] ?? 0) : clamp(Number(exponent.slice(1))));
  const scaled = scaleUp(digits << BigInt(BINARY_SUFFIXES[suffix] ?? 0), power);
  return negative ? -scaled : scaled;
}

const clamp = (exponent: number): number => Math.max(-60, Math.min(60, exponent));
