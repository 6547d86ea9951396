import { decodeJson, GoError, goQuote, parseFloat64 } from '@slipway/go-template/go-format';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { type GoJson, isGoObject, jsonTypeName } from '../values/go-json.ts';
import { goTypeName } from '../values/go-type-name.ts';
import { quantityAsFloat } from '../values/quantity.ts';
import { fieldProblemText } from './field-problem.ts';
import type { ConvertTransform } from './transform.ts';
import { convertTransformProblem } from './validate-transform.ts';

type Conversion = (input: never) => GoJson;

/** Conversions by `from to format`. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  'string int64 none': parseInt64,
  'string bool none': parseBool,
  'string float64 none': parsedFloat,
  'string float64 quantity': quantityAsFloat,
  'int64 string none': String,
  'int64 bool none': (input: bigint) => input === 1n,
  'int64 float64 none': Number,
  'bool string none': String,
  'bool int64 none': (input: boolean) => (input ? 1n : 0n),
  'bool float64 none': (input: boolean) => (input ? 1 : 0),
  'float64 string none': plainDecimal,
  'float64 int64 none': truncatedInt64,
  'float64 bool none': (input: number) => input === 1,
  'string object json': parseObject,
  'string array json': parseArray,
};

/** Returns a value in another type. */
export function convertValue(transform: ConvertTransform, input: GoJson): GoJson {
  const problem = convertTransformProblem(transform);
  if (problem !== undefined) throw new CrossplaneError(fieldProblemText(problem));
  const from = goTypeName(input);
  if (typeof input === 'object') throw new CrossplaneError(`invalid input type ${from}`);
  const { format = 'none' } = transform;
  const to = transform.toType === 'int' ? 'int64' : transform.toType;
  if (from === to) return input;
  const convert = conversionOf(from, to, format);
  if (convert === undefined) throw new CrossplaneError(`conversion from ${from} to ${to} is not supported with format ${format}`);
  return convert(input as never);
}

function conversionOf(from: string, to: string | undefined, format: string): Conversion | undefined {
  const name = `${from} ${to} ${format}`;
  return Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
}

/** Returns whether the function has a conversion between two Go types in a format. */
export const isConversion = (from: string, to: string, format: string): boolean =>
  from === to || conversionOf(from, to, format) !== undefined;

const syntaxError = (name: string, text: string): CrossplaneError =>
  new CrossplaneError(`strconv.${name}: parsing ${goQuote(text)}: invalid syntax`);

const rangeError = (name: string, text: string): CrossplaneError =>
  new CrossplaneError(`strconv.${name}: parsing ${goQuote(text)}: value out of range`);

function parseInt64(text: string): bigint {
  if (!/^[-+]?\d+$/.test(text)) throw syntaxError('ParseInt', text);
  const digits = text.replace(/^[-+]?0*/, '');
  const size = digits.length > 20 ? 2n ** 70n : BigInt(digits || '0');
  const value = text.startsWith('-') ? -size : size;
  if (BigInt.asIntN(64, value) !== value) throw rangeError('ParseInt', text);
  return value;
}

const TRUE: readonly string[] = ['1', 't', 'T', 'true', 'TRUE', 'True'];
const FALSE: readonly string[] = ['0', 'f', 'F', 'false', 'FALSE', 'False'];

function parseBool(text: string): boolean {
  if (TRUE.includes(text)) return true;
  if (FALSE.includes(text)) return false;
  throw syntaxError('ParseBool', text);
}

function parsedFloat(text: string): number {
  const value = parseFloat64(text);
  if (value !== undefined) return value;
  const isTooLarge = /^[-+_\d.eE]+$/.test(text) && Math.abs(Number(text.replaceAll('_', ''))) === Number.POSITIVE_INFINITY;
  throw isTooLarge ? rangeError('ParseFloat', text) : syntaxError('ParseFloat', text);
}

/** Returns a number without an exponent, with the fewest digits that identify it. */
function plainDecimal(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text.replace('Infinity', 'Inf').replace(/^Inf/, '+Inf');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const power = Number(exponent);
  if (power > 0) return sign + whole + fraction.padEnd(power, '0');
  return `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`;
}

/** Returns the whole part of a number. A number beyond 64 bits becomes the smallest integer, as on amd64. */
export function truncatedInt64(value: number): bigint {
  const whole = Number.isFinite(value) ? BigInt(Math.trunc(value)) : 2n ** 63n;
  return BigInt.asIntN(64, whole) === whole ? whole : -(2n ** 63n);
}

function parsedJson(text: string): GoJson {
  try {
    return decodeJson(text) as GoJson;
  } catch (error) {
    if (error instanceof GoError) throw new CrossplaneError(error.message);
    throw error;
  }
}

function parseObject(text: string): GoJson {
  const value = parsedJson(text);
  if (value === null || isGoObject(value)) return value;
  throw new CrossplaneError(`json: cannot unmarshal ${jsonTypeName(value)} into Go value of type map[string]interface {}`);
}

function parseArray(text: string): GoJson {
  const value = parsedJson(text);
  if (value === null || Array.isArray(value)) return value;
  throw new CrossplaneError(`json: cannot unmarshal ${jsonTypeName(value)} into Go value of type []interface {}`);
}
