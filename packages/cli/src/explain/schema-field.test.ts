import { describe, expect, it } from 'vitest';
import { schemaField } from './schema-field.ts';

const schema = {
  type: 'object',
  required: ['spec'],
  properties: {
    spec: {
      type: 'object',
      required: ['ports'],
      properties: {
        mode: { type: 'string', enum: ['a', 'b'], default: 'a' },
        ports: { type: 'array', 'x-kubernetes-list-type': 'map', items: { $ref: '#/$defs/Port' } },
        labels: { type: 'object', additionalProperties: { type: 'string', pattern: '^x' } },
        size: { 'x-kubernetes-int-or-string': true },
        rules: { type: 'object', 'x-kubernetes-validations': [{ rule: 'self.a > 0', message: 'a is positive' }] },
      },
    },
  },
  $defs: { Port: { type: 'object', required: ['number'], properties: { number: { type: 'integer', minimum: 1, maximum: 65535 } } } },
};

describe('schemaField', () => {
  it('lists the fields of the kind with what is required', () => {
    expect(schemaField(schema, [])).toMatchObject({ type: 'object', fields: [{ name: 'spec', type: 'object', required: true }] });
  });

  it('shows type, default and enum', () => {
    expect(schemaField(schema, ['spec', 'mode'])).toEqual({
      type: 'string',
      required: false,
      constraints: [
        ['default', 'a'],
        ['enum', 'a, b'],
      ],
      fields: [],
    });
  });

  it('goes through lists and references', () => {
    expect(schemaField(schema, ['spec', 'ports'])).toMatchObject({
      type: 'list of object',
      required: true,
      fields: [{ name: 'number', required: true }],
    });
    expect(schemaField(schema, ['spec', 'ports', 'number'])).toMatchObject({
      type: 'integer',
      required: true,
      constraints: [
        ['minimum', '1'],
        ['maximum', '65535'],
      ],
    });
  });

  it('reads only the fields of the schema, and keeps integers beyond 2^53', () => {
    expect(schemaField(schema, ['constructor'])).toEqual({ missing: 'constructor', known: ['spec'] });
    const large = { type: 'integer', maximum: 9223372036854775807n, default: { a: 9007199254740993n } };
    expect(schemaField(large, [])).toMatchObject({
      constraints: [
        ['default', '{"a":9007199254740993}'],
        ['maximum', '9223372036854775807'],
      ],
    });
  });

  it('names a list of anything, and a list of such lists, a list', () => {
    const list = { type: 'array' };
    const field = (type: object) => schemaField({ type: 'object', properties: { a: type } }, ['a']);
    expect(field(list)).toMatchObject({ type: 'list' });
    expect(field({ type: 'array', items: list })).toMatchObject({ type: 'list' });
  });

  it('goes through maps', () => {
    expect(schemaField(schema, ['spec', 'labels'])).toMatchObject({ type: 'map of string' });
    expect(schemaField(schema, ['spec', 'labels', 'anything'])).toMatchObject({ type: 'string', constraints: [['pattern', '^x']] });
  });

  it('shows rules and integer-or-string', () => {
    expect(schemaField(schema, ['spec', 'rules'])).toMatchObject({ constraints: [['rule', 'self.a > 0 (a is positive)']] });
    expect(schemaField(schema, ['spec', 'size'])).toMatchObject({ type: 'integer or string' });
  });

  it('names the existing fields where a path does not exist', () => {
    expect(schemaField(schema, ['spec', 'ports', 'nummer'])).toEqual({ missing: 'nummer', known: ['number'] });
  });
});
