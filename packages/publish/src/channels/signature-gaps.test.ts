import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SignatureState } from '../store/check-signatures.ts';
import { signatureGaps } from './signature-gaps.ts';

/** `g` good, `b` bad, `u` unchecked, `n` without a signature; the newest first. */
const gapsOf = (letters: string) => {
  const states: Readonly<Record<string, SignatureState | undefined>> = { g: 'good', b: 'bad', u: 'unchecked', n: undefined };
  const history = [...letters].map((letter, id) => ({ id, letter, isSigned: letter !== 'n' }));
  const { unsigned, unchecked } = signatureGaps(history, ({ letter }) => states[letter]);
  return [unsigned.map(({ id }) => id), unchecked.map(({ id }) => id)];
};

describe('signatureGaps', () => {
  it.each<readonly [string, readonly [readonly number[], readonly number[]]]>([
    ['', [[], []]],
    ['nnn', [[], []]],
    ['ggg', [[], []]],
    ['ggn', [[], []]],
    ['ngn', [[0], []]],
    ['bgn', [[0], []]],
    ['ugn', [[0], []]],
    ['gbgb', [[1], []]],
    ['bnb', [[0, 1, 2], []]],
    ['unun', [[1], [0, 2]]],
    ['nnu', [[0, 1], [2]]],
  ])('of %j', (letters, expected) => {
    expect(gapsOf(letters)).toEqual(expected);
  });

  it('do not exist if the newest commit has a good signature, or no commit has any', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('g', 'b', 'u', 'n')), (letters) => {
        const [unsigned, unchecked] = gapsOf(letters.join(''));
        const isClean = unsigned?.length === 0 && unchecked?.length === 0;
        if (isClean) expect(letters[0] === 'g' || letters.every((letter) => letter === 'n') || letters.length === 0).toBe(true);
      }),
    );
  });
});
