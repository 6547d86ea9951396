import type { Rule } from '@slipway/manifest';

/** A rule with what it refuses and what it passes. */
export interface ExplainedRule extends Rule {
  readonly example: NonNullable<Rule['example']>;
}
