import type { KindSchema } from '@slipway/kube-models';
import { embeddedSchema, isBuiltIn, objectSchema } from './object-schema.ts';
import type { StoredForm } from './stored-form.ts';
import { goType, isZeroUnstored } from './stored-zeros.ts';
import { isIntOrString, isQuantity, resolveReference, type StructuralSchema } from './structural-schema.ts';

/** The data that `normalise` needs about one position in a schema. It is computed once, for the first object with a value there. */
export interface Shape {
  readonly type: string | undefined;
  readonly nullable: boolean;
  /** Whether the server decodes the position into a Go type, so that nulls count as absent. */
  readonly decoded: boolean;
  readonly default: unknown;
  /** Whether unknown fields are kept: with `x-kubernetes-preserve-unknown-fields`, or without any declared fields. */
  readonly open: boolean;
  /** Declared fields; undefined if the object is a free map. */
  readonly fields: ReadonlyMap<string, () => Shape> | undefined;
  /** Fields that the server sets if they are absent. */
  readonly defaulted: readonly (readonly [string, () => Shape])[];
  /** Values of a map, or entries of a list. */
  readonly entries: (() => Shape) | undefined;
  readonly list: 'set' | 'map' | undefined;
  readonly keys: readonly string[];
  /** Whether it is a whole object inside another one. */
  readonly embedded: boolean;
  /**
   * Whether undeclared fields are dropped, not rejected. This is so without any declared fields, and below
   * `x-kubernetes-preserve-unknown-fields`, which types its content only where it is declared.
   */
  readonly pruned: boolean;
  /** Fields whose zero value is the same as no value. */
  readonly unstoredZeros: ReadonlySet<string> | undefined;
  /** Returns whether the zero value of the type, as Go writes it, has more than empty objects. */
  readonly zeroHasContent: () => boolean;
  /** The form in which the server writes the value, if several forms are valid. */
  readonly form: StoredForm | undefined;
}

/** Returns the shape of the objects of `kind`. Each field is computed at first use. */
export function shapeOf(kind: KindSchema): Shape {
  const root = objectSchema(kind);
  return createShape(root, { root, builtIn: isBuiltIn(kind), decoded: isBuiltIn(kind), owner: kind.kind, kind: kind.kind });
}

interface Surroundings {
  readonly root: StructuralSchema;
  readonly builtIn: boolean;
  readonly decoded: boolean;
  /** The kind of the whole object. */
  readonly kind: string;
  /** Name of the closest Go type with a name. */
  readonly owner: string;
  /** Whether it is a list of resources. */
  readonly inResources?: boolean;
  /** Whether an object around it preserves unknown fields. */
  readonly preserving?: boolean;
}

function createShape(given: StructuralSchema, around: Surroundings): Shape {
  const { root, builtIn, kind } = around;
  const referenced = resolveReference(given, root);
  const schema = referenced['x-kubernetes-embedded-resource'] ? embeddedSchema(referenced) : referenced;
  const decoded = around.decoded || schema['x-slipway-decoded'] === true;
  const owner = goTypeName(given, kind) ?? (schema['x-slipway-decoded'] ? 'ObjectMeta' : around.owner);
  const preserved = schema['x-kubernetes-preserve-unknown-fields'] === true;
  const preserving = preserved || around.preserving === true;
  const below = (child: StructuralSchema, inResources = false): (() => Shape) => {
    let shape: Shape | undefined;
    return () => {
      shape ??= createShape(child, { root, builtIn, decoded, kind, owner, inResources, preserving });
      return shape;
    };
  };
  const properties = Object.entries(schema.properties ?? {});
  const map = schema.additionalProperties;
  const undeclared = properties.length === 0 && map === undefined;
  const fields = new Map(properties.map(([key, child]) => [key, below(child)]));
  const listType = schema['x-kubernetes-list-type'];
  return {
    type: isIntOrString(schema) || isQuantity(schema) ? 'scalar' : schema.type,
    nullable: schema.nullable === true,
    decoded,
    default: schema.default,
    open: preserved || undeclared,
    fields: properties.length ? fields : undefined,
    // In OpenAPI, the defaults of built-in kinds are zero values: they are used for list keys, but do not make a field present.
    defaulted: decoded
      ? []
      : properties.flatMap(([key, child]) => (child.default === undefined ? [] : [[key, fields.get(key) ?? below(child)] as const])),
    entries: entriesOf(schema, below),
    list: listType === 'set' || listType === 'map' ? listType : undefined,
    keys: schema['x-kubernetes-list-map-keys'] ?? [],
    embedded: referenced['x-kubernetes-embedded-resource'] === true,
    pruned: !decoded && !preserved && schema.type === 'object' && (undeclared || around.preserving === true),
    unstoredZeros: decoded && properties.length ? unstoredZeros(schema, owner) : undefined,
    zeroHasContent: () => zeroHasContent(given, { root, kind, owner }),
    form: decoded ? storedForm(given, schema, around.inResources) : undefined,
  };
}

/** Returns the shape of the entries. An object has no entries from `items`, although its schema may have `items`. */
function entriesOf(
  { type, items, additionalProperties }: StructuralSchema,
  below: (child: StructuralSchema, inResources?: boolean) => () => Shape,
) {
  if (items !== undefined && type !== 'object') return below(items);
  return typeof additionalProperties === 'object' ? below(additionalProperties, true) : undefined;
}

const definitionName = (schema: StructuralSchema): string | undefined =>
  (schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined))?.replace('#/$defs/', '');

function goTypeName(given: StructuralSchema, kind: string): string | undefined {
  const name = definitionName(given);
  return name === undefined ? undefined : goType(name, kind);
}

function unstoredZeros({ properties = {}, required = [] }: StructuralSchema, owner: string): ReadonlySet<string> {
  return new Set(Object.keys(properties).filter((name) => isZeroUnstored(owner, name, properties[name] ?? {}, required.includes(name))));
}

/**
 * Returns whether Go writes the zero value of a field. It does so for fields without `omitempty`, which are required or have a default in
 * OpenAPI.
 */
function zeroHasContent(given: StructuralSchema, { root, kind, owner }: Pick<Surroundings, 'root' | 'kind' | 'owner'>): boolean {
  const schema = resolveReference(given, root);
  const name = goTypeName(given, kind) ?? owner;
  if (isQuantity(schema) || isIntOrString(schema)) return true;
  if (schema.type !== 'object') return schema.type !== 'array' && schema.type !== undefined;
  return Object.entries(schema.properties ?? {}).some(([field, child]) => {
    const required = schema.required?.includes(field) ?? false;
    if (!required && child.default === undefined) return false;
    return !isZeroUnstored(name, field, child, required) && zeroHasContent(child, { root, kind, owner: name });
  });
}

function storedForm(given: StructuralSchema, schema: StructuralSchema, inResources = false): StoredForm | undefined {
  if (isQuantity(schema)) return inResources ? 'resource-quantity' : 'quantity';
  if (schema.format === 'date-time') return definitionName(given) === 'MicroTime' ? 'micro-time' : 'time';
  return schema.format === 'byte' ? 'bytes' : undefined;
}
