import { describe, expect, test } from 'vitest';
import { readYaml } from './read/read-yaml.ts';
import { emitYaml, UnwritableError } from './write/emit-yaml.ts';
import type { UnwritableCode } from './write/unwritable.ts';

/**
 * The results of kustomize 5.8.1 and of the libraries of kustomize-controller 1.9.4 for each character, written as an escape in double
 * quotes. The character was in the values of a HelmRelease and the data of a ConfigMap, inside a text, at its ends and as a key.
 */
const MEASURED: readonly (readonly [string, number, number, 'kept' | 'refused' | 'a space'])[] = [
  ['the C0 controls before the tab', 0x00, 0x08, 'kept'],
  ['tab and line feed', 0x09, 0x0a, 'kept'],
  ['vertical tab and form feed', 0x0b, 0x0c, 'kept'],
  ['carriage return', 0x0d, 0x0d, 'kept'],
  ['the C0 controls after it', 0x0e, 0x1f, 'kept'],
  ['ASCII', 0x20, 0x7e, 'kept'],
  ['DEL', 0x7f, 0x7f, 'refused'],
  ['the C1 controls before NEL', 0x80, 0x84, 'refused'],
  ['NEL', 0x85, 0x85, 'a space'],
  ['the C1 controls after it', 0x86, 0x9f, 'refused'],
  ['no-break space', 0xa0, 0xa0, 'kept'],
  ['soft hyphen', 0xad, 0xad, 'kept'],
  ['zero-width space', 0x200b, 0x200b, 'kept'],
  ['line and paragraph separator', 0x2028, 0x2029, 'kept'],
  ['the last character before the surrogates', 0xd7ff, 0xd7ff, 'kept'],
  ['half a surrogate pair', 0xd800, 0xdfff, 'refused'],
  ['private use', 0xe000, 0xe000, 'kept'],
  ['a non-character of the Arabic forms', 0xfdd0, 0xfdd0, 'kept'],
  ['byte-order mark', 0xfeff, 0xfeff, 'kept'],
  ['replacement character', 0xfffd, 0xfffd, 'kept'],
  ['the non-characters of the basic plane', 0xfffe, 0xffff, 'refused'],
  ['an emoji', 0x1f600, 0x1f600, 'kept'],
  ['the non-characters of a higher plane', 0x1fffe, 0x1ffff, 'kept'],
  ['the last code point', 0x10ffff, 0x10ffff, 'kept'],
];

describe.each(MEASURED)('%s, code points %i to %i', (_, first, last, left) => {
  const characters = Array.from({ length: last - first + 1 }, (_unused, index) => String.fromCodePoint(first + index));

  test(left === 'kept' ? 'is written and read back equal' : 'cannot be written, as text or key', () => {
    for (const character of characters) {
      const text = `a${character}b`;
      for (const value of [{ text }, { [text]: 'x' }, [character], { lines: `one\n${text}\n` }]) {
        if (left === 'kept') expect(ours(emitYaml(value))).toEqual(value);
        else expect(() => emitYaml(value)).toThrow(UnwritableError);
      }
    }
  });

  test(left === 'kept' ? 'may be read as an escape' : 'is reported when read as an escape', () => {
    for (const character of characters) {
      const escaped = `"a${escapeOf(character)}b"`;
      const pointers = [`{v: {w: ${escaped}}}`, `{v: [x, ${escaped}]}`].map((text) =>
        readYaml(text, 'a.yaml').findings.map(({ severity, pointer }) => `${severity} ${pointer}`),
      );
      // The parser refuses half a pair, before anything has a field.
      const refused = first === 0xd800 ? [['reject '], ['reject ']] : [['reject /v/w'], ['reject /v/1']];
      expect(pointers).toEqual(left === 'kept' ? [[], []] : refused);
    }
  });
});

test.each<[string, unknown, UnwritableCode, string]>([
  ['DEL', { a: ['x\u007f'] }, 'refused-character', '/a/0'],
  ['NEL in a key', { 'a\u0085': 1 }, 'refused-character', '/a\u0085'],
  ['a non-character in a long text', { a: `${'line\n'.repeat(100)}\uffff` }, 'refused-character', '/a'],
  ['a key <<, which Flux drops with its value', { a: { '<<': { b: 1 } } }, 'dropped-key', '/a/<<'],
])('%s is refused with its code and place', (_, value, code, pointer) => {
  expect(problemsOf(value)).toEqual([expect.objectContaining({ code, pointer })]);
});

test('<< is kept as a value', () => expect(ours(emitYaml({ a: '<<', b: ['<<'] }))).toEqual({ a: '<<', b: ['<<'] }));

function problemsOf(value: unknown): UnwritableError['problems'] {
  try {
    emitYaml(value);
  } catch (error) {
    if (error instanceof UnwritableError) return error.problems;
  }
  return [];
}

function ours(text: string): unknown {
  const { documents, findings } = readYaml(text, 'a.yaml');
  expect(findings).toEqual([]);
  return documents[0]?.value;
}

const escapeOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
};
