import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPointer, childPointer, getPointer, parsePointer } from './json-pointer.ts';

test('parsePointer returns the path that buildPointer wrote', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('', '/', '~', '~1', '~01'))), (path) => {
      expect(parsePointer(buildPointer(path))).toEqual(path);
      expect(path.reduce(childPointer, '')).toBe(buildPointer(path));
    }),
  );
});

test('getPointer finds the value that a pointer was built for', () => {
  const value = { 'a/b': [{ '~': 1 }], '': { '': 2 } };
  expect(getPointer(value, '')).toBe(value);
  expect(getPointer(value, '/a~1b/0/~0')).toBe(1);
  expect(getPointer(value, '//')).toBe(2);
});

test.each(['/b', '/a/2', '/a/-1', '/a/01', '/a/length', '/__proto__', '/constructor', '/a/0/x'])('%s leads nowhere', (pointer) => {
  expect(getPointer({ a: ['text'] }, pointer)).toBeUndefined();
});

test.each(['a', 'a/b', '/~', '/~2'])('%s is not a pointer', (pointer) => {
  expect(() => parsePointer(pointer)).toThrow(RangeError);
});
