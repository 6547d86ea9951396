import { stableText } from '@slipway/manifest';
import { compareTexts } from './text.ts';
import {
  type CelError,
  type CelMap,
  isError,
  isTagged,
  type List,
  NO_OVERLOAD,
  type Opaque,
  type Optional,
  type Tagged,
  type Value,
} from './value.ts';

/** Returns whether two values are equal for `==`. Values of different types are not equal, but numbers are compared across types. */
export function equal(left: Value, right: Value): boolean | CelError {
  if (isError(left)) return left;
  if (isError(right)) return right;
  if (left === null || right === null) return left === right;
  const order = isNumeric(left) && isNumeric(right) ? compareNumbers(left, right) : undefined;
  if (order !== undefined) return order === 0;
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (!isTagged(left)) return left === right;
  return isTagged(right) && right.kind === left.kind ? equalOfKind(left, right) : unequalKinds(left);
}

/**
 * Returns the result of comparing values of different kinds. Lists and maps of objects, and values of Kubernetes, cannot be compared;
 * others are not equal.
 */
function unequalKinds(left: Tagged): boolean | CelError {
  if (left.kind === 'opaque') return NO_OVERLOAD;
  return (left.kind === 'list' || left.kind === 'map') && left.ofObject ? NO_OVERLOAD : false;
}

/** Compares two values of the same kind. */
function equalOfKind(left: Tagged, same: Tagged): boolean | CelError {
  switch (left.kind) {
    case 'list':
      return equalLists(left, same as typeof left);
    case 'map':
      return equalMaps(left, same as typeof left);
    case 'timestamp':
    case 'duration':
      return (same as typeof left).nanoseconds === left.nanoseconds;
    case 'type':
      return (same as typeof left).name === left.name;
    case 'opaque':
      return equalOpaque(left, same as typeof left);
    case 'optional':
      return equalOptionals(left, same as typeof left);
    case 'unreadable':
      return stableText((same as typeof left).json) === stableText(left.json);
    default:
      return false;
  }
}

/** Compares two values of Kubernetes. The server can compare a computed value only on the left side. */
const equalOpaque = (left: Opaque, right: Opaque): boolean | CelError =>
  right.type === left.type && !right.computed ? left.equals(right) : NO_OVERLOAD;

function equalOptionals(left: Optional, right: Optional): boolean | CelError {
  if (left.value === undefined || right.value === undefined) return left.value === right.value;
  return equal(left.value, right.value);
}

function equalLists(left: List, right: List): boolean | CelError {
  if (left.size !== right.size) return false;
  if (left.unordered) return equalUnordered(left, right, left.unordered);
  for (let index = 0; index < left.size; index++) {
    const same = equal(left.at(index), right.at(index));
    if (same !== true) return same;
  }
  return true;
}

function equalUnordered(left: List, right: List, { kind, keyOf }: NonNullable<List['unordered']>): boolean | CelError {
  const entries = new Map<string, Value>();
  for (let index = 0; index < left.size; index++) entries.set(keyOf(left.at(index)), left.at(index));
  for (let index = 0; index < right.size; index++) {
    const entry = right.at(index);
    const mine = entries.get(keyOf(entry));
    if (mine === undefined) return false;
    if (kind === 'set') continue;
    const same = equal(mine, entry);
    if (same !== true) return same;
  }
  return true;
}

function equalMaps(left: CelMap, right: CelMap): boolean | CelError {
  if (left.size !== right.size) return false;
  for (const key of left.keys()) {
    const mine = left.get(key);
    const other = right.get(key);
    if (mine === undefined || other === undefined) {
      if (mine === other) continue;
      return false;
    }
    const same = equal(mine, other);
    if (same !== true) return same;
  }
  return true;
}

const isNumeric = (value: Value): value is bigint | number | { readonly kind: 'uint'; readonly value: bigint } =>
  typeof value === 'bigint' || typeof value === 'number' || (isTagged(value) && value.kind === 'uint');

/** Compares numbers: returns -1, 0 or 1; undefined if one of them is NaN. */
function compareNumbers(
  left: bigint | number | { readonly value: bigint },
  right: bigint | number | { readonly value: bigint },
): number | undefined {
  const a = typeof left === 'object' ? left.value : left;
  const b = typeof right === 'object' ? right.value : right;
  // JavaScript compares bigints and numbers exactly, except with ===.
  return a < b ? -1 : a > b ? 1 : a >= b ? 0 : undefined;
}

/** Compares two values: returns -1, 0 or 1, or an error for values without an order. NaN is greater than all numbers. */
export function compare(left: Value, right: Value): number | CelError {
  if (isError(left)) return left;
  if (isError(right)) return right;
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right) ?? NOT_A_NUMBER;
  if (typeof left === 'string' && typeof right === 'string') return Math.sign(compareTexts(left, right));
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Math.sign(Buffer.compare(left, right));
  if (isTagged(left) && isTagged(right) && (left.kind === 'timestamp' || left.kind === 'duration') && right.kind === left.kind) {
    return left.nanoseconds < right.nanoseconds ? -1 : left.nanoseconds > right.nanoseconds ? 1 : 0;
  }
  return NO_OVERLOAD;
}

const NOT_A_NUMBER: CelError = { kind: 'error', message: 'NaN values cannot be ordered' };
