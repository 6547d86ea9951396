import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';

type ResourcePatches = NonNullable<NonNullable<Resources['resources']>[number]['patches']>;
type Transform = NonNullable<ResourcePatches[number]['transforms']>[number];

declare const gives: unique symbol;
declare const takes: unique symbol;
declare const has: unique symbol;
const PATH = Symbol('path');
const TRANSFORMS = Symbol('transforms');

/** The source of a patch: a field, or a field with conversions of its value. */
export interface Source<T> {
  /** Type of the value. */
  readonly [gives]: () => T;
  /** Path of the field. */
  readonly [PATH]: string;
  /** Conversions of the value, in their order. */
  readonly [TRANSFORMS]: readonly Transform[];
}

/** The target of a patch: a field that accepts values of this type. */
export interface Target<T> {
  /** Type of the values. */
  readonly [takes]: (value: T) => void;
  /** Path of the field. */
  readonly [PATH]: string;
}

/**
 * A field of an object, as patches of a Composition name it. Its fields are those of the type `T`, so the editor completes, renames and
 * finds them. A misspelt field does not compile.
 */
export type Field<T> = Source<Plain<T>> & Target<Plain<T>> & FieldsOf<T>;

type FieldsOf<T> = T extends readonly (infer Item)[]
  ? Entries<number, Item>
  : T extends object
    ? string extends keyof T
      ? Entries<string, T[keyof T]>
      : { readonly [Key in keyof T]-?: Field<NonNullable<T[Key]>> }
    : unknown;

/** A list or a map. {@link at} returns its entries. */
interface Entries<Key, Value> {
  /** Types of keys and values. */
  readonly [has]: (key: Key) => Value;
}

/** Makes the lists of a type read-only, so that read-only and mutable lists are compatible. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/**
 * Returns the fields of an object of the type `T`.
 * @example fieldsOf<VPC>().spec.forProvider.cidrBlock
 */
export const fieldsOf = <T extends object>(): Field<T> => fieldAt('') as Field<T>;

/**
 * Returns an item of a list, or an entry of a map.
 * @example at(vpc.spec.forProvider.tags, 'example.com/team')
 * @example at(cluster.spec.network.zones, 0)
 */
export const at = <Key extends string | number, Value>(of: Entries<Key, Value>, key: NoInfer<Key>): Field<NonNullable<Value>> =>
  fieldAt(below((of as unknown as Source<never>)[PATH], key)) as Field<NonNullable<Value>>;

function fieldAt(path: string): object {
  return new Proxy(
    {},
    {
      get: (_, key) => (key === PATH ? path : key === TRANSFORMS ? [] : typeof key === 'symbol' ? undefined : fieldAt(below(path, key))),
    },
  );
}

/**
 * Appends a key in the syntax of Crossplane (`pkg/fieldpath` of crossplane-runtime): an index, or a key that is not a single word, is in
 * brackets.
 */
function below(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (key === '' || /[[\]]/.test(key)) throw new Error(`the path of a field cannot have the key ${JSON.stringify(key)}`);
  if (!/^[\w-]+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Returns the path of a field in the form of Crossplane: `spec.zones[0].tags[example.com/zone]`. */
export const pathOf = (field: Source<never> | Target<never>): string => field[PATH];

export const transformsOf = (source: Source<unknown>): readonly Transform[] => source[TRANSFORMS];

const converted = <To>(source: Source<unknown>, transform: Transform): Source<To> =>
  ({ [PATH]: source[PATH], [TRANSFORMS]: [...source[TRANSFORMS], transform] }) as unknown as Source<To>;

/**
 * Inserts a text into a format of Go that has one `%s`. A number does not compile, because the function reads it as a float64, and `%d`
 * prints that wrong. Use {@link toText} first.
 * @example format('%s-nodes', cluster.metadata.name)
 */
export const format = (text: `${string}%s${string}`, source: Source<string>): Source<string> =>
  converted(source, { type: 'string', string: { type: 'Format', fmt: text } });

/**
 * Removes a text from the beginning.
 * @example trimPrefix('https://', cluster.status.endpoint)
 */
export const trimPrefix = (prefix: string, source: Source<string>): Source<string> =>
  converted(source, { type: 'string', string: { type: 'TrimPrefix', trim: prefix } });

/** Converts a number or a boolean to a string. A number gets no exponent, unlike with the verb `%v`. */
export const toText = (source: Source<string | number | boolean>): Source<string> =>
  converted(source, { type: 'convert', convert: { toType: 'string' } });

/**
 * Replaces each value of an enum by another. The compiler reports a value that the map does not have, and one that the enum does not have.
 * @example mapped({ small: 'db.t4g.small', large: 'db.r8g.large' }, database.spec.size)
 */
export const mapped = <From extends string, const Values extends Readonly<Record<From, string | number | boolean>>>(
  values: Values & Readonly<Record<Exclude<keyof Values, From>, never>>,
  source: Source<From>,
): Source<Values[From]> => converted(source, { type: 'map', map: { ...(values as Values) } });
