import { buildPointer } from '@slipway/manifest';
import { formats } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { UNFIT_LIMIT } from './unfit-limit.ts';

/** Types of JSON as bits. An integer is also a number. */
export const TYPE = { string: 1, number: 2, integer: 4, boolean: 8, object: 16, array: 32, null: 64 } as const;

/** Limits of one type. Absent limits accept every value. */
interface Limits {
  readonly most: number | undefined;
  readonly least: number | undefined;
}

/** One position of a schema, prepared for checking. Positions below are prepared at their first value. */
export interface Node {
  readonly schema: JsonSchema;
  /** Returns ajv's path of the position: `#/properties/spec/type` without the keyword. */
  readonly path: () => string;
  readonly reference: (() => Node) | undefined;
  /** Bits of the valid types; 0 if all types are valid. */
  readonly types: number;
  readonly bounds: readonly Bound[];
  readonly multipleOf: number | undefined;
  readonly unfit: string | undefined;
  readonly length: Limits | undefined;
  readonly pattern: string | undefined;
  readonly format: Format | undefined;
  readonly allowed: readonly unknown[] | undefined;
  readonly not: Node | undefined;
  readonly anyOf: readonly Node[] | undefined;
  readonly oneOf: readonly Node[] | undefined;
  readonly allOf: readonly Node[] | undefined;
  readonly condition: Condition | undefined;
  readonly items: Node | undefined;
  readonly itemCount: Limits | undefined;
  readonly required: readonly string[] | undefined;
  readonly fieldCount: Limits | undefined;
  /** Returns the node of a declared field. */
  readonly field: ((name: string) => Node | undefined) | undefined;
  /** The node of all other fields. */
  readonly others: Node | undefined;
}

/** A limit of numbers, with ajv's name. */
interface Bound {
  readonly keyword: string;
  readonly comparison: string;
  readonly limit: number;
  readonly holds: (value: number | bigint) => boolean;
}

interface Format {
  readonly name: string;
  readonly type: 'string' | 'number';
  readonly validate: (value: never) => boolean;
}

interface Condition {
  readonly asked: Node;
  readonly holds: Node | undefined;
  readonly fails: Node | undefined;
}

/** Data that all nodes of one schema share. */
interface Document {
  readonly schema: JsonSchema;
  readonly definitions: Map<string, Node>;
}

/** Prepares one position. `path` is called only when there is a problem to report. Throws for an unsupported keyword. */
export function createNode(schema: JsonSchema, path: () => string, document: Document): Node {
  if (isTypeOnly(schema)) return { ...LEAF, schema, path, types: typesOf(schema) };
  const below = (keyword: string, child: unknown, step?: string | number): Node =>
    createNode(child as JsonSchema, () => `${path()}/${keyword}${step === undefined ? '' : `/${step}`}`, document);
  const optional = (keyword: string): Node | undefined => (isSchema(schema[keyword]) ? below(keyword, schema[keyword]) : undefined);
  const branches = (keyword: string): readonly Node[] | undefined =>
    (schema[keyword] as readonly JsonSchema[] | undefined)?.map((branch, index) => below(keyword, branch, index));
  const asked = optional('if');
  for (const unknown in schema) if (!KEYWORDS.has(unknown)) throw new Error(`${path()} has the keyword ${unknown}, which is not checked`);
  return {
    schema,
    path,
    reference: typeof schema.$ref === 'string' ? definition(schema.$ref, document) : undefined,
    types: typesOf(schema),
    bounds: boundsOf(schema),
    multipleOf: schema.multipleOf as number | undefined,
    unfit: schema[UNFIT_LIMIT] as string | undefined,
    length: limitsOf(schema.maxLength, schema.minLength),
    pattern: schema.pattern as string | undefined,
    format: formatOf(schema),
    allowed: schema.enum as readonly unknown[] | undefined,
    not: optional('not'),
    anyOf: branches('anyOf'),
    oneOf: branches('oneOf'),
    allOf: branches('allOf'),
    condition: asked && { asked, holds: optional('then'), fails: optional('else') },
    items: optional('items'),
    itemCount: limitsOf(schema.maxItems, schema.minItems),
    required: schema.required as readonly string[] | undefined,
    fieldCount: limitsOf(schema.maxProperties, schema.minProperties),
    field: fieldsOf(schema, (name, child) => {
      const childPath = (): string => `${path()}/properties/${encodeURIComponent(buildPointer([name]).slice(1))}`;
      return createNode(child as JsonSchema, childPath, document);
    }),
    others: optional('additionalProperties'),
  };
}

/** Returns whether a position has only a type, which is the most common case. */
function isTypeOnly(schema: JsonSchema): boolean {
  for (const keyword in schema) if (keyword !== 'type') return false;
  return true;
}

const LEAF: Omit<Node, 'schema' | 'path' | 'types'> = {
  reference: undefined,
  bounds: [],
  multipleOf: undefined,
  unfit: undefined,
  length: undefined,
  pattern: undefined,
  format: undefined,
  allowed: undefined,
  not: undefined,
  anyOf: undefined,
  oneOf: undefined,
  allOf: undefined,
  condition: undefined,
  items: undefined,
  itemCount: undefined,
  required: undefined,
  fieldCount: undefined,
  field: undefined,
  others: undefined,
};

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns the node of a definition. Definitions may contain themselves, so each is read once, at its first use. */
function definition(reference: string, document: Document): () => Node {
  return () => {
    const known = document.definitions.get(reference);
    if (known !== undefined) return known;
    const name = reference.replace(/^#\/\$defs\//, '');
    const schema = (document.schema.$defs as Readonly<Record<string, JsonSchema>> | undefined)?.[name];
    if (schema === undefined) throw new Error(`there is no definition ${reference}`);
    const made = createNode(schema, () => reference, document);
    document.definitions.set(reference, made);
    return made;
  };
}

function typesOf({ type }: JsonSchema): number {
  let bits = 0;
  for (const name of type === undefined ? [] : [type].flat())
    bits |= TYPE[name as keyof typeof TYPE] | (name === 'number' ? TYPE.integer : 0);
  return bits;
}

const BOUNDS: readonly (readonly [string, string, (value: number | bigint, limit: number) => boolean])[] = [
  ['maximum', '<=', (value, limit) => value <= limit],
  ['minimum', '>=', (value, limit) => value >= limit],
  ['exclusiveMaximum', '<', (value, limit) => value < limit],
  ['exclusiveMinimum', '>', (value, limit) => value > limit],
];

function boundsOf(schema: JsonSchema): readonly Bound[] {
  let bounds: Bound[] | undefined;
  for (const [keyword, comparison, holds] of BOUNDS) {
    const limit = schema[keyword];
    if (typeof limit !== 'number') continue;
    bounds ??= [];
    bounds.push({ keyword, comparison, limit, holds: (value) => holds(value, limit) });
  }
  return bounds ?? NO_BOUNDS;
}

const NO_BOUNDS: readonly Bound[] = [];

const limitsOf = (most: unknown, least: unknown): Limits | undefined =>
  most === undefined && least === undefined ? undefined : { most: most as number | undefined, least: least as number | undefined };

/** Returns the check of a format. An unknown format accepts every value. */
function formatOf({ format }: JsonSchema): Format | undefined {
  const known = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format as keyof typeof formats] : undefined;
  return known && { name: String(format), ...(known as Pick<Format, 'type' | 'validate'>) };
}

function fieldsOf({ properties }: JsonSchema, read: (name: string, child: unknown) => Node): Node['field'] {
  if (properties === undefined) return undefined;
  const nodes = new Map<string, Node | undefined>();
  return (name) => {
    const known = nodes.get(name);
    if (known !== undefined || nodes.has(name)) return known;
    const made = Object.hasOwn(properties as object, name) ? read(name, (properties as JsonSchema)[name]) : undefined;
    nodes.set(name, made);
    return made;
  };
}

const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$defs', '$ref', 'type', 'enum', 'not', 'anyOf', 'oneOf', 'allOf', 'if', 'then', 'else'],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf', 'maxLength', 'minLength', 'pattern', 'format'],
  ...['maxItems', 'minItems', 'items', 'maxProperties', 'minProperties', 'required', 'properties', 'additionalProperties'],
  UNFIT_LIMIT,
]);
