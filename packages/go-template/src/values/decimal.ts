import { GoError } from './template-error.ts';

/** A decimal number: `size` times a power of ten. */
export interface Decimal {
  readonly size: bigint;
  readonly power: number;
}

const DIVISION_DIGITS = 16;

/** Returns the decimal number with the fewest digits that represents a float. */
export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) {
    throw new GoError(`Cannot create a Decimal from ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
  }
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  return { size: BigInt(whole + fraction), power: Number(exponent) - fraction.length };
}

/** Returns the nearest float. */
export const floatOf = ({ size, power }: Decimal): number => Number(`${size}e${power}`);

const scaled = ({ size, power }: Decimal, to: number): bigint => size * 10n ** BigInt(power - to);

function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint, number] {
  const power = Math.min(a.power, b.power);
  return [scaled(a, power), scaled(b, power), power];
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [x, y, power] = aligned(a, b);
  return { size: x + y, power };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const [x, y, power] = aligned(a, b);
  return { size: x - y, power };
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({ size: a.size * b.size, power: a.power + b.power });

/** Divides with 16 decimal places. The last one is rounded away from zero. */
export function divide(a: Decimal, b: Decimal): Decimal {
  if (b.size === 0n) throw new GoError('decimal division by 0');
  const shift = a.power - b.power + DIVISION_DIGITS;
  const [numerator, denominator] = shift >= 0 ? [a.size * 10n ** BigInt(shift), b.size] : [a.size, b.size * 10n ** BigInt(-shift)];
  const [top, bottom] = [magnitude(numerator), magnitude(denominator)];
  const quotient = top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n);
  return { size: numerator < 0n === denominator < 0n ? quotient : -quotient, power: -DIVISION_DIGITS };
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
