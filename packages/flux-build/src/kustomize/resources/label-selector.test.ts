import { describe, expect, test } from 'vitest';
import { parseLabelSelector } from './label-selector.ts';

const labels = new Map([
  ['app', 'web'],
  ['tier', ''],
  ['size', '10'],
]);

describe('a selector of labels', () => {
  test.each([
    ['', true],
    ['app', true],
    ['!app', false],
    ['!none', true],
    ['app=web', true],
    ['app==web,size', true],
    ['app != web', false],
    ['none!=x', true],
    ['app in (a, web)', true],
    ['app notin (web)', false],
    ['none notin (web)', true],
    ['tier=', true],
    ['tier in ()', true],
    ['size>9', true],
    ['size<9', false],
    ['app>1', false],
    ['app=web,tier=back', false],
  ])('%s', (selector, expected) => {
    expect(parseLabelSelector(selector)(labels)).toBe(expected);
  });

  test.each(['a==b==c', 'a,', ',a', 'a in b', 'a in (b', '=b', 'a b', '-a', 'a=-b', 'x/y/z', 'a>b', '!'])('%s is not one', (selector) => {
    expect(() => parseLabelSelector(selector)).toThrow(/not a selector/);
  });
});
