import { isFields } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripDescriptions } from './strip-descriptions.ts';

test('removes descriptions at every depth, and keeps a property named description', () => {
  const stripped = stripDescriptions({
    description: 'text',
    type: 'object',
    properties: {
      description: { type: 'string', description: 'text' },
      list: { items: { description: 'text', oneOf: [{ description: 'text', type: 'string' }] } },
      map: { additionalProperties: { description: 'text', type: 'string' } },
    },
  });
  expect(stripped).toEqual({
    type: 'object',
    properties: {
      description: { type: 'string' },
      list: { items: { oneOf: [{ type: 'string' }] } },
      map: { additionalProperties: { type: 'string' } },
    },
  });
});

test('keeps a key named description in defaults, enums and extensions', () => {
  const schema = {
    default: { description: 'kept', properties: { description: 'kept' } },
    enum: [{ description: 'kept' }],
    'x-kubernetes-validations': [{ rule: 'true', description: 'kept' }],
  };
  expect(stripDescriptions(schema)).toEqual(schema);
});

/** Names that are keywords in other positions, and ordinary names. */
const fieldName = fc.oneof(
  fc.constantFrom('description', 'properties', 'default', 'items', 'enum', 'type', 'allOf', '$ref', '$defs', '__proto__', 'constructor'),
  fc.string(),
);

const { schema: anySchema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: 'medium' },
    fc.record({ type: fc.constantFrom('string', 'integer'), default: fc.jsonValue() }, { requiredKeys: ['type'], noNullPrototype: true }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.array(fc.tuple(fieldName, tie('schema')), { maxLength: 4 }).map((fields) => Object.fromEntries(fields)),
      },
      { noNullPrototype: true },
    ),
    fc.record({ type: fc.constant('array'), items: tie('schema') }, { noNullPrototype: true }),
    fc.record({ type: fc.constant('object'), additionalProperties: tie('schema') }, { noNullPrototype: true }),
    fc.record({ allOf: fc.array(tie('schema'), { maxLength: 2 }) }, { noNullPrototype: true }),
  ),
}));

/** Returns the same schema with a description at every schema position. */
function described(schema: unknown): unknown {
  if (!isFields(schema)) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties' && isFields(value)) {
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, field]) => [name, described(field)]))];
    }
    if (keyword === 'items' || keyword === 'additionalProperties') return [keyword, described(value)];
    return [keyword, keyword === 'allOf' && Array.isArray(value) ? value.map(described) : value];
  });
  return { description: 'text', ...Object.fromEntries(entries) };
}

test('restores a described schema exactly, for any names of properties', () => {
  fc.assert(
    fc.property(anySchema, (schema) => {
      expect(JSON.stringify(stripDescriptions(described(schema) as Record<string, unknown>))).toBe(JSON.stringify(schema));
    }),
  );
});
