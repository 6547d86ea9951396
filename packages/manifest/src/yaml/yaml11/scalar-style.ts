import { isPlainString } from './resolve-plain.ts';

/** The style in which go-yaml writes a string. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal';

/** Returns the style of a string in a position. A simple key has one line. */
export function styleOf(text: string, position: 'value' | 'simple key'): ScalarStyle {
  const form = formOf(text);
  if (text.includes('\n')) return form.literal && position === 'value' ? 'literal' : 'double';
  if (!isPlainString(text) || (form.lines && position === 'simple key')) return 'double';
  if (form.plain && !(text === '' && position === 'simple key')) return 'plain';
  return form.single ? 'single' : 'double';
}

/** The styles that a text allows. */
interface ScalarForm {
  readonly lines: boolean;
  readonly plain: boolean;
  readonly single: boolean;
  readonly literal: boolean;
}

function formOf(text: string): ScalarForm {
  if (ORDINARY.test(text)) return { lines: false, plain: true, single: true, literal: true };
  const lines = BREAK.test(text);
  const special = UNPRINTABLE.test(text) || /[ ](?:[\n\r\u0085\u2028\u2029])/.test(text);
  const spaceAfterBreak = /[\n\r\u0085\u2028\u2029] /.test(text);
  return {
    lines,
    plain: !lines && !special && !INDICATORS.test(text) && !/^ | $/.test(text),
    single: !special && !spaceAfterBreak,
    literal: !special && !text.endsWith(' '),
  };
}

const ORDINARY = /^(?!\.\.\.)[A-Za-z0-9_./$(][A-Za-z0-9_./${}()=-]*$/;

const BREAK = /[\n\r\u0085\u2028\u2029]/;

/** Indicators because of which a text in block style cannot be plain. */
const INDICATORS = /^(?:---|\.\.\.|[#,[\]{}&*!|>'"%@`]|[-?:](?:[ \t]|$))|:(?:[ \t]|$)|[ \t\n\r\u0085\u2028\u2029]#/;

/** Characters that go-yaml escapes, including all characters beyond the basic plane. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
export const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|[\u{10000}-\u{10ffff}]/u;
