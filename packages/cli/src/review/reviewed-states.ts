import type { Finding } from '@slipway/manifest';
import type { Review } from '@slipway/review';

/** What changes between two states, and what is wrong with them. */
export interface ReviewedStates {
  readonly review: Review;
  readonly findings: readonly Finding[];
}
