import type { Review } from '../../changes/review.ts';
import { type ImageRow, imageRows, type ReleaseSection, releaseSections } from '../../fold/release-sections.ts';
import { few } from '../../objects/values.ts';
import { releaseNotes, releaseTitle } from '../release-words.ts';
import { clustersText, count, cut, sentence } from '../words.ts';
import { code, riskBadge, text } from './markup.ts';

/** Limits of the page. The JSON form has all. */
const [MAX_RELEASES, MAX_IMAGES, MAX_VALUES] = [200, 500, 20];

/** Writes the images that change, and what happens to each release, the highest risk first. */
export function releasesSection(review: Review): string {
  const { releases = [], clusters } = review;
  if (releases.length === 0) return '';
  const { sections } = releaseSections(review);
  const cards = sections.slice(0, MAX_RELEASES).map((section) => releaseCard(section, clusters));
  const left = sections.length > MAX_RELEASES ? `<p>And ${count(sections.length - MAX_RELEASES, 'more change')} of releases.</p>` : '';
  return `<section id="releases" aria-labelledby="releases-title"><h2 id="releases-title">Releases</h2>${imagesTable(imageRows(releases), clusters)}
${cards.join('')}${left}</section>
`;
}

function releaseCard(section: ReleaseSection, clusters: number): string {
  const { risk } = section;
  const where = text(cut(clustersText(section.clusters, clusters), 300));
  const notes = releaseNotes(section, code, MAX_VALUES).map((note) => `<li>${sentence(note)}</li>`);
  return `<article class="risk r${risk}"><h3>${riskBadge(risk)} ${releaseTitle(section, code)} <span class="facts where">on ${where}</span></h3><ul class="evidence">${notes.join('')}</ul></article>`;
}

function imagesTable(images: readonly ImageRow[], clusters: number): string {
  if (images.length === 0) return '';
  const rows = images.slice(0, MAX_IMAGES).map((row) => imageRow(row, clusters));
  const left = images.length > MAX_IMAGES ? `<p>And ${count(images.length - MAX_IMAGES, 'more image')}.</p>` : '';
  return `<div class="images"><table><caption>Images that change</caption><thead><tr><th scope="col">before</th><th scope="col">after</th><th scope="col">release</th><th scope="col">where</th></tr></thead><tbody>${rows.join('')}</tbody></table>${left}</div>`;
}

const imageRow = ({ before, after, names, clusters: where }: ImageRow, clusters: number): string =>
  `<tr><td>${imageText(before)}</td><td>${imageText(after)}</td><td>${code(cut(few(names, 3), 300))}</td><td>${text(cut(clustersText(where, clusters), 200))}</td></tr>`;

const imageText = (image: string | undefined): string => (image === undefined ? 'none' : code(cut(image, 300)));
