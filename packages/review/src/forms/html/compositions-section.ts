import type { Review } from '../../changes/review.ts';
import { type CompositionSection, compositionNotes, compositionSections, compositionTitle } from '../composite-words.ts';
import { clustersText, count, cut, sentence } from '../words.ts';
import { code, riskBadge, text } from './markup.ts';

/** Limits of the page. The JSON form has all. */
const [MAX_COMPOSITIONS, MAX_NOTES] = [200, 100];

/** Writes what happens to the resources of composites, the highest risk first. */
export function compositionsSection(review: Review): string {
  const sections = compositionSections(review);
  if (sections.length === 0) return '';
  const cards = sections.slice(0, MAX_COMPOSITIONS).map((section) => compositionCard(section, review.clusters));
  const rest = sections.length - cards.length;
  const left = rest > 0 ? `<p>And the composites of ${count(rest, 'more Composition')}.</p>` : '';
  return `<section id="composites" aria-labelledby="composites-title"><h2 id="composites-title">Composites</h2>${cards.join('')}${left}</section>
`;
}

function compositionCard(section: CompositionSection, clusters: number): string {
  const { risk } = section;
  const where = text(cut(clustersText(section.clusters, clusters), 300));
  const notes = compositionNotes(section, code);
  const items = notes.slice(0, MAX_NOTES).map((note) => `<li>${sentence(note)}</li>`);
  const rest = notes.length > MAX_NOTES ? [`<li>And ${notes.length - MAX_NOTES} more.</li>`] : [];
  return `<article class="risk r${risk}"><h3>${riskBadge(risk)} ${compositionTitle(section, code)} <span class="facts where">on ${where}</span></h3><ul class="evidence">${[...items, ...rest].join('')}</ul></article>`;
}
