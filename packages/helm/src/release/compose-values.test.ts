import { describe, expect, it } from 'vitest';
import type { Values } from '../value-maps.ts';
import { composeValues, type FoundValues, type ValuesReference } from './compose-values.ts';

const reference = (fields: Partial<ValuesReference>): ValuesReference => ({
  kind: 'ConfigMap',
  name: 'v',
  valuesKey: 'values.yaml',
  targetPath: '',
  optional: false,
  literal: false,
  ...fields,
});

const texts: Readonly<Record<string, FoundValues>> = {
  'ConfigMap/v': new Map([
    ['values.yaml', 'a: {x: 1, z: [1]}\nb: 1'],
    ['list', '[]'],
    ['bad', 'a: b: c'],
    ['one', '1\n'],
    ['quoted', '"1"'],
    ['two', 'a,b=c'],
  ]),
  'Secret/s': { unknown: 'Secret apps/s' },
};

const compose = (references: readonly ValuesReference[], inline: Values = {}): Values =>
  composeValues(
    references,
    inline,
    'apps',
    (kind, name) => texts[`${kind}/${name}`] ?? 'missing',
    (reason) => `?${reason}`,
  ).values;

describe('the values of a HelmRelease', () => {
  it('merges references in order, then inline values', () => {
    expect(compose([reference({})], { a: { x: 2 }, c: null })).toEqual({ a: { x: 2, z: [1] }, b: 1, c: null });
  });

  it.each<[Partial<ValuesReference>, string]>([
    [
      { name: 'gone' },
      `could not resolve ConfigMap chart values reference 'apps/gone' with key 'values.yaml': configmaps "gone" not found`,
    ],
    [{ valuesKey: 'gone' }, `could not resolve ConfigMap chart values reference 'apps/v' with key 'gone': key not found`],
    [
      { valuesKey: 'list', optional: true },
      `could not resolve optional ConfigMap chart values reference 'apps/v' with key 'list': error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type common.Values`,
    ],
    [
      { valuesKey: 'bad' },
      `could not resolve ConfigMap chart values reference 'apps/v' with key 'bad': error converting YAML to JSON: yaml: mapping values are not allowed in this context`,
    ],
    [{ kind: 'Pod' }, `could not resolve Pod chart values reference 'apps/v' with key 'values.yaml': unsupported values reference kind`],
  ])('rejects %j', (fields, message) => {
    expect(() => compose([reference(fields)])).toThrow(message);
  });

  it('accepts a missing object and a missing key of an optional reference', () => {
    expect(compose([reference({ name: 'gone', optional: true }), reference({ valuesKey: 'gone', optional: true })])).toEqual({});
  });

  it('writes a target path over inline values, unless a reference before it created the map', () => {
    const path = reference({ valuesKey: 'one', targetPath: 'a.x' });
    expect(compose([path], { a: { x: 'inline' } })).toEqual({ a: { x: '1\n' } });
    expect(compose([reference({}), path], { a: { x: 'inline' } })).toMatchObject({ a: { x: 'inline' } });
    expect(compose([reference({ valuesKey: 'one', targetPath: 'c' })], { c: 'inline' })).toEqual({ c: 'inline' });
  });

  it('reads the value of a target path in the syntax of --set', () => {
    expect(compose([reference({ valuesKey: 'two', targetPath: 'q' })])).toEqual({ q: 'a', b: 'c' });
    expect(compose([reference({ valuesKey: 'two', targetPath: 'q', literal: true })])).toEqual({ q: 'a,b=c' });
    expect(compose([reference({ valuesKey: 'quoted', targetPath: 'q' })])).toEqual({ q: '1' });
  });

  it('has a marker for a value that only the cluster has, and lists such files', () => {
    expect(compose([reference({ kind: 'Secret', name: 's', targetPath: 'db.password' })])).toEqual({ db: { password: '?Secret apps/s' } });
    const file = composeValues([reference({ kind: 'Secret', name: 's' })], {}, 'apps', () => ({ unknown: 'Secret apps/s' }), String);
    expect(file).toEqual({ values: {}, unknownFiles: ['Secret apps/s'] });
  });

  it('does not change the inline values', () => {
    const inline = { a: { x: 1 } };
    compose([reference({ valuesKey: 'one', targetPath: 'a.z' })], inline);
    expect(inline).toEqual({ a: { x: 1 } });
  });
});
