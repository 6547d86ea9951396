import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyJsonPatch, type JsonOperation } from './json-patch.ts';
import type { JsonValue } from './node-value.ts';

const patched = (document: Record<string, JsonValue>, ...operations: JsonOperation[]): JsonValue => applyJsonPatch(document, operations);

describe('a JSON patch', () => {
  test.each<[string, JsonOperation, JsonValue]>([
    ['adds a field', { op: 'add', path: '/b', value: 2 }, { a: [1, 2], m: { x: 'y' }, b: 2 }],
    ['adds an item at its place', { op: 'add', path: '/a/1', value: 9 }, { a: [1, 9, 2], m: { x: 'y' } }],
    ['adds an item at the end', { op: 'add', path: '/a/-', value: 9 }, { a: [1, 2, 9], m: { x: 'y' } }],
    ['counts negative indices from the end', { op: 'remove', path: '/a/-1' }, { a: [1], m: { x: 'y' } }],
    ['replaces a field that does not exist', { op: 'replace', path: '/new', value: null }, { a: [1, 2], m: { x: 'y' }, new: null }],
    ['unescapes names', { op: 'add', path: '/m/c~1d~0e', value: '' }, { a: [1, 2], m: { x: 'y', 'c/d~e': '' } }],
    ['copies', { op: 'copy', from: '/m', path: '/n' }, { a: [1, 2], m: { x: 'y' }, n: { x: 'y' } }],
    ['moves', { op: 'move', from: '/m/x', path: '/x' }, { a: [1, 2], m: {}, x: 'y' }],
    ['tests', { op: 'test', path: '/a', value: [1, 2] }, { a: [1, 2], m: { x: 'y' } }],
    ['takes what is missing for null in a test', { op: 'test', path: '/none', value: null }, { a: [1, 2], m: { x: 'y' } }],
    ['has null where no value is said', { op: 'add', path: '/b' }, { a: [1, 2], m: { x: 'y' }, b: null }],
  ])('%s', (_, operation, expected) => {
    expect(patched({ a: [1, 2], m: { x: 'y' } }, operation)).toEqual(expected);
  });

  test.each<[JsonOperation, RegExp]>([
    [{ op: 'add', path: '/x/y', value: 1 }, /nothing is at/],
    [{ op: 'add', path: '/a/3', value: 1 }, /nothing is at/],
    [{ op: 'remove', path: '/x' }, /nothing is at/],
    [{ op: 'replace', path: '/a/2', value: 1 }, /nothing is at/],
    [{ op: 'add', path: '', value: 1 }, /nothing is at/],
    [{ op: 'test', path: '/a/0', value: 2 }, /tests it for/],
    [{ op: 'increment', path: '/a/0' }, /operation/],
    [{ op: 'copy', path: '/b' }, /no from/],
  ])('%j is refused', (operation, message) => {
    expect(() => patched({ a: [1, 2] }, operation)).toThrow(message);
  });

  test('takes back what it has added', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), fc.jsonValue(), (document, key, value) => {
        fc.pre(!Object.hasOwn(document, key));
        const path = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const before = structuredClone(document) as Record<string, JsonValue>;
        const after = patched(
          document as Record<string, JsonValue>,
          { op: 'add', path, value: value as JsonValue },
          { op: 'remove', path },
        );
        expect(after).toEqual(before);
      }),
    );
  });
});
