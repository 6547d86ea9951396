import type { Validator } from '@slipway/validate';
import { differenceOf, type VerdictDifference } from './difference.ts';
import type { RecordedVerdict } from './recorded-verdict.ts';

/** How often the offline validator says what the API server said. */
export interface Agreement {
  readonly asked: number;
  readonly agreed: number;
  readonly differences: readonly VerdictDifference[];
}

/** The verdicts of `validator` beside those that were recorded. */
export function agreementOf(validator: Validator, entries: readonly RecordedVerdict[]): Agreement {
  const differences = entries.flatMap((entry) => differenceOf(validator, entry) ?? []);
  return { asked: entries.length, agreed: entries.length - differences.length, differences };
}

/** `97.3 % of 1000`, for people. */
export const percentOf = ({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>): string =>
  `${((100 * agreed) / Math.max(1, asked)).toFixed(2)} % of ${asked}`;
