import { firstTexts, onceForEachText, plainText } from '@slipway/manifest';
import { RE2JS } from 're2js';
import { isFreeForm, type Schema } from './schema.ts';

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

/** The values that a patch may copy. */
export interface Value {
  /** Undefined if the type is unknown. */
  readonly types?: readonly JsonType[];
  /** All values, if there are only a few. */
  readonly values?: readonly unknown[];
  /** The schema of a value that no transform has changed. */
  readonly schema?: Schema;
}

export const ANY_VALUE: Value = {};

/** Returns the values that a schema accepts. */
export function schemaValue(schema: Schema): Value {
  if (isFreeForm(schema)) return schema.type === 'object' ? { types: ['object'] } : ANY_VALUE;
  if (schema['x-kubernetes-int-or-string'] === true) return { types: ['integer', 'string'] };
  const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : alternativesOf(schema));
  const type = schema.type as JsonType | undefined;
  return { schema, ...(type === undefined ? {} : { types: [type] }), ...(values === undefined ? {} : { values }) };
}

/** Returns the words of a pattern that is a list of words: `^(small|large)$`. */
function alternativesOf({ type, pattern }: Schema): readonly string[] | undefined {
  const [, words] = /^\^\((?:\?:)?((?:[\w-]+\|){1,50}[\w-]+)\)\$$/.exec((type === 'string' && pattern) || '') ?? [];
  return words?.split('|');
}

/** Why a value does not fit a field. */
interface Mismatch {
  /** Whether no value fits; otherwise some values fit. */
  readonly isAlways: boolean;
  /** Whether the value has a field that the target does not have. */
  readonly isUnknownField?: boolean;
  readonly reason: string;
}

const MAX_DEPTH = 20;

/** Returns why the values do not fit a field of a schema; undefined if they fit, or may fit. */
export function valueMismatch(value: Value, target: Schema, depth = 0): Mismatch | undefined {
  if (isFreeForm(target) || depth > MAX_DEPTH) return undefined;
  return mismatchOfType(value, target) ?? mismatchOfValues(value, target) ?? mismatchOfSchema(value, target, depth);
}

function mismatchOfType({ types }: Value, target: Schema): Mismatch | undefined {
  if (types === undefined) return undefined;
  const wrong = types.filter((type) => !acceptsType(target, type));
  if (wrong.length === 0) return undefined;
  return { isAlways: wrong.length === types.length, reason: `${article(wrong[0] as string)} is not ${article(nameOfType(target))}` };
}

function acceptsType(target: Schema, type: JsonType): boolean {
  if (target['x-kubernetes-int-or-string'] === true) return type === 'string' || type === 'integer' || type === 'number';
  if (target.type === undefined || target.type === type) return true;
  // Crossplane sends a number without a fraction as an integer.
  return (type === 'integer' || type === 'number') && (target.type === 'integer' || target.type === 'number');
}

const nameOfType = (schema: Schema): string =>
  schema['x-kubernetes-int-or-string'] === true ? 'string or integer' : (schema.type ?? 'value');

export const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

function mismatchOfValues({ values }: Value, target: Schema): Mismatch | undefined {
  if (values === undefined || values.length === 0) return undefined;
  const refused = values.filter((each) => !acceptsValue(target, each));
  if (refused.length === 0) return undefined;
  const list = listText(refused);
  return {
    isAlways: refused.length === values.length,
    reason: `${list} ${refused.length === 1 ? 'does' : 'do'} not match ${boundText(target)}`,
  };
}

/** Returns a short list of values. */
export const listText = (values: readonly unknown[]): string => firstTexts(values, 4, shortText);

const shortText = (value: unknown): string => (typeof value === 'string' ? value : plainText(JSON.stringify(value))).slice(0, 60) || '""';

function boundText({ enum: allowed, pattern, minimum, maximum, type }: Schema): string {
  if (allowed !== undefined) return `the enum ${listText(allowed)}`;
  if (pattern !== undefined) return `the pattern ${pattern}`;
  if (minimum !== undefined || maximum !== undefined) return `the range ${minimum ?? ''}..${maximum ?? ''}`;
  return type === undefined ? 'the field' : `the type ${type}`;
}

function acceptsValue(target: Schema, value: unknown): boolean {
  if (value === null) return true;
  const type = typeOf(value);
  if (!acceptsType(target, type)) return false;
  if (target.type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) return false;
  if (target.enum !== undefined && type !== 'object' && type !== 'array') return target.enum.includes(value);
  if (typeof value === 'string') return acceptsText(target, value);
  return typeof value !== 'number' || isInRange(target, value);
}

export function typeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' || typeof value === 'bigint') return Number.isInteger(Number(value)) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
}

const acceptsText = ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): boolean =>
  [...text].length >= minLength && [...text].length <= maxLength && (pattern === undefined || matches(pattern, text));

const isInRange = ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema, value: number): boolean =>
  value >= minimum && value <= maximum;

/** Returns whether a text matches a pattern in the syntax of Go. An invalid pattern matches all texts. */
export function matches(pattern: string, text: string): boolean {
  const compiled = compile(pattern);
  return typeof compiled === 'string' || compiled.matcher(text).find();
}

/** Returns a compiled pattern, or the reason why it is invalid. */
export const compile = onceForEachText(
  (pattern): RE2JS | string => {
    try {
      return RE2JS.compile(pattern);
    } catch (error) {
      return error instanceof Error ? error.message : 'not a regular expression';
    }
  },
  { most: 200, longest: Number.POSITIVE_INFINITY },
);

/** Compares the schema of an unchanged value with the schema of its target. */
function mismatchOfSchema({ schema: source }: Value, target: Schema, depth: number): Mismatch | undefined {
  if (source === undefined) return undefined;
  if (source.type === 'array' && target.type === 'array' && source.items !== undefined && target.items !== undefined)
    return within('its items: ', valueMismatch(schemaValue(source.items), target.items, depth + 1));
  if (source.type === 'object' && target.type === 'object') return mismatchOfObject(source, target, depth);
  return mismatchOfRange(source, target);
}

const within = (prefix: string, inner: Mismatch | undefined): Mismatch | undefined =>
  inner && { ...inner, reason: `${prefix}${inner.reason}` };

function mismatchOfRange(source: Schema, target: Schema): Mismatch | undefined {
  const { minimum: least, maximum: most, minLength: shortest, maxLength: longest } = source;
  const { minimum, maximum, minLength, maxLength } = target;
  const isOutside = isBelow(most, minimum) || isBelow(maximum, least) || isBelow(longest, minLength) || isBelow(maxLength, shortest);
  return isOutside ? { isAlways: true, reason: `its bounds exclude ${boundText(target)}` } : undefined;
}

const isBelow = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined && a < b;

function mismatchOfObject(source: Schema, target: Schema, depth: number): Mismatch | undefined {
  const values = typeof source.additionalProperties === 'object' ? source.additionalProperties : undefined;
  const targetValues = typeof target.additionalProperties === 'object' ? target.additionalProperties : undefined;
  if (values !== undefined && targetValues !== undefined)
    return within('its values: ', valueMismatch(schemaValue(values), targetValues, depth + 1));
  for (const [name, each] of Object.entries(source.properties ?? {})) {
    const inner = target.properties?.[name] ?? targetValues;
    const isCertain = source.required?.includes(name) === true || each.default !== undefined;
    if (inner === undefined && target.properties !== undefined)
      return { isAlways: isCertain, isUnknownField: true, reason: `the target has no field ${name}` };
    const found = inner && valueMismatch(schemaValue(each), inner, depth + 1);
    if (found !== undefined) return { ...found, isAlways: found.isAlways && isCertain, reason: `its field ${name}: ${found.reason}` };
  }
  return undefined;
}
