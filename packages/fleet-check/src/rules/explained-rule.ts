import type { Rule } from '@slipway/manifest';

/** A rule with an example that it refuses and one that it accepts. */
export interface ExplainedRule extends Rule {
  readonly example: NonNullable<Rule['example']>;
}

/** Returns an example that one replaced text fixes. */
export function fixedBy(failing: string, wrong: string, right: string): ExplainedRule['example'] {
  return { failing, passing: failing.replace(wrong, () => right) };
}
