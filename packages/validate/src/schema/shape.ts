import type { KindSchema } from '@slipway/kube-models';
import { embeddedSchema, isBuiltIn, objectSchema } from './object-schema.ts';
import { isIntOrString, isQuantity, resolveReference, type StructuralSchema } from './structural-schema.ts';

/** What `normalise` needs to know of one place in a schema, worked out once, on the first object that goes there. */
export interface Shape {
  readonly type: string | undefined;
  readonly nullable: boolean;
  /** Decoded into a Go type: nulls count as absent. */
  readonly decoded: boolean;
  readonly default: unknown;
  /** Unknown fields stay: `x-kubernetes-preserve-unknown-fields`, or no fields declared at all. */
  readonly open: boolean;
  /** Declared fields; undefined when the object is a free map. */
  readonly fields: ReadonlyMap<string, () => Shape> | undefined;
  /** Fields that appear by themselves when they are left out. */
  readonly defaulted: readonly (readonly [string, () => Shape])[];
  /** Values of a map, or entries of a list. */
  readonly entries: (() => Shape) | undefined;
  readonly list: 'set' | 'map' | undefined;
  readonly keys: readonly string[];
}

/** The shape of the objects of `kind`, worked out field by field when it is asked for. */
export function shapeOf(kind: KindSchema): Shape {
  const root = objectSchema(kind);
  return createShape(root, root, isBuiltIn(kind));
}

function createShape(given: StructuralSchema, root: StructuralSchema, within: boolean): Shape {
  const referenced = resolveReference(given, root);
  const schema = referenced['x-kubernetes-embedded-resource'] ? embeddedSchema(referenced) : referenced;
  const decoded = within || schema['x-slipway-decoded'] === true;
  const below = (child: StructuralSchema): (() => Shape) => {
    let shape: Shape | undefined;
    return () => {
      shape ??= createShape(child, root, decoded);
      return shape;
    };
  };
  const properties = Object.entries(schema.properties ?? {});
  const map = schema.additionalProperties;
  const fields = new Map(properties.map(([key, child]) => [key, below(child)]));
  const listType = schema['x-kubernetes-list-type'];
  return {
    type: isIntOrString(schema) || isQuantity(schema) ? 'scalar' : schema.type,
    nullable: schema.nullable === true,
    decoded,
    default: schema.default,
    open: schema['x-kubernetes-preserve-unknown-fields'] === true || (properties.length === 0 && map === undefined),
    fields: properties.length ? fields : undefined,
    // The defaults of built-in kinds are zero values in OpenAPI: real for list keys, but no reason to call a field present.
    defaulted: decoded
      ? []
      : properties.flatMap(([key, child]) => (child.default === undefined ? [] : [[key, fields.get(key) ?? below(child)] as const])),
    entries: schema.items ? below(schema.items) : typeof map === 'object' ? below(map) : undefined,
    list: listType === 'set' || listType === 'map' ? listType : undefined,
    keys: schema['x-kubernetes-list-map-keys'] ?? [],
  };
}
