import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';

/** Reads a field of a configuration. */
export type Decoder<Value> = (value: JsonValue, decoding: Decoding) => Value;

/** Options of decoding. */
interface Decoding {
  /** Converts scalars to strings where strings are expected, as the API machinery does for a known type. */
  readonly lenientText: boolean;
  /** Whether unknown fields are refused. */
  readonly refuseUnknown: boolean;
  /** Name of the file in messages. */
  readonly file: string;
}

type Shape = Readonly<Record<string, Decoder<unknown>>>;
type Decoded<Fields extends Shape> = { readonly [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined> };

const wrongType = (expected: string, value: JsonValue, { file }: Decoding): Error =>
  refusal('invalid-kustomization', `${JSON.stringify(value, bigintText)?.slice(0, 80)} is not ${expected}`, file);

const bigintText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

export const text: Decoder<string> = (value, decoding) => {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (decoding.lenientText && typeof value !== 'object') return String(value);
  throw wrongType('a text', value, decoding);
};

export const flag: Decoder<boolean> = (value, decoding) => {
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  throw wrongType('true or false', value, decoding);
};

export const integer: Decoder<number | bigint> = (value, decoding) => {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) return value;
  if (value === null) return 0;
  throw wrongType('an integer', value, decoding);
};

/** Accepts any value. */
export const anything: Decoder<JsonValue> = (value) => value;

export const listOf =
  <Value>(item: Decoder<Value>): Decoder<readonly Value[]> =>
  (value, decoding) => {
    if (!Array.isArray(value)) throw wrongType('a list', value, decoding);
    return (value as readonly JsonValue[]).map((each) => item(each, decoding));
  };

export const texts = listOf(text);

/** Reads labels and other maps of strings. */
export const textMap: Decoder<ReadonlyMap<string, string>> = (value, decoding) => {
  if (!isMap(value)) throw wrongType('a map', value, decoding);
  return new Map(Object.entries(value).map(([key, item]) => [key, text(item, decoding)]));
};

const isMap = (value: JsonValue): value is { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes a map with these fields. The case of their names does not matter, as in Go; null is the same as a missing field. */
export const struct =
  <Fields extends Shape>(fields: Fields): Decoder<Decoded<Fields>> =>
  (value, decoding) => {
    if (value === null) return {};
    if (!isMap(value)) throw wrongType('a map', value, decoding);
    const decoded: Record<string, unknown> = {};
    for (const key of Object.keys(value).sort()) {
      const name = Object.hasOwn(fields, key) ? key : Object.keys(fields).find((each) => each.toLowerCase() === key.toLowerCase());
      if (name === undefined) {
        if (decoding.refuseUnknown) throw refusal('unknown-field', `there is no field ${key}`, decoding.file);
      } else if (value[key] !== null) {
        decoded[name] = (fields[name] as Decoder<unknown>)(value[key] as JsonValue, decoding);
      }
    }
    return decoded as Decoded<Fields>;
  };
