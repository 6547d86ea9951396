import { BINARY_SUFFIXES, DECIMAL_SUFFIXES, scaleUp } from '@slipway/manifest';
import { CrossplaneError } from './crossplane-error.ts';

const FORMAT = `quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'`;

/** Returns a quantity of Kubernetes, such as `100m` or `1.5Gi`, as a `float64` (`resource.Quantity.AsApproximateFloat64`). */
export function quantityAsFloat(text: string): number {
  if (text === '') throw new CrossplaneError(FORMAT);
  const { sign, whole, fraction, suffix } = partsOf(text);
  const { base, exponent } = unitOf(suffix);
  const number = floatOf(whole, fraction, base, exponent);
  return sign === '-' ? -number : number;
}

interface Parts {
  readonly sign: string;
  /** Digits before the point, without zeros at the start. */
  readonly whole: string;
  readonly fraction: string;
  readonly suffix: string;
}

/** The parts of a quantity. A sign and zeros alone are 0, even `-`. */
function partsOf(text: string): Parts {
  const [, sign = '', zeros = '', whole = '', fraction = '', suffix = ''] = /^([-+]?)(0*)(\d*)(?:\.(\d*))?(.*)$/s.exec(text) ?? [];
  if (text.length === sign.length + zeros.length) return { sign, whole: '0', fraction: '', suffix: '' };
  if (!/^[eEinumkKMGTP]*(?:[-+]?\d*)$/.test(suffix)) throw new CrossplaneError(FORMAT);
  return { sign, whole: whole || '0', fraction, suffix };
}

interface QuantityUnit {
  readonly base: 2 | 10;
  readonly exponent: number;
}

function unitOf(suffix: string): QuantityUnit {
  if (Object.hasOwn(DECIMAL_SUFFIXES, suffix)) return { base: 10, exponent: DECIMAL_SUFFIXES[suffix] as number };
  if (Object.hasOwn(BINARY_SUFFIXES, suffix)) return { base: 2, exponent: BINARY_SUFFIXES[suffix] as number };
  const exponent = /^[eE]([-+]?\d{1,10})$/.exec(suffix)?.[1];
  if (exponent === undefined || Math.abs(Number(exponent)) >= 2 ** 31) throw new CrossplaneError(`unable to parse quantity's suffix`);
  return { base: 10, exponent: Number(exponent) };
}

/** Decimal digits that always fit 64 bits. */
const MAX_DIGITS = 18;
const NANO = -9;
const MAX_INT64 = 2n ** 63n - 1n;

/** Computes like the type: with 64 bits if they suffice, else with a decimal number in units of at least 10^-9. */
function floatOf(whole: string, fraction: string, base: 2 | 10, exponent: number): number {
  const short = base === 10 ? decimalWithin64Bits(whole, fraction, exponent) : binaryWithin64Bits(whole, fraction, exponent);
  if (short !== undefined) return short;
  const digits = BigInt(whole + fraction);
  if (base === 2) return roundedFloat(digits << BigInt(exponent), -fraction.length, true);
  return roundedFloat(digits, Math.max(-1000, Math.min(1000, exponent)) - fraction.length, false);
}

function decimalWithin64Bits(whole: string, fraction: string, exponent: number): number | undefined {
  const scale = exponent - fraction.length;
  if (whole.length + fraction.length > MAX_DIGITS || scale < NANO) return undefined;
  return scaled(Number(whole + fraction), scale);
}

function binaryWithin64Bits(whole: string, fraction: string, exponent: number): number | undefined {
  if (fraction !== '' || 15 - whole.length - Math.trunc((exponent * 3) / 10) - 1 < 0) return undefined;
  const value = BigInt(whole) << BigInt(exponent);
  return value <= MAX_INT64 ? Number(value) : undefined;
}

function roundedFloat(digits: bigint, scale: number, isBinary: boolean): number {
  if (scale >= NANO) {
    const isTooLarge = isBinary && digits > MAX_INT64 * 10n ** BigInt(-scale);
    return isTooLarge ? Number(MAX_INT64) : scaled(Number(digits), scale);
  }
  return scaled(Number(scaleUp(digits, scale - NANO)), NANO);
}

const scaled = (value: number, scale: number): number => (scale === 0 ? value : value * Number(`1e${scale}`));
