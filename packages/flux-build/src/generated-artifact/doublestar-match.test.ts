import { describe, expect, test } from 'vitest';
import { doublestarMatch } from './doublestar-match.ts';

describe('a pattern of doublestar', () => {
  // Answers of github.com/bmatcuk/doublestar/v4, v4.10.0.
  test.each([
    ['*.md', 'a.md', true],
    ['*.md', 'a/b.md', false],
    ['**/*.md', 'a/b.md', true],
    ['**/*.md', 'b.md', true],
    ['a/**', 'a/b/c', true],
    ['a/**', 'a', true],
    ['a/**/', 'a', true],
    ['a/**', 'ab', false],
    ['a**/c', 'a/b/c', false],
    ['**a/c', 'xa/c', true],
    ['{a,b/c}/*', 'b/c/x', true],
    ['{a,b/c}/*', 'c/x', false],
    ['a{**/b,c}', 'ax/y/b', true],
    ['{a,{b,c}}', 'c', true],
    ['a{,b}', 'a', true],
    ['[a-c]?', 'bé', true],
    ['[!a-c]', 'b', false],
    ['[^a]', '/', true],
    ['a?b', 'a/b', false],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['*', '.hidden', true],
    ['[', 'a', 'malformed'],
    ['{a', 'a', 'malformed'],
    ['a}', 'b', 'malformed'],
    ['a\\', 'b', 'malformed'],
    ['**{', '.', 'malformed'],
    ['{**,[', '.', 'malformed'],
  ])('%s and %s: %s', (pattern, name, answer) => {
    expect(doublestarMatch(pattern, name, true)).toBe(answer);
  });

  test('is malformed only as far as it is looked at, unless it is validated', () => {
    expect(doublestarMatch('b[', 'a', false)).toBe(false);
    expect(doublestarMatch('b[', 'a', true)).toBe('malformed');
  });

  test('ends, however many alternatives it has', () => {
    expect(doublestarMatch(`${'{a,a}'.repeat(60)}b`, 'a'.repeat(60), false)).toBe(false);
    expect(doublestarMatch(`${'{,*}{a,ab,*}'.repeat(20)}c`, 'ab'.repeat(60), false)).toBe('too long');
  });
});
