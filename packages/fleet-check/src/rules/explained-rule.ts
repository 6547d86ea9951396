import type { Rule } from '@slipway/manifest';

/** A rule with an example that it refuses and an example that it accepts. */
export interface ExplainedRule extends Rule {
  readonly example: NonNullable<Rule['example']>;
}

/** Returns a failing example, and its fix by one replaced text. */
export function fixedBy(failing: string, wrong: string, right: string): ExplainedRule['example'] {
  return { failing, passing: failing.replace(wrong, () => right) };
}
