import type { Review } from '../../changes/review.ts';
import type { ReviewChange } from '../../changes/review-file.gen.ts';
import { isRemoval } from '../deletions-part.ts';
import { ACTION_WORDS, CAUSE_WORDS, clustersText, count, cut, nameText, objectsOf } from '../words.ts';
import { code, riskBadge, text } from './markup.ts';

/** A longer list is collapsed. */
const MAX_OPEN = 50;

/** Lists all deleted objects, each on a line. None is ever left out. */
export function removedSection({ changes, clusters }: Review): string {
  const removed = changes.filter(isRemoval);
  if (removed.length === 0) return '';
  const lines = removed.map((change) => removedItem(change, clusters));
  const rest = lines.slice(MAX_OPEN);
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>All ${count(lines.length, 'line')}</summary><ul class="removed">${rest.join('')}</ul></details>`;
  return `<section id="removed" aria-labelledby="removed-title"><h2 id="removed-title">Removed <span class="number">${count(objectsOf(removed), 'object')}</span></h2>
<ul class="removed">${lines.slice(0, MAX_OPEN).join('')}</ul>${more}</section>`;
}

function removedItem(change: ReviewChange, clusters: number): string {
  const { action, risk, why, renamedTo } = change;
  const facts = [
    `on ${text(cut(clustersText(change.clusters, clusters), 200))}`,
    ...(why === undefined ? [] : [text(CAUSE_WORDS[why])]),
    ...(renamedTo === undefined ? [] : [`most likely replaced by ${code(renamedTo)}`]),
  ];
  return `<li data-action="${action}">${riskBadge(risk)} <span class="action ${action}">${ACTION_WORDS[action]}</span> ${code(nameText(change))} <span class="facts">${facts.join(', ')}</span></li>`;
}
