import { type Segment, WILDCARD } from '../paths/field-path.ts';

/** The parts of a structural OpenAPI v3 schema that control whether a path exists and a value fits. */
export interface Schema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-validations'?: readonly { readonly message?: unknown; readonly rule?: unknown }[];
}

/** A kind that an API server serves. */
export interface Kind {
  readonly scope: 'Namespaced' | 'Cluster';
  readonly schema: Schema;
  /** `openapi` for a kind of Kubernetes itself. */
  readonly origin?: string;
  readonly subresources?: { readonly status?: unknown };
}

/** The schema field at the end of a path. */
interface FieldSchema {
  readonly state: 'field';
  readonly schema: Schema;
  /** Whether a valid object may lack the field, or a field above it. */
  readonly isOptional: boolean;
  /** Whether a list on the path may be too short. */
  readonly mayBeShort: boolean;
  /** Whether the last segment is a key of a map. */
  readonly isMapKey: boolean;
}

/** A path that no object of the schema can have. */
export interface MissingPath {
  readonly state: 'missing';
  /** The first segment that does not exist. */
  readonly segment: Segment;
  /** The segments above it. */
  readonly above: readonly Segment[];
  /** The fields that exist there. */
  readonly siblings: readonly string[];
  /** The type of the value there, if it cannot have such a segment: a field of a list, a string or a number. */
  readonly container?: string;
}

/** The result of a search for a path in a schema. Below a free-form value, a path is unknown. */
export type FoundPath = FieldSchema | MissingPath | { readonly state: 'unknown' };

const UNKNOWN: FoundPath = { state: 'unknown' };

/** Returns the schema field at the end of the segments. With `wildcards`, `*` selects all items of a list and all values of a map. */
export function findPath(root: Schema, segments: readonly Segment[], wildcards = false): FoundPath {
  let schema = resolved(root, root);
  let isOptional = false;
  let mayBeShort = false;
  let isMapKey = false;
  for (const [at, segment] of segments.entries()) {
    if (isFreeForm(schema) && !declares(schema, segment)) return UNKNOWN;
    const next = wildcards && segment === WILDCARD ? (schema.items ?? valuesOf(schema)) : childOf(schema, segment);
    if (next === undefined) return missingAt(schema, segments, at);
    isMapKey = schema.properties === undefined && schema.type === 'object';
    if (typeof segment === 'number') mayBeShort ||= segment >= (schema.minItems ?? 0);
    else isOptional ||= !isAlwaysSet(schema, segment, next);
    schema = resolved(next, root);
  }
  return { state: 'field', schema, isOptional, mayBeShort, isMapKey };
}

function missingAt(schema: Schema, segments: readonly Segment[], at: number): MissingPath {
  const segment = segments[at] as Segment;
  const isContainer = typeof segment === 'number' ? schema.type === 'array' : typeOf(schema) === 'object';
  return {
    state: 'missing',
    segment,
    above: segments.slice(0, at),
    siblings: Object.keys(schema.properties ?? {}),
    ...(isContainer ? {} : { container: typeOf(schema) }),
  };
}

const typeOf = (schema: Schema): string =>
  schema.type ??
  (isScalar(schema) ? (schema.oneOf ?? []).map(({ type }) => type).join(' or ') : schema.properties === undefined ? 'value' : 'object');

/** Returns the schema of `$ref`, alone or in a list of one. */
export function resolved(schema: Schema, root: Schema, depth = 0): Schema {
  const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  if (reference === undefined) return schema;
  const definition = root.$defs?.[reference.replace('#/$defs/', '')];
  return definition === undefined || depth > MAX_REFERENCES ? {} : resolved(definition, root, depth + 1);
}

const MAX_REFERENCES = 10;

/** Returns whether a value of the schema may have any content. */
export const isFreeForm = (schema: Schema): boolean =>
  schema['x-kubernetes-preserve-unknown-fields'] === true ||
  schema['x-kubernetes-embedded-resource'] === true ||
  schema.additionalProperties === true ||
  (schema.type === undefined &&
    schema.properties === undefined &&
    schema.items === undefined &&
    schema['x-kubernetes-int-or-string'] !== true &&
    schema.enum === undefined &&
    !isScalar(schema)) ||
  (schema.type === 'object' && schema.properties === undefined && schema.additionalProperties === undefined);

const declares = ({ properties }: Schema, segment: Segment): boolean => properties !== undefined && Object.hasOwn(properties, segment);

/** Returns whether a schema accepts only single values, as that of a quantity does: a string or a number. */
const isScalar = ({ oneOf = [] }: Schema): boolean => oneOf.length > 0 && oneOf.every(({ type }) => SCALARS.has(type));

const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** The most items of a list of an object. */
const MAX_ITEMS = 1_000_000;

const valuesOf = ({ additionalProperties }: Schema): Schema => (typeof additionalProperties === 'object' ? additionalProperties : {});

function childOf(schema: Schema, segment: Segment): Schema | undefined {
  if (typeof segment === 'number')
    return schema.type === 'array' && segment < (schema.maxItems ?? MAX_ITEMS) ? (schema.items ?? {}) : undefined;
  if (schema.type === 'array') return undefined;
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, segment)) return schema.properties[segment];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

const isAlwaysSet = (schema: Schema, name: string, child: Schema): boolean =>
  child.default !== undefined || schema.required?.includes(name) === true;

const TEXTS: Schema = { type: 'object', additionalProperties: { type: 'string' } };

/** The metadata of every object. */
const METADATA: Schema = {
  type: 'object',
  required: ['name', 'uid', 'creationTimestamp', 'generation', 'resourceVersion'],
  properties: {
    name: { type: 'string' },
    generateName: { type: 'string' },
    namespace: { type: 'string' },
    labels: TEXTS,
    annotations: TEXTS,
    uid: { type: 'string' },
    resourceVersion: { type: 'string' },
    generation: { type: 'integer' },
    creationTimestamp: { type: 'string' },
    deletionTimestamp: { type: 'string' },
    deletionGracePeriodSeconds: { type: 'integer' },
    finalizers: { type: 'array', items: { type: 'string' } },
    ownerReferences: { type: 'array', items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
    managedFields: { type: 'array', items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
    selfLink: { type: 'string' },
  },
};

/** Returns the schema of a kind with the metadata that every object has. */
export function withMetadata({ scope, schema }: Kind): Schema {
  const metadata = scope === 'Namespaced' ? { ...METADATA, required: [...(METADATA.required ?? []), 'namespace'] } : METADATA;
  return {
    ...schema,
    type: 'object',
    required: [...(schema.required ?? []), 'apiVersion', 'kind', 'metadata'],
    properties: { ...schema.properties, apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata },
  };
}
