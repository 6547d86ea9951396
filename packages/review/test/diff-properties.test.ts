import { stableText } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDifferences } from '../src/diff/apply-differences.ts';
import { diffValues } from '../src/diff/diff-values.ts';
import type { Difference } from '../src/diff/difference.ts';

const scalar = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '', 'x\ny', '__proto__'),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
);
const named = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), value: scalar }, { requiredKeys: ['name'] });
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'name', 'constructor'), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(named, { maxLength: 5 }),
    fc.array(fc.constantFrom('p', 'q', 'r', 's'), { maxLength: 5 }),
  ),
})).value;

/** Returns the difference in the other direction. */
const mirrored = (difference: Difference): Difference => {
  const { op, path } = difference;
  if (op === 'add')
    return { op: 'remove', path, before: difference.after, ...(difference.index === undefined ? {} : { index: difference.index }) };
  if (op === 'remove')
    return { op: 'add', path, after: difference.before, ...(difference.index === undefined ? {} : { index: difference.index }) };
  return { ...difference, before: difference.after, after: difference.before } as Difference;
};

const sorted = (all: readonly Difference[]): readonly string[] => all.map((each) => stableText(each)).sort();

test('applied to the one, the differences make the other', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(applyDifferences(a, diffValues(a, b))).toEqual(b);
    }),
    { numRuns: 1500 },
  );
});

test('a value does not differ from itself', () => {
  fc.assert(
    fc.property(json, (a) => {
      expect(diffValues(a, structuredClone(a))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('the differences the other way round are the mirror image', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(sorted(diffValues(b, a))).toEqual(sorted(diffValues(a, b).map(mirrored)));
    }),
    { numRuns: 1500 },
  );
});

test('an item that is inserted into a list without keys does not change the items behind it', () => {
  const rules = ['a', 'b', 'c', 'd'].map((resource) => ({ resources: [resource], verbs: ['get'] }));
  const [first, ...others] = rules;
  const added = { resources: ['new'], verbs: ['list'] };
  expect(diffValues(rules, [first, added, ...others.slice(0, 2)])).toEqual([
    { op: 'add', path: [{ index: 1 }], after: added, index: 1 },
    { op: 'remove', path: [{ index: 3 }], before: rules[3], index: 3 },
  ]);
});
