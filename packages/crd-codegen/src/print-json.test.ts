import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJson } from './print-json.ts';

test('what fits on a line stays on one, the rest gets a line for each member', () => {
  const property = { type: 'string', pattern: 'x'.repeat(50) };
  expect(printJson({ a: property })).toBe(`{"a":{"type":"string","pattern":"${'x'.repeat(50)}"}}\n`);
  expect(printJson({ a: property, b: property })).toBe(`{\n "a": ${JSON.stringify(property)},\n "b": ${JSON.stringify(property)}\n}\n`);
});

test('any value reads back as it was, with its keys in order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(JSON.stringify(JSON.parse(printJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});
