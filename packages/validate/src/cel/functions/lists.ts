import { sizeOf } from '../values/cost.ts';
import { compare, equal } from '../values/equal.ts';
import { accepts, type Overload, overload } from '../values/overload.ts';
import {
  type CelMap,
  celError,
  entriesOf,
  insertInto,
  isError,
  isList,
  type List,
  listOf,
  NO_OVERLOAD,
  typeName,
  uint,
  type Value,
} from '../values/value.ts';
import { operatorOverloads } from './operators.ts';

const COMPARABLE = ['int', 'uint', 'double', 'bool', 'duration', 'timestamp', 'string', 'bytes'];
const SUMMABLE: readonly (readonly [string, Value])[] = [
  ['int', 0n],
  ['uint', uint(0n)],
  ['double', 0],
  ['duration', { kind: 'duration', nanoseconds: 0n }],
];
const RUNTIME: Readonly<Record<string, string>> = { duration: 'google.protobuf.Duration', timestamp: 'google.protobuf.Timestamp' };

const traversal: Overload['cost'] = ([list = null]) => traversalOf(list);
const outputCost: Overload['cost'] = (_, result) => 11 + sizeOf(result);
const quadratic =
  (argument: number): Overload['cost'] =>
  (args) => {
    const list = args[argument] ?? null;
    const first = isList(list) && list.size > 0 ? list.at(0) : null;
    const factor = typeof first === 'string' || first instanceof Uint8Array ? 2.1 : 2;
    return 11 + Math.floor(sizeOf(list) ** 2 * factor);
  };

/** Functions for lists, of Kubernetes and of CEL's extensions. */
export const listOverloads: readonly Overload[] = [
  ...COMPARABLE.flatMap((type) => [
    overload('isSorted', `list(${type}).() -> bool`, isSorted, traversal),
    overload('min', `list(${type}).() -> ${type}`, (list: List) => extreme(list, 'min', 1), traversal),
    overload('max', `list(${type}).() -> ${type}`, (list: List) => extreme(list, 'max', -1), traversal),
    overload('sort', `list(${type}).() -> list(${type})`, (list: List) => sortBy(list, list), quadratic(0)),
    overload('@sortByAssociatedKeys', `list(A).(list(${type})) -> list(A)`, sortBy, quadratic(1)),
  ]),
  ...SUMMABLE.map(([type, zero]) => overload('sum', `list(${type}).() -> ${type}`, (list: List) => sum(list, type, zero), traversal)),
  overload('indexOf', 'list(A).(A) -> int', (list: List, value: Value) => indexOf([...entriesOf(list)], value), traversal),
  overload('lastIndexOf', 'list(A).(A) -> int', (list: List, value: Value) => lastIndexOf(list, value), traversal),
  overload('slice', 'list(A).(int, int) -> list(A)', slice, outputCost),
  overload(
    'flatten',
    'list(list(A)).() -> list(A)',
    (list: List) => flatten(list, 1n),
    ([list = null]) => 11 + sizeOf(list),
  ),
  overload('flatten', 'list(dyn).(int) -> list(dyn)', flatten, ([list = null, depth]) => 11 + sizeOf(list) * Number(depth)),
  overload('lists.range', '(int) -> list(int)', range, outputCost),
  overload('reverse', 'list(A).() -> list(A)', (list: List) => listOf([...entriesOf(list)].reverse()), outputCost),
  overload('distinct', 'list(A).() -> list(A)', distinct, quadratic(0)),
  overload('cel.@mapInsert', '(map(A, B), map(A, B)) -> map(A, B)', (map: CelMap, more: CelMap) => {
    for (const key of more.keys()) {
      const made = insertInto(map, key, more.get(key) ?? null);
      if (isError(made)) return made;
    }
    return map;
  }),
  overload('cel.@mapInsert', '(map(A, B), A, B) -> map(A, B)', insertInto),
];

/** Returns the cost of reading a value: ten bytes of a string cost 1, any other value costs 1. */
function traversalOf(value: Value): number {
  if (typeof value === 'string') return Math.floor(Buffer.byteLength(value) * 0.1);
  if (value instanceof Uint8Array) return Math.floor(value.length * 0.1);
  if (!isList(value)) return 1;
  let cost = 0;
  for (const entry of entriesOf(value)) cost += traversalOf(entry);
  return cost;
}

function isSorted(list: List): Value {
  for (let index = 1; index < list.size; index++) if (compare(list.at(index - 1), list.at(index)) === 1) return false;
  return true;
}

function extreme(list: List, name: string, replacedAt: number): Value {
  if (list.size === 0) return celError(`${name} called on empty list`);
  let best = list.at(0);
  for (const entry of entriesOf(list)) if (compare(best, entry) === replacedAt) best = entry;
  return best;
}

/** Adds the entries. Entries of other types have no sum. The first entry decides which overload runs. */
function sum(list: List, type: string, zero: Value): Value {
  let total = list.size > 0 ? zeroFor(list.at(0), type, zero) : zero;
  for (const entry of entriesOf(list)) {
    total = plus(total, entry);
    if (isError(total)) return total;
  }
  return total;
}

const ADDITIONS = operatorOverloads.filter(({ name }) => name === '_+_');

const plus = (a: Value, b: Value): Value => ADDITIONS.find((each) => accepts(each, [a, b]))?.run(a, b) ?? NO_OVERLOAD;

function zeroFor(first: Value, type: string, zero: Value): Value {
  const name = typeName(first);
  return SUMMABLE.find(([each]) => (RUNTIME[each] ?? each) === name)?.[1] ?? (type === '' ? null : zero);
}

function indexOf(values: readonly Value[], wanted: Value): bigint {
  return BigInt(values.findIndex((value) => equal(value, wanted) === true));
}

function lastIndexOf(list: List, wanted: Value): bigint {
  const found = indexOf([...entriesOf(list)].reverse(), wanted);
  return found < 0n ? found : BigInt(list.size) - 1n - found;
}

function slice(list: List, start: bigint, end: bigint): Value {
  if (start < 0n || end < 0n) return celError(`cannot slice(${start}, ${end}), negative indexes not supported`);
  if (start > end) return celError(`cannot slice(${start}, ${end}), start index must be less than or equal to end index`);
  if (end > BigInt(list.size)) return celError(`cannot slice(${start}, ${end}), list is length ${list.size}`);
  return listOf([...entriesOf(list)].slice(Number(start), Number(end)));
}

function flatten(list: List, depth: bigint): Value {
  if (depth < 0n) return celError('level must be non-negative');
  const go = (entries: Iterable<Value>, left: bigint): Value[] =>
    [...entries].flatMap((entry) => (isList(entry) && left > 0n ? go(entriesOf(entry), left - 1n) : [entry]));
  return listOf(go(entriesOf(list), depth));
}

/** More entries than an expression can read within any cost limit. */
const MAX_RANGE_LENGTH = 10_000_000n;

function range(count: bigint): Value {
  if (count > MAX_RANGE_LENGTH) return { ...celError('operation cancelled: actual cost limit exceeded'), final: true };
  return listOf(Array.from({ length: Number(count < 0n ? 0n : count) }, (_, index) => BigInt(index)));
}

function sortBy(list: List, keys: List): Value {
  if (list.size !== keys.size) {
    return celError(
      `@sortByAssociatedKeys() expected a list of the same size as the associated keys list, but got ${list.size} and ${keys.size} elements respectively`,
    );
  }
  if (list.size === 0) return list;
  const type = typeName(keys.at(0));
  if (!COMPARABLE.some((each) => (RUNTIME[each] ?? each) === type)) return celError('list elements must be comparable');
  const places = Array.from({ length: list.size }, (_, index) => index);
  if (places.some((index) => typeName(keys.at(index)) !== type)) return celError('list elements must have the same type');
  places.sort((a, b) => {
    const order = compare(keys.at(a), keys.at(b));
    return typeof order === 'number' ? order : 0;
  });
  return listOf(places.map((index) => list.at(index)));
}

function distinct(list: List): Value {
  const found: Value[] = [];
  for (const entry of entriesOf(list)) if (!found.some((each) => equal(entry, each) === true)) found.push(entry);
  return listOf(found);
}
