import { createBudget, type Fields } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionChanges } from '../src/definitions/definition-changes.ts';

type SchemaValue = Readonly<Record<string, unknown>>;

const KINDS = [
  ['apiextensions.k8s.io/v1', 'CustomResourceDefinition'],
  ['apiextensions.crossplane.io/v2', 'CompositeResourceDefinition'],
] as const;

const definition = ([apiVersion, kind]: (typeof KINDS)[number], spec: SchemaValue, version: SchemaValue = {}): Fields => ({
  apiVersion,
  kind,
  metadata: { name: 'queues.example.org' },
  spec: {
    group: 'example.org',
    names: { kind: 'Queue', plural: 'queues' },
    versions: [{ name: 'v1', served: true, ...version, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } }],
  },
});

const object = (properties: SchemaValue, more: SchemaValue = {}): SchemaValue => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const queue = (spec: SchemaValue): Fields => ({ apiVersion: 'example.org/v1', kind: 'Queue', spec });

const changesOf = (before: SchemaValue, after: SchemaValue, kind: (typeof KINDS)[number] = KINDS[1]) =>
  definitionChanges(definition(kind, before), definition(kind, after), createBudget());

describe.each(KINDS.map((kind) => ({ kind })))('$kind', ({ kind }) => {
  test.each<[string, SchemaValue, SchemaValue, string, SchemaValue, SchemaValue]>([
    ['a removed field', object({ a: text, b: text }), object({ a: text }), 'field-removed spec.b', { b: 'x' }, { a: 'x' }],
    [
      'a removed map',
      { type: 'object', additionalProperties: text },
      object({ a: text }),
      'field-removed other fields of spec',
      { b: 'x' },
      { a: 'x' },
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'integer' } }),
      'type-changed spec.a is integer and was string',
      { a: 'x' },
      {},
    ],
    [
      'a new enum',
      object({ a: text }),
      object({ a: { ...text, enum: ['s', 'l'] } }),
      'value-narrowed spec.a must be one of s, l',
      { a: 'm' },
      { a: 's' },
    ],
    [
      'a smaller enum',
      object({ a: { ...text, enum: ['s', 'm', 'l'] } }),
      object({ a: { ...text, enum: ['s', 'l'] } }),
      'value-narrowed spec.a does not accept m any more',
      { a: 'm' },
      { a: 's' },
    ],
    [
      'a lower maximum',
      object({ a: { type: 'integer', maximum: 9 } }),
      object({ a: { type: 'integer', maximum: 5 } }),
      'value-narrowed spec.a must be at most 5 instead of 9',
      { a: 7 },
      { a: 5 },
    ],
    [
      'a minimum',
      object({ a: { type: 'integer' } }),
      object({ a: { type: 'integer', minimum: 2 } }),
      'value-narrowed spec.a must be at least 2',
      { a: 1 },
      { a: 2 },
    ],
    [
      'a length',
      object({ a: text }),
      object({ a: { ...text, maxLength: 3 } }),
      'value-narrowed spec.a must have characters, at most 3',
      { a: 'long' },
      { a: 'abc' },
    ],
    [
      'a number of items',
      object({ a: { type: 'array', items: text } }),
      object({ a: { type: 'array', items: text, minItems: 1 } }),
      'value-narrowed spec.a must have items, at least 1',
      { a: [] },
      { a: ['x'] },
    ],
    [
      'a pattern',
      object({ a: text }),
      object({ a: { ...text, pattern: '^x' } }),
      'value-narrowed spec.a has a pattern: ^x',
      { a: 'b' },
      {},
    ],
    [
      'a rule',
      object({ a: text }),
      object({ a: { ...text, 'x-kubernetes-validations': [{ rule: 'self != ""', message: 'a has text' }] } }),
      'value-narrowed spec.a has a new rule: a has text',
      { a: '' },
      {},
    ],
    ['a required field', object({ a: text }), object({ a: text }, { required: ['a'] }), 'field-required spec.a', {}, { a: 'x' }],
    [
      'a new required field',
      object({ a: text }),
      object({ a: text, b: text }, { required: ['b'] }),
      'field-required spec.b',
      { a: 'x' },
      { b: 'x' },
    ],
    [
      'a field of list items',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({ b: { ...text, enum: ['s'] } }) } }),
      'value-narrowed spec.a.*.b must be one of s',
      { a: [{ b: 's' }, { b: 'x' }] },
      { a: [{ b: 's' }, {}] },
    ],
    [
      'null',
      object({ a: { ...text, nullable: true } }),
      object({ a: text }),
      'value-narrowed spec.a must not be null',
      { a: null },
      { a: 'x' },
    ],
  ])('%s', (_, before, after, expected, affected, other) => {
    const changes = changesOf(before, after, kind);
    expect(changes.map(({ category, text: words }) => `${category} ${words}`)).toEqual([expected]);
    expect(changes[0]?.affects(queue(affected))).toBe(true);
    expect(changes[0]?.affects(queue(other))).toBe(false);
    expect(changes[0]?.pointer).toMatch(/^\/spec\/versions\/0\/schema\/openAPIV3Schema\/properties\/spec/);
    expect(changesOf(after, before, kind).filter(({ category }) => category !== 'field-removed' && category !== 'type-changed')).toEqual(
      [],
    );
  });

  test('a version that is not served any more', () => {
    const before = definition(kind, object({}));
    for (const after of [definition(kind, object({}), { served: false }), definition(kind, object({}), { name: 'v2' })])
      expect(definitionChanges(before, after, createBudget()).map(({ text: words }) => words)).toEqual(['v1 is not served']);
  });
});

test.each<[string, SchemaValue, SchemaValue]>([
  ['a new required field with a default', object({}), object({ a: { ...text, default: 'x' } }, { required: ['a'] })],
  ['an integer becomes a number', object({ a: { type: 'integer' } }), object({ a: { type: 'number' } })],
  ['a field becomes free-form', object({ a: text }), { type: 'object', 'x-kubernetes-preserve-unknown-fields': true }],
  ['a minimum of no items', object({ a: { type: 'array', items: text } }), object({ a: { type: 'array', items: text, minItems: 0 } })],
  ['a wider enum', object({ a: { ...text, enum: ['s'] } }), object({ a: { ...text, enum: ['s', 'l'] } })],
])('%s breaks nothing', (_, before, after) => expect(changesOf(before, after)).toEqual([]));

const EVERY_OBJECT = { apiVersion: text, kind: text, metadata: { type: 'object' } };

test('apiVersion, kind and metadata of an object need no schema', () => {
  const withRoot = (openAPIV3Schema: SchemaValue): Fields => ({
    kind: 'CustomResourceDefinition',
    spec: { versions: [{ name: 'v1', served: true, schema: { openAPIV3Schema } }] },
  });
  const between = (before: SchemaValue, after: SchemaValue) =>
    definitionChanges(withRoot(before), withRoot(after), createBudget()).map(({ text: words }) => words);
  expect(between(object({ ...EVERY_OBJECT, spec: text }), object({ spec: text }))).toEqual([]);
  expect(between(object({}), object({}, { required: ['metadata', 'spec'] }))).toEqual(['spec']);
  const free = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  const [change] = definitionChanges(withRoot(free), withRoot(object({ spec: text })), createBudget());
  expect(change?.affects({ ...queue({}), metadata: {} })).toBe(false);
  expect(change?.affects({ ...queue({}), data: {} })).toBe(true);
  const embedded = { 'x-kubernetes-embedded-resource': true };
  const template = (properties: SchemaValue, more: SchemaValue) => object({ template: object(properties, more) });
  expect(changesOf(template(EVERY_OBJECT, embedded), template({}, embedded))).toEqual([]);
  expect(changesOf(template(EVERY_OBJECT, {}), template({}, {}))).toHaveLength(3);
});

test('equal definitions have no change, and a definition with too many fields is not compared', () => {
  const schema = fc.letrec<{ schema: SchemaValue }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.record({ type: fc.constantFrom('string', 'integer', 'boolean'), maximum: fc.integer() }, { requiredKeys: ['type'] }),
      fc
        .dictionary(fc.string(), tie('schema'), { maxKeys: 4 })
        .map((properties) => object(properties, { required: Object.keys(properties) })),
    ),
  })).schema;
  fc.assert(
    fc.property(schema, (each) => {
      expect(changesOf(each, structuredClone(each))).toEqual([]);
    }),
  );
  const nested = Array.from({ length: 50 }).reduce<SchemaValue>((inner) => object({ a: inner }), object({ b: text }));
  const without = Array.from({ length: 50 }).reduce<SchemaValue>((inner) => object({ a: inner }), object({}));
  expect(changesOf(nested, without)).toHaveLength(1);
  const [before, after] = [nested, without].map((each) => definition(KINDS[0], each)) as [Fields, Fields];
  expect(definitionChanges(before, after, createBudget({ operations: 10 }))).toEqual([]);
});
