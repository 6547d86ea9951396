import type { Validator } from '@slipway/validate';
import { differenceOf, type VerdictDifference } from './difference.ts';
import { comparePlaces } from './named-places.ts';
import type { RecordedVerdict } from './recorded-verdict.ts';

/** How often the offline validator agrees with the API server. */
export interface Agreement {
  readonly asked: number;
  readonly agreed: number;
  readonly differences: readonly VerdictDifference[];
  /** Rejections in which the server names fields, and the number in which the validator names the same fields, or these and others. */
  readonly named: { readonly refusals: number; readonly same: number; readonly covered: number };
}

/** Compares the verdicts of `validator` with the recorded ones. */
export function agreementOf(validator: Validator, entries: readonly RecordedVerdict[]): Agreement {
  const differences = entries.flatMap((entry) => differenceOf(validator, entry) ?? []);
  const refused = entries.filter(({ verdict }) => verdict === 'reject');
  const places = refused.flatMap((entry) => comparePlaces(entry, validator.check(entry.object).findings) ?? []);
  const same = places.filter((each) => each === 'same').length;
  const covered = places.filter((each) => each !== 'other').length;
  return {
    asked: entries.length,
    agreed: entries.length - differences.length,
    differences,
    named: { refusals: places.length, same, covered },
  };
}

/** Returns `97.3 % of 1000`. */
export const percentOf = ({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>): string =>
  `${((100 * agreed) / Math.max(1, asked)).toFixed(2)} % of ${asked}`;
