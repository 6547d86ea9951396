import { isInt64 } from '../write/unwritable.ts';
import { goTimestamp } from './go-timestamp.ts';

/** The value of a plain scalar after kustomize-controller has read it. */
export type ScalarValue = string | number | bigint | boolean | null;

/**
 * Returns the value of a plain scalar as Flux's readers read it (go-yaml v3, measured with kustomize-controller 1.9.4). `yes`, `on` and
 * `12:30:45` are strings, `0777` is 511, `1_000` is 1000, `2025-01-01` becomes the text of a timestamp. Integers beyond 2^53 - 1 are
 * bigints; those beyond int64 are the nearest double, as in the API server.
 */
export function resolveScalar(text: string): ScalarValue {
  const first = text.charCodeAt(0);
  if (first >= LOWER_A || (first >= UPPER_A && first <= UPPER_Z) || text.length === 0) {
    return WORDS.has(text) ? (WORDS.get(text) as ScalarValue) : text;
  }
  if ((first >= ZERO && first <= NINE) || first === PLUS || first === MINUS) return resolveNumber(text);
  if (first === DOT) return resolveFraction(text);
  return text;
}

const ZERO = 0x30;
const NINE = 0x39;
const PLUS = 0x2b;
const MINUS = 0x2d;
const DOT = 0x2e;
const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const LOWER_A = 0x61;

const WORDS: ReadonlyMap<string, ScalarValue> = new Map<string, ScalarValue>([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
]);

const NOT_FINITE: ReadonlyMap<string, number> = new Map([
  ...['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'].map((word) => [word, Number.POSITIVE_INFINITY] as const),
  ...['-.inf', '-.Inf', '-.INF'].map((word) => [word, Number.NEGATIVE_INFINITY] as const),
  ...['.nan', '.NaN', '.NAN'].map((word) => [word, Number.NaN] as const),
]);

const SMALL_DECIMAL = /^-?(?:0|[1-9]\d{0,14})$/;
const DECIMAL = /^[-+]?[1-9]\d*$/;
const BASED = /^([-+]?)0(?:([xX])([\da-fA-F]+)|([bB])([01]+)|[oO]?([0-7]+))$/;
/** go-yaml removes the prefix `0b` or `0o` itself, and then accepts a sign. */
const SIGN_AFTER_BASE = /^0(?:(b)([-+])([01]+)|o([-+])([0-7]+))$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

function resolveNumber(text: string): ScalarValue {
  if (SMALL_DECIMAL.test(text)) return Number(text) + 0;
  const special = NOT_FINITE.get(text);
  if (special !== undefined) return special;
  const timestamp = text.charCodeAt(4) === MINUS ? goTimestamp(text) : undefined;
  if (timestamp !== undefined) return timestamp;
  const plain = text.replaceAll('_', '');
  return resolveInteger(plain) ?? resolveFloat(plain) ?? text;
}

function resolveInteger(plain: string): number | bigint | undefined {
  if (DECIMAL.test(plain)) return integerValue(plain.startsWith('-'), BigInt(plain.replace(/^[-+]/, '')));
  const based = BASED.exec(plain);
  if (based) return integerValue(based[1] === '-', magnitude(based[2] ?? based[4] ?? 'o', based[3] ?? based[5] ?? based[6] ?? ''));
  const signed = SIGN_AFTER_BASE.exec(plain);
  if (signed) return integerValue((signed[2] ?? signed[4]) === '-', magnitude(signed[1] ?? 'o', signed[3] ?? signed[5] ?? ''));
  return undefined;
}

const magnitude = (base: string, digits: string): bigint => BigInt(`0${base.toLowerCase()}${digits}`);

/** Returns an integer that fits int64 or uint64; go-yaml reads no others as integers. */
function integerValue(negative: boolean, size: bigint): number | bigint | undefined {
  const value = negative ? -size : size;
  if (isInt64(value)) return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  return !negative && BigInt.asUintN(64, value) === value ? Number(value) : undefined;
}

/** Returns a double; undefined when it would overflow, because go-yaml then reads a string. */
function resolveFloat(plain: string): number | undefined {
  if (!FLOAT.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value + 0 : undefined;
}

function resolveFraction(text: string): ScalarValue {
  const special = NOT_FINITE.get(text);
  if (special !== undefined) return special;
  return (/^\.\d/.test(text) ? resolveFloat(text.replaceAll('_', '')) : undefined) ?? text;
}
