import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneLine, replaceVariables, trimEndOf, trimOf } from './scan.ts';

/** Long runs of a few characters: what a pattern backtracks over. */
const texts = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', '$', '{', '}', '/', '.'), maxLength: 40 });
const LONG = 2_000_000;

describe('scanners return the same results as the patterns that take quadratic time', () => {
  it('trims characters at the end', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(trimEndOf(text, '. ')).toBe(text.replace(/[. ]+$/, ''));
      }),
    );
  });

  it('trims characters at both ends', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(trimOf(text, ' \n\t')).toBe(text.trim());
      }),
    );
  });

  it('replaces variables', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(replaceVariables(text, '*')).toBe(text.replaceAll(/\$\{[^}]*\}/g, '*'));
      }),
    );
  });

  it('joins lines', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(onOneLine(text)).toBe(text.replaceAll(/\s*\n\s*/g, ' '));
      }),
    );
  });

  it('ends for texts of megabytes', () => {
    expect(trimEndOf(`${' '.repeat(LONG)}x`, ' ')).toHaveLength(LONG + 1);
    expect(trimOf(' '.repeat(LONG), ' ')).toBe('');
    expect(replaceVariables('${'.repeat(LONG), '*')).toHaveLength(2 * LONG);
    expect(onOneLine(`${' '.repeat(LONG)}x`)).toBe(`${' '.repeat(LONG)}x`);
  });
});
