import type { Rule } from '@slipway/manifest';

/** A rule with what it refuses and what it passes. */
export interface ExplainedRule extends Rule {
  readonly example: NonNullable<Rule['example']>;
}

/** An example that another text in one place mends. */
export function mendedBy(failing: string, wrong: string, right: string): ExplainedRule['example'] {
  return { failing, passing: failing.replace(wrong, () => right) };
}
