import { toFloat64, toInt64, toText } from '../../values/convert.ts';
import { add, type Decimal, decimalOf, divide, floatOf, multiply, subtract } from '../../values/decimal.ts';
import { fitsInt64 } from '../../values/go-number.ts';
import { int64 } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';
import { type Context, type FunctionDefinition, type FunctionSet, inContext, pure } from '../function-definition.ts';

const ofFloats = (choose: (a: number, b: number) => number): FunctionDefinition =>
  pure('func(interface {}, ...interface {}) float64', (first, ...others) => others.map(toFloat64).reduce(choose, toFloat64(first)));

const ofDecimals = (call: (a: Decimal, b: Decimal) => Decimal): FunctionDefinition =>
  pure('func(interface {}, ...interface {}) float64', (first, ...others) => decimals(first, others, call));

const decimals = (first: unknown, others: readonly unknown[], call: (a: Decimal, b: Decimal) => Decimal): number =>
  floatOf(others.reduce<Decimal>((result, value) => call(result, decimalOf(toFloat64(value))), decimalOf(toFloat64(first))));

type ToInt64 = (value: unknown) => bigint;

/** Returns the functions for integers; `toInteger` converts their arguments. */
export function integerFunctions(toInteger: ToInt64): FunctionSet {
  const ofTwo = (call: (a: bigint, b: bigint) => bigint): FunctionDefinition =>
    pure('func(interface {}, interface {}) int64', (a, b) => int64(call(toInteger(a), toInteger(b))));
  const ofMany = (choose: (a: bigint, b: bigint) => bigint): FunctionDefinition =>
    pure('func(interface {}, ...interface {}) int64', (first, ...others) =>
      int64(others.map(toInteger).reduce((result, value) => BigInt.asIntN(64, choose(result, value)), toInteger(first))),
    );
  const max = ofMany((a, b) => (b > a ? b : a));
  return {
    int: pure('func(interface {}) int', toInteger),
    int64: pure('func(interface {}) int64', (value) => int64(toInteger(value))),
    add: pure('func(...interface {}) int64', (...values) => int64(values.reduce<bigint>((sum, value) => sum + toInteger(value), 0n))),
    add1: pure('func(interface {}) int64', (value) => int64(toInteger(value) + 1n)),
    sub: ofTwo((a, b) => a - b),
    div: ofTwo((a, b) => a / nonZero(b)),
    mod: ofTwo((a, b) => a % nonZero(b)),
    mul: ofMany((a, b) => a * b),
    max,
    biggest: max,
    min: ofMany((a, b) => (b < a ? b : a)),
  };
}

/** Functions of numbers. */
export const NUMBER_FUNCTIONS: FunctionSet = {
  ...integerFunctions(toInt64),
  float64: pure('func(interface {}) float64', toFloat64),
  atoi: pure('func(string) int', decimalInteger),
  toDecimal: inContext('func(interface {}) int64', ({ markerOf }: Context, value) => int64(octal(toText(value, markerOf)))),
  addf: pure('func(...interface {}) float64', (...values) => decimals(0, values, add)),
  add1f: pure('func(interface {}) float64', (value) => decimals(value, [1], add)),
  subf: ofDecimals(subtract),
  mulf: ofDecimals(multiply),
  divf: ofDecimals(divide),
  maxf: ofFloats((a, b) => Math.max(a, b)),
  minf: ofFloats((a, b) => Math.min(a, b)),
  floor: pure('func(interface {}) float64', (value) => Math.floor(toFloat64(value))),
  ceil: pure('func(interface {}) float64', (value) => Math.ceil(toFloat64(value))),
  round: pure('func(interface {}, int, ...float64) float64', round),
};

function nonZero(value: bigint): bigint {
  if (value === 0n) throw new GoError('runtime error: integer divide by zero');
  return value;
}

/** Parses an integer as `strconv.Atoi` without its error. A number outside the range becomes the nearest one. */
export function decimalInteger(text: string): bigint {
  if (!/^[-+]?\d+$/.test(text)) return 0n;
  const value = BigInt(text.replace(/^\+/, ''));
  if (fitsInt64(value)) return value;
  return value < 0n ? -(2n ** 63n) : 2n ** 63n - 1n;
}

/** Reads octal digits. */
function octal(text: string): bigint {
  const match = /^([-+]?)([0-7]+)$/.exec(text);
  if (match === null) return 0n;
  const value = BigInt(`0o${match[2]}`) * (match[1] === '-' ? -1n : 1n);
  return fitsInt64(value) ? value : 0n;
}

/** Rounds up if the fraction is at least `on`. A negative number has a negative fraction. */
function round(value: unknown, places: bigint, on = 0.5): number {
  const power = powerOfTen(Number(places));
  const digit = power * toFloat64(value);
  const fraction = Number.isFinite(digit) ? digit - Math.trunc(digit) : Number.NaN;
  return (fraction >= on ? Math.ceil(digit) : Math.floor(digit)) / power;
}

/** Returns 10 to an integer power by squaring, with the rounding of Go. */
function powerOfTen(exponent: number): number {
  let [result, factor] = [1, 10];
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= factor;
    factor *= factor;
  }
  return exponent < 0 ? 1 / result : result;
}
