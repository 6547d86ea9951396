import { isFields } from '@slipway/manifest';
import { parseDuration } from '../../go/duration.ts';
import { formats } from '../../schema/formats.ts';
import { isIntOrString, type StructuralSchema } from '../../schema/structural-schema.ts';
import { escapedWord, escapeField } from '../syntax/escape.ts';
import { parseTime } from '../values/times.ts';
import { type CelMap, celError, isMap, keyText, type List, typeName, type UnorderedList, type Value } from '../values/value.ts';
import { withTypeAndNames } from './cel-schema.ts';

/** Converts the JSON value at one position of a schema to a CEL value. */
export type ToValue = (json: unknown) => Value;

const converters = new WeakMap<StructuralSchema, ToValue>();
const rootConverters = new WeakMap<StructuralSchema, ToValue>();

/** Returns the converter for values of `schema`. `root` is true for whole objects, whose type and name rules can use. */
export function valueConverter(schema: StructuralSchema, root = false): ToValue {
  const known = (root ? rootConverters : converters).get(schema);
  if (known) return known;
  const made = createConverter(root || schema['x-kubernetes-embedded-resource'] ? withTypeAndNames(schema) : schema);
  (root ? rootConverters : converters).set(schema, made);
  return made;
}

function createConverter(schema: StructuralSchema): ToValue {
  const make = converterOf(schema);
  const absent: Value = schema.nullable ? null : celError('invalid data, got null for schema with nullable=false');
  return (json) => (json === null || json === undefined ? absent : make(json));
}

function converterOf(schema: StructuralSchema): ToValue {
  if (isIntOrString(schema)) return (json) => (typeof json === 'string' ? json : intOf(json));
  switch (schema.type) {
    case 'object':
      return objectConverter(schema);
    case 'array':
      return listConverter(schema);
    case 'string':
      return textConverter(schema.format);
    case 'number':
      return (json) => (typeof json === 'number' || typeof json === 'bigint' ? Number(json) : wrong('number'));
    case 'integer':
      return intOf;
    case 'boolean':
      return (json) => (typeof json === 'boolean' ? json : wrong('bool'));
    default:
      return (json) => ({ kind: 'unreadable', json });
  }
}

const wrong = (type: string): Value => celError(`invalid data, expected ${type}`);

function intOf(json: unknown): Value {
  if (typeof json === 'bigint') return json;
  return typeof json === 'number' && Number.isInteger(json) ? BigInt(json) : wrong('int');
}

function objectConverter(schema: StructuralSchema): ToValue {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0) return fieldsConverter(properties);
  const entries = typeof schema.additionalProperties === 'object' ? valueConverter(schema.additionalProperties) : undefined;
  return (json) => (isFields(json) ? mapValue(json, entries) : wrong('map'));
}

/** Converts an object with fields, which a rule uses by their escaped names. A null counts as an absent field. */
function fieldsConverter(properties: readonly (readonly [string, StructuralSchema])[]): ToValue {
  const fields = new Map(properties.flatMap(([name, schema]) => named(name, schema)));
  return (json) => {
    if (!isFields(json)) return wrong('map');
    const values = new Map<string, Value>();
    const get = (key: Value): Value | undefined => {
      if (typeof key !== 'string') return undefined;
      const known = values.get(key);
      if (known !== undefined) return known;
      const field = fields.get(key) ?? fields.get(escapedWord(key) ?? key);
      const value = field && Object.hasOwn(json, field.name) ? json[field.name] : null;
      if (field === undefined || value === null || value === undefined) return undefined;
      const made = valueConverter(field.schema)(value);
      values.set(key, made);
      return made;
    };
    const keys = () => [...fields.keys()].filter((key) => Object.hasOwn(json, fields.get(key)?.name ?? ''));
    return { kind: 'map', size: Object.keys(json).length, keys, get, ofObject: true };
  };
}

function named(
  name: string,
  schema: StructuralSchema,
): (readonly [string, { readonly name: string; readonly schema: StructuralSchema }])[] {
  const escaped = escapeField(name);
  return escaped === undefined ? [] : [[escaped, { name, schema }]];
}

function mapValue(json: Readonly<Record<string, unknown>>, entries: ToValue | undefined): CelMap {
  return {
    kind: 'map',
    size: Object.keys(json).length,
    keys: () => (entries ? Object.keys(json) : []),
    get: (key) => {
      if (typeof key !== 'string') return celError('no such overload');
      return entries && Object.hasOwn(json, key) ? entries(json[key]) : undefined;
    },
    ofObject: true,
  };
}

function listConverter(schema: StructuralSchema): ToValue {
  const entries = schema.items ? valueConverter(schema.items) : undefined;
  const unordered = unorderedOf(schema);
  if (entries === undefined) return () => celError('invalid array type, expected Items with a non-empty Schema');
  return (json) => {
    if (!Array.isArray(json)) return wrong('list');
    const list: List = { kind: 'list', size: json.length, at: remembered(json, entries), ofObject: true };
    return unordered ? { ...list, unordered } : list;
  };
}

/** Returns entries that are converted once, also if several loops read them. */
function remembered(json: readonly unknown[], entries: ToValue): List['at'] {
  const values: Value[] = [];
  return (index) => {
    const known = values[index];
    if (known !== undefined) return known;
    const value = entries(json[index]);
    values[index] = value;
    return value;
  };
}

function unorderedOf(schema: StructuralSchema): UnorderedList | undefined {
  const type = schema['x-kubernetes-list-type'];
  if (type === 'set') return { kind: 'set', keyOf: scalarKey };
  if (type !== 'map') return undefined;
  const keys = (schema['x-kubernetes-list-map-keys'] ?? []).map((key) => escapeField(key) ?? key);
  return { kind: 'map', keyOf: (entry) => JSON.stringify(keys.map((key) => scalarKey(isMap(entry) ? (entry.get(key) ?? null) : null))) };
}

const scalarKey = (value: Value): string => `${typeName(value)} ${keyText(value) ?? (typeof value === 'number' ? value : '')}`;

function textConverter(format: string | undefined): ToValue {
  const read = format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return (json) => {
    if (typeof json !== 'string') return wrong('string');
    return read ? read(json) : json;
  };
}

/** Formats with their own types in CEL. */
const FORMATS: Readonly<Record<string, (text: string) => Value>> = {
  byte: (text) => (isBase64(text) ? Uint8Array.from(Buffer.from(text, 'base64')) : celError(`Invalid byte formatted string ${text}`)),
  duration: (text) => orUnsure(durationOf(text), text),
  date: (text) => orUnsure(parseTime(`${text}T00:00:00Z`), text),
  'date-time': (text) => orUnsure(parseTime(text), text),
};

/** Returns whether Go decodes the text as base64. Line ends are ignored. */
const isBase64 = (text: string): boolean => formats['go-bytes']?.validate(text as never) ?? false;

/** Returns the value, or an error that is not certain, because the server reads a few more forms of times and durations than Slipway. */
const orUnsure = (value: Value | undefined, text: string): Value => value ?? { ...celError(`Invalid text ${text}`), unsure: true };

function durationOf(text: string): Value | undefined {
  const nanoseconds = parseDuration(text);
  return nanoseconds === undefined ? undefined : { kind: 'duration', nanoseconds };
}
