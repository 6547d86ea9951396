import { type Fields, isFields, setKey } from '@slipway/manifest';
import { isFreeForm, type Schema } from '../check/schema.ts';
import { patternText } from './pattern-text.ts';

/** A value of a composite that differs from the typical one. */
export interface Variant {
  /** The path of the field. */
  readonly path: readonly (string | number)[];
  /** Undefined if the field is absent. */
  readonly value: unknown;
}

const MAX_DEPTH = 12;
const MAX_ITEMS = 3;

/** Generates values of a schema. Counts the values of patterns that it cannot generate. */
export class SampleValues {
  /** Paths of fields with patterns that are not generated. */
  readonly skipped = new Set<string>();
  private readonly known: unknown;

  /** `known` is a valid object: its values are used for patterns that cannot be generated. */
  constructor(known?: unknown) {
    this.known = known;
  }

  /** Returns the typical value of a schema, with all optional fields or without them; undefined if none can be generated. */
  typical(schema: Schema, isFull: boolean, path: readonly (string | number)[] = [], ordinal = 0): unknown {
    const hasFields = isFull && schema.properties !== undefined && path.length < MAX_DEPTH;
    if (schema.default !== undefined && !hasFields) return schema.default;
    if (schema.enum !== undefined) return schema.enum[ordinal % schema.enum.length];
    if (schema['x-kubernetes-int-or-string'] === true) return 1 + ordinal;
    switch (typeOf(schema)) {
      case 'object':
        return this.objectOf(schema, isFull, path, ordinal);
      case 'array':
        return this.listOf(schema, isFull, path);
      case 'string':
        return this.textOf(schema, path, ordinal);
      case 'integer':
      case 'number':
        return numberIn(schema, ordinal);
      case 'boolean':
        return ordinal % 2 === 0;
      default:
        return undefined;
    }
  }

  private objectOf(schema: Schema, isFull: boolean, path: readonly (string | number)[], ordinal: number): Fields | undefined {
    const object: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const isRequired = schema.required?.includes(name) === true;
      if (!isRequired && (!isFull || path.length >= MAX_DEPTH)) continue;
      const value = this.typical(field, isFull, [...path, name], ordinal);
      if (value !== undefined) setKey(object, name, value);
      else if (isRequired) return undefined;
    }
    if (isFull && isFields(schema.additionalProperties) && path.length < MAX_DEPTH) {
      const value = this.typical(schema.additionalProperties as Schema, isFull, [...path, 'key'], ordinal);
      if (value !== undefined) setKey(object, 'key', value);
    }
    return object;
  }

  private listOf({ items, minItems = 0, maxItems = MAX_ITEMS }: Schema, isFull: boolean, path: readonly (string | number)[]) {
    const length = Math.max(minItems, isFull ? Math.min(1, maxItems) : 0);
    if (length > MAX_ITEMS * 10 || path.length >= MAX_DEPTH) return minItems === 0 ? [] : undefined;
    const list = Array.from({ length }, (_, index) => this.typical(items ?? {}, isFull, [...path, index], index));
    return list.includes(undefined) ? (minItems === 0 ? [] : undefined) : list;
  }

  private textOf(schema: Schema, path: readonly (string | number)[], ordinal: number): string | undefined {
    const { pattern, format, minLength = 0 } = schema;
    // Each resource has another identifier, which its controller sets.
    if (path[0] === 'status' && pattern === undefined && format === undefined && schema.maxLength === undefined) return path.join('-');
    if (pattern === undefined) return textWith(format, minLength, schema.maxLength, ordinal);
    const text = patternText(pattern, ordinal);
    if (text !== undefined && text.length >= minLength && text.length <= (schema.maxLength ?? text.length)) return text;
    const known = valueAt(this.known, path);
    if (typeof known === 'string') return known;
    this.skipped.add(path.filter((each) => typeof each === 'string').join('.'));
    return undefined;
  }

  /** Returns the variants of all fields: absent, each value of an enum, both booleans, and the bounds of numbers, texts and lists. */
  *variants(schema: Schema, path: readonly (string | number)[] = [], isOptional = false): Generator<Variant> {
    if (isOptional) yield { path, value: undefined };
    if (path.length >= MAX_DEPTH) return;
    if (isOptional) yield { path, value: this.typical(schema, true, path) };
    for (const value of this.otherValues(schema, path)) yield { path, value };
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      yield* this.variants(field, [...path, name], schema.required?.includes(name) !== true && field.default === undefined);
    if (isFields(schema.additionalProperties)) yield* this.variants(schema.additionalProperties as Schema, [...path, 'key'], true);
    if (schema.items !== undefined) yield* this.variants(schema.items, [...path, 0]);
  }

  private otherValues(schema: Schema, path: readonly (string | number)[]): readonly unknown[] {
    if (schema.enum !== undefined) return schema.enum;
    if (schema['x-kubernetes-int-or-string'] === true) return ['50%'];
    switch (typeOf(schema)) {
      case 'boolean':
        return [true, false];
      case 'integer':
      case 'number':
        return [numberIn(schema, 0), schema.maximum ?? numberIn(schema, 2)];
      case 'string':
        return schema.pattern === undefined
          ? [textWith(schema.format, Math.min(schema.maxLength ?? MAX_TEXT, MAX_TEXT), schema.maxLength, 0)]
          : [patternText(schema.pattern, 1)].filter((each) => each !== undefined);
      case 'array': {
        const most = Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS);
        const list = Array.from({ length: most }, (_, index) => this.typical(schema.items ?? {}, true, [...path, index], index));
        return list.includes(undefined) ? [] : [list, ...((schema.minItems ?? 0) === 0 ? [[]] : [])];
      }
      default:
        return [];
    }
  }
}

/** Length of a long text, which names of Kubernetes and most fields of a cloud accept. */
const MAX_TEXT = 40;

const typeOf = (schema: Schema): string | undefined =>
  isFreeForm(schema)
    ? schema.type === 'object'
      ? 'object'
      : undefined
    : (schema.type ?? (schema.properties === undefined ? undefined : 'object'));

/** Texts of formats; other formats get a word, which the validator may reject. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2024-01-01T00:00:00Z',
  date: '2024-01-01',
  ...{ ipv4: '10.0.0.1', ipv6: '::1', cidr: '10.0.0.0/16', uri: 'https://example.org', email: 'a@example.org', hostname: 'example.org' },
  ...{ duration: '1h', byte: 'YQ==', uuid: '00000000-0000-4000-8000-000000000000', mac: '00:00:5e:00:53:01' },
};

function textWith(format: string | undefined, least: number, most: number | undefined, ordinal: number): string {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known !== undefined) return known;
  const text = `${String.fromCharCode(97 + (ordinal % 26))}`.repeat(Math.max(1, least));
  return most === undefined ? text : text.slice(0, most);
}

/** Returns a number in the bounds of a schema. */
function numberIn({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, type, ...rest }: Schema, ordinal: number): number {
  const step = Number((rest as { readonly multipleOf?: unknown }).multipleOf ?? 1) || 1;
  const least = minimum === undefined ? undefined : Math.ceil(minimum / step) * step + (exclusiveMinimum === true ? step : 0);
  const most = maximum === undefined ? undefined : Math.floor(maximum / step) * step - (exclusiveMaximum === true ? step : 0);
  const value = (least ?? (most === undefined || most >= step ? step : most)) + ordinal * step;
  return most !== undefined && value > most ? (least ?? most) : value;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined),
    value,
  );
}

/**
 * Returns a copy of an object with another value at a path, and with the objects above it; undefined when a list on the path is too short.
 */
export function withVariant(object: Fields, { path: [key, ...rest], value }: Variant): Fields | undefined {
  return key === undefined ? undefined : (changed(object, key, rest, value) as Fields | undefined);
}

function changed(container: unknown, key: string | number, rest: readonly (string | number)[], value: unknown): unknown {
  const [next, ...others] = rest;
  if (Array.isArray(container)) {
    if (typeof key !== 'number' || key >= container.length) return undefined;
    const item = next === undefined ? value : changed(container[key], next, others, value);
    return item === undefined ? undefined : container.with(key, item);
  }
  if (!isFields(container)) return undefined;
  const own = Object.hasOwn(container, key) ? container[key] : undefined;
  const copy: Record<string, unknown> = { ...container };
  const inner = next === undefined ? value : changed(own ?? {}, next, others, value);
  if (next !== undefined && inner === undefined) return undefined;
  if (inner === undefined) delete copy[key];
  else setKey(copy, String(key), inner);
  return copy;
}
