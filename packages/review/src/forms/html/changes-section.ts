import type { Review } from '../../changes/review.ts';

/** Where the script of the report puts the changes; what stands there without it. */
export function changesSection({ changes }: Review, isShortened: boolean): string {
  if (changes.length === 0) return '';
  const left = isShortened
    ? '<p class="banner quiet">Some details are left out, so that this file is not too large; risks, removals and all numbers are complete. <code>slipway review --output json</code> has the rest.</p>'
    : '';
  return `<section id="changes" aria-labelledby="changes-title"><h2 id="changes-title">Changes</h2>${left}
<div id="explorer"><p class="banner quiet">The changes one by one are shown by the script of this page.</p></div></section>
`;
}
