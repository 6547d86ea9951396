import { describe, expect, test } from 'vitest';
import { applyPolicy, isDeletedWithOwner } from './apply-policy.ts';

const object = (marks: Readonly<Record<string, string>>, field: 'labels' | 'annotations' = 'annotations') => ({
  metadata: { [field]: Object.fromEntries(Object.entries(marks).map(([mark, value]) => [`kustomize.toolkit.fluxcd.io/${mark}`, value])) },
});

const USUAL = { apply: 'always', merge: false, prune: true, force: false };

describe('what the controller does with an object', () => {
  test.each<[string, Readonly<Record<string, string>>, object]>([
    ['no mark', {}, {}],
    ['prune: disabled', { prune: 'disabled' }, { prune: false }],
    ['reconcile: disabled', { reconcile: 'disabled' }, { apply: 'never', prune: false }],
    ['ssa: Ignore', { ssa: 'Ignore' }, { apply: 'never', prune: false }],
    ['ssa: IfNotPresent', { ssa: 'IfNotPresent' }, { apply: 'missing' }],
    ['ssa: Merge', { ssa: 'Merge' }, { merge: true }],
    ['ssa: Override', { ssa: 'Override' }, {}],
    ['force: enabled', { force: 'enabled' }, { force: true }],
    ['a value of another case', { prune: 'Disabled', ssa: 'ifNotPresent' }, { apply: 'missing', prune: false }],
    ['a value that means nothing', { prune: 'false', reconcile: 'off', ssa: 'None' }, {}],
  ])('with %s', (_, marks, expected) => {
    expect(applyPolicy(object(marks), { prune: true })).toEqual({ ...USUAL, ...expected });
    expect(applyPolicy(object(marks, 'labels'), { prune: true })).toEqual({ ...USUAL, ...expected });
  });

  test('of a Kustomization that prunes nothing and forces all', () => {
    expect(applyPolicy(object({}), { prune: false, force: true })).toEqual({ ...USUAL, prune: false, force: true });
  });

  test.each([
    [{ prune: true }, true],
    [{ prune: false }, false],
    [{ prune: false, deletionPolicy: 'Delete' }, true],
    [{ prune: true, deletionPolicy: 'Orphan' }, false],
    [{ prune: true, deletionPolicy: 'MirrorPrune' }, true],
    [{ prune: true, deletionPolicy: 'WaitForTermination', suspend: true }, false],
  ])('when its Kustomization with %j is deleted: goes %j', (spec, goes) => {
    expect(isDeletedWithOwner(spec)).toBe(goes);
  });
});
