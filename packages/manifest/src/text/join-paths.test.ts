import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPaths } from './join-paths.ts';

test('joins as Node does, without a slash at the end', () => {
  const path = fc.array(fc.constantFrom('a', 'b', '.', '..', '/', '//', '...', ''), { maxLength: 12 }).map((parts) => parts.join(''));
  const paths = fc.array(
    fc.oneof(
      path,
      fc.array(fc.constantFrom('..', 'a', '.', ''), { maxLength: 8 }).map((parts) => parts.join('/')),
    ),
  );
  fc.assert(
    fc.property(paths, (each) => {
      expect(joinPaths(...each)).toBe(posix.join(...each).replace(/(.)\/$/, '$1'));
    }),
  );
});

test('takes a path of megabytes', () => {
  expect(joinPaths('a/'.repeat(500_000), '../'.repeat(1_000_000))).toHaveLength(1_499_999);
});
