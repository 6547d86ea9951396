import { type Fields, isFields } from '@slipway/manifest';
import { writeYaml } from '@slipway/manifest/yaml11';
import { spendBytes } from '../spending.ts';
import { TemplateProblem } from './template-tokens.ts';

type Values = readonly unknown[];

/** Functions of Go's templates and of slim-sprig, as far as they are followed; any other one is a TemplateProblem. */
export function callFunction(name: string, values: Values): unknown {
  const call = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (call === undefined) throw new TemplateProblem(`the function ${name} is not supported`);
  const result = call(values);
  if (typeof result === 'string') spendBytes(result.length);
  return result;
}

/** Whether Go's templates take it for true. */
export const isTrue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isFields(value) ? Object.keys(value).length > 0 : Boolean(value);

/** As Go prints it with `%v`. */
export function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && (value === 0 || (Math.abs(value) >= 1e-4 && Math.abs(value) < 1e21))) return String(value);
  if (value === undefined || value === null) return '<no value>';
  if (Array.isArray(value)) return `[${value.map(printedInside).join(' ')}]`;
  if (isFields(value))
    return `map[${Object.keys(value)
      .sort()
      .map((key) => `${key}:${printedInside(value[key])}`)
      .join(' ')}]`;
  throw new TemplateProblem('the format of such a number is not supported');
}

const printedInside = (value: unknown): string => (value === undefined || value === null ? '<nil>' : printed(value));

/** The last value is what a pipeline gives. */
const last = (values: Values): unknown => values.at(-1);
const text = (value: unknown): string => (value === undefined || value === null ? '' : printed(value));
const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new TemplateProblem('a list is expected');
};
const map = (value: unknown): Fields => {
  if (isFields(value)) return value;
  throw new TemplateProblem('a map is expected');
};
const fieldOf = (value: unknown, key: unknown): unknown => (Object.hasOwn(map(value), text(key)) ? map(value)[text(key)] : undefined);

const isEqual = (a: unknown, b: unknown): boolean => {
  if ([a, b].some((value) => typeof value === 'object' && value !== null)) throw new TemplateProblem('lists and maps are not compared');
  if (typeof a !== typeof b && a !== undefined && b !== undefined) throw new TemplateProblem('values of different types are compared');
  return a === b;
};

const order = ([a, b]: Values): number => {
  if (typeof a !== typeof b || !['string', 'number'].includes(typeof a))
    throw new TemplateProblem('values of different types are compared');
  return a === b ? 0 : (a as string) < (b as string) ? -1 : 1;
};

const indented = (width: unknown, value: unknown): string => {
  const space = ' '.repeat(Math.min(Math.max(Number(width), 0), 200));
  return space + text(value).replaceAll('\n', `\n${space}`);
};

const yamlOf = (value: unknown): string => writeYaml(value ?? null);

const FUNCTIONS: Readonly<Record<string, (values: Values) => unknown>> = {
  and: (values) => (values.every(isTrue) ? last(values) : values.find((value) => !isTrue(value))),
  or: (values) => values.find(isTrue) ?? last(values),
  not: ([value]) => !isTrue(value),
  eq: ([first, ...others]) => others.some((other) => isEqual(first, other)),
  ne: ([a, b]) => !isEqual(a, b),
  lt: (values) => order(values) < 0,
  le: (values) => order(values) <= 0,
  gt: (values) => order(values) > 0,
  ge: (values) => order(values) >= 0,
  len: ([value]) =>
    typeof value === 'string' ? Buffer.byteLength(value) : isFields(value) ? Object.keys(value).length : list(value).length,
  index: ([value, ...keys]) =>
    keys.reduce((at: unknown, key) => {
      if (!Array.isArray(at)) return fieldOf(at, key);
      if (typeof key !== 'number' || key < 0 || key >= at.length) throw new TemplateProblem('an index is out of range');
      return at[key];
    }, value),
  hasKey: ([value, key]) => Object.hasOwn(map(value), text(key)),
  get: ([value, key]) => fieldOf(value, key) ?? '',
  default: (values) => (values.length > 1 && isTrue(last(values)) ? last(values) : values[0]),
  empty: ([value]) => !isTrue(value),
  coalesce: (values) => values.find(isTrue),
  ternary: ([yes, no, condition]) => (condition === true ? yes : no),
  quote: (values) =>
    values
      .filter((value) => value !== undefined && value !== null)
      .map((value) => goQuoted(text(value)))
      .join(' '),
  squote: (values) =>
    values
      .filter((value) => value !== undefined && value !== null)
      .map((value) => `'${text(value)}'`)
      .join(' '),
  upper: (values) => text(last(values)).toUpperCase(),
  lower: (values) => text(last(values)).toLowerCase(),
  trim: (values) => text(last(values)).trim(),
  trimPrefix: ([prefix, value]) => (text(value).startsWith(text(prefix)) ? text(value).slice(text(prefix).length) : text(value)),
  trimSuffix: ([suffix, value]) =>
    text(value).endsWith(text(suffix)) ? text(value).slice(0, text(value).length - text(suffix).length) : text(value),
  hasPrefix: ([prefix, value]) => text(value).startsWith(text(prefix)),
  hasSuffix: ([suffix, value]) => text(value).endsWith(text(suffix)),
  contains: ([part, value]) => text(value).includes(text(part)),
  replace: ([old, next, value]) => text(value).replaceAll(text(old), () => text(next)),
  join: ([separator, values]) => list(values).map(text).join(text(separator)),
  list: (values) => values,
  toString: (values: Values) => text(last(values)),
  toYaml: ([value]) => yamlOf(value),
  mustToYaml: ([value]) => yamlOf(value),
  indent: ([width, value]) => indented(width, value),
  trunc: ([length, value]) => truncated(Number(length), text(value)),
  title: ([value]) => text(value).replaceAll(/(?<![\p{L}\p{N}_'])\p{L}/gu, (letter) => letter.toUpperCase()),
  printf: ([format, ...values]) => formatted(text(format), values),
  nindent: ([width, value]) => `\n${indented(width, value)}`,
};

/** From the end, where the length is negative; Go counts bytes. */
function truncated(length: number, value: string): string {
  if (Buffer.byteLength(value) !== value.length) throw new TemplateProblem('trunc of a text that is not ASCII is not supported');
  if (Math.abs(length) >= value.length) return value;
  return length < 0 ? value.slice(length) : value.slice(0, length);
}

/** Go's `Sprintf`, of the verbs that take no width. */
function formatted(format: string, values: Values): string {
  const rest = [...values];
  const printedAll = format.replaceAll(/%(.?)/gs, (_, verb: string) => {
    if (verb === '%') return '%';
    if (rest.length === 0) throw new TemplateProblem('printf has more verbs than values');
    const value = rest.shift();
    if (verb === 'v' || (verb === 's' && typeof value === 'string')) return printedInside(value);
    if (verb === 'd' && Number.isInteger(value)) throw new TemplateProblem('%d of a number is not supported: Go may treat it as a float');
    if (verb === 'q' && typeof value === 'string') return goQuoted(value);
    throw new TemplateProblem(`%${verb} of such a value is not supported`);
  });
  if (rest.length > 0) throw new TemplateProblem('printf has more values than verbs');
  return printedAll;
}

/** Go's `%q`, of plain text. */
function goQuoted(value: string): string {
  if (!/^[\x20-\x7e\n\t]*$/.test(value)) throw new TemplateProblem('quoting of such a text is not supported');
  return JSON.stringify(value);
}
