import type { Finding } from '@slipway/manifest';
import type { Review } from '@slipway/review';

/** The changes between two states, and their problems. */
export interface ReviewedStates {
  readonly review: Review;
  readonly findings: readonly Finding[];
}
