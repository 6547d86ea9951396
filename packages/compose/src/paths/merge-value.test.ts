import { expect, test } from 'vitest';
import { type GoObject, kubernetesJson } from '../values/go-json.ts';
import { type MergeOptions, mergeFieldValue } from './merge-value.ts';

const keep: MergeOptions = { keepMapValues: true, appendSlice: false };
const keepAndAppend: MergeOptions = { keepMapValues: true, appendSlice: true };
const force: MergeOptions = { keepMapValues: false, appendSlice: false };
const forceAndAppend: MergeOptions = { keepMapValues: false, appendSlice: true };

test.each<readonly [name: string, existing: unknown, value: unknown, options: MergeOptions | undefined, result: unknown]>([
  ['no options replace', { a: 1 }, { b: 2 }, undefined, { b: 2 }],
  ['keys keep their values', { a: 1, e: '' }, { a: 2, b: 3, e: 'x' }, keep, { a: 1, b: 3, e: 'x' }],
  ['keys get new values', { a: 1, c: { d: 1 } }, { a: '', c: { e: 2 } }, force, { a: '', c: { d: 1, e: 2 } }],
  ['null is ignored where keys keep their values', { a: 1 }, { a: null, b: null }, keep, { a: 1 }],
  ['null replaces', { a: 1 }, { a: null }, force, { a: null }],
  ['a list keeps its items', ['a'], ['b'], keep, ['a']],
  ['a list gets new items', ['a'], ['a', 'b'], keepAndAppend, ['a', 'b']],
  ['a list within an object gets equal items again', { l: ['a'] }, { l: ['a'] }, forceAndAppend, { l: ['a', 'a'] }],
  ['a list is replaced', ['a'], ['b'], force, ['b']],
  ['a string keeps its value', 'a', { b: 1 }, keep, 'a'],
  ['a string is replaced by an object', 'a', { b: 1 }, force, { b: 1 }],
  ['an object is kept', { a: 1 }, 'x', keep, { a: 1 }],
  ['an absent value is set', undefined, { b: 1 }, keep, { b: 1 }],
])('%s', (_, existing, value, options, result) => {
  const object = kubernetesJson(existing === undefined ? {} : { at: existing }) as GoObject;
  mergeFieldValue(object, 'at', kubernetesJson(value), options);
  expect(object.at).toEqual(kubernetesJson(result));
});

test('an integer of the object differs from a number of the request', () => {
  const object: GoObject = { at: [1n] };
  mergeFieldValue(object, 'at', [1], forceAndAppend);
  expect(object).toEqual({ at: [1n, 1n] });
});

test('a list cannot be added to a number', () => {
  const text = 'failed to merge values: cannot append two slices with different type ([]interface {}, int64)';
  expect(() => mergeFieldValue({ at: 5n }, 'at', ['a'], keepAndAppend)).toThrow(text);
});
