import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePolicies } from '../src/iam/compare-policies.ts';
import { glob, literal, sampledClasses, textClasses } from '../src/iam/text-classes.ts';

const texts = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 3 });
const action = fc.constantFrom('*', 's3:*', 's3:Get*', 's3:?et', 's3:Get', 's3:Put', 'iam:*', 'iam:Pass*');
const resource = fc.constantFrom('*', 'arn:aws:s3:::a', 'arn:aws:s3:::a/*', 'arn:aws:s3:::*', 'arn:aws:s3:::?', 'arn:aws:s3:::b');
const condition = fc.constantFrom(
  undefined,
  { StringEquals: { k: 'x' } },
  { StringLike: { k: 'x*' } },
  { StringNotEquals: { k: ['x', 'y'] } },
  { Null: { k: 'true' } },
);
const statement = fc
  .record({
    Effect: fc.constantFrom('Allow', 'Allow', 'Deny'),
    actions: texts(action),
    notAction: fc.nat(4),
    resources: texts(resource),
    notResource: fc.nat(4),
    Condition: condition,
  })
  .map(({ Effect, actions, notAction, resources, notResource, Condition }) => ({
    Effect,
    [notAction === 0 ? 'NotAction' : 'Action']: actions,
    [notResource === 0 ? 'NotResource' : 'Resource']: resources,
    ...(Condition === undefined ? {} : { Condition }),
  }));
const policy = fc.array(statement, { maxLength: 4 });
type Statements = readonly Readonly<Record<string, unknown>>[];

const actions = ['s3:Get', 's3:Put', 's3:GetX', 'iam:Pass', 'iam:PassRole', 'iam:List', 'ec2:Run'];
const resources = [
  '*',
  'arn:aws:s3:::a',
  'arn:aws:s3:::a/',
  'arn:aws:s3:::a/1',
  'arn:aws:s3:::b',
  'arn:aws:s3:::c',
  'arn:aws:s3:::cc',
  'arn:aws:sqs:::q',
];
const values = [undefined, 'x', 'xx', 'y', 'z'];

/** Evaluates one request as the documentation of IAM describes it, without any of the tested code. */
function isAllowed(statements: Statements, asked: string, on: string, k: string | undefined): boolean {
  const like = (pattern: string, text: string, flags = ''): boolean =>
    new RegExp(
      `^${pattern
        .replaceAll(/[.+^$()|[\]{}\\/]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`,
      flags,
    ).test(text);
  const applies = (each: Statements[number]): boolean => {
    const { Action, NotAction, Resource, NotResource, Condition } = each as Record<string, readonly string[] | undefined>;
    const isAction = Action ? Action.some((one) => like(one, asked, 'i')) : !NotAction?.some((one) => like(one, asked, 'i'));
    const isResource = Resource ? Resource.some((one) => like(one, on)) : !NotResource?.some((one) => like(one, on));
    return (
      isAction && isResource && holds(Condition as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined, k)
    );
  };
  const holds = (given: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined, value: string | undefined): boolean => {
    const [[operator = '', { k: wanted } = { k: undefined }] = []] = Object.entries(given ?? {});
    if (operator === '') return true;
    if (operator === 'Null') return value === undefined;
    if (operator === 'StringEquals') return value === wanted;
    if (operator === 'StringLike') return value !== undefined && like(wanted as string, value);
    return value === undefined || !(wanted as readonly string[]).includes(value);
  };
  return (
    statements.some((each) => each.Effect === 'Allow' && applies(each)) &&
    !statements.some((each) => each.Effect === 'Deny' && applies(each))
  );
}

test('what every single request is allowed agrees with the comparison', () => {
  fc.assert(
    fc.property(policy, policy, (before, after) => {
      const { relation, more, less } = comparePolicies({ Statement: before }, { Statement: after });
      expect(relation).not.toBe('undecidable');
      for (const one of actions)
        for (const on of resources)
          for (const value of values) {
            const [was, is] = [isAllowed(before, one, on, value), isAllowed(after, one, on, value)];
            if (is && !was) expect(more).toBeDefined();
            if (was && !is) expect(less).toBeDefined();
          }
      // Whether only one of the policies allows the request of the evidence, for some value of the key.
      const isSeen = (yes: Statements, no: Statements, asked: string, on: string): boolean =>
        [...values, '', 'xq', 'q'].some((value) => isAllowed(yes, asked, on, value) && !isAllowed(no, asked, on, value));
      if (more !== undefined) expect(isSeen(after, before, more.action, more.resource)).toBe(true);
      if (less !== undefined) expect(isSeen(before, after, less.action, less.resource)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a text of a sample matches the patterns that some class of all texts matches', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 6 });
  const pattern = fc.oneof(text.map(glob), text.map(literal));
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), (patterns) => {
      const all = new Set(textClasses(patterns, () => {}).map(({ matches }) => [...matches].sort().join()));
      for (const { matches } of sampledClasses(patterns, () => {})) expect(all).toContain([...matches].sort().join());
    }),
  );
});
