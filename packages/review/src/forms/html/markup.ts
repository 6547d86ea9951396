import { printable } from '@slipway/manifest';

/** Text of others in HTML: printable, and nothing in it is a tag, an entity or the end of an attribute. */
export const text = (value: string): string =>
  printable(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The same as code. */
export const code = (value: string): string => `<code>${text(value)}</code>`;

/** Writes JSON that cannot end its script element or begin a comment there. The parsed value is the same. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** `R4`, with what that means for those who hear it. */
export const riskBadge = (level: number): string =>
  `<span class="badge r${level}">R${level}<span class="sr">, ${LEVEL_WORDS[level] ?? ''}</span></span>`;

/** What the levels of risk mean. */
export const LEVEL_WORDS: readonly string[] = [
  'nothing that runs',
  'behaviour',
  'security',
  'recreated, or cannot be undone',
  'data or a cluster may be lost',
];
