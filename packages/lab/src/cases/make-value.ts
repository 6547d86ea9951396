import { isIntOrString, isQuantity, resolveReference, type StructuralSchema } from '@slipway/validate';
import type { Draw } from './draw.ts';
import { numberOf } from './numbers.ts';
import { textOf, UNICODE } from './texts.ts';

/** The state of a generator of values. */
export interface Making {
  readonly draw: Draw;
  /** The schema with the definitions of `$ref`. */
  readonly root: StructuralSchema;
  /** Number of values that may still be created. At zero, optional fields are left out. */
  budget: number;
  /** Dotted paths of fields that CEL rules require. */
  readonly wanted: Pick<ReadonlySet<string>, 'has'>;
}

const QUANTITIES = ['100m', '1', '2', '1Gi', '128Mi', '500M', '0.5', '1e3', '12E', '1500m', '0', '1Ki', '1000Mi', 3, 0.25];
const NUMBERS_OR_TEXTS = [0, 1, 5, 80, 8080, '25%', '100%', 'http', '80', '1'];

/** Returns a value that the schema allows, without its CEL rules. */
export function makeValue(given: StructuralSchema, making: Making, path: readonly string[] = []): unknown {
  const { draw } = making;
  making.budget--;
  const schema = withBranch(resolveReference(given, making.root), draw);
  const listed = schema.enum?.filter((value) => value !== null);
  if (listed?.length) return draw.pick(listed);
  if (isIntOrString(schema)) return schema.pattern === undefined ? draw.pick(NUMBERS_OR_TEXTS) : textOf(schema, draw);
  if (isQuantity(schema)) return draw.pick(QUANTITIES);
  if (schema['x-kubernetes-embedded-resource']) return embedded(draw);
  switch (schema.type) {
    case 'boolean':
      return draw.chance(50);
    case 'integer':
    case 'number':
      return numberOf(schema, draw);
    case 'string':
      return textOf(schema, draw);
    case 'array':
      return listOf(schema, making, path);
    default:
      return schema.properties ? fieldsOf(schema, making, path) : mapOf(schema, making, path);
  }
}

/** Chooses one alternative of `oneOf` and `anyOf`: its fields are required, those of the others are left out. */
function withBranch(schema: StructuralSchema, draw: Draw): StructuralSchema {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).filter(({ required }) => required?.length);
  if (branches.length === 0) return schema;
  const chosen = draw.pick(branches).required ?? [];
  const others = new Set((schema.oneOf ? branches : []).flatMap(({ required = [] }) => required).filter((name) => !chosen.includes(name)));
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !others.has(name)));
  return { ...schema, properties, required: [...(schema.required ?? []), ...chosen] };
}

function fieldsOf(schema: StructuralSchema, making: Making, path: readonly string[]): object {
  const { properties = {}, minProperties = 0, maxProperties = 99 } = schema;
  const needed = Object.keys(properties).filter((name) => schema.required?.includes(name) || making.wanted.has([...path, name].join('.')));
  const optional = Object.keys(properties).filter((name) => !needed.includes(name));
  const room = making.budget > 0 && path.length < 12 ? making.draw.below(Math.min(4, making.budget) + 1) : 0;
  const count = Math.min(maxProperties - needed.length, Math.max(minProperties - needed.length, room));
  const names = [...needed, ...(count > 0 ? making.draw.some(optional, count) : [])];
  const fields = names.map((name) => [name, makeValue(properties[name] ?? {}, making, [...path, name])]);
  const extra = schema['x-kubernetes-preserve-unknown-fields'] && making.draw.chance(40) ? [['anything', anyValue(making.draw)]] : [];
  return Object.fromEntries([...fields, ...extra]);
}

function mapOf(schema: StructuralSchema, making: Making, path: readonly string[]): unknown {
  const entries = schema.additionalProperties;
  if (typeof entries !== 'object') return schema.type === undefined ? anyValue(making.draw) : mapEntries(making, schema, anyValue);
  return mapEntries(making, schema, () => makeValue(entries, making, [...path, '*']));
}

const KEYS = ['app', 'team', 'b', 'example.org/part', 'A', 'größe', 'with space', '1'];

function mapEntries(
  { draw, budget }: Making,
  { minProperties = 0, maxProperties = 9 }: StructuralSchema,
  value: (draw: Draw) => unknown,
): object {
  const count = Math.min(maxProperties, Math.max(minProperties, budget > 0 ? draw.below(3) : 0));
  const keys = draw.some(draw.chance(85) ? KEYS.slice(0, 4) : KEYS, count);
  return Object.fromEntries(keys.map((key) => [key, value(draw)]));
}

function listOf(schema: StructuralSchema, making: Making, path: readonly string[]): readonly unknown[] {
  const { items = {}, minItems = 0, maxItems = 9 } = schema;
  const count = Math.min(maxItems, Math.max(minItems, making.budget > 0 ? making.draw.below(3) : 0));
  const list = Array.from({ length: count }, () => makeValue(items, making, [...path, '*']));
  const kind = schema['x-kubernetes-list-type'];
  if (kind !== 'set' && kind !== 'map') return list;
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const keyOf = (entry: unknown): string =>
    JSON.stringify(kind === 'set' ? entry : keys.map((key) => (entry as Readonly<Record<string, unknown>>)[key]));
  return list.filter((entry, index) => list.findIndex((other) => keyOf(other) === keyOf(entry)) === index);
}

const embedded = (draw: Draw): object => ({
  apiVersion: draw.pick(['v1', 'example.org/v1']),
  kind: draw.pick(['ConfigMap', 'Anything']),
  ...(draw.chance(50) ? { metadata: { name: 'inside' } } : {}),
  ...(draw.chance(50) ? { data: { key: 'value' } } : {}),
});

/** Returns any JSON, for fields without a type in the schema. */
export function anyValue(draw: Draw, depth = 0): unknown {
  const scalars = ['text', draw.pick(UNICODE), '', 0, -1, 1.5, 1e21, 2 ** 53, true, false, null];
  if (depth > 2 || draw.chance(50)) return draw.pick(scalars);
  return draw.chance(50)
    ? Array.from({ length: draw.below(3) }, () => anyValue(draw, depth + 1))
    : Object.fromEntries(draw.some(['a', 'größe', 'with space', 'a.b/c'], draw.below(3)).map((key) => [key, anyValue(draw, depth + 1)]));
}
