import type { ReviewChange } from '../../changes/review.ts';
import { groupChanges } from '../../fold/group.ts';

/**
 * Numbers of the changes that a reader takes in as one, behind a 1 where their values differ in names only, else a 0. Objects that come
 * or go stand by themselves.
 */
export function pageGroups(changes: readonly ReviewChange[]): readonly (readonly number[])[] {
  const numbers = new Map(changes.map((change, index) => [change, index]));
  const numberOf = (change: ReviewChange): number => numbers.get(change) ?? 0;
  return groupChanges(changes)
    .flatMap(({ changes: group, perCluster }) =>
      group.every(({ hunks, action }) => hunks.length === 0 || action === 'create')
        ? group.map((change) => [0, numberOf(change)])
        : [[perCluster ? 1 : 0, ...group.map(numberOf)]],
    )
    .sort(([, a = 0], [, b = 0]) => a - b);
}
