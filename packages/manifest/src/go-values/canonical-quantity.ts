/**
 * Returns a quantity in the form of the API type `resource.Quantity`: `1000m` is `1`, `0.5` is `500m`, `1.5Gi` is `1536Mi`. A text in a
 * form that the type keeps (`1500m`, `1e3`) is not changed. A part smaller than ten to the power of `finest` is rounded up: thousandths
 * (-3) in lists of resources, otherwise billionths. Returns undefined when the text is not a quantity.
 */
export function canonicalQuantity(text: string, finest: -3 | -9 = NANO_SCALE): string | undefined {
  if (text === '0' || text === '') return text || undefined;
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, sign = '', written = '', fraction = '', suffix = ''] = match;
  const unit = unitOf(suffix);
  if (unit === undefined) return undefined;
  const whole = written.replace(/^0+/, '') || '0';
  if (whole === '0' && fraction === '' && suffix === '') return '0';
  if (keepsForm(whole, fraction, unit, finest)) return text;
  return canonical({ digits: BigInt(whole + fraction), sign, places: fraction.length }, unit, finest);
}

/** Digits after a letter or a sign are part of the suffix, other digits are not. */
const FORM = /^([-+]?)(\d*)(?:\.(\d*))?((?:[eEinumkKMGTP]+[-+]?|[-+])\d*|)$/;

interface Unit {
  readonly base: 2 | 10;
  readonly exponent: number;
  readonly format: 'binary' | 'decimal' | 'exponent';
}

function unitOf(suffix: string): Unit | undefined {
  const decimal = Object.hasOwn(DECIMAL_SUFFIXES, suffix) ? DECIMAL_SUFFIXES[suffix] : undefined;
  if (decimal !== undefined) return { base: 10, exponent: decimal, format: 'decimal' };
  const binary = Object.hasOwn(BINARY_SUFFIXES, suffix) ? BINARY_SUFFIXES[suffix] : undefined;
  if (binary !== undefined) return { base: 2, exponent: binary, format: 'binary' };
  if (!/^[eE][-+]?\d+$/.test(suffix)) return undefined;
  return { base: 10, exponent: Number(suffix.slice(1)), format: 'exponent' };
}

/** Returns whether the type keeps the form of a quantity without parsing it. */
function keepsForm(whole: string, fraction: string, { exponent, format }: Unit, finest: number): boolean {
  const digits = whole + fraction;
  if (format === 'binary') {
    if (fraction !== '' || 15 - whole.length - Math.trunc((exponent * 3) / 10) - 1 < 0) return false;
    return (BigInt(digits) & 7n) !== 0n;
  }
  const scale = exponent - fraction.length;
  if (digits.length > MAX_LENGTH || scale < finest) return false;
  return scale % 3 === 0 && !digits.endsWith('000') && !digits.startsWith('0');
}

/** Numbers with at most so many decimal digits always fit 64 bits. */
const MAX_LENGTH = 18;

interface Written {
  readonly digits: bigint;
  readonly sign: string;
  /** Number of digits after the decimal point. */
  readonly places: number;
}

function canonical({ digits, sign, places }: Written, unit: Unit, finest: number): string {
  // In units of 10^-9; smaller parts are rounded up.
  let nanos = toNanos(unit.base === 2 ? digits << BigInt(unit.exponent) : digits, (unit.base === 10 ? unit.exponent : 0) - places);
  if (unit.base === 2 && nanos > MAX_VALUE) nanos = MAX_VALUE;
  nanos = scaleUp(nanos, NANO_SCALE - finest) * 10n ** BigInt(finest - NANO_SCALE);
  if (nanos === 0n) return '0';
  const minus = sign === '-' ? '-' : '';
  const isWhole = nanos % NANO === 0n;
  if (unit.format === 'binary' && isWhole && nanos >= 1024n * NANO) {
    let [amount, power] = [nanos / NANO, 0];
    while (amount % 1024n === 0n) [amount, power] = [amount / 1024n, power + 1];
    return `${minus}${amount}${['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'][power] ?? ''}`;
  }
  let [amount, exponent] = [nanos, -9];
  while (amount % 1000n === 0n) [amount, exponent] = [amount / 1000n, exponent + 3];
  return `${minus}${amount}${unit.format === 'exponent' ? exponentSuffix(exponent) : decimalSuffix(exponent)}`;
}

const NANO_SCALE = -9;
const NANO = 10n ** 9n;
const MAX_VALUE = (2n ** 63n - 1n) * NANO;

/** Limits the exponent: larger and smaller powers give the same result. */
const toNanos = (digits: bigint, exponent: number): bigint => scaleUp(digits, Math.max(-1000, Math.min(1000, exponent - NANO_SCALE)));

const exponentSuffix = (exponent: number): string => (exponent === 0 ? '' : `e${exponent}`);

const decimalSuffix = (exponent: number): string =>
  Object.keys(DECIMAL_SUFFIXES).find((suffix) => DECIMAL_SUFFIXES[suffix] === exponent) ?? '';

/** Powers of ten of the decimal suffixes of a quantity. */
export const DECIMAL_SUFFIXES: Readonly<Record<string, number>> = { '': 0, n: -9, u: -6, m: -3, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 };

/** Powers of two of the binary suffixes. */
export const BINARY_SUFFIXES: Readonly<Record<string, number>> = { Ki: 10, Mi: 20, Gi: 30, Ti: 40, Pi: 50, Ei: 60 };

/** Returns `value`, which is not negative, times ten to the power of `places`. Rounds up. */
export function scaleUp(value: bigint, places: number): bigint {
  if (places >= 0) return value * 10n ** BigInt(places);
  const divisor = 10n ** BigInt(-places);
  return (value + divisor - 1n) / divisor;
}
