import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJson } from './print-json.ts';

test('prints a value on one line if it fits, and otherwise a line for each member', () => {
  const property = { type: 'string', pattern: 'x'.repeat(50) };
  expect(printJson({ a: property })).toBe(`{"a":{"type":"string","pattern":"${'x'.repeat(50)}"}}\n`);
  expect(printJson({ a: property, b: property })).toBe(`{\n "a": ${JSON.stringify(property)},\n "b": ${JSON.stringify(property)}\n}\n`);
});

test('prints values that read back unchanged, with their keys in order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(JSON.stringify(JSON.parse(printJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});
