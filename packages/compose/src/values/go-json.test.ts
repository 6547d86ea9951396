import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyJson, floatJson, type GoJson, kubernetesJson, leastJsonSize } from './go-json.ts';

/** Values of JSON, also with the key `__proto__`. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as GoJson);

test('a copy has the same values in the same order, and shares no object', () => {
  fc.assert(
    fc.property(json, (value) => {
      const copy = copyJson(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      expect(JSON.stringify(floatJson(kubernetesJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});

test('a copy has keys of JavaScript as fields, and no undefined values', () => {
  const copy = copyJson(JSON.parse('{"a": 1, "__proto__": {"b": [2]}, "constructor": {}}'));
  expect(JSON.stringify(copy)).toBe('{"a":1,"__proto__":{"b":[2]},"constructor":{}}');
  expect(Object.keys(floatJson({ a: undefined, b: 1n }) as object)).toEqual(['b']);
});

test('the least size is the size of the JSON, and no more is read than the limit', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(leastJsonSize(value, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(JSON.stringify(value).length);
    }),
  );
  expect(leastJsonSize(['aaaa', { b: 'c' }], Number.POSITIVE_INFINITY)).toBe('["aaaa",{"b":"c"}]'.length);
  expect(leastJsonSize(Array(1000).fill('aaaa'), 20)).toBeLessThan(40);
});
