import type { KindSchema } from '@slipway/kube-models';
import { stableText } from '@slipway/manifest';
import { enforcedFormat } from './formats.ts';
import { embeddedSchema, isBuiltIn, objectSchema } from './object-schema.ts';
import { isIntOrString, isQuantity, type StructuralSchema } from './structural-schema.ts';

/** A schema as ajv takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema with which ajv gives the API server's answer for `kind`. What JSON Schema cannot say (defaults, nulls,
 * unknown fields, list keys) is no part of it: `normalise` looks after that first.
 */
export function jsonSchemaOf(kind: KindSchema): JsonSchema {
  const root = objectSchema(kind);
  const builtIn = isBuiltIn(kind);
  const { $defs = NONE } = root;
  const definitions = eachWhenRead($defs, (schema, name) => (name === 'MicroTime' ? MICRO_TIME : spine(schema, builtIn)));
  return { ...spine(root, builtIn), ...(Object.keys($defs).length ? { $defs: definitions } : {}) };
}

/** OpenAPI calls it a `date-time` like all others. */
const MICRO_TIME: JsonSchema = { type: 'string', format: 'go-micro-time' };

/** A schema of the structure itself: it types a field and says what is below. */
function spine(given: StructuralSchema, builtIn: boolean): JsonSchema {
  if (isText(given)) return TEXT;
  const schema = given['x-kubernetes-embedded-resource'] ? embeddedSchema(given) : given;
  const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  if (reference !== undefined) return { $ref: reference };
  if (isQuantity(schema)) return { type: ['string', 'number'], format: 'quantity' };
  const types = typesOf(schema);
  return {
    ...(types.length ? { type: types.length === 1 ? types[0] : types } : {}),
    ...limits(schema, builtIn),
    ...children(schema, (child) => spine(child, builtIn)),
    ...junctors(isIntOrString(schema) ? withoutIntOrString(schema) : schema),
  };
}

/** Most fields are texts of which nothing else is said. */
function isText(schema: StructuralSchema): boolean {
  if (schema.type !== 'string') return false;
  for (const keyword in schema) if (keyword !== 'type' && keyword !== 'default') return false;
  return true;
}

const TEXT: JsonSchema = { type: 'string' };

/** A schema inside `allOf`, `anyOf`, `oneOf` or `not`: it only restricts values. */
const restriction = (schema: StructuralSchema): JsonSchema => ({
  ...(schema.type === undefined ? {} : { type: schema.type }),
  ...limits(schema),
  ...children(schema, restriction),
  ...junctors(schema),
});

function typesOf(schema: StructuralSchema): readonly string[] {
  const types = isIntOrString(schema) ? ['integer', 'string'] : schema.type === undefined ? [] : [schema.type];
  return schema.nullable && types.length ? [...types, 'null'] : types;
}

function limits(schema: StructuralSchema, builtIn = false): JsonSchema {
  const format = isIntOrString(schema) ? undefined : enforcedFormat(schema, builtIn);
  const copied = (['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'pattern'] as const).flatMap(
    (key) => (schema[key] === undefined ? [] : [[key, schema[key]]]),
  );
  return {
    ...Object.fromEntries(copied),
    // The server compares null with every entry and never finds it, even where null is listed.
    ...(schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {}),
    ...(schema.required?.length ? { required: schema.required } : {}),
    ...(format ? { format } : {}),
    ...bounds(schema),
  };
}

/** Of an integer that fits int64, Go looks at the whole part of a limit only, and at limits beyond int64 as at the lowest of them. */
function bounds(schema: StructuralSchema): JsonSchema {
  const given = boundsOf(schema, (limit) => limit);
  const ofIntegers = boundsOf(schema, asInt64);
  if (stableText(given) === stableText(ofIntegers)) return given;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { if: { type: 'integer', minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 }, then: ofIntegers, else: given };
}

function boundsOf({ minimum, maximum, multipleOf, ...schema }: StructuralSchema, read: (limit: number) => number): JsonSchema {
  return {
    ...(minimum === undefined ? {} : { [schema.exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: read(minimum) }),
    ...(maximum === undefined ? {} : { [schema.exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: read(maximum) }),
    ...(multipleOf === undefined ? {} : read(multipleOf) > 0 ? { multipleOf: read(multipleOf) } : { not: {} }),
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

/** The same fields, each translated when it is first read: the schema of a kind is large, and objects use little of it. */
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

const junctors = (schema: StructuralSchema): JsonSchema => ({
  ...(schema.allOf?.length ? { allOf: schema.allOf.map(restriction) } : {}),
  ...(schema.anyOf?.length ? { anyOf: schema.anyOf.map(restriction) } : {}),
  ...(schema.oneOf?.length ? { oneOf: schema.oneOf.map(restriction) } : {}),
  ...(schema.not ? { not: restriction(schema.not) } : {}),
});

/** CRDs repeat "integer or string" as `anyOf` or `oneOf`; the two types say it already. */
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
