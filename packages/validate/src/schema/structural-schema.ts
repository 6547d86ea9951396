/** The part of OpenAPI v3 that a CRD or the Kubernetes OpenAPI document uses. */
export interface StructuralSchema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, StructuralSchema>>;
  readonly additionalProperties?: boolean | StructuralSchema;
  readonly items?: StructuralSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly StructuralSchema[];
  readonly anyOf?: readonly StructuralSchema[];
  readonly oneOf?: readonly StructuralSchema[];
  readonly not?: StructuralSchema;
  readonly default?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, StructuralSchema>>;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-list-type'?: string;
  readonly 'x-kubernetes-list-map-keys'?: readonly string[];
  readonly 'x-kubernetes-map-type'?: string;
  /** A keyword of this package. The server decodes the value into a Go type, also in custom resources, so that nulls are zero values. */
  readonly 'x-slipway-decoded'?: boolean;
}

/** Follows `$ref` (alone, or in an `allOf` with one element) to the definition with the fields. */
export function resolveReference(schema: StructuralSchema, root: StructuralSchema): StructuralSchema {
  const only = schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined;
  const reference = schema.$ref ?? only;
  if (reference === undefined) return schema;
  const definition = root.$defs?.[reference.replace('#/$defs/', '')];
  if (definition === undefined) return {};
  const { $ref: _, allOf: __, ...siblings } = schema;
  return { ...resolveReference(definition, root), ...siblings };
}

/** Returns whether a schema is "integer or string", for which CRDs have a keyword, and OpenAPI a format. */
export const isIntOrString = (schema: StructuralSchema): boolean =>
  schema['x-kubernetes-int-or-string'] === true || (schema.format === 'int-or-string' && schema.type === undefined);

/** Returns whether a schema is that of `resource.Quantity`. It has no format; in OpenAPI v3, only this shape identifies it. */
export const isQuantity = (schema: StructuralSchema): boolean =>
  schema.type === undefined &&
  schema.oneOf?.length === 2 &&
  schema.oneOf.some((branch) => branch.type === 'number') &&
  schema.oneOf.some((branch) => branch.type === 'string');
