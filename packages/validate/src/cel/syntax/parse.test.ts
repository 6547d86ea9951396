import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CelSyntaxError, type Expression } from './ast.ts';
import { parse } from './parse.ts';

const name = fc.constantFrom('self', 'a', '_b', 'x1', 'Name');

/** Expressions without macros, which have one text each. */
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const inner = tie('expression');
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((value): Expression => ({ node: 'literal', value })),
      fc.string({ unit: 'binary' }).map((text): Expression => ({ node: 'literal', value: text.toWellFormed() })),
      fc.constantFrom(true, false, null).map((value): Expression => ({ node: 'literal', value })),
      name.map((text): Expression => ({ node: 'name', name: text })),
      fc.tuple(inner, name).map(([of, field]): Expression => ({ node: 'select', of, field, test: false })),
      fc.tuple(inner, inner).map(([of, index]): Expression => ({ node: 'call', name: '_[_]', args: [of, index] })),
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/', '%', '<', '<=', '==', '!=', '&&', '||'), inner, inner)
        .map(([operator, left, right]): Expression => ({ node: 'call', name: `_${operator}_`, args: [left, right] })),
      fc.tuple(inner, inner, inner).map((args): Expression => ({ node: 'call', name: '_?_:_', args })),
      inner.map((argument): Expression => ({ node: 'call', name: '!_', args: [argument] })),
      fc
        .array(inner, { maxLength: 3 })
        .map((values): Expression => ({ node: 'list', items: values.map((value) => ({ value, optional: false })) })),
      fc
        .array(fc.tuple(inner, inner), { maxLength: 2 })
        .map((pairs): Expression => ({ node: 'map', entries: pairs.map(([key, value]) => ({ key, value, optional: false })) })),
      fc
        .tuple(inner, name, fc.array(inner, { maxLength: 2 }))
        .map(([target, method, args]): Expression => ({ node: 'call', name: method, target, args })),
      fc.tuple(name, fc.array(fc.tuple(name, inner), { maxLength: 2 })).map(
        ([type, fields]): Expression => ({
          node: 'message',
          type,
          fields: fields.map(([field, value]) => ({ name: field, value, optional: false })),
        }),
      ),
    ),
  };
});

/** The text of an expression, with brackets around everything. */
function print(given: Expression): string {
  switch (given.node) {
    case 'literal':
      return typeof given.value === 'string' ? printText(given.value) : String(given.value);
    case 'name':
      return given.name;
    case 'select':
      return `(${print(given.of)}).${given.field}`;
    case 'list':
      return `[${given.items.map(({ value }) => print(value)).join(', ')}]`;
    case 'map':
      return `{${given.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'message':
      return `${given.type}{${given.fields.map(({ name: field, value }) => `${field}: ${print(value)}`).join(', ')}}`;
    case 'call':
      return printCall(given);
    case 'comprehension':
      throw new TypeError('a macro has no text');
  }
}

function printCall({ name: called, target, args }: Extract<Expression, { node: 'call' }>): string {
  const [first = '', second = '', third = ''] = args.map(print);
  if (target) return `(${print(target)}).${called}(${args.map(print).join(',')})`;
  if (called === '_[_]') return `(${first})[${second}]`;
  if (called === '!_') return `(!(${first}))`;
  if (called === '_?_:_') return `((${first}) ? (${second}) : (${third}))`;
  return `((${first})${called.slice(1, -1)}(${second}))`;
}

const printText = (text: string): string =>
  `'${[...text].map((each) => `\\U${(each.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`).join('')}'`;

describe('the parser', () => {
  test('reads a printed expression back', () => {
    fc.assert(
      fc.property(expression, (given) => {
        expect(parse(print(given))).toEqual(given);
      }),
    );
  });

  test('returns an expression or a syntax error for any text', () => {
    const words = fc.constantFrom(
      'self',
      '.',
      '?',
      ':',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      ',',
      '-',
      '!',
      '&&',
      '||',
      'in',
      "'",
      '"',
      '"""',
      'r',
      'b',
      '\\',
      '1',
      '1.5',
      'u',
      'has',
      'all',
      '//',
      '\n',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 20 }).map((parts) => parts.join('')),
        ),
        (text) => {
          try {
            expect(parse(text).node).toBeTypeOf('string');
          } catch (error) {
            expect(error).toBeInstanceOf(CelSyntaxError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('rejects an expression that is nested more deeply than the server allows', () => {
    expect(() => parse(`${'('.repeat(100)}1${')'.repeat(100)}`)).not.toThrow();
    expect(() => parse(`${'['.repeat(100_000 / 2)}${']'.repeat(100_000 / 2)}`)).toThrow(CelSyntaxError);
    expect(() => parse(`${'!'.repeat(10_000)}true`)).not.toThrow();
    expect(() => parse(`a${'.a'.repeat(60_000)}`)).toThrow(CelSyntaxError);
  });

  test.each([
    ['', 0],
    ['self.', 5],
    ["'abc", 1],
    ["'\\q'", 1],
    ['1 +', 3],
    ['package', 0],
    ['has(self)', 4],
    ['[1].all(1, true)', 8],
    ['99999999999999999999', 0],
    ['a b', 2],
  ])('refuses %j, and says where', (text, offset) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ name: 'CelSyntaxError', offset }));
  });

  test.each([
    ['-1', -1n],
    ['-9223372036854775808', -9223372036854775808n],
    ['0xff', 255n],
    ['1e3', 1000],
    ['.5', 0.5],
    ["'a\\n\\u00e9\\101'", 'a\néA'],
    ["r'\\d'", '\\d'],
    ['"""a"b\n"""', 'a"b\n'],
    ["b'\\xff'", { bytes: Uint8Array.of(255) }],
    ['7u', { uint: 7n }],
  ])('reads the literal %s', (text, value) => {
    expect(parse(text)).toEqual({ node: 'literal', value });
  });
});
