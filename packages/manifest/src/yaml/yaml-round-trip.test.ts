import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './read/read-yaml.ts';
import { emitYaml } from './write/emit-yaml.ts';

/** Every reader that must see the same value: YAML 1.2 and YAML 1.1 by another library, and our own reading as Flux does. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'yaml 1.2': (text) => parse(text, { version: '1.2', schema: 'core', maxAliasCount: 0 }),
  'yaml 1.1': (text) => parse(text, { version: '1.1', schema: 'yaml-1.1', merge: true, maxAliasCount: 0 }),
  'our reader': ours,
};

const WORDS = [
  ...'on On ON off yes Yes no y Y n N true True TRUE false ~ null Null NULL nan NaN .nan .inf -.inf Infinity << = ! & * | > % @ ` ? : - , [] {} # " \''.split(
    ' ',
  ),
  ...'0777 0o17 0O17 -0o17 +0o17 0o1_7 0b11 0B1 0x1F 0X1F 1_000 1e3 1e+3 1.0 1. .5 +1 -0 +_1 -_1 1e1_0 0x1p-2 08 0 00 1 -1'.split(' '),
  ...'12:30:45 190:20:30 1:30 2025-01-01 2025-1-2 2025-01-01T00:00:00Z 0x 0b 1:1 ... ---'.split(' '),
  ...[
    '2025-01-01 00:00:00',
    '2001-12-14 21:59:43.10 -5',
    '- a',
    '? a',
    'a: b',
    'a #b',
    ' a',
    'a ',
    '',
    ' ',
    '\t',
    'a\tb',
    '!!str a',
    '&a b',
    '*a',
  ],
];

const tricky = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({
    unit: fc.constantFrom(...' \t\n\r:#-?ab0.\'"\\{}[],&*!|>%@`~=<\u0000\u001b\u00a0\u2028\u2029\ufeff'),
    maxLength: 12,
  }),
  fc.string({ unit: fc.constantFrom('\n', ' ', 'a', '\t', '-', '#', '...', '---'), maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'0123456789_+-.:eExXoObBTZ '), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/[\u007f-\u009f\ufffe\uffff]/.test(text)),
  fc.lorem({ maxCount: 40 }),
);

const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger())
  .map((value) => value + 0)
  .filter((value) => !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 63);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    tricky,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(tricky, fc.constantFrom('__proto__', 'constructor', 'toString')).filter((key) => key !== '<<'),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
}));

describe.each(Object.keys(READERS))('%s', (name) => {
  const read = READERS[name] as (text: string) => unknown;

  test('reads every value back equal', () => {
    fc.assert(
      fc.property(value, (written) => {
        deepStrictEqual(read(emitYaml(written)), written);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(WORDS)('reads the text %j back as text, as value, item and key', (word) => {
    const written = { value: word, list: [word, [word]], [word === '<<' ? 'merge' : word]: word, text: `${word}\n${word}\n` };
    deepStrictEqual(read(emitYaml(written)), written);
  });

  test('reads a megabyte of text back equal', () => {
    for (const unit of ['x', 'a line\n', 'trailing \n', '\u{1f600}', '\r\n', 'a\n\n']) {
      const text = unit.repeat(Math.ceil(2 ** 20 / unit.length));
      deepStrictEqual(read(emitYaml({ text })), { text });
    }
  });

  test('reads long keys and deep nesting back equal', () => {
    let deep: unknown = { ['k'.repeat(2000)]: [{ [`${'k y '.repeat(400)}x`]: 'v' }], [`"${'q'.repeat(1022)}`]: {} };
    for (let level = 0; level < 90; level++) deep = level % 2 === 0 ? [deep] : { a: deep };
    deepStrictEqual(read(emitYaml(deep)), deep);
  });
});

test('our reader keeps integers that a double cannot hold', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (written) => {
      const expected = Number.isSafeInteger(Number(written)) ? Number(written) : written;
      expect(ours(emitYaml({ written }))).toStrictEqual({ written: expected });
    }),
  );
});

test('texts of an emitted document do not change when it is read and emitted again', () => {
  fc.assert(
    fc.property(value, (written) => {
      const text = emitYaml(written);
      expect(emitYaml(ours(text))).toBe(text);
    }),
  );
});

function ours(text: string): unknown {
  const { documents, findings } = readYaml(text, 'a.yaml');
  expect(findings).toEqual([]);
  expect(documents).toHaveLength(1);
  return documents[0]?.value;
}
