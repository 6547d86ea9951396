import { isEmpty, type Review } from '../changes/review.ts';
import { count, objectsOf } from './words.ts';

/** A review in one line of at most 140 characters, without a text of the repository. */
export function reviewLine(review: Review): string {
  const { changes, clusters, risks, unknown } = review;
  if (unknown.some(({ what }) => what === 'not-built')) return 'Not all of both sides can be built';
  if (isEmpty(review)) return 'No change';
  const touched = new Set(changes.flatMap((change) => change.clusters)).size;
  return `${count(objectsOf(changes), 'object')} on ${touched} of ${count(clusters, 'cluster')}, highest risk R${risks[0]?.level ?? 0}`;
}
