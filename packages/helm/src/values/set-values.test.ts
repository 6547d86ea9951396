import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../value-maps.ts';
import { type SetMode, setValues } from './set-values.ts';

function set(text: string, values: Values = {}, mode: SetMode = 'typed'): Values {
  setValues(text, values, mode);
  return values;
}

/** A value as JSON, where an integer of Go is its number. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) => {
      const isInteger = typeof item === 'object' && item !== null && 'type' in item && 'value' in item;
      return isInteger ? Number(item.value) : item;
    }),
  );

describe('the syntax of --set', () => {
  it.each<[string, unknown]>([
    ['a=1', { a: 1 }],
    ['a=1.5', { a: '1.5' }],
    ['a=007', { a: '007' }],
    ['a=True,b=NULL', { a: true, b: null }],
    ['a.b.c=x', { a: { b: { c: 'x' } } }],
    ['a\\.b=x', { 'a.b': 'x' }],
    ['a[1].b=x', { a: [null, { b: 'x' }] }],
    ['a[0][1]=x', { a: [[null, 'x']] }],
    ['a={x,1},b=2', { a: ['x', 1], b: 2 }],
    ['a=x\\,y', { a: 'x,y' }],
    ['a=', { a: '' }],
    ['a=1,b', 'key "b" has no value'],
    ['a=1,b,', 'key "b" has no value (cannot end with ,)'],
    ['a={x', "list must terminate with '}'"],
    ['a[-1]=x', 'negative -1 index not allowed'],
    ['a[x]=x', 'error parsing index: strconv.Atoi: parsing "x": invalid syntax'],
    ['a[70000]=x', 'index of 70000 is greater than maximum supported index of 65536'],
    [`${'a.'.repeat(31)}a=x`, 'value name nested level is greater than maximum supported nested level of 30'],
  ])('%s', (text, expected) => {
    if (typeof expected === 'string') expect(() => set(text)).toThrow(expected);
    else expect(plain(set(text))).toEqual(expected);
  });

  it('rejects a path through a scalar', () => {
    expect(() => set('a.b=1', { a: 1 })).toThrow(
      'unable to parse key: interface conversion: interface {} is float64, not map[string]interface {}',
    );
  });

  it('keeps strings, and reads JSON, in the other modes', () => {
    expect(set('a=1,b=true', {}, 'string')).toEqual({ a: '1', b: 'true' });
    expect(set('a={"x": [1, 2]},b=null,c=', {}, 'json')).toEqual({ a: { x: [1, 2] }, b: null, c: null });
  });

  it('sets a key named __proto__', () => {
    const values = set('__proto__.x=1', {}, 'string');
    expect(Object.getOwnPropertyDescriptor(values, '__proto__')?.value).toEqual({ x: '1' });
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('ends for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '[', ']', '0', '=', ',', '{', '}', '\\'), maxLength: 30 }), (text) => {
        try {
          set(text);
        } catch (error) {
          expect((error as Error).message).not.toBe('');
        }
      }),
    );
  });
});
