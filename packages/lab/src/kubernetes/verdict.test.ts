import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './verdict.ts';

test('defaults that the server adds are no difference, at any depth', () => {
  expect(
    differencesOf({ spec: { ports: [{ port: 80 }] } }, { spec: { ports: [{ port: 80, protocol: 'TCP' }], type: 'ClusterIP' } }),
  ).toEqual([]);
});

test('a field that is dropped, retyped or shortened is reported with its pointer', () => {
  const sent = { spec: { gone: 1, 'a/b': '1', list: [1, 2], same: true } };
  const stored = { spec: { 'a/b': 1, list: [1], same: true } };
  expect(differencesOf(sent, stored)).toEqual([
    { pointer: '/spec/gone', sent: 1, stored: undefined },
    { pointer: '/spec/a~1b', sent: '1', stored: 1 },
    { pointer: '/spec/list', sent: [1, 2], stored: [1] },
  ]);
});

test('what the server adds to the end of a list is not a difference', () => {
  expect(differencesOf({ finalizers: ['a'] }, { finalizers: ['a', 'b'] })).toEqual([]);
});

test('null and empty values say nothing, so nothing is lost without them', () => {
  expect(differencesOf({ rules: [], status: null }, { rules: null, status: { loadBalancer: {} } })).toEqual([]);
  expect(differencesOf({ type: null }, { type: 'Opaque' })).toHaveLength(1);
  expect(differencesOf({ a: null, b: {}, c: [], d: { e: null } }, {})).toEqual([]);
  expect(differencesOf({ a: '', b: 0, c: false }, {})).toHaveLength(3);
});

const record = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true });

test('an object has no difference from itself, with any fields that the server adds', () => {
  fc.assert(
    fc.property(record, record, (sent, added) => {
      const stored = { ...added, ...sent };
      expect(differencesOf(sent, stored)).toEqual([]);
    }),
  );
});

test('a scalar that is not stored is always reported', () => {
  fc.assert(
    fc.property(record, fc.constantFrom('text', 0, false), (rest, value) => {
      const { wanted: _, ...others } = rest;
      expect(differencesOf({ ...others, wanted: value }, others)).toEqual([{ pointer: '/wanted', sent: value, stored: undefined }]);
    }),
  );
});
