import { expect, test } from 'vitest';
import { comparePlaces } from './named-places.ts';
import type { RecordedVerdict } from './recorded-verdict.ts';

const refusal = (...causes: readonly string[]): RecordedVerdict => ({
  mutation: 'none',
  object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } },
  verdict: 'reject',
  status: 422,
  causes,
});
const placesOf = (pointer: string, more: object = {}) =>
  ({ rule: 'a', severity: 'reject', message: '', pointer, expected: '', remedy: '', ...more }) as const;

test.each([
  ['an index', 'spec.ports[0].port', '/spec/ports/0/port'],
  ['a key in brackets', 'data[.dockerconfigjson]', '/data/.dockerconfigjson'],
  ['a key with dots', 'metadata.annotations.example.org/part', '/metadata/annotations/example.org~1part'],
])('%s is the same place in both forms', (_, field, pointer) => {
  expect(comparePlaces(refusal(`FieldValueInvalid ${field}`), [placesOf(pointer)])).toBe('same');
});

test('a field that is not in the object is named next to the pointer', () => {
  const { field, ...unnamed } = placesOf('/metadata/ownerReferences/0/uid', { field: 'metadata.ownerReferences.uid' }) as ReturnType<
    typeof placesOf
  > & {
    readonly field?: string;
  };
  const entry = refusal('FieldValueInvalid metadata.ownerReferences.uid');
  expect(comparePlaces(entry, [{ ...unnamed, ...(field === undefined ? {} : { field }) }])).toBe('same');
  expect(comparePlaces(entry, [unnamed])).toBe('other');
});

test('more problems than the server reports cover its own, fewer do not', () => {
  const entry = refusal('FieldValueInvalid spec.a', 'FieldValueRequired spec.b');
  expect(comparePlaces(entry, [placesOf('/spec/a'), placesOf('/spec/b'), placesOf('/spec/c')])).toBe('covered');
  expect(comparePlaces(entry, [placesOf('/spec/a')])).toBe('other');
});

test('advice and prohibitions of Slipway do not count, and answers without fields are not compared', () => {
  const entry = refusal('FieldValueInvalid spec.a');
  const others = [placesOf('/spec/b', { severity: 'advice' }), placesOf('/data/key', { rule: 'plain-secret' })];
  expect(comparePlaces(entry, [placesOf('/spec/a'), ...others])).toBe('same');
  expect(comparePlaces({ ...entry, status: 500 }, [placesOf('/spec/a')])).toBeUndefined();
  expect(comparePlaces(refusal('Undecodable'), [])).toBeUndefined();
});
