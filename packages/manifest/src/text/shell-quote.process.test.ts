import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellQuote } from './shell-quote.ts';

const read = (words: readonly string[]): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${words.map(shellQuote).join(' ')}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('a word of a shell', () => {
  it('reaches the program unchanged, with any content', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abZ09-_./:=~@%+, \'"\\$`!*?[]{}()<>|&;#\n\t\u{e9}\u{1f600}') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        expect(read(words)).toEqual(words);
      }),
      { numRuns: 100 },
    );
  });

  it('is not quoted when that is safe', () => {
    expect(['--region', 'eu-west-1', 'arn:aws:iam::111122223333:role/a.b', 'a=b'].map(shellQuote)).toEqual([
      '--region',
      'eu-west-1',
      'arn:aws:iam::111122223333:role/a.b',
      'a=b',
    ]);
    expect(['', '~root', '=ls', "it's", '$HOME'].map(shellQuote)).toEqual(["''", "'~root'", "'=ls'", "'it'\\''s'", "'$HOME'"]);
  });
});
