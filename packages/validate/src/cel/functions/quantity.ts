import { BINARY_SUFFIXES, DECIMAL_SUFFIXES, scaleUp } from '@slipway/manifest';
import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { type CelError, celError, isInt64, type Opaque, type Value } from '../values/value.ts';

/** `unscaled` times ten to the power of `scale`. `exact` marks those that Go stores in 64 bits; it treats only these as integers. */
interface Quantity {
  readonly unscaled: bigint;
  readonly scale: number;
  readonly exact: boolean;
}

const TYPE = 'kubernetes.Quantity';
/** Digits after a letter or a sign are part of the suffix, other digits are not. */
const PARTS = /^([+-]?)([0-9]*)(?:\.([0-9]*))?((?:[eEinumkKMGTP]+[-+]?|[-+])[0-9]*|)$/;
const NANO = -9;
const MAX_BINARY = 2n ** 63n - 1n;
/** With a larger exponent, Go computes for minutes. No real quantity has one. */
const MAX_EXPONENT = 5000;

const parseCost: Overload['cost'] = ([text = null]) => textCost(sizeOf(text));
const binary = (signature: string, name: string, run: (a: Quantity, b: Quantity) => Value): Overload =>
  overload(name, signature, (a: Opaque, b: Opaque) => run(contentOf(a), contentOf(b)));

/** Functions for quantities such as `500m` or `1.5Gi`. */
export const quantityOverloads: readonly Overload[] = [
  overload('quantity', '(string) -> kubernetes.Quantity', (text: string) => wrap(parseQuantity(text)), parseCost),
  overload(
    'isQuantity',
    '(string) -> bool',
    (text: string) => {
      const parsed = parseQuantity(text);
      return 'kind' in parsed ? (parsed.unsure ? parsed : false) : true;
    },
    parseCost,
  ),
  overload('sign', '(kubernetes.Quantity) -> int', (quantity: Opaque) => sign(contentOf(quantity).unscaled)),
  binary('kubernetes.Quantity.(kubernetes.Quantity) -> bool', 'isGreaterThan', (a, b) => compareQuantities(a, b) > 0),
  binary('kubernetes.Quantity.(kubernetes.Quantity) -> bool', 'isLessThan', (a, b) => compareQuantities(a, b) < 0),
  binary('kubernetes.Quantity.(kubernetes.Quantity) -> int', 'compareTo', (a, b) => BigInt(compareQuantities(a, b))),
  binary('kubernetes.Quantity.(kubernetes.Quantity) -> kubernetes.Quantity', 'add', (a, b) => computed(add(a, b))),
  binary('kubernetes.Quantity.(kubernetes.Quantity) -> kubernetes.Quantity', 'sub', (a, b) => computed(subtract(a, b))),
  overload('add', 'kubernetes.Quantity.(int) -> kubernetes.Quantity', (a: Opaque, b: bigint) => computed(add(contentOf(a), integer(b)))),
  overload('sub', 'kubernetes.Quantity.(int) -> kubernetes.Quantity', (a: Opaque, b: bigint) =>
    computed(subtract(contentOf(a), integer(b))),
  ),
  overload('asApproximateFloat', 'kubernetes.Quantity.() -> double', (quantity: Opaque) => {
    const { unscaled, scale } = contentOf(quantity);
    return scale === 0 ? Number(unscaled) : Number(unscaled) * Number(`1e${scale}`);
  }),
  overload(
    'asInteger',
    'kubernetes.Quantity.() -> int',
    (quantity: Opaque) => asInteger(contentOf(quantity)) ?? celError('cannot convert value to integer'),
  ),
  overload('isInteger', 'kubernetes.Quantity.() -> bool', (quantity: Opaque) => asInteger(contentOf(quantity)) !== undefined),
];

const contentOf = ({ content }: Opaque): Quantity => content as Quantity;
const integer = (value: bigint): Quantity => ({ unscaled: value, scale: 0, exact: true });
const sign = (value: bigint): bigint => (value < 0n ? -1n : value > 0n ? 1n : 0n);

const computed = (content: Quantity): Value => ({ ...(wrap(content) as Opaque), computed: true });

function wrap(content: Quantity | CelError): Value {
  if ('kind' in content) return content;
  return { kind: 'opaque', type: TYPE, content, equals: (other) => compareQuantities(content, contentOf(other)) === 0 };
}

function parseQuantity(text: string): Quantity | CelError {
  const found = text === '' ? null : PARTS.exec(text);
  if (found === null) return celError('quantities must match the regular expression of quantities');
  const [, mark, written = '', fraction = '', suffix = ''] = found;
  const digits = written.replace(/^0+/, '');
  const exponent = suffixExponent(suffix);
  if (exponent === undefined) return celError("unable to parse quantity's suffix");
  if (Math.abs(exponent) > MAX_EXPONENT) return { ...celError('the exponent is too large'), unsure: true };
  const magnitude = BigInt(digits + fraction || '0');
  const length = (digits || '0').length + fraction.length;
  const parsed =
    suffix in BINARY_SUFFIXES
      ? parseBinary(magnitude, digits || '0', fraction, exponent)
      : parseDecimal(magnitude, length, fraction, exponent);
  return mark === '-' ? { ...parsed, unscaled: -parsed.unscaled } : parsed;
}

function suffixExponent(suffix: string): number | undefined {
  const known = DECIMAL_SUFFIXES[suffix] ?? BINARY_SUFFIXES[suffix];
  if (known !== undefined) return known;
  return /^[eE][+-]?[0-9]+$/.test(suffix) ? Number(suffix.slice(1)) : undefined;
}

function parseDecimal(magnitude: bigint, length: number, fraction: string, exponent: number): Quantity {
  const scale = exponent - fraction.length;
  // Go keeps numbers of up to 18 digits, and rounds others up to billionths.
  if (length <= 18 && scale >= NANO) return { unscaled: magnitude, scale, exact: true };
  return { unscaled: scaleUp(magnitude, scale - NANO), scale: NANO, exact: false };
}

function parseBinary(magnitude: bigint, digits: string, fraction: string, exponent: number): Quantity {
  const value = magnitude << BigInt(exponent);
  const fits = fraction === '' && 14 - digits.length - Math.trunc((exponent * 3) / 10) >= 0;
  if (fits && isInt64(value)) return { unscaled: value, scale: 0, exact: true };
  const unscaled = scaleUp(value, -fraction.length - NANO);
  const largest = MAX_BINARY * 10n ** 9n;
  return { unscaled: unscaled > largest ? largest : unscaled, scale: NANO, exact: false };
}

function compareQuantities(a: Quantity, b: Quantity): number {
  const scale = Math.min(a.scale, b.scale);
  return Number(sign(rescale(a, scale) - rescale(b, scale)));
}

const rescale = ({ unscaled, scale }: Quantity, to: number): bigint => unscaled * 10n ** BigInt(scale - to);

function add(a: Quantity, b: Quantity): Quantity {
  if (a.exact && b.exact) {
    if (b.unscaled === 0n) return a;
    if (a.unscaled === 0n) return b;
  }
  const scale = Math.min(a.scale, b.scale);
  const unscaled = rescale(a, scale) + rescale(b, scale);
  return { unscaled, scale, exact: a.exact && b.exact && isInt64(unscaled) && isInt64(rescale(a, scale)) && isInt64(rescale(b, scale)) };
}

/** Subtracts as Go does, where the lowest 64-bit number is its own negative. */
const subtract = (a: Quantity, b: Quantity): Quantity => add(a, { ...b, unscaled: b.exact ? BigInt.asIntN(64, -b.unscaled) : -b.unscaled });

function asInteger({ unscaled, scale, exact }: Quantity): bigint | undefined {
  if (!exact || scale < 0) return undefined;
  const value = unscaled * 10n ** BigInt(scale);
  return isInt64(value) ? value : undefined;
}
