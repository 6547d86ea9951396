import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';

type ResourcePatches = NonNullable<NonNullable<Resources['resources']>[number]['patches']>;
type Transform = NonNullable<ResourcePatches[number]['transforms']>[number];

declare const gives: unique symbol;
declare const takes: unique symbol;
declare const has: unique symbol;
const PATH = Symbol('path');
const TRANSFORMS = Symbol('transforms');

/** What a patch reads: a field, or a field with conversions of its value. */
export interface Source<T> {
  readonly [gives]: () => T;
  readonly [PATH]: string;
  readonly [TRANSFORMS]: readonly Transform[];
}

/** What a patch writes: a field that takes values of the type. */
export interface Target<T> {
  readonly [takes]: (value: T) => void;
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
  readonly [has]: (key: Key) => Value;
}

/** A type with lists that nobody changes: values of patches are copies. */
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
  (of as unknown as Readonly<Record<Key, Field<NonNullable<Value>>>>)[key];

function fieldAt(path: string): object {
  return new Proxy(
    {},
    {
      get: (_, key) => (key === PATH ? path : key === TRANSFORMS ? [] : typeof key === 'symbol' ? undefined : fieldAt(below(path, key))),
    },
  );
}

/** Appends a key as Crossplane reads it: an index in brackets, and in brackets too what is more than one word. */
function below(path: string, key: string): string {
  if (/^\d{1,9}$/.test(key)) return `${path}[${key}]`;
  if (!/^[\w-]{1,253}$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Returns the path of a field in the form of Crossplane: `spec.zones[0].tags[example.com/zone]`. */
export const pathOf = (field: Source<never> | Target<never>): string => field[PATH];

export const transformsOf = (source: Source<unknown>): readonly Transform[] => source[TRANSFORMS];

const converted = <To>(source: Source<unknown>, transform: Transform): Source<To> =>
  ({ [PATH]: source[PATH], [TRANSFORMS]: [...source[TRANSFORMS], transform] }) as unknown as Source<To>;

/**
 * Writes a text into a format of Go with one `%s`. It takes no number: the function reads each as a float64, for which `%d` prints
 * garbage. Use {@link toText} first.
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

/** Makes a text of a number or a boolean. A number has no exponent, unlike with the verb `%v`. */
export const toText = (source: Source<string | number | boolean>): Source<string> =>
  converted(source, { type: 'convert', convert: { toType: 'string' } });

/**
 * Replaces each value of an enum by another. The compiler reports a value that the map does not have, and one that the enum does not have.
 * @example mapped({ small: 'db.t4g.small', large: 'db.r8g.large' }, database.spec.size)
 */
export const mapped = <From extends string, const To extends string | number | boolean>(
  values: Readonly<Record<NoInfer<From>, To>>,
  source: Source<From>,
): Source<To> => converted(source, { type: 'map', map: { ...values } });
