import { findSchema } from '@slipway/kube-models';
import type { Validator } from '@slipway/validate';
import type { RecordedVerdict } from './recorded-verdict.ts';

/** A case for which the offline validator and the API server differ. */
export interface VerdictDifference {
  /** Kinds of the difference, equal for all objects with the same difference. */
  readonly classes: readonly string[];
  /** Whether the validator rejects an object that the server accepts. This is never tolerated. */
  readonly falseAlarm: boolean;
  readonly entry: RecordedVerdict;
}

/** Returns the difference; undefined if `@slipway/validate` has the server's verdict. */
export function differenceOf(validator: Validator, entry: RecordedVerdict): VerdictDifference | undefined {
  const ours = validator.check(entry.object);
  if (ours.verdict === entry.verdict) return undefined;
  const falseAlarm = ours.verdict === 'reject';
  const ownReasons = falseAlarm || entry.verdict === 'accept';
  const reasons = ownReasons ? ours.findings.filter(({ severity }) => severity === ours.verdict).map(({ rule }) => rule) : reasonsOf(entry);
  const distinct = [...new Set(reasons)].sort();
  const title = `${originOf(entry)}: ${entry.verdict} is ${falseAlarm || entry.verdict === 'accept' ? ours.verdict : 'missed'} here`;
  return { classes: (distinct.length > 0 ? distinct : ['no reason']).map((reason) => `${title}, ${reason}`), falseAlarm, entry };
}

/** Returns reasons without fields, because a class is a kind of check, not a position. */
function reasonsOf({ verdict, causes = [], lost = [] }: RecordedVerdict): readonly string[] {
  if (verdict === 'lossy')
    return lost.map((pointer) => (pointer.startsWith('/metadata/') ? 'metadata' : pointer.startsWith('/status') ? 'status' : 'content'));
  return causes.map((cause) => `${cause.split(' ')[0]}${/ \.?metadata\b/.test(cause) ? ' in metadata' : ''}`);
}

const originOf = ({ object: { apiVersion, kind } }: RecordedVerdict): string =>
  findSchema(apiVersion, kind)?.origin === 'openapi' ? 'built-in' : 'custom';
