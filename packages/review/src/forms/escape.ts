import { printable } from '@slipway/manifest';

/** Text of others in Markdown, as code: nothing in it is a link, a mention, a tag or the end of anything. */
export function code(text: string): string {
  const shown = printable(text).trim();
  if (shown === '') return '` `';
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** The same in a cell of a table. */
export const cell = (text: string): string => code(text).replaceAll('|', '\\|');

/** The same in HTML, for the line of a `<summary>`. */
export const htmlCode = (text: string): string =>
  `<code>${printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</code>`;

/** Lines in a block of their own, which nothing in them can end. */
export function fenced(lines: readonly string[], language: string): string {
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...lines, fence].join('\n');
}
