import { createBudget, LimitError } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CrossplaneError } from '../values/crossplane-error.ts';
import type { GoJson, GoObject } from '../values/go-json.ts';
import { kubernetesJson } from '../values/go-json.ts';
import { renderBudget } from '../values/limits.ts';
import { fieldPathText } from './field-path.ts';
import { expandWildcards, getFieldValue, setFieldValue } from './field-value.ts';

const objectOf = (value: unknown): GoObject => kubernetesJson(value) as GoObject;

function failure(run: () => unknown): CrossplaneError {
  try {
    run();
  } catch (error) {
    if (error instanceof CrossplaneError) return error;
    throw error;
  }
  throw new Error('no failure');
}

describe('getFieldValue', () => {
  const object = { spec: { list: [{ name: 'a' }], none: null, text: 'x', 'a.b': 1 } };

  test.each<readonly [path: string, value: unknown]>([
    ['spec.list[0].name', 'a'],
    ['spec[a.b]', 1],
    ['spec.none', null],
    ['', null],
  ])('reads %s', (path, value) => {
    expect(getFieldValue(object, path)).toEqual(value);
  });

  test.each([
    ['spec.missing', 'spec.missing: no such field', true],
    ['spec.list[3].name', 'spec.list[3]: no such element', true],
    ['spec.none.a', 'spec.none: expected map, got nil', true],
    ['spec.list.name', 'spec.list: not an object', false],
    ['spec.text[0]', 'spec.text: not an array', false],
    ['spec.none[0]', 'spec.none: not an array', false],
    ['spec.list[*].name', 'spec.list: not an object', false],
    ['spec.constructor', 'spec.constructor: no such field', true],
    ['__proto__.a', '__proto__: no such field', true],
  ])('rejects %s', (path, message, isNotFound) => {
    expect(failure(() => getFieldValue(object, path))).toMatchObject({ message, isNotFound });
  });
});

describe('setFieldValue', () => {
  test.each<readonly [object: unknown, path: string, value: GoJson, result: unknown]>([
    [{}, 'spec.list[2].name', 'a', { spec: { list: [null, null, { name: 'a' }] } }],
    [{ list: [[1]] }, 'list[0][2]', 'a', { list: [[1, null, 'a']] }],
    [{ list: [null] }, 'list[0].a', 'b', { list: [{ a: 'b' }] }],
    [{ list: [1] }, 'list[1][1]', 'b', { list: [1, [null, 'b']] }],
    [{}, '__proto__.polluted', 'yes', JSON.parse('{"__proto__":{"polluted":"yes"}}')],
    [{ a: 1 }, '', 'b', { a: 1 }],
  ])('sets a value: %j %s', (object, path, value, result) => {
    const target = objectOf(object);
    setFieldValue(target, path, value);
    expect(target).toEqual(kubernetesJson(result));
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('sets numbers without a fraction as integers', () => {
    const target: GoObject = {};
    setFieldValue(target, 'a', { whole: 5, half: 0.5, large: 1e21 });
    expect(target).toEqual({ a: { whole: 5n, half: 0.5, large: 1e21 } });
  });

  test.each([
    [{ a: 'x' }, 'a.b', 'a is not an object'],
    [{ a: 'x' }, 'a[0]', 'a is not an array'],
    [{ a: null }, 'a.b', 'a is not an object'],
    [{}, '[0]', ' is not an array'],
    [{}, 'a[1025]', 'index 1025 is greater than max allowed index 1024'],
  ])('rejects: %j %s', (object, path, message) => {
    expect(failure(() => setFieldValue(objectOf(object), path, 'v')).message).toBe(message);
  });

  test('sets what getFieldValue reads', () => {
    const segment = fc.oneof(fc.stringMatching(/^[a-z]\w{0,4}$/), fc.nat({ max: 5 }), fc.stringMatching(/^[a-z]\.[a-z]$/));
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]$/), fc.array(segment, { maxLength: 6 }), fc.jsonValue(), (first, rest, value) => {
        const target: GoObject = {};
        const path = fieldPathText([first, ...rest]);
        setFieldValue(target, path, value as GoJson);
        expect(getFieldValue(target, path)).toEqual(kubernetesJson(value));
      }),
    );
  });
});

describe('expandWildcards', () => {
  const object = objectOf({
    list: [{ args: ['a', 'b'] }, { args: ['c'] }],
    map: { 'x.y': 1, z: 2 },
    text: 'x',
    none: null,
    star: { '*': 1 },
  });

  test.each([
    ['list[*].args[*]', ['list[0].args[0]', 'list[0].args[1]', 'list[1].args[0]']],
    ['map[*]', ['map[x.y]', 'map.z']],
    ['list[0].args', ['list[0].args']],
    ['missing[*].a', []],
    ['list[*].missing', []],
  ])('expands %s', (path, expanded) => {
    expect(expandWildcards(object, path)).toEqual(expanded);
  });

  test.each([
    ['star[*]', `cannot expand wildcards for segments: "star[*]": "star": the wildcard selects the field "*" without end`],
    ['text[*]', `cannot expand wildcards for segments: "text[*]": "text": unexpected wildcard usage`],
    ['none[*].a', `cannot expand wildcards for segments: "none[*].a": wildcard field "none" is not found in the path`],
    [
      'list[*].args.b',
      `cannot expand wildcards for segments: "list[*].args.b": "list[0].args.b": cannot expand wildcards: list[0].args: not an object`,
    ],
  ])('rejects %s', (path, message) => {
    expect(failure(() => expandWildcards(object, path)).message).toBe(message);
  });
});

test('lists that a path fills, and paths that a wildcard expands, are counted', () => {
  const before = renderBudget.budget;
  renderBudget.budget = createBudget().part({ operations: 10_000 });
  try {
    expect(() => setFieldValue({}, `a${'[1024]'.repeat(10)}`, 1)).toThrow(LimitError);
    const items = Array.from({ length: 100 }, () => ({}));
    expect(() => expandWildcards({ items }, `items[*]${'.a'.repeat(200)}`)).toThrow(LimitError);
  } finally {
    renderBudget.budget = before;
  }
});
