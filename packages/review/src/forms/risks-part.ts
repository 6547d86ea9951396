import type { Review } from '../changes/review.ts';
import type { ReviewRisk } from '../changes/review-file.gen.ts';
import type { Details } from './details.ts';
import { cell, code } from './escape.ts';
import { clustersText, count, cut, isListed } from './words.ts';

/** The risks of one rule, and the clusters that they are on. */
export interface RuleRisks {
  readonly all: readonly [ReviewRisk, ...ReviewRisk[]];
  readonly where: string;
}

/** Groups the listed risks by rule. */
export const risksByRule = ({ risks, clusters }: Review): readonly RuleRisks[] =>
  [...Map.groupBy(risks.filter(isListed), ({ rule }) => rule).values()].map((all) => ({
    all: all as [ReviewRisk, ...ReviewRisk[]],
    where: clustersText([...new Set(all.flatMap((each) => each.clusters))].sort(), clusters),
  }));

/** Writes the table of risks: a row for each rule, with as much evidence as fits. */
export function risksPart(rules: readonly RuleRisks[], { evidence }: Details): readonly string[] {
  if (rules.length === 0) return [];
  const advice = rules.map(({ all: [{ rule, remedy }] }) => `- ${code(rule)}: ${remedy}`).join('\n');
  return [
    '### Risks',
    ['| | rule | what | where |', '|---|---|---|---|', ...rules.map((each) => row(each, evidence))].join('\n'),
    `<details><summary>What to do</summary>\n\n${advice}\n\n</details>`,
  ];
}

function row({ all, where }: RuleRisks, most: number): string {
  const [first] = all;
  // Every rule has a row at each level of detail, so that the last one cuts the texts, too.
  const [longest, widest] = most > 1 ? [300, 200] : [150, 100];
  const lines = all.slice(0, most).map(({ evidence }) => cell(cut(evidence, longest)));
  const rest = all.length > most ? [`and ${count(all.length - most, 'more object')}`] : [];
  return `| **R${first.level}** | ${cell(first.rule)} | ${[...lines, ...rest].join('<br>')} | ${cell(cut(where, widest))} |`;
}
