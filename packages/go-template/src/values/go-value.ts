import { Unknown } from './unknown.ts';

/** A value of Go. The table in the README shows how each type is represented. */
export type GoValue = unknown;

export type GoMap = Record<string, unknown>;

/** Kinds, with the names of `reflect`. */
export type Kind =
  | 'invalid'
  | 'bool'
  | 'int'
  | 'int8'
  | 'int32'
  | 'int64'
  | 'uint8'
  | 'uint32'
  | 'uint64'
  | 'float64'
  | 'complex128'
  | 'string'
  | 'map'
  | 'slice'
  | 'struct'
  | 'ptr'
  | 'func';

/** A Go type that cannot be derived from the JavaScript value alone. */
export interface GoType {
  /** `[]string`, `map[string]string`, `*semver.Version`. */
  readonly name: string;
  readonly kind: Kind;
  /** The type of items or values; absent for `interface {}`. */
  readonly elem?: string;
  readonly methods?: Readonly<Record<string, GoMethod>>;
  /** Returns the text of a value, for types with a method `String`. */
  readonly text?: (value: never) => string;
  /** Returns the JSON value of a value, for types with a method `MarshalJSON` or with other names of fields in JSON. */
  readonly json?: (value: never) => unknown;
  /** Whether its only value is a nil pointer. */
  readonly isNil?: true;
  /** The type of a copy of a struct, if methods need a pointer to it. The argument of a function is a copy. */
  readonly copied?: GoType;
  /** Fields of a struct in their order. */
  readonly fields?: readonly string[];
}

/** A method: its signature without the receiver, and its implementation. */
export interface GoMethod {
  readonly signature: string;
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  readonly call: (receiver: any, ...args: any[]) => unknown;
}

/** The key under which a list or map has its type. */
export const TYPE: unique symbol = Symbol('GoType');

/** A Go number that is neither `int` nor `float64`. */
export class Sized {
  readonly type:
    | 'int8'
    | 'int32'
    | 'int64'
    | 'uint8'
    | 'uint32'
    | 'uint64'
    | 'complex128'
    | 'time.Duration'
    | 'time.Month'
    | 'time.Weekday';
  readonly value: bigint;
  /** The real and the imaginary part of a complex number. */
  readonly parts: readonly [number, number] | undefined;

  constructor(type: Sized['type'], value: bigint, parts?: readonly [number, number]) {
    this.type = type;
    this.value = value;
    this.parts = parts;
  }
}

export const int64 = (value: bigint): Sized => new Sized('int64', BigInt.asIntN(64, value));

/** A struct, or a pointer to one. */
export class GoStruct {
  readonly type: GoType;
  readonly fields: GoMap;

  constructor(type: GoType, fields: GoMap) {
    this.type = type;
    this.fields = fields;
  }
}

const typedList = (elem: string): GoType => ({ name: `[]${elem}`, kind: 'slice', elem });

export const STRING_LIST: GoType = typedList('string');
export const INT_LIST: GoType = typedList('int');
export const LIST_LIST: GoType = { name: '[][]interface {}', kind: 'slice', elem: '[]interface {}' };
const STRING_MAP: GoType = { name: 'map[string]string', kind: 'map', elem: 'string' };

/** Sets the type of a list or a map. */
export function typed<Value extends object>(value: Value, type: GoType): Value {
  Object.defineProperty(value, TYPE, { value: type, enumerable: false, configurable: true });
  return value;
}

/** The maps behind views. */
const storages = new WeakMap<object, GoMap>();
const views = new WeakMap<object, Map<GoType | undefined, GoMap>>();

/** Returns the map that a view shows. */
export const storageOf = (container: object): object => storages.get(container) ?? container;

/**
 * Converts a map to another type, or to `map[string]interface {}`. As in Go, both are one map: a change of one is a change of the other.
 */
export function convertMap(map: GoMap, type: GoType | undefined): GoMap {
  if ((map as { [TYPE]?: GoType })[TYPE] === type) return map;
  const storage = storageOf(map) as GoMap;
  if ((storage as { [TYPE]?: GoType })[TYPE] === type) return storage;
  const known = views.get(storage) ?? new Map<GoType | undefined, GoMap>();
  views.set(storage, known);
  const view = known.get(type) ?? new Proxy(storage, { get: (target, key) => (key === TYPE ? type : Reflect.get(target, key)) });
  known.set(type, view);
  storages.set(view, storage);
  return view;
}

export const stringList = (items: string[]): string[] => typed(items, STRING_LIST);
export const stringMap = (entries: Record<string, string>): GoMap => typed(entries, STRING_MAP);

/** A nil list and a nil map. They print as empty ones and are null in JSON. */
export const NIL_LIST: readonly unknown[] = Object.freeze([]);
export const NIL_MAP: Readonly<GoMap> = Object.freeze({});

/** Returns whether a map is nil: frozen and empty. */
export const isNilMap = (map: object): boolean => Object.isFrozen(map) && Object.keys(map).length === 0;

/** Returns whether a list is nil. */
export const isFrozenEmpty = (list: readonly unknown[]): boolean => list.length === 0 && Object.isFrozen(list);

export const typeInfo = (value: object): GoType | undefined =>
  value instanceof GoStruct ? value.type : ((value as { [TYPE]?: GoType })[TYPE] ?? undefined);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns whether a value is a map, with any element type. */
export const isMap = (value: unknown): value is GoMap =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Sized) &&
  !(value instanceof GoStruct) &&
  !(value instanceof Uint8Array) &&
  !(value instanceof Unknown);

/** Returns whether a value is assignable to `map[string]interface {}`. */
export function isAnyMap(value: unknown): value is GoMap {
  if (!isMap(value)) return false;
  const type = (value as { [TYPE]?: GoType })[TYPE];
  return type === undefined || type.elem === undefined;
}

/** Returns whether a value is assignable to `[]interface {}`. */
export const isAnyList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (value as { [TYPE]?: GoType })[TYPE]?.elem === undefined;

const NAMED_KINDS: Readonly<Record<string, Kind>> = { 'time.Duration': 'int64', 'time.Month': 'int', 'time.Weekday': 'int' };

/** Returns the kind of a value. For an interface, it is the kind of the value in it. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return 'float64';
    case 'bigint':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'invalid';
    default:
      return value === null ? 'invalid' : kindOfObject(value as object);
  }
}

function kindOfObject(value: object): Kind {
  if (Array.isArray(value) || value instanceof Uint8Array) return 'slice';
  if (value instanceof Sized) return NAMED_KINDS[value.type] ?? (value.type as Kind);
  if (value instanceof GoStruct) return value.type.kind;
  return 'map';
}

/** Returns the type of a value as `%T` prints it. */
export function typeName(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return 'float64';
    case 'bigint':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return '<nil>';
    default:
      return value === null ? '<nil>' : typeNameOfObject(value as object);
  }
}

function typeNameOfObject(value: object): string {
  if (value instanceof Sized) return value.type;
  if (value instanceof Uint8Array) return '[]uint8';
  const type = typeInfo(value);
  if (type !== undefined) return type.name;
  return Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}';
}

/** Returns the value of a map at a key. For a missing key, it is the zero value of the element type. */
export const valueAt = (map: GoMap, key: string): unknown => (Object.hasOwn(map, key) ? map[key] : zeroElement(map));

const ZERO: Readonly<Record<string, unknown>> = { string: '', '[]uint8': new Uint8Array(), int: 0n, bool: false };

/** Returns the zero value of the element type of a list or map. */
export function zeroElement(container: object): unknown {
  const elem = (container as { [TYPE]?: GoType })[TYPE]?.elem;
  return elem === undefined ? null : (ZERO[elem] ?? null);
}

/** Returns whether a struct, list or map has elements with types, such as `map[string]string`. Others have interfaces, whose type errors name. */
export const hasTypedElements = (container: unknown): boolean =>
  typeof container === 'object' &&
  container !== null &&
  (container instanceof GoStruct || (container as { [TYPE]?: GoType })[TYPE]?.elem !== undefined);

/** Returns the argument that a function gets for a value. */
export const argumentOf = (value: unknown): unknown =>
  value instanceof GoStruct && value.type.copied !== undefined ? new GoStruct(value.type.copied, value.fields) : value;

/** Returns whether Go's templates treat a value as true. */
export function isTrue(value: unknown): boolean {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value !== '';
    case 'number':
      return value !== 0;
    case 'bigint':
      return value !== 0n;
    case 'undefined':
      return false;
    default:
      return value !== null && isTrueObject(value as object);
  }
}

function isTrueObject(value: object): boolean {
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0;
  if (value instanceof Sized) return value.parts === undefined ? value.value !== 0n : value.parts.some((part) => part !== 0);
  if (value instanceof GoStruct) return true;
  for (const key in value) if (Object.hasOwn(value, key)) return true;
  return false;
}

/** Returns the keys of a map in the order of `range`: sorted by their bytes. */
export function sortedKeys(map: GoMap): string[] {
  const keys = Object.keys(map);
  return keys.length < 2 ? keys : keys.sort(compareText);
}

/** Compares strings by their bytes. UTF-16 has another order for characters beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const x = a.charCodeAt(index);
    const y = b.charCodeAt(index);
    if (x !== y) return x >= 0xd800 && y >= 0xd800 ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : x - y;
  }
  return a.length - b.length;
}
