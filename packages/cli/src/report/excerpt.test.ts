import type { Finding } from '@slipway/manifest';
import { shownLines } from '@slipway/validate/confidential-lines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { makePaint } from './paint.ts';

const plain = makePaint(false);
const finding: Finding = { rule: 'r', severity: 'reject', message: 'm', file: 'a', pointer: '', expected: 'e', remedy: 'r' };
const shown = (text: string, line: number, column: number): string | undefined =>
  excerpt({ ...finding, line, column }, shownLines(text), plain)?.join('\n');

describe('the line that a finding is about', () => {
  it.each([
    ['a key', 'a: 1\nspec:\n  siez: 1\n', 3, 3, '    3 |   siez: 1\n      |   ^^^^'],
    ['a value in quotes', 'a: ["x y", z]\n', 1, 5, '    1 | a: ["x y", z]\n      |     ^^^^^'],
    ['a line with tabs', '\t\t"a":\t1\n', 1, 3, '    1 |   "a": 1\n      |   ^^^'],
    ['a line after wide characters', '漢字: {é: 1}\n', 1, 6, '    1 | 漢字: {é: 1}\n      |        ^'],
    ['a text with CRLF and a byte-order mark', '\ufeffa: 1\r\nb: 2\r\n', 2, 1, '    2 | b: 2\n      | ^'],
    ['a column behind the end', 'a: 1\n', 1, 99, '    1 | a: 1\n      |     ^'],
  ])('is shown with a caret: %s', (_, text, line, column, expected) => {
    expect(shown(text, line, column)).toBe(expected);
  });

  it('is cut around the caret when it is long', () => {
    const lines = shown(`a: ${'x'.repeat(5_000_000)}: ${'y'.repeat(1000)}`, 1, 5_000_006)?.split('\n') ?? [];
    expect(lines[0]?.length).toBeLessThan(130);
    expect(lines[1]?.length).toBeLessThan(130);
    expect(lines[1]).toMatch(/\^$/);
  });

  it('is not shown for a finding without a position', () => {
    expect(shown('a: 1\n', 9, 1)).toBeUndefined();
    expect(shown('a: 1\n\nb: 1\n', 2, 1)).toBeUndefined();
    expect(excerpt(finding, shownLines('a: 1\n'), plain)).toBeUndefined();
  });

  it('never shows what may be a secret', () => {
    const text = 'apiVersion: v1\nkind: Secret\nstringData: {password: hunter2}\n';
    for (const about of [
      { rule: 'plain-secret', object: 'Secret/web/a', pointer: '/stringData/password' },
      { rule: 'private-key', object: 'ConfigMap/web/a', pointer: '/data/a' },
      { rule: 'wrong-type', object: 'Secret/web/a', pointer: '/stringData/password' },
      { rule: 'wrong-type', object: 'Secret/web/a', pointer: '/items/0/data/password' },
    ])
      expect(excerpt({ ...finding, ...about, line: 3, column: 1 }, shownLines(text), plain)).toBeUndefined();
  });

  it('has two lines or none, for any text and position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(5), fc.nat(20), (text, line, column) => {
        expect([undefined, 2]).toContain(excerpt({ ...finding, line, column }, shownLines(text), plain)?.length);
      }),
    );
  });
});
