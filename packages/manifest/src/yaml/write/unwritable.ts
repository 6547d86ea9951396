import { childPointer } from '../../objects/json-pointer.ts';
import { namedCharacter, refusedCharacter } from '../go-yaml/refused-character.ts';

/** The reason why a value cannot be written as YAML and read back equal. */
export type UnwritableCode =
  | 'non-finite-number'
  | 'inexact-integer'
  | 'integer-out-of-range'
  | 'unsupported-type'
  | 'not-plain-object'
  | 'undefined-item'
  | 'sparse-array'
  | 'unpaired-surrogate'
  | 'refused-character'
  | 'dropped-key'
  | 'cycle'
  | 'too-deep';

/** One value that cannot be written. */
export interface UnwritableValue {
  readonly code: UnwritableCode;
  /** JSON pointer from the root of the emitted value. */
  readonly pointer: string;
  /** A description of the value: `NaN`, `a Date`, `a function`. */
  readonly found: string;
  readonly expected: string;
}

/** Thrown by the writer at the first problem. Then `findUnwritable` finds all problems and their positions. */
export const UNWRITABLE: unique symbol = Symbol('unwritable');

/** Deepest nesting that is written. Every reader supports it, and no Kubernetes object is nearly as deep. */
export const MAX_DEPTH = 200;

/** Returns all values below `value` that cannot be written, at most `limit`. Returns an empty list when `value` can be written. */
export function findUnwritable(value: unknown, limit = 100): UnwritableValue[] {
  const found: UnwritableValue[] = [];
  visit(value, '', new Set(), found, limit);
  return found;
}

/** Returns the problem of one value without its children; undefined when it is valid. */
export function scalarProblem(value: unknown): Omit<UnwritableValue, 'pointer'> | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return textProblem(value, 'text');
    case 'number':
      if (!Number.isFinite(value)) return problem('non-finite-number', String(value), 'a finite number');
      return isInexact(value) ? problem('inexact-integer', String(value), 'a bigint above 2^53 - 1, which keeps all digits') : undefined;
    case 'bigint':
      return isInt64(value) ? undefined : problem('integer-out-of-range', `${value}n`, 'an integer from -2^63 to 2^63 - 1');
    case 'undefined':
    case 'function':
    case 'symbol':
      return problem('unsupported-type', typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`, JSON_VALUE);
    case 'object':
      return value === null || Array.isArray(value) || isPlainObject(value)
        ? undefined
        : problem('not-plain-object', `a ${constructorName(value)}`, JSON_VALUE);
  }
}

/** Returns the problem of a field's name. */
const keyProblem = (key: string): Omit<UnwritableValue, 'pointer'> | undefined =>
  key === MERGE_KEY
    ? problem('dropped-key', `a key ${MERGE_KEY}`, 'another key: Flux drops this one with its value, quoted or not')
    : textProblem(key, 'a key');

/** YAML 1.1's merge key. kustomize treats it as a merge key also in quotes. */
export const MERGE_KEY = '<<';

function textProblem(text: string, what: 'text' | 'a key'): Omit<UnwritableValue, 'pointer'> | undefined {
  if (!text.isWellFormed()) return problem('unpaired-surrogate', `${what} with half a character`, `${what} that UTF-8 can hold`);
  const refused = refusedCharacter(text);
  if (refused === undefined) return undefined;
  return problem(
    'refused-character',
    `${what} with the character ${namedCharacter(refused)}`,
    `${what} without it: Flux cannot read it, escaped or not`,
  );
}

/**
 * Returns whether an object was created by `{}`, `Object.create(null)` or the `{}` of another realm. Instances of classes are not plain.
 */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns whether `value` fits a signed 64-bit integer, the widest that Kubernetes has. */
export const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** Returns whether a double may be another integer than the one that was written, although a 64-bit reader would keep it. */
const isInexact = (value: number): boolean => Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) <= 2 ** 63;

const JSON_VALUE = 'text, a number, true, false, null, a list or a plain object';

const problem = (code: UnwritableCode, found: string, expected: string): Omit<UnwritableValue, 'pointer'> => ({ code, found, expected });

function visit(value: unknown, pointer: string, parents: Set<unknown>, found: UnwritableValue[], limit: number): void {
  if (found.length >= limit) return;
  const own = parents.has(value)
    ? problem('cycle', 'a value that contains itself', 'a tree')
    : parents.size > MAX_DEPTH
      ? problem('too-deep', `nesting below ${MAX_DEPTH} levels`, `at most ${MAX_DEPTH} levels`)
      : scalarProblem(value);
  if (own) found.push({ ...own, pointer });
  if (own || typeof value !== 'object' || value === null) return;
  parents.add(value);
  if (Array.isArray(value)) visitItems(value, pointer, parents, found, limit);
  else visitFields(value as Readonly<Record<string, unknown>>, pointer, parents, found, limit);
  parents.delete(value);
}

function visitItems(items: readonly unknown[], pointer: string, parents: Set<unknown>, found: UnwritableValue[], limit: number): void {
  for (let index = 0; index < items.length && found.length < limit; index++) {
    const at = childPointer(pointer, index);
    if (!(index in items)) found.push({ ...problem('sparse-array', 'a hole in a list', 'an item, or a shorter list'), pointer: at });
    else if (items[index] === undefined)
      found.push({ ...problem('undefined-item', 'undefined', 'an item, or a shorter list'), pointer: at });
    else visit(items[index], at, parents, found, limit);
  }
}

function visitFields(
  fields: Readonly<Record<string, unknown>>,
  pointer: string,
  parents: Set<unknown>,
  found: UnwritableValue[],
  limit: number,
): void {
  for (const [key, value] of Object.entries(fields)) {
    const at = childPointer(pointer, key);
    const own = keyProblem(key);
    if (own) found.push({ ...own, pointer: at });
    if (value !== undefined) visit(value, at, parents, found, limit);
  }
}

function constructorName(value: object): string {
  const name: unknown = (value as { constructor?: { name?: unknown } }).constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'class instance';
}
