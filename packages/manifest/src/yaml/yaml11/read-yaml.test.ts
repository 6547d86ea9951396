import { describe, expect, test } from 'vitest';
import { readYaml11 } from './read-yaml.ts';

const read = (text: string): unknown => {
  const reading = readYaml11(text);
  return 'problem' in reading ? reading.problem : reading.value;
};

describe('YAML as the controller reads it after substitution', () => {
  test.each([
    ['yes', true],
    ['Off', false],
    ['~', null],
    ['', null],
    ['004', 4],
    ['0o17', 15],
    ['0b11', 3],
    ['1e3', 1000],
    ['1_000', 1000],
    ['0o-7', '0o-7'],
    ['._5', '._5'],
    ['12:30', '12:30'],
    ['2025-01-01', '2025-01-01'],
    ['9007199254740993', 9007199254740992],
    ['"yes"', 'yes'],
    ['!!str 5', '5'],
    ['!!float 3', 3],
    ['!thing 5', '5'],
    ['a #b', 'a'],
    ["'it''s'", "it's"],
    ['"a\\x41\\u00e9"', 'aAé'],
    ['{a: 1, b: [x, k: z]}', { a: 1, b: ['x', { k: 'z' }] }],
    ['&a [1, *a]', "yaml: anchor 'a' value contains itself"],
    ['[&x 1, *x]', [1, 1]],
  ])('%s is read as %j', (text, value) => {
    const whole = read(`k: ${text}\n`);
    expect(typeof value === 'string' && value.startsWith('yaml:') ? whole : (whole as { readonly k: unknown }).k).toEqual(value);
  });

  test.each([
    ['a: b: c', 'yaml: mapping values are not allowed in this context'],
    ['x: 1\na: *b', "yaml: unknown anchor 'b' referenced"],
    ['x: 1\na: "b', 'yaml: line 2: found unexpected end of stream'],
    ['x: 1\na: @b', 'yaml: line 2: found character that cannot start any token'],
    ['x: 1\ny: 2\n a: 3', 'yaml: line 3: mapping values are not allowed in this context'],
    ['a: "\\q"', 'yaml: found unknown escape character'],
    ['a: [1, 2', "yaml: line 1: did not find expected ',' or ']'"],
    ['a: .inf', 'json: unsupported value: +Inf'],
    ['a: \u0007', 'yaml: control characters are not allowed'],
  ])('%j is refused', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('merges maps in their order', () => {
    expect(read('b: &b {x: 1, z: 2}\nc:\n  z: 3\n  <<: *b\n  x: 4\n')).toEqual({ b: { x: 1, z: 2 }, c: { z: 2, x: 4 } });
  });

  test('rejects a document that aliases make very large, and survives a deeply nested one', () => {
    const lines = [
      'a0: &a0 [x, x, x, x, x, x, x, x, x, x]',
      ...Array.from({ length: 7 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(10)}]`),
    ];
    expect(read(lines.join('\n'))).toBe('yaml: document contains excessive aliasing');
    expect(read(`a: ${'['.repeat(20_000)}`)).toMatch(/^yaml: /);
  });
});
