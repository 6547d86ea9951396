import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../yaml/read/read-yaml.ts';
import { asciiName, printable, printableFlow, printableJson, printableLines } from './printable.ts';

describe('untrusted text', () => {
  it.each([
    ['plain text is kept', 'apps/v1 "café" 漢字: ## a [b] c::d', 'apps/v1 "café" 漢字: ## a [b] c::d'],
    ['line ends', 'a\r\nb\u2028c', 'a\\u000d\\u000ab\\u2028c'],
    ['ESC, BEL and C1', '\u001b[8mx\u0007\u009b1m', '\\u001b[8mx\\u0007\\u009b1m'],
    ['bidirectional and invisible', 'a\u202eb\u200bc\ufeff\u2066', 'a\\u202eb\\u200bc\\ufeff\\u2066'],
    ['tags beyond the first plane', '\u{e0041}', '\\udb40\\udc41'],
    ['a lone surrogate', '\ud800', '\\ud800'],
    ['Hangul fillers', 'a\u3164\u115f\u1160\uffa0', 'a\\u3164\\u115f\\u1160\\uffa0'],
    ['variation selectors', 'a\ufe00\ufe0f\u{e0100}\u{e01ef}', 'a\\ufe00\\ufe0f\\udb40\\udd00\\udb40\\uddef'],
    ['blank letters and symbols', '\u2800\u{16fe4}\u{1d159}\ufffc', '\\u2800\\ud81b\\udfe4\\ud834\\udd59\\ufffc'],
    ['spaces that are not U+0020', 'a\u00a0b\u2003c\u3000d', 'a\\u00a0b\\u2003c\\u3000d'],
    ['private use, unassigned and annotation characters', '\ue000\u0378\ufff9', '\\ue000\\u0378\\ufff9'],
    ['a combining mark without a base', '\u0301a/\u0301', '\\u0301a/\\u0301'],
    ['the marks behind the fourth', `e${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(4)}\\u0301\\u0301`],
    [
      'accents, other scripts and emoji are kept',
      'cafe\u0301 привет Ωmega Ελληνικά हिन्दी ไทย 😀',
      'cafe\u0301 привет \\u03a9mega Ελληνικά हिन्दी ไทย 😀',
    ],
    ['a Cyrillic letter in an ASCII word', 'ns/\u0430dmin', 'ns/\\u0430dmin'],
    ['letters in other forms', '\uff50rod \u{1d429}rod', '\\uff50rod \\ud835\\udc29rod'],
    ['a word behind an escaped line end is kept', '"a\\nпривет"', '"a\\nпривет"'],
    ['a workflow command', '::stop-commands::x', '\\u003a:stop-commands::x'],
    ['a workflow command behind blanks', '  ::error::x', '  \\u003a:error::x'],
    ['an old workflow command', 'a ##[error]b ##vso[x]', 'a #\\u0023[error]b #\\u0023vso[x]'],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('is one line without control characters, and printing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = printable(text);
        expect(shown).not.toMatch(/[\p{C}\p{DI}\p{Zl}\p{Zp}]|^\s*::|##\w*\[/u);
        expect(printable(shown)).toBe(shown);
      }),
    );
  });

  it('shows each code point, alone and in a word, as itself or as an escape of printable ASCII', () => {
    // Written out of the properties of Unicode, not as the pattern under test: what a reader sees has to be one of these.
    const isSeen = /^[\p{L}\p{N}\p{P}\p{S} ]$/u;
    const isIgnorable = /^\p{Default_Ignorable_Code_Point}$/u;
    const wrong: string[] = [];
    for (let first = 0; first <= 0x10ffff; first += 0x1000) {
      const characters = Array.from({ length: 0x1000 }, (_, index) => String.fromCodePoint(first + index)).filter((each) => each !== ' ');
      const [alone, inWords] = [printable(characters.join(' ')), printable(characters.map((each) => `a${each}b`).join(' '))];
      // Whole planes are unassigned or for private use.
      if (/^(?:\\u[0-9a-f]{4}| )*$/.test(alone) && /^(?:\\u[0-9a-f]{4}|[ ab])*$/.test(inWords)) continue;
      const shownInWords = inWords.split(' ');
      for (const [index, shown] of alone.split(' ').entries()) {
        const character = characters[index] ?? '';
        const isRight =
          shown === character ? isSeen.test(character) && !isIgnorable.test(character) : /^(?:\\u[0-9a-f]{4}){1,2}$/.test(shown);
        const inWord = shownInWords[index];
        const isRightInWord =
          inWord === `a${shown}b` || /^a(?:\\u[0-9a-f]{4}){1,2}b$/.test(inWord ?? '') || /^a\p{M}b$/u.test(inWord ?? '');
        if (!isRight || !isRightInWord) wrong.push(`U+${character.codePointAt(0)?.toString(16)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has names of Kubernetes in ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(asciiName(text))).toMatch(/^[ -~]*$/);
      }),
    );
    expect(asciiName('Role/d/\u0430\u0440\u0440')).toBe('Role/d/\\u0430\\u0440\\u0440');
  });

  it('keeps the lines of a text of several lines', () => {
    expect(printableLines('a\n::error::b\nc\u001b')).toBe('a\n\\u003a:error::b\nc\\u001b');
  });

  it('keeps the value of JSON that is read as YAML', () => {
    const value = { a: '\u202e\u{e0041}\u009b' };
    const text = printableFlow(JSON.stringify(value));
    expect(text).toBe('{"a":"\\u202e\\U000e0041\\u009b"}');
    expect(readYaml(text, 'a').documents[0]?.value).toEqual(value);
  });

  it('keeps the value of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = printableJson(JSON.stringify(value, null, 2));
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}]|##\w*\[/u);
      }),
    );
  });
});
