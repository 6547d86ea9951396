import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInConstraint } from './versions.ts';

test('reads a plain constraint like one that has spaces around it', () => {
  const number = fc.constantFrom('0', '1', '2', '10', '01', 'x', '');
  const rest = fc.constantFrom('', '-0', '-alpha.1', '-rc.01', '+build.5', '-0+a', '-', '.1');
  const version = fc
    .tuple(fc.constantFrom('', 'v'), fc.array(number, { minLength: 1, maxLength: 4 }), rest)
    .map(([v, numbers, end]) => `${v}${numbers.join('.')}${end}`);
  const operator = fc.constantFrom('', '=', '!=', '>', '<', '>=', '=>', '<=', '=<', '~', '~>', '^', '==', ' ');
  const space = fc.constantFrom('', ' ', '\t');
  fc.assert(
    fc.property(operator, space, version, version, (first, between, wanted, given) => {
      const constraint = `${first}${between}${wanted}`;
      // Two spaces need the expressions of RE2.
      expect(isInConstraint(constraint, given)).toBe(isInConstraint(`  ${constraint}`, given));
    }),
    { numRuns: 500 },
  );
});

test('finds ranges between other constraints', () => {
  expect(['1.2.0', '1.4.0', '1.5.0', '3.1.0'].map((version) => isInConstraint('1.2 - 1.4 || >=3.0', version))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
