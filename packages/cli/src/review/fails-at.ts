import type { Review } from '@slipway/review';

const LEVELS = { R1: 1, R2: 2, R3: 3, R4: 4, never: 5 } as const;

/** The lowest risk level that fails the review. */
export type RiskLimit = keyof typeof LEVELS;
export const RISK_LIMITS = Object.keys(LEVELS) as readonly RiskLimit[];

/** Whether a side cannot be built, or a risk reaches the limit. */
export const failsAt = ({ risks, unknown }: Review, limit: RiskLimit): boolean =>
  unknown.some(({ what }) => what === 'not-built') || risks.some(({ level }) => level >= LEVELS[limit]);
