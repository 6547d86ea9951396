import { findTarget, type Schema, type SchemaDocument, SchemaError, type SchemaResource, type Target } from '../schema/schema-documents.ts';
import { hasKey, isTable, type Values, valueAt } from '../value-maps.ts';
import {
  ANY_OBJECT,
  accepts,
  bothOf,
  type FieldShape,
  type Literal,
  literalsOf,
  type NamedShape,
  NEVER,
  type ObjectShape,
  type Shape,
  type SpendCombined,
  typeShape,
  UNKNOWN,
  unionOf,
} from './values-shape.ts';

/** The input for reading the schema of one chart. */
export interface SchemaRun {
  readonly document: SchemaDocument;
  /** Counts work, and throws at a limit. */
  readonly spend: () => void;
  readonly spendCombined: SpendCombined;
  /** Returns a unique name for a type. */
  readonly claim: (name: string) => string;
  /** Types of referenced schemas. */
  readonly references: Map<object, Reference>;
  /** Called for each reference that the type ignores. */
  readonly onSkipped: (reference: string) => void;
  /** Returns the shape that values.yaml implies for a value. */
  readonly shapeOfDefault: (value: unknown, path: readonly string[]) => Shape;
  /** Returns the comment about a value in values.yaml. */
  readonly commentAt: (path: readonly string[]) => string | undefined;
}

interface Reference {
  readonly named: NamedShape;
  /** Whether the schema refers to itself. */
  isUsed: boolean;
}

/** The position of a schema, and the default of the chart there. */
export interface SchemaPosition {
  readonly resource: SchemaResource;
  readonly path: readonly string[];
  /** The default of the chart, if it has one. A schema with several references has no default. */
  readonly default?: { readonly value: unknown } | undefined;
  readonly depth: number;
  /** Schemas of the same value, from the outermost. */
  readonly of: readonly object[];
}

const MAX_DEPTH = 60;

/**
 * Returns the shape of a value with a schema. If a type cannot express the schema, the shape accepts more. Follows references within the
 * schema only.
 */
export function shapeOfSchema(run: SchemaRun, schema: Schema, within: SchemaPosition): Shape {
  run.spend();
  if (schema === false) return NEVER;
  if (!isTable(schema) || within.depth > MAX_DEPTH || within.of.includes(schema)) return UNKNOWN;
  const at: SchemaPosition = {
    ...within,
    resource: run.document.startsAt.get(schema) ?? within.resource,
    depth: within.depth + 1,
    of: [...within.of, schema],
  };
  const reference = typeof schema.$ref === 'string' ? referenceShape(run, schema.$ref, at) : UNKNOWN;
  if (at.resource.draft < 2019 && typeof schema.$ref === 'string') return withDefault(run, reference, at);
  const inner = (part: Schema): Shape => shapeOfSchema(run, part, at);
  const parts = [reference, ownShape(run, schema, at), ...listOf(schema.allOf).map(inner)];
  for (const choices of [schema.anyOf, schema.oneOf]) if (Array.isArray(choices)) parts.push(unionOf(choices.map(inner)));
  const shape = parts.reduce((one, other) => bothOf(one, other, run.spendCombined));
  return withDefault(run, withMoreFields(shape, [schema.then, schema.else].filter(isTable).map(inner)), at);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the shape of a reference. Without a default, it is a named type, which is read once and may refer to itself. */
function referenceShape(run: SchemaRun, reference: string, at: SchemaPosition): Shape {
  const target = targetOf(run, reference, at.resource);
  if (target === undefined) return UNKNOWN;
  const { schema, resource } = target;
  if (at.default !== undefined || !isTable(schema)) return shapeOfSchema(run, schema, { ...at, resource });
  if (at.of.includes(schema)) return UNKNOWN;
  const known = run.references.get(schema);
  if (known !== undefined) {
    known.isUsed ||= known.named.shape === undefined;
    return known.isUsed || deservesName(known.named.shape) ? known.named : (known.named.shape ?? UNKNOWN);
  }
  const named: NamedShape = { kind: 'named', name: run.claim(reference.split('/').at(-1) ?? ''), shape: undefined };
  const made = { named, isUsed: false };
  run.references.set(schema, made);
  named.shape = shapeOfSchema(run, schema, { ...at, resource });
  return made.isUsed || deservesName(named.shape) ? named : named.shape;
}

const deservesName = (shape: Shape | undefined): boolean => shape?.kind === 'object' && shape.fields.size > 0;

function targetOf(run: SchemaRun, reference: string, resource: SchemaResource): Target | undefined {
  try {
    const target = findTarget(reference, run.document, resource);
    if (target === undefined) run.onSkipped(reference);
    return target;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    run.onSkipped(reference);
    return undefined;
  }
}

/** Returns the shape of the keywords of one schema. */
function ownShape(run: SchemaRun, schema: Values, at: SchemaPosition): Shape {
  const choices = schema.enum ?? ('const' in schema && at.resource.draft > 4 ? [schema.const] : undefined);
  const types = typesOf(schema);
  const ofTypes = types.length === 0 ? UNKNOWN : unionOf(types.map((type) => shapeOfType(run, schema, type, at)));
  if (!Array.isArray(choices)) return ofTypes;
  return choices.every(isLiteral) ? bothOf(literalsOf(choices), ofTypes, run.spendCombined) : ofTypes;
}

const isLiteral = (value: unknown): value is Literal => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function typesOf(schema: Values): readonly unknown[] {
  if (schema.type !== undefined) return Array.isArray(schema.type) ? schema.type : [schema.type];
  if (isTable(schema.properties) || isTable(schema.additionalProperties) || isTable(schema.patternProperties)) return ['object'];
  return schema.items !== undefined || schema.prefixItems !== undefined ? ['array'] : [];
}

function shapeOfType(run: SchemaRun, schema: Values, type: unknown, at: SchemaPosition): Shape {
  if (type === 'object') return objectShape(run, schema, at);
  if (type === 'array') return { kind: 'list', items: itemsShape(run, schema, at) };
  if (type === 'integer' || type === 'number') return typeShape('number');
  return type === 'string' || type === 'boolean' || type === 'null' ? typeShape(type) : UNKNOWN;
}

function itemsShape(run: SchemaRun, { items, prefixItems, additionalItems }: Values, at: SchemaPosition): Shape {
  const inside: SchemaPosition = { ...at, default: undefined, of: [] };
  const first = Array.isArray(items) ? items : listOf(prefixItems);
  const others = Array.isArray(items) ? (additionalItems ?? true) : (items ?? true);
  return unionOf([...first, others].map((item) => shapeOfSchema(run, item, inside)));
}

function objectShape(run: SchemaRun, schema: Values, at: SchemaPosition): ObjectShape {
  const fields = new Map<string, FieldShape>();
  const inside = (name: string): SchemaPosition => {
    const values = at.default?.value;
    const found = isTable(values) && hasKey(values, name) ? { value: values[name] } : undefined;
    return { ...at, default: found, path: [...at.path, name], of: [] };
  };
  const properties = isTable(schema.properties) ? schema.properties : {};
  for (const [name, property] of Object.entries(properties)) {
    if (property === false) continue;
    const position = inside(name);
    fields.set(name, {
      shape: shapeOfSchema(run, property, position),
      ...(position.default && { default: position.default, description: run.commentAt(position.path) }),
      ...documentationOf(run, property, position),
    });
  }
  const patterns = isTable(schema.patternProperties) ? Object.values(schema.patternProperties) : [];
  const { additionalProperties: others } = schema;
  const isUnstated = others === undefined && patterns.length === 0;
  if (isUnstated && fields.size === 0) return ANY_OBJECT;
  const free: SchemaPosition = { ...at, default: undefined, of: [] };
  const rest = isUnstated || (others === false && patterns.length === 0) ? undefined : [...patterns, others ?? false];
  return {
    ...{ kind: 'object', fields },
    ...(rest && { rest: unionOf(rest.map((each) => shapeOfSchema(run, each, free))) }),
    ...(others === false && patterns.length === 0 && { isSealed: true }),
  };
}

/** Returns the description of a property, or of the schema that it refers to. */
function documentationOf(run: SchemaRun, property: unknown, at: SchemaPosition): Pick<FieldShape, 'description' | 'isDeprecated'> {
  let schema = property;
  let { resource } = at;
  for (let count = 0; count < 5 && isTable(schema); count++) {
    const { description, deprecated, $ref } = schema;
    if (typeof description === 'string') return { description, ...(deprecated === true && { isDeprecated: true }) };
    if (typeof $ref !== 'string') return deprecated === true ? { isDeprecated: true } : {};
    const target = targetOf(run, $ref, resource);
    if (target === undefined) return {};
    ({ schema, resource } = target);
  }
  return {};
}

/** Adds the fields of `then` and `else`, which only some values may have. */
function withMoreFields(shape: Shape, more: readonly Shape[]): Shape {
  if (shape.kind !== 'object' || shape.isSealed) return shape;
  const fields = new Map(shape.fields);
  for (const other of more) {
    if (other.kind !== 'object') continue;
    for (const [name, field] of other.fields) if (!fields.has(name)) fields.set(name, field);
  }
  return { ...shape, fields };
}

/** Adds fields of the chart's default that the schema does not have, and its type if the schema does not list it. */
function withDefault(run: SchemaRun, shape: Shape, { default: found, path }: SchemaPosition): Shape {
  if (found === undefined || found.value === null) return shape;
  const { value } = found;
  if (!accepts(shape, value)) return unionOf([shape, run.shapeOfDefault(value, path)]);
  if (!isTable(value)) return shape;
  if (shape.kind === 'union') {
    const members = shape.members.map((member) => (member.kind === 'object' ? withFieldsOf(run, member, value, path) : member));
    return { kind: 'union', members };
  }
  return shape.kind === 'object' ? withFieldsOf(run, shape, value, path) : shape;
}

function withFieldsOf(run: SchemaRun, shape: ObjectShape, values: Values, path: readonly string[]): ObjectShape {
  if (shape.isSealed || shape.rest !== undefined) return shape;
  const fields = new Map(shape.fields);
  for (const name of Object.keys(values)) {
    if (fields.has(name)) continue;
    const value = valueAt(values, name);
    const at = [...path, name];
    fields.set(name, { shape: run.shapeOfDefault(value, at), default: { value }, description: run.commentAt(at) });
  }
  return { ...shape, fields };
}
