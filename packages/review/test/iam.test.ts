import { createBudget } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { comparePolicies } from '../src/iam/compare-policies.ts';
import { pairs } from './iam-pairs.ts';

const policy = (Statement: readonly unknown[]) => ({ Version: '2012-10-17', Statement });
const mirrored = { equal: 'equal', wider: 'narrower', narrower: 'wider', different: 'different', undecidable: 'undecidable' } as const;

test.each(pairs)('%s', (_, before, after, relation) => {
  const found = comparePolicies(policy(before), policy(after));
  expect(found.relation).toBe(relation);
  expect(found.more !== undefined).toBe(relation === 'wider' || relation === 'different');
  expect(comparePolicies(policy(after), policy(before)).relation).toBe(mirrored[relation]);
});

test('there are enough pairs', () => expect(pairs.length).toBeGreaterThanOrEqual(60));

test('the evidence names what the statement says and one request', () => {
  const found = comparePolicies(
    policy([{ Effect: 'Allow', Action: 's3:Get*', Resource: '*' }]),
    policy([{ Effect: 'Allow', Action: 's3:*', Resource: 'arn:aws:s3:::data/*' }]),
  );
  expect(found.more?.text).toBe('s3:* on arn:aws:s3:::data/* (such as s3:x on arn:aws:s3:::data/x)');
});

test('what is no policy cannot be compared', () => {
  expect(comparePolicies('{', policy([])).relation).toBe('undecidable');
  expect(comparePolicies(policy([{ Effect: 'allow', Action: '*' }]), policy([])).relation).toBe('undecidable');
});

test('patterns that make too many cases end as undecidable', () => {
  const many = Array.from({ length: 30 }, (_, at) => `s3:*${String.fromCharCode(97 + (at % 26))}*${at}*`);
  const allow = (Action: readonly string[]) => policy([{ Effect: 'Allow', Action, Resource: '*' }]);
  expect(comparePolicies(allow(many), allow(many.toReversed())).relation).toBe('undecidable');
});

describe('the work of a comparison is limited', () => {
  const statements = (of: (index: number) => object) =>
    policy(Array.from({ length: 200 }, (_, index) => ({ Effect: 'Allow', Action: 's3:*', Resource: '*', ...of(index) })));
  const like = (index: number) => ({ Condition: { StringLike: { [`aws:k${index}`]: `*${index}*` } } });

  test.each([
    [
      '200 statements with conditions',
      statements((index) => ({ Action: `s3:a${index}*`, Resource: `arn:${index}*`, ...like(index) })),
      statements((index) => ({ Action: `s3:*a${index}`, Resource: `arn:*${index}`, ...like(index) })),
    ],
    [
      '5000 actions',
      policy([{ Effect: 'Allow', Action: Array.from({ length: 5000 }, (_, index) => `s3:a${index}*`), Resource: '*' }]),
      policy([{ Effect: 'Allow', Action: Array.from({ length: 5000 }, (_, index) => `s3:*a${index}`), Resource: '*' }]),
    ],
  ])('%s are not decided', (_, before, after) => {
    expect(comparePolicies(before, after, createBudget({ operations: 100_000 }))).toMatchObject({ relation: 'undecidable' });
  });

  test('many stars in a row are one star', () => {
    const on = (Resource: string) => policy([{ Effect: 'Allow', Action: 's3:*', Resource }]);
    expect(comparePolicies(on('arn:*'), on(`arn:${'*'.repeat(300_000)}`)).relation).toBe('equal');
  });

  test('a review that has no steps left does not decide that policies are equal', () => {
    const budget = createBudget({ operations: 0 });
    const [before, after] = ['s3:Get*', 's3:GetObject'].map((Action) => policy([{ Effect: 'Allow', Action, Resource: '*' }]));
    expect(comparePolicies(before, after)).toMatchObject({ relation: 'narrower' });
    expect(comparePolicies(before, after, budget)).toEqual({ relation: 'undecidable' });
    expect(comparePolicies(after, before, budget)).toEqual({ relation: 'undecidable' });
  });
});
