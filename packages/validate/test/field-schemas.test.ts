import type { KindSchema } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { createValidator, definitionProblems } from '../src/index.ts';

const kindOf = (field: object): KindSchema => ({
  group: 'test.example',
  version: 'v1',
  kind: 'Thing',
  plural: 'things',
  scope: 'Cluster',
  origin: 'crd',
  storage: true,
  schema: { type: 'object', properties: { spec: { type: 'object', properties: { field } } } } as KindSchema['schema'],
});

const isTaken = (field: object, value: unknown): boolean =>
  createValidator({ schemas: [kindOf(field)] }).check({
    apiVersion: 'test.example/v1',
    kind: 'Thing',
    metadata: { name: 'a' },
    spec: { field: value },
  }).verdict !== 'reject';

const isDefault = (field: object, value: unknown): boolean => definitionProblems(kindOf({ ...field, default: value })).length === 0;

const [text, whole, number] = [{ type: 'string' }, { type: 'integer' }, { type: 'number' }];
const either = { 'x-kubernetes-int-or-string': true };
const free = { 'x-kubernetes-preserve-unknown-fields': true };
const fields = { type: 'object', properties: { a: text, b: text } };
const address = { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] };

// Each answer was seen on kube-apiserver 1.36.
describe.each<readonly [what: string, field: object, rows: readonly (readonly [value: unknown, object: boolean, asDefault?: boolean])[]]>([
  [
    'a format in alternatives',
    { ...text, ...address },
    [
      ['10.0.0.1', true],
      ['::1', true],
      ['5m', false],
      ['', false],
    ],
  ],
  [
    'formats of which one has to hold',
    { ...text, oneOf: [{ format: 'ipv4' }, { format: 'uuid' }] },
    [
      ['10.0.0.1', true],
      ['x', false],
    ],
  ],
  [
    'a format that may not hold',
    { ...text, not: { format: 'ipv4' } },
    [
      ['10.0.0.1', false],
      ['x', true],
    ],
  ],
  [
    'a format that has to hold as well',
    { ...text, allOf: [{ format: 'ipv4' }] },
    [
      ['10.0.0.1', true],
      ['x', false],
    ],
  ],
  ['an unknown format, in alternatives', { ...text, anyOf: [{ format: 'quantity' }, { maxLength: 0 }] }, [['x', true]]],
  ['a format of texts, asked of an integer', { ...whole, anyOf: [{ format: 'ipv4' }] }, [[5, false]]],
  ['a format of texts, asked of an object', { ...fields, anyOf: [{ format: 'ipv4' }] }, [[{}, false]]],
  ['a format of texts, asked of a list', { type: 'array', items: text, anyOf: [{ format: 'ipv4' }] }, [[['x'], true]]],
  [
    'a format of entries, below',
    { type: 'array', items: text, allOf: [{ items: { format: 'ipv4' } }] },
    [
      [['10.0.0.1'], true],
      [['x'], false],
    ],
  ],
  [
    'a format of numbers in alternatives',
    { ...whole, anyOf: [{ format: 'int32' }] },
    [
      [5, true, false],
      [2 ** 40, true, false],
    ],
  ],
  [
    'an integer or a text with a format',
    { ...either, format: 'ipv4' },
    [
      [5, true, false],
      ['10.0.0.1', true],
      ['x', false],
    ],
  ],
  [
    'anything with a format',
    { ...free, format: 'ipv4' },
    [
      ['10.0.0.1', true],
      ['x', false],
      [5, false],
      [{}, false],
      [true, false],
      [[], true],
    ],
  ],
  [
    'an integer or a text',
    either,
    [
      [true, false, true],
      [1.5, false, true],
      ['a', true],
      [5, true],
    ],
  ],
  [
    'an integer or a text, said twice',
    { ...either, anyOf: [whole, text] },
    [
      [true, false],
      [1.5, false],
      [5, true],
    ],
  ],
  [
    'a text with a name of the other',
    { ...text, format: 'int-or-string' },
    [
      [5, false],
      ['5', true],
    ],
  ],
  [
    'true or false with a format',
    { type: 'boolean', format: 'x' },
    [
      ['text', false, true],
      [['a'], false, true],
      [5, false],
      [true, true],
    ],
  ],
  [
    'true or false with the format of texts',
    { type: 'boolean', format: 'ipv4' },
    [
      ['10.0.0.1', false, true],
      ['x', false],
    ],
  ],
  [
    'a text with a format, as a list',
    { ...text, format: 'ipv4' },
    [
      [['a'], false, true],
      ['x', false],
      [5, false],
    ],
  ],

  [
    'null together with oneOf',
    { ...text, nullable: true, oneOf: [{ minLength: 1 }, { maxLength: 9 }] },
    [
      [null, true],
      ['a', false],
    ],
  ],
  ['null together with anyOf', { ...text, nullable: true, anyOf: [{ enum: ['a'] }] }, [[null, true]]],
  ['null together with allOf', { ...text, nullable: true, allOf: [{ enum: ['a'] }] }, [[null, true]]],
  ['null together with not', { ...text, nullable: true, not: { minLength: 5 } }, [[null, true]]],
  ['null in enum', { ...text, nullable: true, enum: ['a', null] }, [[null, false]]],
  [
    'null in a list',
    { type: 'array', items: { ...text, nullable: true, enum: ['a'] } },
    [
      [[null], false],
      [['a'], true],
    ],
  ],
  [
    'null in a branch',
    {
      type: 'object',
      properties: { a: { ...text, nullable: true } },
      oneOf: [{ properties: { a: { minLength: 1 } } }, { properties: { a: { enum: ['b'] } } }],
    },
    [
      [{ a: null }, true],
      [{ a: 'a' }, true],
    ],
  ],

  [
    'a factor below one',
    { ...number, multipleOf: 0.1 },
    [
      [0.3, true],
      [0.35, false],
      [3, false],
      [0, false],
    ],
  ],
  ['no factor', { ...number, multipleOf: 0 }, [[5, false]]],
  [
    'a fraction as the least integer',
    { ...whole, minimum: 0.5 },
    [
      [5, false],
      [1, false],
    ],
  ],
  ['a fraction as the largest integer', { ...whole, maximum: 9.5 }, [[5, false]]],
  ['a fraction as the factor of integers', { ...whole, multipleOf: 2.5 }, [[5, false]]],
  [
    'a fraction as a limit in alternatives',
    { ...whole, anyOf: [{ minimum: 0.5 }] },
    [
      [5, true],
      [0, true],
    ],
  ],
  ['a limit that no int32 is', { ...whole, format: 'int32', maximum: 2 ** 32 - 1 }, [[5, false]]],
  [
    'the limits of int32',
    { ...whole, format: 'int32', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
    [
      [5, true],
      [2 ** 31, false],
    ],
  ],
  ['the lowest int64 as a limit', { ...whole, minimum: -(2 ** 63) }, [[5, false]]],
  ['a limit that no float is', { ...number, format: 'float', maximum: 1e39 }, [[0.5, false]]],
  [
    'a float',
    { ...number, format: 'float' },
    [
      [3.4028235677973366e38, true],
      [3.4028236e38, false],
    ],
  ],
  [
    'the last int64',
    whole,
    [
      [2n ** 63n - 1n, true],
      [2n ** 63n, false],
      [-(2n ** 63n), true],
    ],
  ],

  [
    'a fraction of which the whole part is allowed',
    { ...number, enum: [1, 2] },
    [
      [1.7, true],
      [3, false],
    ],
  ],
  [
    'the number of a character that is allowed',
    { ...either, enum: ['a'] },
    [
      [97, true],
      [98, false],
    ],
  ],
  ['an empty list of values', { ...text, enum: [] }, [['a', true]]],
  [
    'objects',
    { ...fields, enum: [{ a: 'x' }] },
    [
      [{ a: 'x' }, true],
      [{ a: 'y' }, false],
    ],
  ],
  [
    'an object whose schema has items as well',
    { ...fields, items: free },
    [
      [{ a: 'x' }, true],
      [{ c: 1 }, false],
    ],
  ],
  [
    'one of two fields',
    { ...fields, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    [
      [{ a: 'x' }, true],
      [{ a: 'x', b: 'y' }, false],
      [{}, false],
    ],
  ],
])('%s', (_, field, rows) => {
  test.each(rows)('value %#', (value, object, asDefault = object) => {
    expect(isTaken(field, value)).toBe(object);
    if (value !== null) expect(isDefault(field, value)).toBe(asDefault);
  });
});

test('the addresses of a Gateway that have no type are checked as those of its default', () => {
  const type = { ...text, default: 'IPAddress' };
  const oneOf = [
    { properties: { type: { enum: ['IPAddress'] }, value: address } },
    { properties: { type: { not: { enum: ['IPAddress'] } } } },
  ];
  const field = { type: 'array', items: { type: 'object', properties: { type, value: text }, oneOf } };
  expect(isTaken(field, [{}, { value: '10.0.0.1' }, { type: 'Hostname', value: '5m' }])).toBe(true);
  expect(isTaken(field, [{}, { value: '5m' }])).toBe(false);
});

test('a limit for which the server rejects every number is reported, so that the user can fix the CRD', () => {
  const { findings } = createValidator({ schemas: [kindOf({ ...whole, minimum: 0.5 })] }).check({
    apiVersion: 'test.example/v1',
    kind: 'Thing',
    metadata: { name: 'a' },
    spec: { field: 5 },
  });
  expect(findings).toMatchObject([{ rule: 'out-of-range', pointer: '/spec/field', message: expect.stringContaining('minimum 0.5') }]);
});
