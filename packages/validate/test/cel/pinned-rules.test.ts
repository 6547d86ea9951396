import { findSchema, listKinds } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { checksOf, describeRules } from '../../src/index.ts';

const notes = listKinds().flatMap(({ group, version, kind }) => {
  const schema = findSchema(group === '' ? version : `${group}/${version}`, kind);
  return schema ? describeRules(schema) : [];
});

describe('the CEL rules of the pinned CRDs', () => {
  test('can all be evaluated', () => {
    expect(notes.length).toBeGreaterThan(250);
    expect(notes.filter(({ evaluated }) => evaluated === 'never')).toEqual([]);
  });

  test('are evaluated only in an update if they use the old object', () => {
    expect(notes.filter(({ evaluated, rule }) => (evaluated === 'on-update') !== /\boldSelf\b/.test(rule))).toEqual([]);
  });
});

test('the basis of a verdict counts the evaluated rules, and names the others', () => {
  const kind = findSchema('karpenter.sh/v1', 'NodePool');
  expect(kind && checksOf(kind)).toEqual(
    expect.arrayContaining(['CEL rules of its schema: 17', 'not CEL rules that compare with the object as it was: 3']),
  );
});

test('a rule that cannot be evaluated has a reason', () => {
  const kind = {
    group: 'test.example',
    version: 'v1',
    kind: 'Thing',
    plural: 'things',
    scope: 'Cluster' as const,
    origin: 'crd' as const,
    schema: {
      type: 'object',
      properties: {
        'a/b': { type: 'array', items: { type: 'string', 'x-kubernetes-validations': [{ rule: 'nonsense(self)', message: ' what? ' }] } },
      },
    },
  };
  expect(describeRules(kind as never)).toEqual([
    {
      pointer: '/a~1b/*',
      rule: 'nonsense(self)',
      message: 'what?',
      evaluated: 'never',
      because: 'the function nonsense with 1 arguments does not exist',
    },
  ]);
});
