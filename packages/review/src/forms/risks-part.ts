import type { Review } from '../changes/review.ts';
import type { ReviewRisk } from '../changes/review-file.gen.ts';
import type { Details } from './details.ts';
import { cell, code } from './escape.ts';
import { clustersText, count, cut, isListed } from './words.ts';

/** Writes the table of risks: a row for each rule, with as much evidence as fits. */
export function risksPart({ risks, clusters }: Review, { evidence }: Details): readonly string[] {
  const rows = [...Map.groupBy(risks.filter(isListed), ({ rule }) => rule).values()].map((all) => row(all, clusters, evidence));
  if (rows.length === 0) return [];
  const remedies = [...new Map(risks.filter(isListed).map(({ rule, remedy }) => [rule, remedy]))];
  const advice = remedies.map(([rule, remedy]) => `- ${code(rule)}: ${remedy}`).join('\n');
  return [
    '### Risks',
    ['| | rule | what | where |', '|---|---|---|---|', ...rows].join('\n'),
    `<details><summary>What to do</summary>\n\n${advice}\n\n</details>`,
  ];
}

function row(all: readonly ReviewRisk[], clusters: number, most: number): string {
  const [first] = all as readonly [ReviewRisk, ...ReviewRisk[]];
  // Every rule has a row at each level of detail, so that the last one cuts the texts, too.
  const [longest, widest] = most > 1 ? [300, 200] : [150, 100];
  const lines = all.slice(0, most).map(({ evidence }) => cell(cut(evidence, longest)));
  const rest = all.length > most ? [`and ${count(all.length - most, 'more object')}`] : [];
  const where = clustersText([...new Set(all.flatMap((each) => each.clusters))].sort(), clusters);
  return `| **R${first.level}** | ${cell(first.rule)} | ${[...lines, ...rest].join('<br>')} | ${cell(cut(where, widest))} |`;
}
