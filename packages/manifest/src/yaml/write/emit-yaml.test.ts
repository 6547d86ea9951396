import { describe, expect, test } from 'vitest';
import { emitYaml, UnwritableError } from './emit-yaml.ts';
import type { UnwritableCode } from './unwritable.ts';

describe('emitted YAML', () => {
  test('is block style with two spaces and indented sequences', () => {
    const value = { b: [1, { c: 'x', d: ['v', ['z', ['w']]] }], a: { e: { f: null } } };
    expect(emitYaml(value)).toBe('b:\n  - 1\n  - c: x\n    d:\n      - v\n      - - z\n        - - w\na:\n  e:\n    f: null\n');
  });

  test('writes empty collections on the line of their key or dash', () => {
    expect(emitYaml({ a: {}, b: [], c: [[], {}] })).toBe('a: {}\nb: []\nc:\n  - []\n  - {}\n');
    expect(emitYaml({})).toBe('{}\n');
    expect(emitYaml([])).toBe('[]\n');
  });

  test('leaves undefined fields out', () => {
    expect(emitYaml({ a: undefined, b: 1, c: { d: undefined } })).toBe('b: 1\nc: {}\n');
    expect(emitYaml([{ a: undefined, b: 1 }])).toBe('- b: 1\n');
  });

  test.each([
    ['a\nb\n', '|\n  a\n  b'],
    ['a\nb', '|-\n  a\n  b'],
    ['a\n\n\n', '|+\n  a\n\n'],
    ['a\n\n\n\nb\n', '|\n  a\n\n\n\n  b'],
    ['---\n...\n# no comment\n', '|\n  ---\n  ...\n  # no comment'],
    ['a:\n\tb\n  c\n', '|\n  a:\n  \tb\n    c'],
    [' a\nb', '" a\\nb"'],
    ['\ta\nb', '"\\ta\\nb"'],
    ['\na', '"\\na"'],
    ['\n', '"\\n"'],
    ['a \nb', '"a \\nb"'],
    ['a\n  ', '"a\\n  "'],
    ['a\r\nb\r\n', '"a\\r\\nb\\r\\n"'],
    ['a\rb', '"a\\rb"'],
    ['a\n\u0000', '"a\\n\\u0000"'],
    ['a\n\u2028b', '"a\\n\\u2028b"'],
    ['a\n\ufeffb', '"a\\n\\ufeffb"'],
    ['a\n\u{1f600}\n', '|\n  a\n  \u{1f600}'],
  ])('writes the text %j as a literal block only where every reader keeps it', (text, expected) => {
    expect(emitYaml({ k: text })).toBe(`k: ${expected}\n`);
  });

  test('never folds a line', () => {
    const long = `${'word '.repeat(400)}end`;
    expect(emitYaml({ a: long })).toBe(`a: ${long}\n`);
  });

  test.each([
    '10m',
    '500Mi',
    '10.0.0.0/16',
    'v1.2.3',
    'a b',
    "it's",
    'x:y',
    'a#b',
    'https://a.example/b?c=d&e',
    '/var/run',
    'ghcr.io/a/b:v1',
    'yesterday',
    '5 apples, 6 plums',
  ])('writes %s without quotes', (text) => {
    expect(emitYaml(text)).toBe(`${text}\n`);
  });

  test.each([
    '',
    ' ',
    'a ',
    ' a',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '- a',
    '-',
    '? a',
    '*a',
    '&a',
    '!a',
    '@a',
    '`a',
    '%a',
    '|',
    '>',
    '{a}',
    '[a]',
    'a, {b}',
    '"a"',
    "'a'",
    '=',
    '<<',
    '~',
    'é',
    '\u{1f600}',
    `\${A}`,
    '1.2.3',
    '--flag',
    'a  b',
    '---',
    '...',
    '\u001f',
  ])('quotes %j', (text) => {
    expect(emitYaml(text)).toMatch(/^".*"\n$/);
  });

  test('escapes what readers would fold or hide, and only that', () => {
    expect(emitYaml('\u0000\u0007\u001b\u00a0\u2028\u2029\ufeff\u{1f600}é"\\')).toBe(
      '"\\u0000\\u0007\\u001b\\u00a0\\u2028\\u2029\\ufeff\u{1f600}é\\"\\\\"\n',
    );
  });

  test('quotes keys by the same rules', () => {
    expect(emitYaml({ on: 1, '1': 2, 'a b': 3, 'a: b': 4, '': 5, '<': 6, 'a\nb': 7 })).toBe(
      '"1": 2\n"on": 1\na b: 3\n"a: b": 4\n"": 5\n"<": 6\n"a\\nb": 7\n',
    );
  });

  test('writes keys that are too long for a simple key in the explicit form', () => {
    const key = 'k'.repeat(1025);
    expect(emitYaml({ a: { [key]: { b: 1 }, [`${key}2`]: 'x' } })).toBe(`a:\n  ? ${key}\n  :\n    b: 1\n  ? ${key}2\n  : x\n`);
  });

  test('writes a key called __proto__ like any other', () => {
    expect(emitYaml(JSON.parse('{"__proto__":{"a":1},"constructor":2}'))).toBe('__proto__:\n  a: 1\nconstructor: 2\n');
  });

  test.each<[unknown, string]>([
    [0, '0'],
    [-0, '0'],
    [-1.5, '-1.5'],
    [1e-7, '1.0e-7'],
    [1.5e-7, '1.5e-7'],
    [1e21, '1.0e+21'],
    [2 ** 64, '1.8446744073709552e+19'],
    [9007199254740991, '9007199254740991'],
    [9007199254740993n, '9007199254740993'],
    [-(2n ** 63n), '-9223372036854775808'],
  ])('writes the number %s so that YAML 1.1 sees a number too', (value, expected) => {
    expect(emitYaml(value)).toBe(`${expected}\n`);
  });

  test('writes a value that occurs twice twice, without anchors', () => {
    const shared = { a: [1] };
    expect(emitYaml({ x: shared, z: shared })).toBe('x:\n  a:\n    - 1\nz:\n  a:\n    - 1\n');
  });
});

describe('what cannot be written', () => {
  const inside: unknown[] = [];
  const cycle = { a: inside };
  inside.push(cycle);
  let deep: unknown = 1;
  for (let level = 0; level < 5000; level++) deep = [deep];

  test.each<[string, unknown, UnwritableCode, string]>([
    ['NaN', { a: [0, Number.NaN] }, 'non-finite-number', '/a/1'],
    ['Infinity', { a: Number.POSITIVE_INFINITY }, 'non-finite-number', '/a'],
    ['an integer that lost digits', { a: 2 ** 53 }, 'inexact-integer', '/a'],
    ['a bigint beyond int64', { a: 2n ** 63n }, 'integer-out-of-range', '/a'],
    ['a function', { 'a/b~': () => 1 }, 'unsupported-type', '/a~1b~0'],
    ['a symbol', [Symbol('x')], 'unsupported-type', '/0'],
    ['undefined itself', undefined, 'unsupported-type', ''],
    ['undefined in a list', { a: [undefined] }, 'undefined-item', '/a/0'],
    ['a hole in a list', { a: new Array(2) }, 'sparse-array', '/a/0'],
    ['a Date', { a: new Date(0) }, 'not-plain-object', '/a'],
    ['a Map', { a: new Map() }, 'not-plain-object', '/a'],
    ['an instance of a class', { a: new (class Chart {})() }, 'not-plain-object', '/a'],
    ['half a surrogate pair', { a: 'x\ud83d' }, 'unpaired-surrogate', '/a'],
    ['half a surrogate pair in a long text', { a: 'x\n\udc00' }, 'unpaired-surrogate', '/a'],
    ['half a surrogate pair in a key', { 'x\ud83d': 1 }, 'unpaired-surrogate', '/x\ud83d'],
    ['a cycle', cycle, 'cycle', '/a/0'],
    ['5,000 levels', deep, 'too-deep', '/0'.repeat(201)],
  ])('%s is refused with its code and position', (_, value, code, pointer) => {
    const problems = problemsOf(value);
    expect(problems[0]).toMatchObject({ code, pointer });
  });

  test('all problems are reported at once', () => {
    expect(problemsOf({ a: Number.NaN, b: [undefined, new Date(0)] }).map(({ pointer }) => pointer)).toEqual(['/a', '/b/0', '/b/1']);
  });

  test('objects without a prototype are as plain as any', () => {
    expect(emitYaml(Object.assign(Object.create(null), { a: 1 }))).toBe('a: 1\n');
  });
});

function problemsOf(value: unknown): UnwritableError['problems'] {
  try {
    emitYaml(value);
  } catch (error) {
    if (error instanceof UnwritableError) return error.problems;
  }
  return [];
}
