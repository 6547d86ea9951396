import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonLimitError, jsonLimitExceeded, parseLimitedJson } from './json-size.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

const valuesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Object.values(value).reduce((sum: number, each) => sum + valuesOf(each), 0) : 1;

it('accepts a JSON text at its limits, and names the limit that it exceeds', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const limits = { depth: depthOf(value), values: 1e6 };
      expect(jsonLimitExceeded(text, limits)).toBeUndefined();
      if (limits.depth > 0) expect(jsonLimitExceeded(text, { ...limits, depth: limits.depth - 1 })).toBe('depth');
      if (valuesOf(value) > 2) expect(jsonLimitExceeded(text, { depth: 99, values: valuesOf(value) / 2 - 1 })).toBe('values');
    }),
  );
  expect(jsonLimitExceeded(`["${'\\"[,'.repeat(9)}"]`, { depth: 1, values: 2 })).toBeUndefined();
});

it('parses JSON within the limits, and throws an error with the reason for other text', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseLimitedJson('{"a": [1]}')).toEqual({ a: [1] });
  expect(parseLimitedJson(nested(500))).toBeInstanceOf(Array);
  expect(() => parseLimitedJson(nested(501))).toThrow(new JsonLimitError('it is nested more than 500 levels deep'));
  expect(() => parseLimitedJson('[1, 2]', { depth: 1, values: 2 })).toThrow(new JsonLimitError('it has more than 2 values'));
  expect(() => parseLimitedJson('{"secret')).toThrow(new SyntaxError('it is not valid JSON'));
});
