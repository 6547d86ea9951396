import type { JsonSchema } from '@slipway/kube-models';
import { plainJson } from '../report/printable-yaml.ts';

/** The allowed values of a field of a kind, by its schema. */
export interface SchemaField {
  /** `string`, `integer`, `list of object`, `map of string`, `integer or string`, `any`. */
  readonly type: string;
  readonly required: boolean;
  /** Default, enum, pattern and bounds, with the keyword as label. */
  readonly constraints: readonly (readonly [label: string, text: string])[];
  /** Fields below, with a star on required ones: name to type. */
  readonly fields: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
}

/** Returns the field at `path` in `root` (no lists in it: `spec.rules.backend`), or the field names at the last existing position. */
export function schemaField(
  root: JsonSchema,
  path: readonly string[],
): SchemaField | { readonly missing: string; readonly known: readonly string[] } {
  let schema = resolved(root, root);
  let required = false;
  for (const segment of path) {
    const holder = elementOf(root, schema);
    const known = propertiesOf(holder);
    const next = Object.hasOwn(known, segment) ? known[segment] : asSchema(holder.additionalProperties);
    if (next === undefined) return { missing: segment, known: Object.keys(known) };
    required = requiredOf(holder).includes(segment);
    schema = resolved(root, next);
  }
  const holder = elementOf(root, schema);
  const fields = Object.entries(propertiesOf(holder)).map(([name, child]) => ({
    name,
    type: typeName(root, resolved(root, child)),
    required: requiredOf(holder).includes(name),
  }));
  return { type: typeName(root, schema), required, constraints: constraintsOf(schema), fields };
}

/** Keywords that restrict a value, in the order in which they are reported. */
const CONSTRAINTS = [
  'default',
  'enum',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'nullable',
  'x-kubernetes-list-type',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-preserve-unknown-fields',
] as const;

function constraintsOf(schema: JsonSchema): [string, string][] {
  const constraints = CONSTRAINTS.filter((keyword) => schema[keyword] !== undefined).map((keyword): [string, string] => [
    keyword,
    shown(schema[keyword]),
  ]);
  const rules = Array.isArray(schema['x-kubernetes-validations'])
    ? (schema['x-kubernetes-validations'] as { rule: string; message?: string }[])
    : [];
  return [
    ...constraints,
    ...rules.map(({ rule, message }): [string, string] => ['rule', message === undefined ? rule : `${rule} (${message})`]),
  ];
}

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(', ') : typeof value === 'string' ? value : JSON.stringify(plainJson(value));

function typeName(root: JsonSchema, schema: JsonSchema): string {
  if (schema['x-kubernetes-int-or-string'] === true) return 'integer or string';
  if (schema.type === 'array') {
    const element = elementOf(root, schema);
    return element.type === 'array' ? 'list' : `list of ${typeName(root, element)}`;
  }
  const values = asSchema(schema.additionalProperties);
  if (values !== undefined) return `map of ${typeName(root, resolved(root, values))}`;
  const { type } = schema;
  return typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : 'any';
}

/** Resolves a `$ref` into `$defs`, also one in an `allOf` of built-in kinds. */
function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const only = Array.isArray(schema.allOf) && schema.allOf.length === 1 ? asSchema(schema.allOf[0]) : undefined;
  const reference = schema.$ref ?? only?.$ref;
  if (typeof reference !== 'string') return schema;
  const target = (root.$defs as Readonly<Record<string, JsonSchema>> | undefined)?.[reference.replace('#/$defs/', '')];
  return target === undefined ? schema : { ...resolved(root, target), ...('default' in schema ? { default: schema.default } : {}) };
}

/**
 * Returns the schema of the items, through lists of lists. Returns the innermost list if it has no item schema, and the schema itself if
 * it is not a list.
 */
function elementOf(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const items = asSchema(schema.items);
  return schema.type === 'array' && items !== undefined ? elementOf(root, resolved(root, items)) : schema;
}

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema.properties as Readonly<Record<string, JsonSchema>> | undefined) ?? {};

const requiredOf = (schema: JsonSchema): readonly string[] => (Array.isArray(schema.required) ? (schema.required as string[]) : []);

const asSchema = (value: unknown): JsonSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : undefined;
