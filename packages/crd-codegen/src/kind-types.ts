import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { metaTypes } from './meta-types.ts';
import { type TypeNames, typeNames } from './type-names.ts';
import { type Declaration, type Declarations, named, type Type, UNKNOWN, unionOf } from './type-tree.ts';

/** The types of a kind. */
export interface KindTypes {
  /** That of the kind has its name; all objects with fields are declared. */
  readonly declarations: Declarations;
  /** Shared metadata types that the declarations use. */
  readonly imports: readonly string[];
}

interface Hoisting {
  readonly declarations: Map<string, Declaration>;
  readonly imports: Set<string>;
  readonly names: TypeNames;
  /** Objects whose declaration is still to be made; a queue, so that short paths get their names first. */
  readonly pending: [name: string, schema: JsonSchema][];
  /** Schema text of large objects to the name of their type. */
  readonly large: Map<string, string>;
  /** Whether the source is structural, so that an object without properties is closed and not free-form. */
  readonly structural: boolean;
}

/**
 * The authoring type of a kind: literal apiVersion and kind, shared metadata, no `status`, every object with fields hoisted to a
 * declaration that is named after its path, and value constraints that TypeScript cannot say left out.
 */
export function kindTypes({ group, version, kind, scope, origin, schema }: KindSchema): KindTypes {
  const shared = isFields(schema.$defs) ? schema.$defs : {};
  const hoisting: Hoisting = {
    declarations: new Map(),
    imports: new Set(),
    names: typeNames([kind, ...Object.keys(shared), ...metaTypes.keys()]),
    pending: [],
    large: new Map(),
    structural: origin !== 'openapi',
  };
  for (const [name, definition] of Object.entries(shared)) {
    if (isFields(definition)) hoisting.declarations.set(hoisting.names.ofDefinition(name), definitionType(hoisting, definition, name));
  }
  const { apiVersion: _, kind: __, metadata: ___, status: ____, ...fields } = propertiesOf(schema);
  const required = new Set(requiredOf(schema));
  hoisting.declarations.set(kind, {
    is: 'object',
    fields: [
      { name: 'apiVersion', type: { is: 'literal', value: group === '' ? version : `${group}/${version}` }, required: true },
      { name: 'kind', type: { is: 'literal', value: kind }, required: true },
      { name: 'metadata', type: imported(hoisting, scope === 'Cluster' ? 'ClusterObjectMeta' : 'ObjectMeta'), required: true },
      ...Object.entries(fields).map(([name, field]) => ({
        name,
        type: valueType(hoisting, field, hoisting.names.below(kind, name)),
        required: required.has(name),
      })),
    ],
    rest: restType(hoisting, schema, kind, false),
  });
  for (const [name, object] of hoisting.pending) hoisting.declarations.set(name, objectType(hoisting, object, name));
  return { declarations: hoisting.declarations, imports: [...hoisting.imports].sort() };
}

/** A definition that built-in kinds share: an object becomes a named type, anything else the type of its value. */
function definitionType(hoisting: Hoisting, definition: JsonSchema, name: string): Declaration {
  if (Object.keys(propertiesOf(definition)).length === 0) return nameless(valueType(hoisting, definition, name));
  return objectType(hoisting, definition, hoisting.names.ofDefinition(name));
}

const nameless = (type: Type): Declaration => (type.is === 'map' ? { is: 'object', fields: [], rest: type.values } : { is: 'alias', type });

/** The type of one value; `name` is the name it gets when it is an object with fields. */
function valueType(hoisting: Hoisting, schema: unknown, name: string): Type {
  if (!isFields(schema)) return UNKNOWN;
  const type = nonNullType(hoisting, schema, name);
  return schema.nullable === true ? unionOf([type, named('null')]) : type;
}

function nonNullType(hoisting: Hoisting, schema: JsonSchema, name: string): Type {
  if (typeof schema.$ref === 'string') return referenceType(hoisting, schema.$ref.slice('#/$defs/'.length));
  if (Array.isArray(schema.enum)) return unionOf(schema.enum.filter((value) => value !== null).map((value) => ({ is: 'literal', value })));
  if (schema['x-kubernetes-int-or-string'] === true) return unionOf([named('number'), named('string')]);
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return named(schema.type);
    case 'integer':
    case 'number':
      return named('number');
    case 'array':
      return { is: 'array', items: valueType(hoisting, schema.items, name) };
    case 'object':
      return anyObjectType(hoisting, schema, name);
    default:
      return alternativeTypes(hoisting, schema, name);
  }
}

/** Metadata inside an object is a template's, whose name the controller makes. */
function referenceType(hoisting: Hoisting, definition: string): Type {
  return definition === 'ObjectMeta' ? imported(hoisting, 'TemplateObjectMeta') : named(hoisting.names.ofDefinition(definition));
}

function imported(hoisting: Hoisting, name: string): Type {
  hoisting.imports.add(name);
  return { is: 'import', name };
}

function anyObjectType(hoisting: Hoisting, schema: JsonSchema, name: string): Type {
  if (schema['x-kubernetes-embedded-resource'] === true) return imported(hoisting, 'EmbeddedObject');
  if (Object.keys(propertiesOf(schema)).length > 0) return named(hoisted(hoisting, schema, name));
  return { is: 'map', values: restType(hoisting, schema, name, !hoisting.structural) ?? named('never') };
}

/**
 * The name of the declaration made for an object with fields. A large object that repeats one seen before takes its
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

function objectType(hoisting: Hoisting, schema: JsonSchema, name: string): Declaration {
  const required = new Set(requiredOf(schema));
  const fields = Object.entries(propertiesOf(schema)).filter(
    ([field]) => field !== 'status' || !('x-kubernetes-group-version-kind' in schema),
  );
  return {
    is: 'object',
    fields: fields.map(([field, value]) => ({
      name: field,
      type: valueType(hoisting, value, hoisting.names.below(name, field)),
      required: required.has(field),
    })),
    rest: restType(hoisting, schema, name, false),
  };
}

/** What fields beside the named ones may be, if there may be any; `open` when a schema that says nothing allows anything. */
function restType(hoisting: Hoisting, schema: JsonSchema, name: string, open: boolean): Type | undefined {
  const values = schema.additionalProperties;
  if (isFields(values)) return valueType(hoisting, values, name);
  const anything = open || values === true || schema['x-kubernetes-preserve-unknown-fields'] === true;
  return anything ? UNKNOWN : undefined;
}

/** Without `type`: a union of simple types (Quantity), or anything at all. Other junctors only constrain values. */
function alternativeTypes(hoisting: Hoisting, schema: JsonSchema, name: string): Type {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives) && alternatives.every((one) => isFields(one) && typeof one.type === 'string')) {
    return unionOf(alternatives.map((one) => valueType(hoisting, one, name)));
  }
  return UNKNOWN;
}

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, unknown>> => (isFields(schema.properties) ? schema.properties : {});

const requiredOf = (schema: JsonSchema): readonly string[] =>
  Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
