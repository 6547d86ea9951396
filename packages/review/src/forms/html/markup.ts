import { printable } from '@slipway/manifest';

/** Escapes untrusted text for HTML. The result is printable, and contains no tag, no entity and no end of an attribute. */
export const text = (value: string): string =>
  printable(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Returns the same as code. */
export const code = (value: string): string => `<code>${text(value)}</code>`;

/** Writes JSON that cannot end its script element or begin a comment there. The parsed value is the same. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** Writes `R4`, with its meaning for screen readers. */
export const riskBadge = (level: number): string =>
  `<span class="badge r${level}">R${level}<span class="sr">, ${LEVEL_WORDS[level] ?? ''}</span></span>`;

/** The meaning of each risk level. */
export const LEVEL_WORDS: readonly string[] = [
  'nothing that runs',
  'behaviour',
  'security',
  'recreated, or cannot be undone',
  'data or a cluster may be lost',
];
