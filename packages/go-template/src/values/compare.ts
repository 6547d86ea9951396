import { compareText, GoStruct, isList, isMap, kindOf, NIL_LIST, NIL_MAP, Sized, typeName } from './go-value.ts';
import { type MarkerOf, noFlags, Printer, printed } from './printer.ts';
import { GoError } from './template-error.ts';

/** Kinds of values that Go's templates can compare. */
type BasicKind = 'bool' | 'complex' | 'int' | 'float' | 'string' | 'uint' | undefined;

function basicKind(value: unknown): BasicKind {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      if (!(value instanceof Sized)) return undefined;
      return value.type === 'complex128' ? 'complex' : value.type.startsWith('uint') ? 'uint' : 'int';
  }
}

const isNil = (value: unknown): boolean => value === undefined || value === null || value === NIL_LIST || value === NIL_MAP;

const integerOf = (value: unknown): bigint => (value instanceof Sized ? value.value : (value as bigint));

/** Returns whether a value equals one of several values, as `eq` does. */
export function isEqualTo(first: unknown, others: readonly unknown[], markerOf: MarkerOf): boolean {
  if (others.length === 0) throw new GoError('missing argument for comparison');
  const kind = basicKind(first);
  return others.some((other) => isEqual(first, kind, other, markerOf));
}

function isEqual(first: unknown, kind: BasicKind, other: unknown, markerOf: MarkerOf): boolean {
  const otherKind = basicKind(other);
  if (kind !== otherKind) {
    if (isInteger(kind) && isInteger(otherKind)) return integerOf(first) === integerOf(other);
    if (isPresent(first) && isPresent(other)) {
      throw new GoError(`incompatible types for comparison: ${typeName(first)} and ${typeName(other)}`);
    }
    return false;
  }
  if (kind === undefined) return isEqualObject(first, other, markerOf);
  if (kind === 'complex') return isEqualComplex(first as Sized, other as Sized);
  return kind === 'int' || kind === 'uint' ? integerOf(first) === integerOf(other) : first === other;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;
const isInteger = (kind: BasicKind): boolean => kind === 'int' || kind === 'uint';

const isEqualComplex = (a: Sized, b: Sized): boolean => a.parts?.[0] === b.parts?.[0] && a.parts?.[1] === b.parts?.[1];

function isEqualObject(first: unknown, other: unknown, markerOf: MarkerOf): boolean {
  if (isPresent(first) && isPresent(other) && kindOf(first) !== kindOf(other)) {
    throw new GoError(
      `non-comparable types ${shownWrong(first, markerOf)}: ${typeName(first)}, ${typeName(other)}: ${printed(other, markerOf)}`,
    );
  }
  if (isNil(first) || isNil(other)) return isNil(first) && isNil(other);
  if (isList(other) || isMap(other) || other instanceof Uint8Array)
    throw new GoError(`non-comparable type ${shownWrong(other, markerOf)}: ${typeName(other)}`);
  return first === other || (first instanceof GoStruct && other instanceof GoStruct && isSameStruct(first, other));
}

const isSameStruct = (a: GoStruct, b: GoStruct): boolean =>
  a.type === b.type && a.type.kind === 'struct' && Object.keys(a.fields).every((key) => a.fields[key] === b.fields[key]);

/** Formats the value with the verb of strings, as Go does in this error. */
const shownWrong = (value: unknown, markerOf: MarkerOf): string => new Printer(noFlags(), markerOf).value(value, 's', 0);

/** Compares two values of one kind, as `lt` and similar functions do. NaN is not comparable. */
export function compareValues(a: unknown, b: unknown): number {
  const kind = basicKind(a);
  const other = basicKind(b);
  if (kind === undefined || other === undefined) throw new GoError('invalid type for comparison');
  if (isInteger(kind) && isInteger(other)) return orderOf(integerOf(a), integerOf(b));
  if (kind !== other) throw new GoError(`incompatible types for comparison: ${typeName(a)} and ${typeName(b)}`);
  if (kind === 'bool' || kind === 'complex') throw new GoError('invalid type for comparison');
  if (kind === 'string') return compareText(a as string, b as string);
  const [x, y] = [a as number, b as number];
  return Number.isNaN(x) || Number.isNaN(y) ? Number.NaN : orderOf(x, y);
}

const orderOf = <Value extends number | bigint>(a: Value, b: Value): number => (a === b ? 0 : a < b ? -1 : 1);
