import { createBudget } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRoles } from '../src/rbac/compare-roles.ts';

const rule = (verbs: string, resources: string, more: Readonly<Record<string, unknown>> = {}) => ({
  apiGroups: [''],
  verbs: verbs.split(' '),
  resources: resources.split(' '),
  ...more,
});
type Rules = readonly Readonly<Record<string, unknown>>[];

const pairs: readonly (readonly [string, Rules, Rules, ReturnType<typeof compareRoles>['relation']])[] = [
  ['the same', [rule('get list', 'pods')], [rule('list get', 'pods')], 'equal'],
  ['one rule as two', [rule('get list', 'pods')], [rule('get', 'pods'), rule('list', 'pods')], 'equal'],
  ['one verb more', [rule('get', 'pods')], [rule('get delete', 'pods')], 'wider'],
  ['all verbs', [rule('get list watch', 'pods')], [rule('*', 'pods')], 'wider'],
  ['all resources', [rule('get', 'pods secrets')], [rule('get', '*')], 'wider'],
  ['one that a star has already', [rule('get', '*')], [rule('get', '* secrets')], 'equal'],
  ['a subresource', [rule('get', 'pods')], [rule('get', 'pods pods/log')], 'wider'],
  ['a subresource that a star has', [rule('get', '*')], [rule('get', '*'), rule('get', 'pods/log')], 'equal'],
  ['a subresource of all', [rule('get', 'pods/scale')], [rule('get', '*/scale')], 'wider'],
  ['one subresource of all', [rule('get', '*/scale')], [rule('get', 'pods/scale')], 'narrower'],
  ['names that go', [rule('get', 'secrets', { resourceNames: ['a'] })], [rule('get', 'secrets')], 'wider'],
  ['names that come', [rule('get', 'secrets')], [rule('get', 'secrets', { resourceNames: ['a'] })], 'narrower'],
  ['another name', [rule('get', 'secrets', { resourceNames: ['a'] })], [rule('get', 'secrets', { resourceNames: ['b'] })], 'different'],
  ['all groups', [rule('get', 'pods')], [rule('get', 'pods', { apiGroups: ['*'] })], 'wider'],
  ['verbs and resources crossed', [rule('get', 'pods'), rule('list', 'secrets')], [rule('get list', 'pods secrets')], 'wider'],
  ['a path below', [{ nonResourceURLs: ['/healthz'], verbs: ['get'] }], [{ nonResourceURLs: ['/healthz*'], verbs: ['get'] }], 'wider'],
  [
    'a path that a star has',
    [{ nonResourceURLs: ['/api*'], verbs: ['get'] }],
    [{ nonResourceURLs: ['/api*', '/apis/x'], verbs: ['get'] }],
    'equal',
  ],
  ['nothing', [], [], 'equal'],
];

test.each(pairs)('%s', (_, before, after, relation) => {
  expect(compareRoles({ rules: before }, { rules: after }).relation).toBe(relation);
});

test('the example of a permission has no name if the new rule has none', () => {
  const named = rule('get', 'secrets', { resourceNames: ['a'] });
  const { more } = compareRoles({ rules: [named] }, { rules: [named, rule('get list', 'pods')] });
  expect(more).toBe('get of pods in the core group');
});

const some = (...all: readonly string[]) => fc.subarray([...all], { minLength: 1 });
const rules = fc.array(
  fc.record({
    apiGroups: some('', 'apps', '*'),
    verbs: some('get', 'list', '*'),
    resources: some('pods', 'pods/log', '*', '*/log'),
    resourceNames: fc.subarray(['a', 'b']),
  }),
  { maxLength: 3 },
);

test('what every single request is allowed agrees with the comparison', () => {
  const allows = (all: Rules, verb: string, group: string, resource: string, name: string): boolean =>
    all.some((each) => {
      const { apiGroups, verbs, resources, resourceNames } = each as Record<string, readonly string[]>;
      const isResource = resources?.some((one) => one === '*' || one === resource || (one === '*/log' && resource.endsWith('/log')));
      const isNamed = resourceNames?.length === 0 || resourceNames?.includes(name);
      return (
        (apiGroups?.includes('*') || apiGroups?.includes(group)) && (verbs?.includes('*') || verbs?.includes(verb)) && isResource && isNamed
      );
    });
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      let [more, less] = [false, false];
      for (const verb of ['get', 'list', 'delete'])
        for (const group of ['', 'apps', 'other'])
          for (const resource of ['pods', 'pods/log', 'nodes', 'nodes/log', 'nodes/x'])
            for (const name of ['a', 'b', 'c']) {
              const [was, is] = [allows(before, verb, group, resource, name), allows(after, verb, group, resource, name)];
              more ||= is && !was;
              less ||= was && !is;
            }
      const found = compareRoles({ rules: before }, { rules: after });
      expect([found.more !== undefined, found.less !== undefined]).toEqual([more, less]);
    }),
    { numRuns: 500 },
  );
});

describe('the work of a comparison is limited', () => {
  const names = (first: string, number = 300) => Array.from({ length: number }, (_, index) => `${first}${index}`);
  const role = (more: object) => ({ rules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], ...more }] });

  test('of many verbs, groups and resources it is not decided', () => {
    const many = { rules: [{ verbs: names('v'), apiGroups: names('g'), resources: names('r') }] };
    expect(compareRoles(many, many, createBudget({ operations: 100_000 }))).toEqual({ relation: 'undecidable' });
  });

  test('a review that has no steps left does not decide that roles are equal', () => {
    expect(compareRoles(role({}), role({}), createBudget({ operations: 0 }))).toEqual({ relation: 'undecidable' });
  });
});
