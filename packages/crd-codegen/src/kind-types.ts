import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { fieldComment } from './field-facts.ts';
import { metaTypes } from './meta-types.ts';
import { type TypeNames, typeNames } from './type-names.ts';
import { type Declaration, type Declarations, named, type Type, UNKNOWN, unionOf } from './type-tree.ts';

/** The types of a kind. */
export interface KindTypes {
  /** Names of the declarations that users of the kind import: the kind itself, and the status of a managed resource. */
  readonly roots: readonly string[];
  /** Declarations of the kind, which has its own name, and of all objects with fields. */
  readonly declarations: Declarations;
  /** Shared metadata types that the declarations use. */
  readonly imports: readonly string[];
}

interface Hoisting {
  readonly declarations: Map<string, Declaration>;
  readonly imports: Set<string>;
  readonly names: TypeNames;
  /** Objects without a declaration yet. A queue, so that short paths get their names first. */
  readonly pending: [name: string, schema: JsonSchema][];
  /** Names of the types of large objects, by schema text. */
  readonly large: Map<string, string>;
  /** Whether the source is structural. Then an object without properties is closed, not free-form. */
  readonly structural: boolean;
  /** Group of `fieldWords`. */
  readonly words: string;
}

/**
 * Returns the authoring type of a kind. It has literal apiVersion and kind, shared metadata and no `status`. Every object with fields
 * becomes a declaration named after its path. Value constraints that TypeScript cannot express are left out.
 * A managed resource of Crossplane also gets the type of its status, because patches of Compositions read it.
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
    words: origin === 'openapi' ? origin : group,
  };
  for (const [name, definition] of Object.entries(shared)) {
    if (isFields(definition)) hoisting.declarations.set(hoisting.names.ofDefinition(name), definitionType(hoisting, definition, name));
  }
  const { apiVersion: _, kind: __, metadata: ___, status, ...fields } = propertiesOf(schema);
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
        comment: fieldComment(hoisting.words, kind, name, field),
      })),
    ],
    rest: restType(hoisting, schema, kind, false),
  });
  const observed = isFields(status) && isOfManagedResource(status) ? [hoisted(hoisting, status, hoisting.names.below(kind, 'status'))] : [];
  for (const [name, object] of hoisting.pending) hoisting.declarations.set(name, objectType(hoisting, object, name));
  return { roots: [kind, ...observed], declarations: hoisting.declarations, imports: [...hoisting.imports].sort() };
}

/** Returns whether a status is of a managed resource: the provider writes what it observes below `atProvider`. */
const isOfManagedResource = (status: JsonSchema): boolean => 'atProvider' in propertiesOf(status);

/** Resolves a definition that built-in kinds share: an object becomes a named type, any other schema the type of its value. */
function definitionType(hoisting: Hoisting, definition: JsonSchema, name: string): Declaration {
  if (Object.keys(propertiesOf(definition)).length === 0) return nameless(valueType(hoisting, definition, name));
  return objectType(hoisting, definition, hoisting.names.ofDefinition(name));
}

const nameless = (type: Type): Declaration => (type.is === 'map' ? { is: 'object', fields: [], rest: type.values } : { is: 'alias', type });

/** Returns the type of one value. An object with fields gets the name `name`. */
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

/** Metadata inside an object is that of a template, whose name the controller creates. */
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
 * Returns the name of the declaration of an object with fields. A large object that repeats an earlier one uses its type
 * (ApplicationSet embeds Application 36 times). A small one gets the name of its own path.
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
      comment: fieldComment(hoisting.words, name, field, value),
    })),
    rest: restType(hoisting, schema, name, false),
  };
}

/** Returns the type of additional fields, if they are allowed. `open`: a schema without this keyword allows any fields. */
function restType(hoisting: Hoisting, schema: JsonSchema, name: string, open: boolean): Type | undefined {
  const values = schema.additionalProperties;
  if (isFields(values)) return valueType(hoisting, values, name);
  const anything = open || values === true || schema['x-kubernetes-preserve-unknown-fields'] === true;
  return anything ? UNKNOWN : undefined;
}

/** Returns the type without `type`: a union of simple types (Quantity), or any value. Other junctors only constrain values. */
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
