import type { RiskPage, RiskRule } from '../changes/review.ts';
import { R1_RULES } from './rules/r1-rules.ts';
import { R2_RULES } from './rules/r2-rules.ts';
import { R3_RULES } from './rules/r3-rules.ts';
import { R4_RULES } from './rules/r4-rules.ts';

/** The rules of a review, the highest risk first. */
export const riskRules = [...atLevel(4, R4_RULES), ...atLevel(3, R3_RULES), ...atLevel(2, R2_RULES), ...atLevel(1, R1_RULES)];

/** The id of a rule of the review. */
export type RiskRuleId = (typeof riskRules)[number]['id'];

function atLevel<Page extends RiskPage>(level: RiskRule['level'], pages: readonly Page[]): readonly (Page & RiskRule)[] {
  return pages.map(({ id, ...page }) => ({ id, level, severity: 'risk', ...page }) as unknown as Page & RiskRule);
}
