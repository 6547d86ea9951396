import type { StructuralSchema } from '@slipway/validate';
import type { Draw } from '../draw.ts';
import { anyValue, makeValue } from '../make-value.ts';
import { drawRule } from './drawn-rules.ts';

/** A change of one schema in a CRD; undefined if it does not apply. Not every change is a mistake. */
export interface SchemaMistake {
  readonly name: string;
  readonly change: (schema: StructuralSchema, draw: Draw) => unknown;
}

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null', 'any', ''];
const FORMATS = ['date', 'date-time', 'duration', 'byte', 'int32', 'int64', 'uuid', 'ipv4', 'no-such-format'];
const PATTERNS = [
  '^a+$',
  '^(?i)a$',
  '(?=a)',
  '(?!a)',
  '(?<=a)b',
  '\\1',
  '[',
  'a{1001}',
  '(a{100}){100}',
  '(?P<n>a)',
  '(?<n>a)',
  '\\p{Greek}',
  '\\pX',
  '\\Z',
  '\\z',
  '\\C',
  'a**',
  '\\d++',
  '[[:alpha:]]',
  '[[:nope:]]',
  '(?s).',
  '(?x)a',
  '\\Qa\\E',
  '\\x{10FFFF}',
  '\\u0041',
  '[z-a]',
  '(',
  '*',
  '',
];
const LIMITS = ['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'];
const COUNTS = [0, 1, 3, 10, 64, 253, 1000, 100_000, 10_000_000, -1];
const FLAGS = [
  'x-kubernetes-int-or-string',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-embedded-resource',
  'nullable',
  'uniqueItems',
];

export const schemaMistakes: readonly SchemaMistake[] = [
  { name: 'type', change: (schema, draw) => ({ ...schema, type: draw.pick(TYPES) }) },
  { name: 'no-type', change: ({ type: _, ...schema }) => schema },
  { name: 'flag', change: (schema, draw) => ({ ...schema, [draw.pick(FLAGS)]: draw.chance(80) }) },
  { name: 'two-flags', change: (schema, draw) => ({ ...schema, [draw.pick(FLAGS)]: true, [draw.pick(FLAGS)]: true }) },
  {
    name: 'items',
    change: (schema, draw) => ({
      ...schema,
      items: draw.pick([undefined, {}, { type: 'string' }, [{ type: 'string' }], { type: 'object' }]),
    }),
  },
  {
    name: 'additional-properties',
    change: (schema, draw) => ({
      ...schema,
      additionalProperties: draw.pick([true, false, { type: 'string' }, {}, { type: 'object', properties: { a: { type: 'integer' } } }]),
    }),
  },
  { name: 'no-properties', change: ({ properties: _, ...schema }) => schema },
  {
    name: 'property',
    change: (schema, draw) => ({
      ...schema,
      properties: {
        ...schema.properties,
        [draw.pick(['metadata', 'kind', 'apiVersion', 'a.b', '', 'größe', 'namespace', 'extra'])]: draw.pick([
          { type: 'object' },
          { type: 'string' },
          {},
          { type: 'object', properties: { name: { type: 'string', maxLength: 10 } } },
          { type: 'object', description: 'said' },
          { type: 'object', properties: { labels: { type: 'object' } } },
        ]),
      },
    }),
  },
  {
    name: 'list-type',
    change: (schema, draw) => ({ ...schema, 'x-kubernetes-list-type': draw.pick(['set', 'map', 'atomic', 'bag', '']) }),
  },
  { name: 'map-type', change: (schema, draw) => ({ ...schema, 'x-kubernetes-map-type': draw.pick(['atomic', 'granular', 'set']) }) },
  { name: 'keyed-list', change: keyedList },
  {
    name: 'alternatives',
    change: (schema, draw) => ({
      ...schema,
      [draw.pick(['allOf', 'anyOf', 'oneOf'])]: draw.chance(20)
        ? INT_OR_STRING
        : [branch(schema, draw), ...(draw.chance(50) ? [branch(schema, draw)] : [])],
    }),
  },
  {
    name: 'int-or-string',
    change: (_, draw) => ({
      'x-kubernetes-int-or-string': true,
      ...draw.pick([
        {},
        { anyOf: INT_OR_STRING },
        { allOf: [{ anyOf: INT_OR_STRING }, { pattern: '^a' }] },
        { anyOf: [...INT_OR_STRING].reverse() },
        { type: 'string' },
        { oneOf: INT_OR_STRING },
      ]),
    }),
  },
  { name: 'not', change: (schema, draw) => ({ ...schema, not: branch(schema, draw) }) },
  { name: 'default', change: (schema, draw) => ({ ...schema, default: draw.chance(60) ? made(schema, draw) : anyValue(draw) }) },
  {
    name: 'default-more',
    change: (schema, draw) =>
      schema.type === 'object' ? { ...schema, default: { ...(made(schema, draw) as object), extra: 1 } } : undefined,
  },
  { name: 'pattern', change: (schema, draw) => ({ ...schema, pattern: draw.pick(PATTERNS) }) },
  {
    name: 'pattern-of-text',
    change: (schema, draw) => (schema.type === 'string' ? { ...schema, pattern: draw.pick(PATTERNS) } : undefined),
  },
  { name: 'format', change: (schema, draw) => ({ ...schema, format: draw.pick(FORMATS) }) },
  { name: 'limit', change: (schema, draw) => ({ ...schema, [draw.pick(LIMITS)]: draw.pick(COUNTS) }) },
  { name: 'no-limits', change: (schema) => Object.fromEntries(Object.entries(schema).filter(([name]) => !LIMITS.includes(name))) },
  { name: 'enum', change: (schema, draw) => ({ ...schema, enum: draw.pick([[], ['a', 'bcd'], [1], [null], ['a', 'a']]) }) },
  {
    name: 'required',
    change: (schema, draw) => ({ ...schema, required: draw.pick([[], ['noSuchField'], ['a', 'a'], Object.keys(schema.properties ?? {})]) }),
  },
  {
    name: 'unsupported',
    change: (schema, draw) => ({
      ...schema,
      ...draw.pick<object>([
        { $ref: '#/a' },
        { $schema: 'x' },
        { id: 'x' },
        { definitions: { a: { type: 'string' } } },
        { patternProperties: { a: { type: 'string' } } },
        { dependencies: { a: ['b'] } },
        { additionalItems: false },
        { title: 'T', description: 'D', example: 1, externalDocs: { url: 'x' } },
      ]),
    }),
  },
  ...Array.from({ length: 14 }, () => ({ name: 'rule', change: addRule })),
  ...Array.from({ length: 3 }, () => ({ name: 'changed-rule', change: changeRule })),
];

const INT_OR_STRING = [{ type: 'integer' }, { type: 'string' }];

function made(schema: StructuralSchema, draw: Draw): unknown {
  return makeValue(schema, { draw, root: schema, budget: 6, wanted: new Set() });
}

function keyedList(schema: StructuralSchema, draw: Draw): unknown {
  const names = Object.keys(schema.items?.properties ?? {});
  const keys = draw.pick([[], ['noSuchField'], names.slice(0, 1), names.slice(0, 2), [...names.slice(0, 1), ...names.slice(0, 1)]]);
  const items = {
    type: 'object',
    properties: {
      a: draw.pick<StructuralSchema>([
        { type: 'string' },
        { type: 'object' },
        { type: 'string', nullable: true },
        { type: 'string', default: 'x' },
      ]),
    },
    ...(draw.chance(50) ? { required: ['a'] } : {}),
    ...(draw.chance(10) ? { nullable: true } : {}),
  };
  return draw.chance(50)
    ? { ...schema, 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys }
    : {
        type: 'array',
        'x-kubernetes-list-type': draw.pick(['map', 'set', 'atomic']),
        ...(draw.chance(80) ? { 'x-kubernetes-list-map-keys': ['a'] } : {}),
        items,
      };
}

function branch(schema: StructuralSchema, draw: Draw): unknown {
  const names = Object.keys(schema.properties ?? {});
  const known = names.length > 0 ? draw.pick(names) : 'noSuchField';
  return draw.pick<object>([
    { required: [known] },
    { properties: { [known]: { minLength: 1 } } },
    { properties: { noSuchField: { minLength: 1 } } },
    { properties: { [known]: { properties: { noSuchField: {} } } } },
    { properties: { metadata: { required: ['name'] } } },
    { items: { minLength: 1 } },
    { type: 'object' },
    { type: 'integer' },
    { pattern: draw.pick(PATTERNS) },
    { description: 'said' },
    { nullable: true },
    { default: 1 },
    { additionalProperties: draw.pick([true, false, { minLength: 1 }]) },
    { 'x-kubernetes-preserve-unknown-fields': true },
    { 'x-kubernetes-validations': [{ rule: 'true' }] },
    { anyOf: INT_OR_STRING },
    { allOf: [{ required: [known] }], not: { enum: ['a'] } },
    {},
  ]);
}

type WithRules = StructuralSchema & { readonly 'x-kubernetes-validations'?: readonly object[] };

function addRule(schema: WithRules, draw: Draw): unknown {
  return { ...schema, 'x-kubernetes-validations': [...(schema['x-kubernetes-validations'] ?? []), drawRule(schema, draw)] };
}

/** Removes, doubles or replaces a word of a rule of the schema. */
function changeRule(schema: WithRules, draw: Draw): unknown {
  const rules = schema['x-kubernetes-validations'] as readonly { readonly rule: string }[] | undefined;
  if (!rules?.length) return undefined;
  const chosen = draw.pick(rules);
  const words = chosen.rule.split(/\b/);
  const at = draw.below(words.length);
  words.splice(at, draw.below(2), ...draw.pick([[], ['self'], ['oldSelf'], ['1'], ['noSuchField'], ['.'], ['size']]));
  return { ...schema, 'x-kubernetes-validations': rules.map((rule) => (rule === chosen ? { ...rule, rule: words.join('') } : rule)) };
}
