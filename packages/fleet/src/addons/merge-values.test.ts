import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

test('values on top win, objects are merged field by field, lists are replaced', () => {
  const values = { replicas: 2, server: { retention: '7d', volume: { enabled: false } }, args: ['a', 'b'] };
  expect(mergeValues(values, { server: { volume: { size: '1Gi' } }, args: ['c'], extra: null })).toEqual({
    replicas: 2,
    server: { retention: '7d', volume: { enabled: false, size: '1Gi' } },
    args: ['c'],
    extra: null,
  });
  expect(mergeValues(values)).toEqual(values);
});
