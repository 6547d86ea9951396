import { expect, test } from 'vitest';
import { readonlyTypes } from './readonly-types.ts';

const field = (type: string): string | undefined =>
  readonlyTypes(`export interface A {\nx?: ${type}\n}\n`)
    .split('\n')
    .find((line) => line.includes('x?:'))
    ?.trim();

test('fields, arrays and arrays of arrays are readonly', () => {
  expect(field('string')).toBe('readonly x?: string;');
  expect(field('B[]')).toBe('readonly x?: readonly B[];');
  expect(field('number[][]')).toBe('readonly x?: readonly (readonly number[])[];');
  expect(field('((B | null)[] | null)')).toBe('readonly x?: (readonly (B | null)[] | null);');
});

test('maps are one line, and their arrays are readonly too', () => {
  expect(field('{\n[k: string]: string[]\n}')).toBe('readonly x?: { readonly [key: string]: readonly string[] };');
  expect(field('{\n[k: string]: string\n}[]')).toBe('readonly x?: readonly { readonly [key: string]: string }[];');
  expect(field('{\n[k: string]: {\n[k: string]: string\n}\n}')).toBe(
    'readonly x?: { readonly [key: string]: { readonly [key: string]: string } };',
  );
});

test('brackets, braces and parentheses in enum values are text', () => {
  expect(field('("a[]" | "{(" | "#0#" | "@1@" | "\\"[]")[]')).toBe('readonly x?: readonly ("a[]" | "{(" | "#0#" | "@1@" | "\\"[]")[];');
});

test('declarations become type aliases', () => {
  expect(readonlyTypes('export type N = (number | string)\n\nexport interface A {\n[k: string]: unknown\n}\n')).toBe(
    'export type N = number | string;\n\nexport type A = {\n  readonly [key: string]: unknown;\n};\n',
  );
});
