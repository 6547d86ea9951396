import { isDeepEqual, isEmpty, listItems, toInt64, toText } from '../../values/convert.ts';
import { compareText, type GoType, INT_LIST, isList, kindOf, LIST_LIST, NIL_LIST, stringList, TYPE, typed } from '../../values/go-value.ts';
import { countItems } from '../../values/limits.ts';
import { GoError } from '../../values/template-error.ts';
import { isTainted, Unknown } from '../../values/unknown.ts';
import { type Context, type FunctionDefinition, type FunctionSet, inContext, pure } from '../function-definition.ts';

type Items = readonly unknown[];

const PASSES_UNKNOWN = { unknown: 'value', isShallow: true } as const;

/** Defines a function of one list, both in its plain and its `must` form. */
function listFunction(verb: string, result: string, call: (items: Items) => unknown): FunctionDefinition {
  return pure(`func(interface {}) ${result}`, (list) => call(listItems(list, (kind) => `Cannot ${verb} on type ${kind}`)), {
    isShallow: true,
  });
}

const push = pure(
  'func(interface {}, interface {}) []interface {}',
  (list, value) => (list instanceof Unknown ? list : [...listItems(list, (kind) => `Cannot push on type ${kind}`), value]),
  PASSES_UNKNOWN,
);
const prepend = pure(
  'func(interface {}, interface {}) []interface {}',
  (list, value) => (list instanceof Unknown ? list : [value, ...listItems(list, (kind) => `Cannot prepend on type ${kind}`)]),
  PASSES_UNKNOWN,
);
const first = listFunction('find first', 'interface {}', (items) => items[0] ?? null);
const last = listFunction('find last', 'interface {}', (items) => items.at(-1) ?? null);
const rest = listFunction('find rest', '[]interface {}', (items) => (items.length === 0 ? NIL_LIST : items.slice(1)));
const initial = listFunction('find initial', '[]interface {}', (items) => (items.length === 0 ? NIL_LIST : items.slice(0, -1)));
const reverse = listFunction('find reverse', '[]interface {}', (items) => items.toReversed());
const compact = listFunction('compact', '[]interface {}', (items) => items.filter((item) => item instanceof Unknown || !isEmpty(item)));
const uniq = listFunction('find uniq', '[]interface {}', distinct);
const without = pure('func(interface {}, ...interface {}) []interface {}', (list, ...omitted: Items) =>
  withoutItems(
    listItems(list, (kind) => `Cannot find without on type ${kind}`),
    omitted,
  ),
);
const has = pure('func(interface {}, interface {}) bool', hasItem);
const slice = pure('func(interface {}, ...interface {}) interface {}', sliceOf, { isShallow: true });
const chunk = pure('func(int, interface {}) [][]interface {}', chunksOf, { isShallow: true });

/** Functions for lists. */
export const LIST_FUNCTIONS: FunctionSet = {
  list: pure('func(...interface {}) []interface {}', (...values) => values, PASSES_UNKNOWN),
  tuple: pure('func(...interface {}) []interface {}', (...values) => values, PASSES_UNKNOWN),
  append: push,
  push,
  mustAppend: push,
  mustPush: push,
  prepend,
  mustPrepend: prepend,
  first,
  mustFirst: first,
  last,
  mustLast: last,
  rest,
  mustRest: rest,
  initial,
  mustInitial: initial,
  reverse,
  mustReverse: reverse,
  compact,
  mustCompact: compact,
  uniq,
  mustUniq: uniq,
  without,
  mustWithout: without,
  has,
  mustHas: has,
  slice,
  mustSlice: slice,
  chunk,
  mustChunk: chunk,
  concat: pure('func(...interface {}) interface {}', concat, PASSES_UNKNOWN),
  sortAlpha: inContext('func(interface {}) []string', sortAlpha),
  toStrings: inContext('func(interface {}) []string', (context: Context, value) => textsOf(value, context)),
  join: inContext('func(string, interface {}) string', join, { unknown: 'value' }),
  until: pure('func(int) []int', (count: bigint) => steps(0n, count, count < 0n ? -1n : 1n)),
  untilStep: pure('func(int, int, int) []int', steps),
  seq: pure('func(...int) string', sequence),
};

/** Removes duplicates. Simple values are compared with a set, others one by one. */
function distinct(items: Items): unknown[] {
  const found: unknown[] = [];
  const simple = new Set<unknown>();
  const others: unknown[] = [];
  for (const item of items) {
    if (typeof item !== 'object' || item === null) {
      if (simple.has(item ?? null)) continue;
      simple.add(item ?? null);
    } else {
      if (others.some((other) => isDeepEqual(other, item))) continue;
      others.push(item);
    }
    found.push(item);
  }
  return found;
}

const withoutItems = (items: Items, omitted: Items): unknown[] => items.filter((item) => !omitted.some((each) => isDeepEqual(each, item)));

function hasItem(value: unknown, list: unknown): boolean | Unknown {
  if (list === null || list === undefined) return false;
  const items = listItems(list, (kind) => `Cannot find has on type ${kind}`);
  if (items.some((item) => isDeepEqual(value, item))) return true;
  const unknown = items.find(isTainted);
  return unknown === undefined ? false : new Unknown(unknown instanceof Unknown ? unknown.reason : 'a text with an unknown part');
}

function sliceOf(list: unknown, ...indexes: Items): unknown {
  const items = listItems(list, (kind) => `list should be type of slice or array but ${kind}`);
  if (items.length === 0) return null;
  const start = indexes.length > 0 ? toInt64(indexes[0]) : 0n;
  const end = indexes.length > 1 ? toInt64(indexes[1]) : BigInt(items.length);
  if (start < 0n || end < start || end > BigInt(items.length)) throw new GoError('reflect.Value.Slice: slice index out of bounds');
  const part = items.slice(Number(start), Number(end));
  const type = isList(list) ? (list as { [TYPE]?: GoType })[TYPE] : undefined;
  if (list instanceof Uint8Array) return list.slice(Number(start), Number(end));
  return type === undefined ? part : typed(part, type);
}

function chunksOf(size: bigint, list: unknown): unknown {
  const items = listItems(list, (kind) => `Cannot chunk type ${kind}`);
  const length = Number(size);
  if (length <= 0) {
    // For some negative sizes, the number of parts is zero.
    if (length < 0 && Math.floor((items.length - 1) / length) === -1) return typed([], LIST_LIST);
    if (length < -1 && items.length === 1) return typed([[...items]], LIST_LIST);
    throw new GoError('runtime error: makeslice: len out of range');
  }
  const chunks: unknown[][] = [];
  for (let start = 0; start < items.length; start += length) chunks.push(items.slice(start, start + length));
  return typed(chunks, LIST_LIST);
}

function concat(...lists: Items): unknown {
  const unknown = lists.find((list) => list instanceof Unknown);
  if (unknown !== undefined) return unknown;
  const all: unknown[] = [];
  for (const list of lists) for (const item of listItems(list, (kind) => `Cannot concat type ${kind} as list`)) all.push(item);
  countItems(all.length);
  return all.length === 0 ? NIL_LIST : all;
}

/** Returns the items of a list as strings. A single value counts as a list of one. */
function textsOf(value: unknown, { markerOf }: Context): string[] {
  const text = (item: unknown): string => (item instanceof Unknown ? markerOf(item) : toText(item, markerOf));
  if (isList(value) && (value as { [TYPE]?: GoType })[TYPE]?.elem === 'string') return value as unknown as string[];
  if (isList(value)) return stringList(value.filter((item) => item !== null && item !== undefined).map(text));
  if (value instanceof Uint8Array) return stringList(Array.from(value, String));
  return stringList(value === null || value === undefined ? [] : [text(value)]);
}

function sortAlpha(context: Context, value: unknown): string[] {
  if (kindOf(value) !== 'slice') return stringList([toText(value, context.markerOf)]);
  return textsOf(value, context).sort(compareText);
}

function join(context: Context, separator: string | Unknown, value: unknown): string | Unknown {
  if (separator instanceof Unknown) return separator;
  return textsOf(value, context).join(separator);
}

function steps(start: bigint, stop: bigint, step: bigint): bigint[] {
  const numbers: bigint[] = [];
  const isDown = stop < start;
  if (isDown ? step >= 0n : step <= 0n) return typed(numbers, INT_LIST);
  const distance = isDown ? start - stop : stop - start;
  countItems(Number(distance / (step < 0n ? -step : step)));
  for (let at = start; isDown ? at > stop : at < stop; at += step) numbers.push(at);
  return typed(numbers, INT_LIST);
}

/** Returns the numbers from the first to the last one, both included. */
function sequence(...numbers: readonly bigint[]): string {
  const [first = 0n, second = 0n, third = 0n] = numbers;
  const one = (start: bigint, end: bigint): bigint => (end < start ? -1n : 1n);
  if (numbers.length === 1) return steps(1n, first + one(1n, first), one(1n, first)).join(' ');
  if (numbers.length === 2) return steps(first, second + one(first, second), one(first, second)).join(' ');
  if (numbers.length !== 3 || (third < first && second > 0n)) return '';
  return steps(first, third + one(first, third), second).join(' ');
}
