import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml11 } from './read-yaml.ts';
import { writeYaml } from './write-yaml.ts';

describe('YAML as the controller writes it before it substitutes', () => {
  test('sorts keys by the numbers in them, and indents no list below a key', () => {
    expect(writeYaml({ b10: 1, b9: [1, [2, { c: 3 }]], a: {} })).toBe('a: {}\nb9:\n- 1\n- - 2\n  - c: 3\nb10: 1\n');
  });

  test.each([
    ['a: b', "'a: b'"],
    ['yes', '"yes"'],
    ['004', '"004"'],
    ['', '""'],
    ['2025-01-01', '"2025-01-01"'],
    ['12:30', '"12:30"'],
    ['...', "'...'"],
    ['...a', "'...a'"],
    ['---a', "'---a'"],
    ['..', '..'],
    ['--a', '--a'],
    ['{a}', "'{a}'"],
    ['it’s', 'it’s'],
    ["it's", "it's"],
    ['a\tb', '"a\\tb"'],
    ['😀', '"\\U0001F600"'],
    ['a #b', "'a #b'"],
    [' a', "' a'"],
  ])('%j is written as %s', (value, text) => {
    expect(writeYaml({ k: value })).toBe(`k: ${text}\n`);
  });

  test.each([
    ['a\nb', '|-\n  a\n  b\n'],
    ['a\n', '|\n  a\n'],
    ['a\n\n', '|+\n  a\n\n'],
    [' a\nb', '|2-\n   a\n  b\n'],
    ['a \nb', '"a \\nb"\n'],
  ])('%j is written as lines', (value, text) => {
    expect(writeYaml({ k: value })).toBe(`k: ${text}`);
  });

  test('folds a line behind column 80 at a space', () => {
    const value = 'word '.repeat(20).trim();
    expect(writeYaml({ key: value })).toBe(`key: ${'word '.repeat(16).trim()}\n  ${'word '.repeat(4).trim()}\n`);
  });

  test('writes long keys apart from their values', () => {
    const key = 'k'.repeat(129);
    expect(writeYaml({ [key]: { a: 1 } })).toBe(`? ${key}\n: a: 1\n`);
  });

  test.each([
    [1e21, '1e+21'],
    [1234567.5, '1.2345675e+06'],
    [0.00001, '1e-05'],
    [0.0001, '0.0001'],
    [123456789012, '123456789012'],
  ])('%d is written as %s', (value, text) => {
    expect(writeYaml({ k: value })).toBe(`k: ${text}\n`);
  });

  test('every JSON value is read back as it was', () => {
    // Line ends that only YAML has change in JSON before they reach this function.
    const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed() && !/[\u0080-\u009f\ufeff\ufffe\uffff]/.test(value));
    const values = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'xsmall' },
        text,
        fc.constantFrom('a: b', 'yes', '- x', 'a\nb\n', '  ', '1e3', "'", '"', '|', '%a', 'x '.repeat(60)),
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(text, tie('node'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).node;
    const maps = fc.dictionary(text, values, { maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(maps, (value) => {
        expect(readYaml11(writeYaml(value))).toEqual({ value });
      }),
    );
  });
});
