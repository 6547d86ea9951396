import { compareValues, isEqualTo } from '../values/compare.ts';
import { byteLength, sliceBytes, toBytes } from '../values/go-bytes.ts';
import { isPrintable } from '../values/go-quote.ts';
import { isList, isMap, isTrue, kindOf, Sized, typeName, valueAt } from '../values/go-value.ts';
import { sprint, sprintf, sprintln } from '../values/sprintf.ts';
import { GoError } from '../values/template-error.ts';
import { type Context, type FunctionSet, inContext, pure } from './function-definition.ts';

/** The functions of `text/template`. */
export const BUILTINS: FunctionSet = {
  and: pure('func(reflect.Value, ...reflect.Value) reflect.Value', () => undefined),
  or: pure('func(reflect.Value, ...reflect.Value) reflect.Value', () => undefined),
  not: pure('func(reflect.Value) bool', (value) => !isTrue(value), { isShallow: true }),
  call: pure('func(reflect.Value, ...reflect.Value) reflect.Value', callOf),
  html: inContext('func(...interface {}) string', (context: Context, ...values) => escapeHtml(joined(context, values)), {
    unknown: 'text',
  }),
  js: inContext('func(...interface {}) string', (context: Context, ...values) => escapeJavaScript(joined(context, values))),
  urlquery: inContext('func(...interface {}) string', (context: Context, ...values) => queryEscape(joined(context, values))),
  index: pure('func(reflect.Value, ...reflect.Value) reflect.Value', indexOf, { isShallow: true }),
  slice: pure('func(reflect.Value, ...reflect.Value) reflect.Value', sliceOf),
  len: pure('func(reflect.Value) int', lengthOf, { isShallow: true }),
  print: inContext('func(...interface {}) string', (context: Context, ...values) => sprint(values, context.markerOf), { unknown: 'text' }),
  printf: inContext(
    'func(string, ...interface {}) string',
    (context: Context, format, ...values) => sprintf(format, values, context.markerOf),
    {
      unknown: 'text',
    },
  ),
  println: inContext('func(...interface {}) string', (context: Context, ...values) => sprintln(values, context.markerOf), {
    unknown: 'text',
  }),
  eq: inContext(
    'func(reflect.Value, ...reflect.Value) bool',
    (context: Context, first, ...others) => isEqualTo(first, others, context.markerOf),
    {
      isShallow: true,
    },
  ),
  ne: inContext('func(reflect.Value, reflect.Value) bool', (context: Context, a, b) => !isEqualTo(a, [b], context.markerOf), {
    isShallow: true,
  }),
  lt: pure('func(reflect.Value, reflect.Value) bool', (a, b) => compareValues(a, b) < 0),
  le: pure('func(reflect.Value, reflect.Value) bool', (a, b) => compareValues(a, b) <= 0),
  gt: pure('func(reflect.Value, reflect.Value) bool', (a, b) => isGreater(a, b)),
  ge: pure('func(reflect.Value, reflect.Value) bool', (a, b) => !(compareValues(a, b) < 0)),
};

/** Go computes it as "not less and not equal". This makes a difference for NaN. */
const isGreater = (a: unknown, b: unknown): boolean => !(compareValues(a, b) <= 0);

function callOf(value: unknown): never {
  if (value === undefined || value === null) throw new GoError('call of nil');
  throw new GoError(`non-function ${typeName(value)} of type ${typeName(value)}`);
}

/** Joins arguments to a text, as the escaping functions do. */
function joined(context: Context, values: readonly unknown[]): string {
  const [only] = values;
  if (values.length === 1 && typeof only === 'string') return only;
  return sprint(
    values.map((value) => (value === null || value === undefined ? '<no value>' : value)),
    context.markerOf,
  );
}

const HTML: Readonly<Record<string, string>> = { '\0': '\ufffd', '"': '&#34;', "'": '&#39;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string => text.replace(/[\0"'&<>]/g, (character) => HTML[character] as string);

const JAVASCRIPT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  '=': '\\u003D',
};

function escapeJavaScript(text: string): string {
  let escaped = '';
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const known = JAVASCRIPT[character];
    if (known !== undefined) escaped += known;
    else if (code < 0x20 || (code >= 0x80 && !isPrintable(character))) {
      const shown = code >= 0xdc80 && code <= 0xdcff ? 0xfffd : code;
      escaped += `\\u${shown.toString(16).toUpperCase().padStart(4, '0')}`;
    } else escaped += character;
  }
  return escaped;
}

/** Escapes a text for a URL query: a space becomes a plus sign. */
function queryEscape(text: string): string {
  let escaped = '';
  for (const byte of toBytes(text)) {
    const character = String.fromCharCode(byte);
    if (/[A-Za-z0-9\-_.~]/.test(character)) escaped += character;
    else escaped += byte === 0x20 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return escaped;
}

function lengthOf(value: unknown): bigint {
  if (typeof value === 'string') return BigInt(byteLength(value));
  if (isList(value) || value instanceof Uint8Array) return BigInt(value.length);
  if (isMap(value)) return BigInt(Object.keys(value).length);
  if (value === null) throw new GoError('len of nil pointer');
  if (value === undefined) throw new GoError('reflect: call of reflect.Value.Type on zero Value');
  throw new GoError(`len of type ${typeName(value)}`);
}

function indexOf(value: unknown, ...indexes: readonly unknown[]): unknown {
  if (value === undefined || value === null) throw new GoError('index of untyped nil');
  let item: unknown = value;
  for (const index of indexes) {
    if (item === null || item === undefined) throw new GoError('index of nil pointer');
    item = itemAt(item, index);
  }
  return item;
}

function itemAt(item: unknown, index: unknown): unknown {
  if (typeof item === 'string') {
    const bytes = toBytes(item);
    const at = indexArgument(index, bytes.length);
    if (at >= bytes.length) throw new GoError('reflect: string index out of range');
    return new Sized('uint8', BigInt(bytes[at] as number));
  }
  if (isList(item) || item instanceof Uint8Array) {
    const at = indexArgument(index, item.length);
    if (at >= item.length) throw new GoError('reflect: slice index out of range');
    return item instanceof Uint8Array ? new Sized('uint8', BigInt(item[at] as number)) : item[at];
  }
  if (!isMap(item)) throw new GoError(`can't index item of type ${typeName(item)}`);
  if (index === null || index === undefined) throw new GoError('value is nil; should be of type string');
  if (typeof index !== 'string') throw new GoError(`value has type ${typeName(index)}; should be string`);
  return valueAt(item, index);
}

function indexArgument(index: unknown, capacity: number): number {
  if (index === null || index === undefined) throw new GoError('cannot index slice/array with nil');
  const number = typeof index === 'bigint' ? index : index instanceof Sized && kindOf(index).includes('int') ? index.value : undefined;
  if (number === undefined) throw new GoError(`cannot index slice/array with type ${typeName(index)}`);
  if (number < 0n || number > BigInt(capacity)) throw new GoError(`index out of range: ${number}`);
  return Number(number);
}

/** Returns a slice of a list or a string, as Go's own `slice` does. */
function sliceOf(value: unknown, ...indexes: readonly unknown[]): unknown {
  if (value === undefined || value === null) throw new GoError('slice of untyped nil');
  if (indexes.length > 3) throw new GoError(`too many slice indexes: ${indexes.length}`);
  if (typeof value === 'string' && indexes.length === 3) throw new GoError('cannot 3-index slice a string');
  if (typeof value !== 'string' && !isList(value)) throw new GoError(`can't slice item of type ${typeName(value)}`);
  const length = typeof value === 'string' ? byteLength(value) : value.length;
  const [start = 0, end = length, most = length] = indexes.map((index) => indexArgument(index, length));
  if (start > end) throw new GoError(`invalid slice index: ${start} > ${end}`);
  if (end > most) throw new GoError(`invalid slice index: ${end} > ${most}`);
  return typeof value === 'string' ? sliceBytes(value, start, end) : value.slice(start, end);
}
