import type { KindSchema } from '@slipway/kube-models';
import { stableText } from '@slipway/manifest';
import { withNumbers } from '../objects/plain-numbers.ts';
import { decodedFormat, fitsNumberFormat, numberFormat, textFormat } from './formats.ts';
import { embeddedSchema, isBuiltIn, objectSchema } from './object-schema.ts';
import { isIntOrString, isQuantity, type StructuralSchema } from './structural-schema.ts';
import { UNFIT_LIMIT } from './unfit-limit.ts';

/** A JSON Schema for ajv. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema with which ajv returns the API server's answer for `kind`. It has no defaults, nulls, unknown fields and list
 * keys, which JSON Schema cannot express: `normalise` handles them first.
 */
export function jsonSchemaOf(kind: KindSchema): JsonSchema {
  const root = objectSchema(kind);
  const of: SchemaUse = isBuiltIn(kind) ? 'built-in' : 'custom';
  const { $defs = NONE } = root;
  const definitions = eachWhenRead($defs, (schema, name) => (name === 'MicroTime' ? MICRO_TIME : structureSchema(schema, of)));
  return { ...structureSchema(root, of), ...(Object.keys($defs).length ? { $defs: definitions } : {}) };
}

/** Returns the JSON Schema for a default in the schema of a CRD, which the server checks without changes. */
export const jsonSchemaOfDefault = (schema: StructuralSchema): JsonSchema => structureSchema(schema, 'default');

/** The use of a schema: for objects of a built-in kind, custom resources, or a default in a CRD. */
type SchemaUse = 'built-in' | 'custom' | 'default';

/** Its format is `date-time` in OpenAPI, like that of other times. */
const MICRO_TIME: JsonSchema = { type: 'string', format: 'go-micro-time' };

/** Returns a schema of the structure itself, with the type and the children. */
function structureSchema(given: StructuralSchema, of: SchemaUse): JsonSchema {
  if (isText(given)) return TEXT;
  const schema = given['x-kubernetes-embedded-resource'] ? embeddedSchema(given) : given;
  const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  if (reference !== undefined) return { $ref: reference };
  if (of === 'built-in' && isQuantity(schema)) return { type: ['string', 'number'], format: 'quantity' };
  return {
    ...typeAndFormat(schema, of),
    ...limits(schema),
    ...children(schema, (child) => structureSchema(child, of)),
    ...junctors(of !== 'default' && isIntOrString(schema) ? withoutIntOrString(schema) : schema, of),
  };
}

/** Returns whether a field is a string without other restrictions, which is the most common case. */
function isText(schema: StructuralSchema): boolean {
  if (schema.type !== 'string') return false;
  for (const keyword in schema) if (keyword !== 'type' && keyword !== 'default') return false;
  return true;
}

const TEXT: JsonSchema = { type: 'string' };

/** Returns a schema inside `allOf`, `anyOf`, `oneOf` or `not`, which only restricts values. */
const restriction = (schema: StructuralSchema, of: SchemaUse): JsonSchema => ({
  ...typeAndFormat(schema, of),
  ...limits(schema),
  ...children(schema, (child) => restriction(child, of)),
  ...junctors(schema, of),
});

/**
 * Returns types and format as the `typeValidator` and `formatValidator` of kube-openapi check them. With a format, a schema without type
 * accepts strings, lists and null. For defaults, the server keeps unknown formats, so that strings and lists fit any type except numbers.
 * It also does not recognise a default that may be an integer or a string.
 */
function typeAndFormat(schema: StructuralSchema, of: SchemaUse): JsonSchema {
  const either = isIntOrString(schema) && of !== 'default';
  const types = either ? ['integer', 'string'] : schema.type === undefined ? [] : [schema.type];
  const known = of === 'built-in' ? (either ? undefined : decodedFormat(schema)) : checkedFormat(schema, of);
  const hasFormat = of === 'default' ? Boolean(schema.format) : known !== undefined;
  const isNumber = types.includes('integer') || types.includes('number');
  const fitting =
    of === 'built-in' || !hasFormat || isNumber || (of === 'custom' && types.length > 0)
      ? types
      : [...new Set([...types, 'string', 'array', ...(types.length === 0 ? ['null'] : [])])];
  const all = schema.nullable && fitting.length && !fitting.includes('null') ? [...fitting, 'null'] : fitting;
  return {
    ...(all.length ? { type: all.length === 1 ? all[0] : all } : {}),
    ...(known === undefined ? {} : { format: known }),
  };
}

/**
 * Returns the checked format. Numbers have a range because of their type alone. String formats apply to strings in all positions where the
 * server keeps them.
 */
function checkedFormat(schema: StructuralSchema, of: SchemaUse): string | undefined {
  const { type, format } = schema;
  const ofTexts = type === undefined || type === 'string' || (of === 'default' && type !== 'integer' && type !== 'number');
  return ofTexts ? textFormat(format) : numberFormat({ ...schema, type });
}

function limits(schema: StructuralSchema): JsonSchema {
  const copied = (['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'pattern'] as const).flatMap(
    (key) => (schema[key] === undefined ? [] : [[key, schema[key]]]),
  );
  return {
    ...Object.fromEntries(copied),
    // The server never finds null in the list, also when it is listed.
    ...(schema.enum?.length ? { enum: schema.enum.filter((value) => value !== null).map(withNumbers) } : {}),
    ...(schema.required?.length ? { required: schema.required } : {}),
    ...bounds(schema),
  };
}

/**
 * Returns the limits of numbers. For an integer that fits int64, Go uses the whole part of a limit, and the lowest int64 instead of a limit
 * outside int64.
 */
function bounds(schema: StructuralSchema): JsonSchema {
  const unfit = unfitLimit(schema);
  if (unfit !== undefined) return { [UNFIT_LIMIT]: unfit };
  const given = boundsOf(schema, (limit) => limit);
  const ofIntegers = boundsOf(schema, asInt64);
  if (stableText(given) === stableText(ofIntegers)) return given;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { if: { type: 'integer', minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 }, then: ofIntegers, else: given };
}

/** Returns a limit that is not a number of the type itself. Then the server rejects all numbers (`IsValueValidAgainstRange`). */
function unfitLimit(schema: StructuralSchema): string | undefined {
  if (isIntOrString(schema)) return undefined;
  const range = numberFormat(schema);
  if (range === undefined) return undefined;
  for (const keyword of ['multipleOf', 'minimum', 'maximum'] as const) {
    const limit = schema[keyword];
    if (limit === undefined) continue;
    // As a double, the lowest int64 is printed with digits that no int64 has.
    const fits = range === 'float' || (Number.isInteger(limit) && limit > -(2 ** 63));
    if (!fits || !fitsNumberFormat(limit, range)) return `${keyword} ${limit}`;
  }
  return undefined;
}

function boundsOf({ minimum, maximum, multipleOf, ...schema }: StructuralSchema, read: (limit: number) => number): JsonSchema {
  return {
    ...(minimum === undefined ? {} : { [schema.exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: read(minimum) }),
    ...(maximum === undefined ? {} : { [schema.exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: read(maximum) }),
    ...(multipleOf === undefined
      ? {}
      : read(multipleOf) > 0
        ? { multipleOf: read(multipleOf) }
        : { [UNFIT_LIMIT]: `multipleOf ${multipleOf}` }),
  };
}

const asInt64 = (limit: number): number => (Math.abs(limit) < 2 ** 63 ? Math.trunc(limit) : -(2 ** 63));

function children(schema: StructuralSchema, below: (schema: StructuralSchema) => JsonSchema): JsonSchema {
  const { properties = NONE } = schema;
  return {
    ...(Object.keys(properties).length ? { properties: eachWhenRead(properties, below) } : {}),
    ...(typeof schema.additionalProperties === 'object' ? { additionalProperties: below(schema.additionalProperties) } : {}),
    ...(schema.items ? { items: below(schema.items) } : {}),
  };
}

const NONE: Readonly<Record<string, StructuralSchema>> = {};

/** Returns the same fields, each converted when it is first read: the schema of a kind is large, and objects use little of it. */
function eachWhenRead(
  given: Readonly<Record<string, StructuralSchema>>,
  translate: (schema: StructuralSchema, name: string) => JsonSchema,
): JsonSchema {
  const translated = new Map<string, JsonSchema>();
  return new Proxy<JsonSchema>(given, {
    get(_, name) {
      if (typeof name !== 'string' || !Object.hasOwn(given, name)) return undefined;
      const known = translated.get(name) ?? translate(given[name] ?? NONE, name);
      translated.set(name, known);
      return known;
    },
  });
}

function junctors(schema: StructuralSchema, of: SchemaUse): JsonSchema {
  const restricted = (branch: StructuralSchema): JsonSchema => restriction(branch, of);
  return {
    ...(schema.allOf?.length ? { allOf: schema.allOf.map(restricted) } : {}),
    ...(schema.anyOf?.length ? { anyOf: schema.anyOf.map(restricted) } : {}),
    ...(schema.oneOf?.length ? { oneOf: schema.oneOf.map(restricted) } : {}),
    ...(schema.not ? { not: restricted(schema.not) } : {}),
  };
}

/** Removes "integer or string" from `anyOf` and `oneOf`. CRDs repeat it, and the two types already express it. */
function withoutIntOrString(schema: StructuralSchema): StructuralSchema {
  const isTypesOnly = (branches: readonly StructuralSchema[] | undefined): boolean =>
    branches?.every((branch) => Object.keys(branch).length === 1 && branch.type !== undefined) ?? false;
  const { anyOf, oneOf, allOf, ...rest } = schema;
  const kept = allOf?.filter((branch) => !isTypesOnly(branch.anyOf));
  return {
    ...rest,
    ...(anyOf && !isTypesOnly(anyOf) ? { anyOf } : {}),
    ...(oneOf && !isTypesOnly(oneOf) ? { oneOf } : {}),
    ...(kept?.length ? { allOf: kept } : {}),
  };
}
