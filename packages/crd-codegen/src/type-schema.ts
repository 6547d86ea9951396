import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { isRecord } from './is-record.ts';
import { metaTypes } from './meta-types.ts';
import { type TypeNames, typeNames } from './type-names.ts';

/** A plain JSON Schema whose objects are all named definitions. */
export interface TypeSchema {
  readonly root: JsonSchema;
  readonly $defs: Readonly<Record<string, JsonSchema>>;
  /** Shared metadata types that the definitions use. */
  readonly imports: readonly string[];
}

interface Hoisting {
  readonly $defs: Record<string, JsonSchema>;
  readonly imports: Set<string>;
  readonly names: TypeNames;
  /** Objects whose definition is still to be made; a queue, so that short paths get their names first. */
  readonly pending: [name: string, schema: JsonSchema][];
  /** Schema text of large objects to the name of their type. */
  readonly large: Map<string, string>;
  /** Whether the source is structural, so that an object without properties is closed and not free-form. */
  readonly structural: boolean;
}

/**
 * The authoring type of a kind as JSON Schema: literal apiVersion and kind, shared metadata, no `status`, every object
 * with fields hoisted to a definition that is named after its path, and value constraints that TypeScript cannot say left out.
 */
export function typeSchema({ group, version, kind, scope, origin, schema }: KindSchema): TypeSchema {
  const shared = isRecord(schema.$defs) ? schema.$defs : {};
  const hoisting: Hoisting = {
    $defs: {},
    imports: new Set(),
    names: typeNames([kind, ...Object.keys(shared), ...Object.keys(metaTypes)]),
    pending: [],
    large: new Map(),
    structural: origin !== 'openapi',
  };
  for (const [name, definition] of Object.entries(shared)) {
    if (isRecord(definition)) hoisting.$defs[hoisting.names.ofDefinition(name)] = definitionType(hoisting, definition, name);
  }
  const { apiVersion: _, kind: __, metadata: ___, status: ____, ...fields } = propertiesOf(schema);
  const root: JsonSchema = {
    type: 'object',
    properties: {
      apiVersion: { const: group === '' ? version : `${group}/${version}` },
      kind: { const: kind },
      metadata: imported(hoisting, scope === 'Cluster' ? 'ClusterObjectMeta' : 'ObjectMeta'),
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, valueType(hoisting, field, hoisting.names.below(kind, name))]),
      ),
    },
    required: ['apiVersion', 'kind', 'metadata', ...requiredOf(schema).filter((name) => name in fields)],
    additionalProperties: rest(hoisting, schema, kind, false),
  };
  for (const [name, object] of hoisting.pending) hoisting.$defs[name] = objectType(hoisting, object, name);
  return { root, $defs: hoisting.$defs, imports: [...hoisting.imports].sort() };
}

/** A definition that built-in kinds share: an object becomes a named type, anything else the type of its value. */
function definitionType(hoisting: Hoisting, definition: JsonSchema, name: string): JsonSchema {
  if (Object.keys(propertiesOf(definition)).length === 0) return valueType(hoisting, definition, name);
  return objectType(hoisting, definition, hoisting.names.ofDefinition(name));
}

/** The type of one value; `name` is the name it gets when it is an object with fields. */
function valueType(hoisting: Hoisting, schema: unknown, name: string): JsonSchema {
  if (!isRecord(schema)) return {};
  const type = nonNullType(hoisting, schema, name);
  return schema.nullable === true && Object.keys(type).length > 0 ? { anyOf: [type, { type: 'null' }] } : type;
}

function nonNullType(hoisting: Hoisting, schema: JsonSchema, name: string): JsonSchema {
  if (typeof schema.$ref === 'string') return referenceType(hoisting, schema.$ref.slice('#/$defs/'.length));
  if (Array.isArray(schema.enum)) return { enum: [...new Set(schema.enum)].filter((value) => value !== null) };
  if (schema['x-kubernetes-int-or-string'] === true) return { type: ['number', 'string'] };
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return { type: schema.type };
    case 'integer':
    case 'number':
      return { type: 'number' };
    case 'array':
      return { type: 'array', items: valueType(hoisting, schema.items, name) };
    case 'object':
      return anyObjectType(hoisting, schema, name);
    default:
      return alternativeTypes(hoisting, schema, name);
  }
}

/** Metadata inside an object is a template's, whose name the controller makes. */
function referenceType(hoisting: Hoisting, definition: string): JsonSchema {
  return definition === 'ObjectMeta'
    ? imported(hoisting, 'TemplateObjectMeta')
    : { $ref: `#/$defs/${hoisting.names.ofDefinition(definition)}` };
}

function imported(hoisting: Hoisting, tsType: string): JsonSchema {
  hoisting.imports.add(tsType);
  return { tsType };
}

function anyObjectType(hoisting: Hoisting, schema: JsonSchema, name: string): JsonSchema {
  if (schema['x-kubernetes-embedded-resource'] === true) return imported(hoisting, 'EmbeddedObject');
  if (Object.keys(propertiesOf(schema)).length > 0) return { $ref: `#/$defs/${hoisted(hoisting, schema, name)}` };
  return { type: 'object', additionalProperties: rest(hoisting, schema, name, !hoisting.structural) || { tsType: 'never' } };
}

/**
 * The name of the definition made for an object with fields. A large object that repeats one seen before takes its
 * type (ApplicationSet embeds Application 36 times); small ones keep a name of their own path.
 */
function hoisted(hoisting: Hoisting, schema: JsonSchema, name: string): string {
  const text = JSON.stringify(schema);
  const same = text.length > LARGE ? hoisting.large.get(text) : undefined;
  if (same) return same;
  const unique = hoisting.names.claim(name);
  if (text.length > LARGE) hoisting.large.set(text, unique);
  hoisting.pending.push([unique, schema]);
  return unique;
}

/** Characters of schema text. */
const LARGE = 2000;

function objectType(hoisting: Hoisting, schema: JsonSchema, name: string): JsonSchema {
  const fields = Object.entries(propertiesOf(schema)).filter(
    ([field]) => field !== 'status' || !('x-kubernetes-group-version-kind' in schema),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, value]) => [field, valueType(hoisting, value, hoisting.names.below(name, field))])),
    required: requiredOf(schema).filter((field) => fields.some(([known]) => known === field)),
    additionalProperties: rest(hoisting, schema, name, false),
  };
}

/** What fields beside the named ones may be; `open` when a schema that says nothing allows anything. */
function rest(hoisting: Hoisting, schema: JsonSchema, name: string, open: boolean): JsonSchema | boolean {
  const values = schema.additionalProperties;
  if (isRecord(values)) return valueType(hoisting, values, name);
  const anything = open || values === true || schema['x-kubernetes-preserve-unknown-fields'] === true;
  return anything ? { tsType: 'unknown' } : false;
}

/** Without `type`: a union of simple types (Quantity), or anything at all. Other junctors only constrain values. */
function alternativeTypes(hoisting: Hoisting, schema: JsonSchema, name: string): JsonSchema {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives) && alternatives.every((one) => isRecord(one) && typeof one.type === 'string')) {
    return { anyOf: alternatives.map((one) => valueType(hoisting, one, name)) };
  }
  return { tsType: 'unknown' };
}

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, unknown>> => (isRecord(schema.properties) ? schema.properties : {});

const requiredOf = (schema: JsonSchema): readonly string[] =>
  Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
