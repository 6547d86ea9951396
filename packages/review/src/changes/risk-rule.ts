import type { Rule } from '@slipway/manifest';

/** 4: data or a cluster may be lost. 3: made anew, or not to be taken back. 2: security. 1: behaviour. 0: nothing that runs. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4;

/** A rule of the review, with its page for `slipway explain`. */
export interface RiskRule extends Rule {
  readonly level: RiskLevel;
}
