import { createBudget, type Fields } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionChanges } from '../src/definitions/definition-changes.ts';
import { narrowingCases, object, type SchemaValue, text } from './narrowing-cases.ts';

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

const queue = (spec: SchemaValue): Fields => ({ apiVersion: 'example.org/v1', kind: 'Queue', spec });

const changesOf = (before: SchemaValue, after: SchemaValue, kind: (typeof KINDS)[number] = KINDS[1]) =>
  definitionChanges(definition(kind, before), definition(kind, after), createBudget());

const keyedList = (keys: readonly string[] | undefined): SchemaValue => {
  const map = { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys };
  return object({ a: { type: 'array', items: text, ...(keys && map) } });
};

const alternatives = (keyword: string, count: number): SchemaValue =>
  object({ a: { ...text, ...(count > 0 && { [keyword]: [{ maxLength: 5 }, { maxLength: 9 }].slice(0, count) }) } });

describe.each(KINDS.map((kind) => ({ kind })))('$kind', ({ kind }) => {
  test.each(narrowingCases)('%s', (_, before, after, expected, affected, other) => {
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
  ['whole items instead of keys', keyedList(['b']), object({ a: { type: 'array', items: text, 'x-kubernetes-list-type': 'set' } })],
  ['more keys of a list', keyedList(['b']), keyedList(['b', 'c'])],
  ['a list without keys', keyedList(['b']), keyedList(undefined)],
  ['one of more schemas', alternatives('anyOf', 1), alternatives('anyOf', 2)],
  ['all of fewer schemas', alternatives('allOf', 2), alternatives('allOf', 1)],
  ['no alternatives', alternatives('oneOf', 2), alternatives('oneOf', 0)],
  [
    'a lower exclusive minimum',
    object({ a: { type: 'integer', minimum: 5 } }),
    object({ a: { type: 'integer', minimum: 4, exclusiveMinimum: true } }),
  ],
  ['a divisor', object({ a: { type: 'integer', multipleOf: 6 } }), object({ a: { type: 'integer', multipleOf: 3 } })],
  ['anyOf of spec, which Crossplane drops', object({ a: text }), object({ a: text }, { anyOf: [{ required: ['a'] }] })],
  ['a new required field with a default', object({}), object({ a: { ...text, default: 'x' } }, { required: ['a'] })],
  ['an integer becomes a number', object({ a: { type: 'integer' } }), object({ a: { type: 'number' } })],
  ['a field becomes free-form', object({ a: text }), { type: 'object', 'x-kubernetes-preserve-unknown-fields': true }],
  ['a minimum of no items', object({ a: { type: 'array', items: text } }), object({ a: { type: 'array', items: text, minItems: 0 } })],
  ['a wider enum', object({ a: { ...text, enum: ['s'] } }), object({ a: { ...text, enum: ['s', 'l'] } })],
])('%s breaks nothing', (_, before, after) => expect(changesOf(before, after)).toEqual([]));

/** Returns a definition with more fields in its spec. */
const named = (kind: (typeof KINDS)[number], more: SchemaValue): Fields => {
  const made = definition(kind, object({}));
  return { ...made, spec: { ...(made.spec as object), ...more } };
};

test('names that a definition has no more', () => {
  const names = { kind: 'Queue', plural: 'queues' };
  const between = (kind: (typeof KINDS)[number], before: SchemaValue, after: SchemaValue) =>
    definitionChanges(named(kind, before), named(kind, after), createBudget());
  const [crd, xrd] = KINDS;
  expect(between(crd, { names: { ...names, shortNames: ['q', 'qu'] } }, { names: { ...names, shortNames: ['q', 'x'] } })).toMatchObject([
    { category: 'name-removed', version: 'v1', text: 'qu (short name)', pointer: '/spec/names' },
  ]);
  const claims = { claimNames: { kind: 'Claim', plural: 'claims' } };
  const [change, ...others] = between(xrd, claims, {});
  expect([change?.category, change?.text, others]).toEqual(['name-removed', 'Claim (claims)', []]);
  expect(change?.affects({ kind: 'Claim' })).toBe(true);
  expect(change?.affects({ kind: 'Queue' })).toBe(false);
  expect(between(xrd, {}, claims)).toEqual([]);
});

test('keys that the connection Secret of a composite loses are removed names', () => {
  const between = (before: SchemaValue, after: SchemaValue) =>
    definitionChanges(named(KINDS[1], before), named(KINDS[1], after), createBudget());
  const [change, ...others] = between({ connectionSecretKeys: ['value', 'url'] }, { connectionSecretKeys: ['url', 'user'] });
  expect([change?.category, change?.text, others]).toEqual(['name-removed', 'value (key of the connection Secret)', []]);
  expect(change?.affects({ spec: { writeConnectionSecretToRef: { name: 'a' } } })).toBe(true);
  expect(change?.affects({ spec: {} })).toBe(false);
  // Without a list, the Secret gets all keys.
  expect(between({ connectionSecretKeys: ['value'] }, {})).toEqual([]);
  expect(between({ connectionSecretKeys: ['value'] }, { connectionSecretKeys: [] })).toEqual([]);
});

test('alternatives of a CRD are compared where Crossplane drops those of an XRD', () => {
  const [before, after] = [object({ a: text }), object({ a: text }, { anyOf: [{ required: ['a'] }] })];
  expect(changesOf(before, after, KINDS[0]).map(({ text: words }) => words)).toEqual(['spec must match one of other schemas (anyOf)']);
  expect(changesOf(before, after, KINDS[1])).toEqual([]);
});

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
