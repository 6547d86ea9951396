import { printable } from '@slipway/manifest';

/**
 * Returns untrusted text in Markdown as a code span. It contains no link, an image, a mention, a reference, an emoji, a formula, a tag
 * or the end of anything: GitHub and GitLab read none of these in code.
 */
export function code(text: string): string {
  const shown = withShortRuns(printable(text)).trim();
  if (shown === '') return '`""`';
  const longest = longestRun([shown]);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** Returns the same in a cell of a table. Renderers do not agree on what a backslash before `|` means: such a bar is an escape too. */
export const cell = (text: string): string => code(printable(text).replaceAll('\\|', '\\u007c')).replaceAll('|', '\\|');

/**
 * Returns the same in HTML. It is for a block of HTML only, such as the line of a `<summary>`, in which no Markdown is read: in a line of
 * Markdown, `[x](https://example.com)` between the tags would be a link.
 */
export const htmlCode = (text: string): string =>
  `<code>${printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</code>`;

/** Returns printable lines in their own block, which no text in them can end. */
export function fenced(lines: readonly string[], language: string): string {
  const shown = lines.map(withShortRuns);
  const fence = '`'.repeat(Math.max(2, longestRun(shown)) + 1);
  return [`${fence}${language}`, ...shown, fence].join('\n');
}

/** The longest run of backticks that is shown as it is. cmark reads no code span whose fence has more than 80. */
const MAX_RUN = 16;

const withShortRuns = (text: string): string =>
  text.replace(/`+/g, (run) => (run.length <= MAX_RUN ? run : `\\u0060 (${run.length} times)`));

const longestRun = (lines: readonly string[]): number =>
  lines.reduce((longest, line) => (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), longest), 0);
