/**
 * A value of CEL during an evaluation. An int is a bigint, a double a number. Errors are values too, because `||`, `&&` and loops ignore
 * some of them.
 */
export type Value = bigint | number | string | boolean | null | Uint8Array | Tagged;

/** Values without a JavaScript type. */
export type Tagged = Uint | List | CelMap | Time | Duration | Optional | TypeValue | Opaque | Unreadable | CelError;

export interface Uint {
  readonly kind: 'uint';
  readonly value: bigint;
}

export interface List {
  readonly kind: 'list';
  readonly size: number;
  /** Returns the entry at `index`, which is below the size. */
  readonly at: (index: number) => Value;
  /** Set for lists of objects that the schema declares as sets or as maps with keys. They are equal in any order. */
  readonly unordered?: UnorderedList;
  /** Whether it was read from an object. Such a list can be compared only with lists. */
  readonly ofObject?: boolean;
  /** Adds an entry in place, to a list that a loop collects. */
  readonly append?: (entry: Value) => void;
}

/** How entries of a set or keyed list are identified. */
export interface UnorderedList {
  readonly kind: 'set' | 'map';
  /** Returns a text that is equal for entries that count as the same one. */
  readonly keyOf: (entry: Value) => string;
}

export interface CelMap {
  readonly kind: 'map';
  readonly size: number;
  readonly keys: () => readonly Value[];
  /** Returns undefined if the key does not exist. */
  readonly get: (key: Value) => Value | undefined;
  /** Whether it was read from an object. Such a map can be compared only with maps. */
  readonly ofObject?: boolean;
  /** Adds an entry in place, to a map that a loop collects. */
  readonly insert?: (key: Value, value: Value) => void;
}

/** Nanoseconds since 1970. */
export interface Time {
  readonly kind: 'timestamp';
  readonly nanoseconds: bigint;
  /** The time zone in which it was written, to print it again. */
  readonly offsetMinutes?: number;
}

export interface Duration {
  readonly kind: 'duration';
  readonly nanoseconds: bigint;
}

export interface Optional {
  readonly kind: 'optional';
  readonly value?: Value;
}

export interface TypeValue {
  readonly kind: 'type';
  readonly name: string;
}

/** A value of a Kubernetes library: a quantity, URL, address, version or format. */
export interface Opaque {
  readonly kind: 'opaque';
  /** The name of its type, for example `kubernetes.Quantity`. */
  readonly type: string;
  readonly content: unknown;
  readonly equals: (other: Opaque) => boolean;
  readonly size?: number;
  /** Whether it is a result of arithmetic. The server can compare such a value only on the left side. */
  readonly computed?: boolean;
}

/** Data below `x-kubernetes-preserve-unknown-fields`. It can only be compared for equality. */
interface Unreadable {
  readonly kind: 'unreadable';
  readonly json: unknown;
}

export interface CelError {
  readonly kind: 'error';
  readonly message: string;
  /** Whether it ends the evaluation: no operator ignores the cost limit. */
  readonly final?: boolean;
  /** Whether the server may have a value here, so that no verdict depends on the error. */
  readonly unsure?: boolean;
}

export const celError = (message: string): CelError => ({ kind: 'error', message });
export const NO_OVERLOAD = celError('no such overload');

export const isTagged = (value: Value): value is Tagged => typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
export const isError = (value: Value): value is CelError => isTagged(value) && value.kind === 'error';
export const isList = (value: Value): value is List => isTagged(value) && value.kind === 'list';
export const isMap = (value: Value): value is CelMap => isTagged(value) && value.kind === 'map';
export const isOptional = (value: Value): value is Optional => isTagged(value) && value.kind === 'optional';

const NONE: Optional = { kind: 'optional' };
export const optionalNone = (): Optional => NONE;
export const optionalOf = (value: Value): Optional => ({ kind: 'optional', value });

export const INT_MIN = -(2n ** 63n);
export const INT_MAX = 2n ** 63n - 1n;
export const UINT_MAX = 2n ** 64n - 1n;

export const isInt64 = (value: bigint): boolean => value >= INT_MIN && value <= INT_MAX;
export const uint = (value: bigint): Uint => ({ kind: 'uint', value });

export const listOf = (values: readonly Value[]): List => ({ kind: 'list', size: values.length, at: (index) => values[index] ?? null });

/** Returns the entries of a list. */
export function* entriesOf(list: List): Generator<Value> {
  for (let index = 0; index < list.size; index++) yield list.at(index);
}

/** Returns a map of the given entries. Keys are ints, uints, bools and strings. The last one of equal keys is used. */
export function mapOf(entries: readonly (readonly [Value, Value])[]): CelMap {
  const byKey = new Map(entries.map((entry) => [keyText(entry[0]), entry]));
  const keys = [...byKey.values()].map(([key]) => key);
  return { kind: 'map', size: keys.length, keys: () => keys, get: (key) => byKey.get(keyText(key) ?? '')?.[1] };
}

/** Returns a list that grows while a loop collects into it. */
export function growingList(): List {
  const values: Value[] = [];
  return {
    kind: 'list',
    get size() {
      return values.length;
    },
    at: (index) => values[index] ?? null,
    append: (entry) => values.push(entry),
  };
}

/** Returns a map that grows while a loop collects into it. */
export function growingMap(): CelMap {
  const entries = new Map<string, readonly [Value, Value]>();
  return {
    kind: 'map',
    get size() {
      return entries.size;
    },
    keys: () => [...entries.values()].map(([key]) => key),
    get: (key) => entries.get(keyText(key) ?? '')?.[1],
    insert: (key, value) => entries.set(keyText(key) ?? '', [key, value]),
  };
}

/**
 * Returns a text that is equal for equal keys, also for equal numbers of different types. Returns undefined for a value that cannot be a
 * key.
 */
export function keyText(key: Value): string | undefined {
  if (typeof key === 'string') return `s${key}`;
  if (typeof key === 'boolean') return `b${key}`;
  if (typeof key === 'bigint') return `n${key}`;
  if (typeof key === 'number') return Number.isInteger(key) ? `n${BigInt(key)}` : undefined;
  return isTagged(key) && key.kind === 'uint' ? `n${key.value}` : undefined;
}

/** Returns the name of the type of `value`, which `type(value)` prints. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'bigint':
      return 'int';
    case 'number':
      return 'double';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
  }
  if (value === null) return 'null_type';
  if (value instanceof Uint8Array) return 'bytes';
  switch (value.kind) {
    case 'timestamp':
      return 'google.protobuf.Timestamp';
    case 'duration':
      return 'google.protobuf.Duration';
    case 'optional':
      return 'optional_type';
    case 'opaque':
      return value.type;
    default:
      return value.kind;
  }
}

/** Adds an entry to the map that a loop collects. Returns an error for a key that it already has. */
export function insertInto(map: Value, key: Value, value: Value): Value {
  if (!isMap(map)) return NO_OVERLOAD;
  if (map.get(key) !== undefined) return celError(`insert failed: key ${String(key)} already exists`);
  map.insert?.(key, value);
  return map;
}
