import { type Finding, printable } from '@slipway/manifest';
import { confidentialLines } from '@slipway/validate/confidential-lines';
import type { Paint } from './paint.ts';

/** The lines of a text by number, from 1; undefined for one that does not exist, or that may show a secret. */
export type ShownLines = (line: number) => string | undefined;

/**
 * Returns the line of `lines` that a finding is about, with a caret below the value. Returns undefined when the finding has no position in
 * it. Also returns undefined when the line may hold a secret, because a report must not spread secrets.
 */
export function excerpt(finding: Finding, lines: ShownLines, paint: Paint): readonly string[] | undefined {
  const { line, column = 1 } = finding;
  if (line === undefined || finding.confidential === true) return undefined;
  const whole = lines(line);
  if (whole === undefined || !/\S/.test(whole)) return undefined;
  const start = Math.min(Math.max(0, column - 1), whole.length);
  const from = start > LEFT_OF_CARET ? start - LEFT_OF_CARET / 2 : 0;
  const before = shownText(whole.slice(from, start));
  const after = whole.slice(start, from + WIDEST);
  const number = String(line).padStart(5);
  const under = blanksBelow(before);
  const marked = shownText(TOKEN.exec(after)?.[0] ?? '').length;
  return [
    `${paint('dim', `${number} |`)} ${before}${shownText(after)}`,
    `${paint('dim', '      |')} ${under}${paint('red', '^'.repeat(Math.max(1, marked)))}`,
  ];
}

const shownText = (text: string): string => printable(text.replaceAll('\t', ' '));

const WIDEST = 110;
const LEFT_OF_CARET = 80;

/** A key or value as it is written: in quotes, or up to a blank, a colon or the end of a flow collection. */
const TOKEN = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s:,[\]{}]+)/;

/** As wide as the text. Patterns of Unicode classes take long to make, and most lines are ASCII. */
const blanksBelow = (text: string): string =>
  /^[ -~]*$/.test(text) ? ' '.repeat(text.length) : text.replace(/\P{Mn}/gu, (character) => (isWide(character) ? '  ' : ' '));

/** Whether a character has two columns. */
const isWide = (character: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/u.test(character);

const LARGEST_TEXT = 16 * 2 ** 20;

/**
 * Returns the lines of a text with the positions of the YAML reader: LF, CRLF and CR end lines, and a byte-order mark is not part of the
 * text. They are found once, for any number of findings. A text that is not available has no lines. Documents for which `isHarmless`
 * returns true hold no secret.
 */
export function shownLines(text = '', isHarmless?: (document: string) => boolean): ShownLines {
  let lines: readonly string[] | undefined;
  // The lines of a text need many times its size in memory.
  if (text.length > LARGEST_TEXT) return () => undefined;
  const mayShow = confidentialLines(text, isHarmless);
  return (line) => {
    if (!mayShow(line)) return undefined;
    lines ??= (text.startsWith('\ufeff') ? text.slice(1) : text).split(/\r\n|[\n\r]/);
    return lines[line - 1];
  };
}
