import { type Fields, setKey } from '@slipway/manifest';
import { countValues } from './limits.ts';

/**
 * A value of JSON in the form of Go after decoding. A number is a `float64`, a bigint is an `int64`. Values of a request to a function have
 * only `float64`. Kubernetes decodes a number without a fraction to an `int64`.
 */
export type GoJson = null | boolean | number | bigint | string | GoJson[] | GoObject;

/** An object of JSON in the form of Go. */
export interface GoObject {
  [key: string]: GoJson;
}

export const isGoObject = (value: GoJson | undefined): value is GoObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of a value with the numbers that Kubernetes decodes: `int64` if they have no fraction and fit. */
export function kubernetesJson(value: unknown): GoJson {
  return copied(value, kubernetesScalar);
}

/** Returns a copy of a value in which all numbers are `float64`, as in a request to a function and in printed documents. */
export function floatJson(value: unknown): GoJson {
  return copied(value, (scalar) => (typeof scalar === 'bigint' ? Number(scalar) : scalar));
}

type Scalar = null | boolean | number | bigint | string;

function copied(value: unknown, scalarOf: (value: Scalar) => Scalar): GoJson {
  if (typeof value !== 'object' || value === null) return scalarOf(value as Scalar);
  countValues(1);
  if (Array.isArray(value)) return value.map((item) => copied(item, scalarOf));
  const copy = { ...value } as GoObject;
  for (const key in copy) {
    const item = copy[key];
    if (item === undefined) delete copy[key];
    else {
      const changed = copied(item, scalarOf);
      if (changed !== item) setKey(copy, key, changed);
    }
  }
  return copy;
}

const INT64_END = 2 ** 63;

/** Bytes that are not UTF-8 are lone surrogates, which become the replacement character. */
function kubernetesScalar(value: Scalar): Scalar {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isInteger(value) && value >= -INT64_END && value < INT64_END ? BigInt(value) : value;
}

/** Returns a copy of a value. */
export const copyJson = <Value extends GoJson>(value: Value): Value => copied(value, (scalar) => scalar) as Value;

/** Changes an object to the numbers that Kubernetes decodes. */
export function useIntegers(object: GoObject): void {
  for (const [key, value] of Object.entries(object)) setKey(object, key, kubernetesJson(value));
}

/** Returns the name of the type of a value in errors of `encoding/json`. */
export function jsonTypeName(value: GoJson): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'bigint') return 'number';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** Returns a lower bound of the size of the JSON of a value. Stops after `most`. */
export function leastJsonSize(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 1;
  // A list has one comma fewer than items.
  let size = Array.isArray(value) && value.length > 0 ? 1 : 2;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && size <= most; at++) size += 1 + leastJsonSize(value[at], most - size);
    return size;
  }
  for (const key in value) {
    size += key.length + 3 + leastJsonSize((value as Fields)[key], most - size);
    if (size > most) break;
  }
  return size;
}
