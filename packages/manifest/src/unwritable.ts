import { childPointer } from './json-pointer.ts';

/** Why a value has no YAML that reads back equal. */
export type UnwritableCode =
  | 'non-finite-number'
  | 'inexact-integer'
  | 'integer-out-of-range'
  | 'unsupported-type'
  | 'not-plain-object'
  | 'undefined-item'
  | 'sparse-array'
  | 'unpaired-surrogate'
  | 'cycle'
  | 'too-deep';

/** One value that cannot be written. */
export interface UnwritableValue {
  readonly code: UnwritableCode;
  /** JSON pointer from the root of the emitted value. */
  readonly pointer: string;
  /** What stands there, in words: `NaN`, `a Date`, `a function`. */
  readonly found: string;
  readonly expected: string;
}

/** Stops the writer at once; `findUnwritable` then says what was wrong and where. */
export const UNWRITABLE: unique symbol = Symbol('unwritable');

/** Deepest nesting that is written; no Kubernetes object comes near, every reader follows. */
export const DEEPEST = 200;

/** Every value below `value` that cannot be written, at most `limit`; empty when it can be written as a whole. */
export function findUnwritable(value: unknown, limit = 100): UnwritableValue[] {
  const found: UnwritableValue[] = [];
  visit(value, '', new Set(), found, limit);
  return found;
}

/** What is wrong with one value, its children left aside; undefined when nothing is. */
export function scalarProblem(value: unknown): Omit<UnwritableValue, 'pointer'> | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return value.isWellFormed() ? undefined : problem('unpaired-surrogate', 'text with half a character', 'text that UTF-8 can hold');
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

/** Made by `{}`, `Object.create(null)` or another realm's `{}`; instances of classes are not plain. */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

export const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** An integer that a double cannot tell from its neighbour, though a 64-bit reader could. */
export const isInexact = (value: number): boolean => Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) <= 2 ** 63;

const JSON_VALUE = 'text, a number, true, false, null, a list or a plain object';

const problem = (code: UnwritableCode, found: string, expected: string): Omit<UnwritableValue, 'pointer'> => ({ code, found, expected });

function visit(value: unknown, pointer: string, parents: Set<unknown>, found: UnwritableValue[], limit: number): void {
  if (found.length >= limit) return;
  const own = parents.has(value)
    ? problem('cycle', 'a value that contains itself', 'a tree')
    : parents.size > DEEPEST
      ? problem('too-deep', `nesting below ${DEEPEST} levels`, `at most ${DEEPEST} levels`)
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
    if (!key.isWellFormed())
      found.push({ ...problem('unpaired-surrogate', 'a key with half a character', 'a key that UTF-8 can hold'), pointer: at });
    if (value !== undefined) visit(value, at, parents, found, limit);
  }
}

function constructorName(value: object): string {
  const name: unknown = (value as { constructor?: { name?: unknown } }).constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'class instance';
}
