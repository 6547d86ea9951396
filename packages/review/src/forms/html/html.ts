import { createHash } from 'node:crypto';
import type { Review } from '../../changes/review.ts';
import { cut, hiddenText } from '../words.ts';
import { CLIENT_SCRIPT, CLIENT_STYLE } from './client.gen.ts';
import { compositionsSection } from './compositions-section.ts';
import { graphPart } from './graph-part.ts';
import { pageData, pageGroups } from './make-page-data.ts';
import { embeddedJson, text } from './markup.ts';
import { MIN_DETAILS, PAGE_DETAILS } from './page-details.ts';
import { releasesSection } from './releases-section.ts';
import { removedSection } from './removed-section.ts';
import { risksSection } from './risks-section.ts';
import { summarySection, unknownSection } from './summary-section.ts';

/** Maximum size of a report in bytes. A report is only larger if its risks and deletions alone are. */
export const MAX_REPORT_BYTES = 5_000_000;

/**
 * Writes a review as one HTML page that loads no other file and uses no network. The same review gives the same bytes. Texts of the
 * repository are escaped and printable. Without scripts, the page has everything except the single changes.
 */
export function reviewHtml(review: Review, limit: number = MAX_REPORT_BYTES): string {
  const page = pageAround(review);
  if (review.changes.length === 0) return page('', false);
  const room = limit - Buffer.byteLength(page('', true));
  const groups = pageGroups(review.changes);
  for (const details of PAGE_DETAILS) {
    const data = pageData(review, details, { groups, room });
    const json = data === undefined ? undefined : embeddedJson(data);
    if (json !== undefined && Buffer.byteLength(json) <= room) return page(json, details !== PAGE_DETAILS[0]);
  }
  return page(embeddedJson(pageData(review, MIN_DETAILS, { groups })), true);
}

function pageAround(review: Review): (data: string, isShortened: boolean) => string {
  const title = `Review: ${cut(review.base, 80)} → ${cut(review.head, 80)}`;
  const policy = `default-src 'none'; script-src '${hash(CLIENT_SCRIPT)}'; style-src '${hash(CLIENT_STYLE)}'; base-uri 'none'; form-action 'none'`;
  const hidden = hiddenText(review);
  const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${text(title)}</title>
<style>${CLIENT_STYLE}</style>
<script>${CLIENT_SCRIPT}</script>
</head>
<body>
<a class="skip" href="#summary">Skip to the summary</a>
<header class="top"><p class="brand">Slipway <span>review</span></p><div class="tools" id="tools"></div></header>
<main>
${summarySection(review)}
${risksSection(review)}
${compositionsSection(review)}${removedSection(review)}
${releasesSection(review)}${graphPart(review)}
`;
  const after = `${unknownSection(review.unknown)}
</main>
<footer>${hidden === '' ? '' : `<p>${text(hidden)}</p>`}<p>Values of Secrets are not in this file. It asks for nothing from the network.</p></footer>
`;
  return (data, isShortened) =>
    `${before}${changesSection(review, isShortened)}${after}${data === '' ? '' : `<script type="application/json" id="data">${data}</script>\n`}</body>\n</html>\n`;
}

const hash = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Writes the element to which the script adds the changes, with a text for browsers without scripts. */
function changesSection({ changes }: Review, isShortened: boolean): string {
  if (changes.length === 0) return '';
  const left = isShortened
    ? '<p class="banner quiet">Some details are left out, so that this file is not too large; risks, removals and all numbers are complete. <code>slipway review --output json</code> has the rest.</p>'
    : '';
  return `<section id="changes" aria-labelledby="changes-title"><h2 id="changes-title">Changes</h2>${left}
<div id="explorer"><p class="banner quiet">The changes one by one are shown by the script of this page.</p></div></section>
`;
}
