import type { Rule } from '@slipway/manifest';
import type { ReviewFile, ReviewSummary, RiskLevel } from './review-file.gen.ts';

/** The effects of a change of a fleet. */
export type Review = Pick<ReviewFile, 'changes' | 'releases' | 'composites' | 'risks' | 'unknown' | 'reviewers' | 'kustomizations'> &
  Pick<ReviewSummary, 'base' | 'head' | 'newClusters' | 'removedClusters' | 'clusters' | 'noiseOnly' | 'hidden' | 'request'>;

/** Whether a review has no changes that a reader must see. */
export const isEmpty = ({ changes, risks, unknown, newClusters, removedClusters }: Review): boolean =>
  changes.length === 0 &&
  risks.length === 0 &&
  newClusters.length === 0 &&
  removedClusters.length === 0 &&
  !unknown.some(({ what }) => what === 'not-built');

/** A rule of the review, with its page for `slipway explain`. */
export interface RiskRule extends Rule {
  readonly level: RiskLevel;
}

/** A rule in the list of its level, which sets the level and the severity. */
export type RiskPage = Omit<RiskRule, 'level' | 'severity'>;
