import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTexts, plainText } from './plain-text.ts';

describe('plainText', () => {
  it('returns the result of String() for usual values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!hasOddKeys(value));
        expect(plainText(value)).toBe(String(value));
      }),
    );
    expect([undefined, 1n, true].map(plainText)).toEqual(['undefined', '1', 'true']);
  });

  it('returns a text for objects for which String() throws', () => {
    const odd = [{ toString: 'a' }, { valueOf: 1, toString: null }, Object.create(null), { [Symbol.toPrimitive]: 1 }];
    expect(odd.map(plainText)).toEqual(odd.map(() => '[object Object]'));
    expect(plainText([odd, 'a', null])).toBe('[object Object],[object Object],[object Object],[object Object],a,');
  });
});

const hasOddKeys = (value: unknown): boolean => /"(?:toString|valueOf|__proto__)":/.test(JSON.stringify(value));

it.each([
  [[], ''],
  [[1, 2], '1, 2'],
  [[1, 2, 3, 4], '1, 2 and 2 more'],
])('firstTexts returns at most two of %j', (items, expected) => {
  expect(firstTexts(items, 2)).toBe(expected);
});
