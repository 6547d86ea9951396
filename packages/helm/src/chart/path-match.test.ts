import { describe, expect, it } from 'vitest';
import { pathPattern } from './path-match.ts';

describe('path patterns', () => {
  it.each<[string, string, boolean | undefined]>([
    ['abc', 'abc', true],
    ['*', 'abc', true],
    ['*c', 'abc', true],
    ['a*', 'ab/c', false],
    ['a*/b', 'abc/b', true],
    ['a*/b', 'a/c/b', false],
    ['a*b*c*d*e*/f', 'axbxcxdxexxx/f', true],
    ['a*b?c*x', 'abxbbxdbxebxczzy', false],
    ['ab[c]', 'abc', true],
    ['ab[b-d]', 'abc', true],
    ['ab[e-g]', 'abc', false],
    ['ab[^c]', 'abc', false],
    ['a\\*b', 'a*b', true],
    ['a?b', 'a☺b', true],
    ['a[^a]b', 'a☺b', true],
    ['a?b', 'a/b', false],
    ['[a-ζ]*', 'α', true],
    ['[\\]a]', ']', true],
    ['[x-]', 'x', undefined],
    ['[]a]', ']', undefined],
    ['[a', 'a', undefined],
    ['a\\', 'a', undefined],
  ])('%j and %j', (pattern, path, expected) => {
    expect(pathPattern(pattern)?.(path)).toBe(expected);
  });

  it('takes linear time', () => {
    expect(pathPattern('*a*'.repeat(200))?.('b'.repeat(5000))).toBe(false);
  });
});
