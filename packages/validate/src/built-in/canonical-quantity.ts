import { BINARY_SUFFIXES, DECIMAL_SUFFIXES, scaleUp } from '../quantity-parts.ts';
import { billionths, ONE, type QuantityParts, quantityParts } from './quantity.ts';

/**
 * How the server writes a quantity that it has read (`resource.Quantity`): without fractions and with the largest suffix, `500m`
 * for 0.5 and `1Gi` for 1024Mi. One that is written like that keeps its text. In a list of resources (requests, limits, capacity)
 * the server rounds up to thousandths first. Undefined when `value` is no quantity.
 */
export function canonicalQuantity(value: unknown, inResources: boolean): string | undefined {
  const parts = quantityParts(value);
  if (parts === undefined) return undefined;
  const text = String(value).trim();
  if (text === '0' || isKept(parts, inResources ? -3 : -9)) return text;
  const exact = billionths(parts);
  return written(inResources ? roundedUp(exact) : exact, parts);
}

/** `ParseQuantity` keeps what looks canonical at a glance. */
function isKept({ whole, fraction, suffix, exponent }: QuantityParts, finest: number): boolean {
  const digits = `${whole.replace(/^0+/, '')}${fraction}`;
  if (suffix in BINARY_SUFFIXES) return fraction === '' && (BigInt(digits || '0') & 7n) !== 0n;
  const scale = (exponent === undefined ? (DECIMAL_SUFFIXES[suffix] ?? 0) : Number(exponent.slice(1))) - fraction.length;
  return digits.length <= 18 && scale >= finest && scale % 3 === 0 && /^[1-9]/.test(digits) && !digits.endsWith('000');
}

const THOUSANDTH = 1_000_000n;

const roundedUp = (value: bigint): bigint => (value < 0n ? -scaleUp(-value, -6) * THOUSANDTH : scaleUp(value, -6) * THOUSANDTH);

/** `CanonicalizeBytes`: binary suffixes for whole numbers of 1024 and more, if they had one. */
function written(value: bigint, { suffix, exponent }: QuantityParts): string {
  if (value === 0n) return '0';
  const size = value < 0n ? -value : value;
  const sign = value < 0n ? '-' : '';
  if (suffix in BINARY_SUFFIXES && size >= 1024n * ONE && size % ONE === 0n) {
    const { amount, times } = withoutFactors(size / ONE, 1024n);
    return `${sign}${amount}${Object.keys(BINARY_SUFFIXES)[times - 1] ?? ''}`;
  }
  const { amount, times } = withoutFactors(size, 10n);
  const power = times - 9;
  const rest = ((power % 3) + 3) % 3;
  return `${sign}${amount * 10n ** BigInt(rest)}${decimalSuffix(power - rest, exponent !== undefined)}`;
}

function withoutFactors(value: bigint, factor: bigint): { readonly amount: bigint; readonly times: number } {
  let [amount, times] = [value, 0];
  while (amount % factor === 0n) [amount, times] = [amount / factor, times + 1];
  return { amount, times };
}

function decimalSuffix(power: number, asExponent: boolean): string {
  if (power === 0) return '';
  if (asExponent) return `e${power}`;
  return Object.entries(DECIMAL_SUFFIXES).find(([, known]) => known === power)?.[0] ?? '';
}
