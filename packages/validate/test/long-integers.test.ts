import type { KindSchema } from '@slipway/kube-models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';

const LAST_DOUBLE = 2 ** 63 - 1024;
const INT64 = 2n ** 63n;

const kindOf = (size: object): KindSchema => ({
  group: 'example.org',
  version: 'v1',
  kind: 'Thing',
  plural: 'things',
  scope: 'Cluster',
  origin: 'crd',
  schema: { type: 'object', properties: { spec: { type: 'object', properties: { size: { type: 'integer', ...size } } } } },
});
const verdictOn = (size: bigint, limits: object): string =>
  createValidator({ schemas: [kindOf(limits)] }).check({
    apiVersion: 'example.org/v1',
    kind: 'Thing',
    metadata: { name: 'a' },
    spec: { size },
  }).verdict;

describe('an int64 that a double cannot represent', () => {
  test.each([
    ['above the largest limit that is a number', INT64 - 1n, { maximum: LAST_DOUBLE }, 'reject'],
    ['at the limit', BigInt(LAST_DOUBLE), { maximum: LAST_DOUBLE }, 'accept'],
    ['below the lowest', -INT64 + 1n, { minimum: -LAST_DOUBLE }, 'reject'],
    ['just above a limit of the safe integers', 2n ** 53n + 1n, { maximum: 2 ** 53 }, 'reject'],
    ['just below it', 2n ** 53n + 1n, { minimum: 2 ** 53 }, 'accept'],
    ['the last of int64', INT64 - 1n, { format: 'int64' }, 'accept'],
    ['the last of int64, in 32 bits', INT64 - 1n, { format: 'int32' }, 'reject'],
    ['no multiple', 2n ** 53n + 1n, { multipleOf: 2 }, 'reject'],
    ['beyond int64', INT64, {}, 'reject'],
  ])('%s', (_name, size, limits, verdict) => expect(verdictOn(size, limits)).toBe(verdict));

  test('is compared exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -INT64, max: INT64 - 1n }), fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }), (size, near) => {
        const limit = Number(near);
        expect(verdictOn(size, { maximum: limit })).toBe(size <= limit ? 'accept' : 'reject');
        expect(verdictOn(size, { minimum: limit })).toBe(size >= limit ? 'accept' : 'reject');
      }),
      { numRuns: 60 },
    );
  });

  test('is not compared with a rounded limit', () => {
    const { findings } = createValidator({ schemas: [kindOf({ maximum: LAST_DOUBLE })] }).check({
      apiVersion: 'example.org/v1',
      kind: 'Thing',
      metadata: { name: 'a' },
      spec: { size: INT64 - 1n },
    });
    expect(findings).toMatchObject([{ rule: 'out-of-range', value: INT64 - 1n, message: 'spec.size is 9223372036854775807' }]);
  });
});

test('a finding about a format has an example', () => {
  const pod = (memory: string): unknown => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a', namespace: 'shop' },
    spec: { containers: [{ name: 'a', image: 'nginx', resources: { limits: { memory } } }] },
  });
  expect(createValidator().check(pod('128MB')).findings).toMatchObject([
    { rule: 'wrong-format', expected: 'a quantity, such as 128Mi, 500m or 2' },
  ]);
});

test('alternatives are described in words', () => {
  const address = {
    oneOf: [
      { properties: { type: { enum: ['IPAddress'] }, value: { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] } } },
      { properties: { type: { not: { enum: ['IPAddress'] } } } },
    ],
    properties: { type: { type: 'string' }, value: { type: 'string' } },
    type: 'object',
  };
  const kind = { ...kindOf({}), schema: { type: 'object', properties: { spec: address } } } as KindSchema;
  const spec = { type: 'IPAddress', value: '5m' };
  const { findings } = createValidator({ schemas: [kind] }).check({
    apiVersion: 'example.org/v1',
    kind: 'Thing',
    metadata: { name: 'a' },
    spec,
  });
  expect(findings.map(({ expected }) => expected)).toEqual([
    'type IPAddress, value of the format ipv4 or of the format ipv6; or type not IPAddress',
  ]);
});
