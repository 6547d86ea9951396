import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../yaml/read/read-yaml.ts';
import { printable, printableFlow, printableJson, printableLines } from './printable.ts';

describe('text that is not ours', () => {
  it.each([
    ['plain text stays', 'apps/v1 "café" 漢字: ## a [b] c::d', 'apps/v1 "café" 漢字: ## a [b] c::d'],
    ['line ends', 'a\r\nb\u2028c', 'a\\u000d\\u000ab\\u2028c'],
    ['ESC, BEL and C1', '\u001b[8mx\u0007\u009b1m', '\\u001b[8mx\\u0007\\u009b1m'],
    ['bidirectional and invisible', 'a\u202eb\u200bc\ufeff\u2066', 'a\\u202eb\\u200bc\\ufeff\\u2066'],
    ['tags beyond the first plane', '\u{e0041}', '\\udb40\\udc41'],
    ['a lone surrogate', '\ud800', '\\ud800'],
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
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s*::|##\w*\[/u);
        expect(printable(shown)).toBe(shown);
      }),
    );
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
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|##\w*\[/u);
      }),
    );
  });
});
