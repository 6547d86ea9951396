import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printTypes } from './print-types.ts';
import { type Declaration, named, type Type, UNKNOWN, unionOf } from './type-tree.ts';

const STRING = named('string');
const NULL = named('null');
const array = (items: Type): Type => ({ is: 'array', items });
const map = (values: Type): Type => ({ is: 'map', values });
const literal = (value: unknown): Type => ({ is: 'literal', value });

const field = (type: Type): string | undefined =>
  printTypes(['A'], new Map([['A', { is: 'object', fields: [{ name: 'x', type, required: false }] }]]))
    .split('\n')
    .find((line) => line.includes('x?:'))
    ?.trim();

test('prints fields, arrays and arrays of arrays as readonly', () => {
  expect(field(STRING)).toBe('readonly x?: string;');
  expect(field(array(named('B')))).toBe('readonly x?: readonly B[];');
  expect(field(array(array(STRING)))).toBe('readonly x?: readonly (readonly string[])[];');
  expect(field(unionOf([array(unionOf([named('B'), NULL])), NULL]))).toBe('readonly x?: readonly (B | null)[] | null;');
});

test('prints a map on one line, with readonly arrays', () => {
  expect(field(map(array(STRING)))).toBe('readonly x?: { readonly [key: string]: readonly string[] };');
  expect(field(array(map(map(STRING))))).toBe('readonly x?: readonly { readonly [key: string]: { readonly [key: string]: string } }[];');
});

test('prints each type of a union once, and unknown for a union with unknown', () => {
  expect(field(unionOf([STRING, STRING]))).toBe('readonly x?: string;');
  expect(field(unionOf([STRING, UNKNOWN]))).toBe('readonly x?: unknown;');
});

test('prints the texts of an enum, and names of fields, as JSON strings', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const [one, two] = [literal(text), literal(`${other}.`)];
      fc.pre(text !== `${other}.`);
      expect(field(array(unionOf([one, two])))).toBe(`readonly x?: readonly (${JSON.stringify(text)} | ${JSON.stringify(`${other}.`)})[];`);
    }),
  );
  const fields = ['a-b', '1', 'a'].map((name) => ({ name, type: STRING, required: true }));
  expect(printTypes(['A'], new Map([['A', { is: 'object', fields }]]))).toBe(
    'export type A = {\n  readonly "a-b": string;\n  readonly "1": string;\n  readonly a: string;\n};\n',
  );
});

test('declares each reached type once, aliases first, and no other types', () => {
  const object = (...types: readonly Type[]): Declaration => ({
    is: 'object',
    fields: types.map((type, index) => ({ name: `f${index}`, type, required: true })),
  });
  const declarations = new Map<string, Declaration>([
    ['C', { is: 'object', fields: [], rest: UNKNOWN }],
    ['N', { is: 'alias', type: unionOf([named('number'), STRING]) }],
    ['Unused', object()],
    ['A', object(array(named('B')), named('C'), { is: 'import', name: 'Unused' })],
    ['B', object(map(named('N')), named('A'))],
  ]);
  expect(printTypes(['A'], declarations)).toBe(
    [
      'export type N = number | string;\n',
      'export type A = {\n  readonly f0: readonly B[];\n  readonly f1: C;\n  readonly f2: Unused;\n};',
      'export type B = {\n  readonly f0: { readonly [key: string]: N };\n  readonly f1: A;\n};',
      'export type C = {\n  readonly [key: string]: unknown;\n};\n',
    ].join('\n'),
  );
});
