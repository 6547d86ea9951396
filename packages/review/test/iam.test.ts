import { expect, test } from 'vitest';
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
  const begun = performance.now();
  const allow = (Action: readonly string[]) => policy([{ Effect: 'Allow', Action, Resource: '*' }]);
  expect(comparePolicies(allow(many), allow(many.toReversed())).relation).toBe('undecidable');
  expect(performance.now() - begun).toBeLessThan(5000);
});
