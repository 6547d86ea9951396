import type { Review } from '../../changes/review.ts';
import type { ReviewRisk } from '../../changes/review-file.gen.ts';
import { clustersText, count, cut, isListed } from '../words.ts';
import { code, LEVEL_WORDS, riskBadge, text } from './markup.ts';

/** Findings of one rule: the number that is shown at once, and the maximum. */
const [MAX_SHOWN, MAX_LISTED] = [5, 200];

/** Writes the risks, the highest first: each rule with its findings, their positions, and what to do. */
export function risksSection({ risks, clusters }: Review): string {
  const shown = risks.filter(isListed);
  if (shown.length === 0) return '';
  const rules = [...Map.groupBy(shown, ({ rule }) => rule).values()];
  return `<section id="risks" aria-labelledby="risks-title"><h2 id="risks-title">Risks</h2>${rules.map((all) => ruleCard(all, clusters)).join('')}</section>`;
}

function ruleCard(all: readonly ReviewRisk[], clusters: number): string {
  const [{ rule, level, remedy }] = all as readonly [ReviewRisk, ...ReviewRisk[]];
  const named = [...new Set(all.flatMap((each) => each.clusters))].sort();
  // A risk of the settings is on no cluster.
  const where = named.length === 0 ? '' : ` <span class="facts where">on ${text(cut(clustersText(named, clusters), 300))}</span>`;
  const items = all.slice(0, MAX_LISTED).map(({ evidence }) => `<li>${text(cut(evidence, 600))}</li>`);
  const rest = items.slice(MAX_SHOWN);
  const left = all.length > MAX_LISTED ? `<p>And ${count(all.length - MAX_LISTED, 'more finding')} of this rule.</p>` : '';
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${count(all.length - MAX_SHOWN, 'more finding')}</summary><ul>${rest.join('')}</ul>${left}</details>`;
  return `<article class="risk r${level}"><h3>${riskBadge(level)} ${code(rule)} <span class="facts" aria-hidden="true">${text(LEVEL_WORDS[level] ?? '')}</span>${where}</h3>
<ul class="evidence">${items.slice(0, MAX_SHOWN).join('')}</ul>${more}
<p class="remedy"><strong>What to do:</strong> ${text(remedy)} <button type="button" class="link" data-rule="${text(rule)}" hidden>Show these changes</button></p></article>`;
}
