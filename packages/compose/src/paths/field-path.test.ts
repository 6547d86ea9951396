import { readFieldPath } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPathText, parseFieldPath, type Segment } from './field-path.ts';

test.each<readonly [path: string, segments: readonly Segment[]]>([
  ['', []],
  ['metadata.name', ['metadata', 'name']],
  ['spec.containers[0].name', ['spec', 'containers', 0, 'name']],
  ['spec.containers[0]name', ['spec', 'containers', 0, 'name']],
  ['data[.config.yml]', ['data', '.config.yml']],
  [`metadata.annotations['crossplane.io/external-name']`, ['metadata', 'annotations', 'crossplane.io/external-name']],
  ['[42]', [42]],
  ['spec.items[0][8]', ['spec', 'items', 0, 8]],
  ['spec.0', ['spec', '0']],
  [`spec['0']`, ['spec', '0']],
  ['spec[4294967296]', ['spec', '4294967296']],
  ['spec[-1]', ['spec', '-1']],
  ['spec.zones[*].id', ['spec', 'zones', '*', 'id']],
  [`conditions[?(@.type=='Ready')]`, ['conditions', `?(@.type=='Ready')`]],
])('reads %s', (path, segments) => {
  expect(parseFieldPath(path)).toEqual(segments);
});

test.each([
  ['.metadata', `unexpected '.' at position 0`],
  ['metadata..name', `unexpected '.' at position 9`],
  ['metadata.', `unexpected '.' at position 8`],
  ['spec.containers[]', `unexpected ']' at position 16`],
  ['spec.containers.[0]', `unexpected '[' at position 16`],
  ['spec[0', `unterminated '[' at position 4`],
  ['spec]', `unexpected ']' at position 4`],
  ['spec[a[b]', `unexpected '[' at position 6`],
  ['é]', `unexpected ']' at position 2`],
])('rejects %s', (path, problem) => {
  expect(readFieldPath(path)).toEqual({ problem });
  expect(() => parseFieldPath(path)).toThrow(`cannot parse path "${path}": ${problem}`);
});

test('reads the segments of a path that it has written', () => {
  const name = fc.oneof(fc.stringMatching(/^[a-zA-Z][\w-]{0,8}$/), fc.stringMatching(/^[a-z]+\.[a-z/]+$/), fc.constant('*'));
  const segment = fc.oneof(name, fc.nat({ max: 1000 }));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      expect(parseFieldPath(fieldPathText(segments))).toEqual(segments);
    }),
  );
});

test('reads any text without another failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '.', '[', ']', '0', "'", '*') }), (text) => {
      const read = readFieldPath(text);
      if ('segments' in read) expect(read.segments.every((segment) => typeof segment === 'number' || !segment.includes('['))).toBe(true);
      else expect(read.problem).toMatch(/at position \d+$/);
    }),
  );
});
