import { describe, expect, test } from 'vitest';
import { nodeValue } from '../nodes/node-value.ts';
import { parseDocument } from '../nodes/parse-document.ts';
import type { YamlNode } from '../nodes/yaml-node.ts';
import { builtInSchemas } from './merge-schema.ts';
import { strategicMerge } from './strategic-merge.ts';

const read = (text: string): YamlNode => parseDocument(text) as YamlNode;
const POD = 'apiVersion: v1, kind: Pod';
const merge = (target: string, patch: string): unknown => {
  const merged = strategicMerge(read(target), read(patch), builtInSchemas);
  return merged && nodeValue(merged);
};
const spec = (target: string, patch: string): unknown =>
  (merge(`{${POD}, spec: ${target}}`, `{${POD}, spec: ${patch}}`) as { readonly spec?: unknown }).spec;

describe('a strategic merge patch', () => {
  test.each<[string, string, string, unknown]>([
    [
      'merges items of the same name and puts new ones first',
      '{containers: [{name: a, image: x}, {name: b}]}',
      '{containers: [{name: c}, {name: a, tty: true}]}',
      { containers: [{ name: 'c' }, { name: 'a', image: 'x', tty: true }, { name: 'b' }] },
    ],
    [
      'deletes an item',
      '{containers: [{name: a}, {name: b}]}',
      '{containers: [{name: a, $patch: delete}]}',
      { containers: [{ name: 'b' }] },
    ],
    ['replaces a list', '{containers: [{name: a}]}', '{containers: [{$patch: replace}, {name: z}]}', { containers: [{ name: 'z' }] }],
    ['replaces a map', '{securityContext: {a: 1, b: 2}}', '{securityContext: {$patch: replace, c: 3}}', { securityContext: { c: 3 } }],
    ['replaces lists that have no key', '{tolerations: [{key: a}]}', '{tolerations: [{key: b}]}', { tolerations: [{ key: 'b' }] }],
    [
      'distinguishes ports by number and protocol, and puts what it changes last',
      '{containers: [{name: a, ports: [{containerPort: 1, protocol: TCP}, {containerPort: 1, protocol: UDP}]}]}',
      '{containers: [{name: a, ports: [{containerPort: 1, protocol: UDP, name: u}]}]}',
      {
        containers: [
          {
            name: 'a',
            ports: [
              { containerPort: 1, protocol: 'TCP' },
              { containerPort: 1, protocol: 'UDP', name: 'u' },
            ],
          },
        ],
      },
    ],
    ['takes a field away with null', '{a: 1, b: {c: 2}}', '{a: null, b: {c: null}}', { b: {} }],
    ['leaves nulls of the target that are written', '{a: null, b: 1}', '{b: 2}', { a: null, b: 2 }],
    ['adds no nulls', '{}', '{a: {b: null, c: 1}}', { a: { c: 1 } }],
  ])('%s', (_, target, patch, expected) => {
    expect(spec(target, patch)).toEqual(expected);
  });

  test('deletes the object', () => {
    expect(merge(`{${POD}}`, `{${POD}, $patch: delete}`)).toBeUndefined();
  });

  test('replaces lists of unknown kinds', () => {
    expect(merge('{apiVersion: a/v1, kind: B, l: [{name: a}]}', '{apiVersion: a/v1, kind: B, l: [{name: b}]}')).toMatchObject({
      l: [{ name: 'b' }],
    });
  });

  test('uses the type of an object within another', () => {
    const wrapped = (containers: string): string => `{apiVersion: a/v1, kind: B, manifest: {${POD}, spec: {containers: [${containers}]}}}`;
    expect(merge(wrapped('{name: a}'), wrapped('{name: b}'))).toMatchObject({
      manifest: { spec: { containers: [{ name: 'b' }, { name: 'a' }] } },
    });
  });

  test.each(['{spec: text}', '{spec: {$patch: nonsense}}'])('%s is refused', (patch) => {
    expect(() => merge(`{${POD}, spec: {a: 1}}`, patch)).toThrow();
  });
});
