import { type Finding, printable } from '@slipway/manifest';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import type { Paint } from './paint.ts';

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
  const after = whole.slice(start, from + MAX_WIDTH);
  const number = String(line).padStart(5);
  const under = spacesBelow(before);
  const marked = shownText(TOKEN.exec(after)?.[0] ?? '').length;
  return [
    `${paint('dim', `${number} |`)} ${before}${shownText(after)}`,
    `${paint('dim', '      |')} ${under}${paint('red', '^'.repeat(Math.max(1, marked)))}`,
  ];
}

const shownText = (text: string): string => printable(text.replaceAll('\t', ' '));

const MAX_WIDTH = 110;
const LEFT_OF_CARET = 80;

/** A key or value as written: in quotes, or up to a space, a colon or the end of a flow collection. */
const TOKEN = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s:,[\]{}]+)/;

/** Returns spaces with the width of the text. Patterns of Unicode classes take long to compile, and most lines are ASCII. */
const spacesBelow = (text: string): string =>
  /^[ -~]*$/.test(text) ? ' '.repeat(text.length) : text.replace(/\P{Mn}/gu, (character) => (isWide(character) ? '  ' : ' '));

/** Whether a character has two columns. */
const isWide = (character: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/u.test(character);
