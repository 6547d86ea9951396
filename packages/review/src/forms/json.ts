import type { ChangeAction } from '@slipway/fleet-check';
import { isEmpty, type Review } from '../changes/review.ts';
import type { ReviewFile } from '../changes/review-file.gen.ts';

const ACTIONS: readonly ChangeAction[] = ['create', 'change', 'delete', 'orphan', 'move', 'recreate', 'blocked'];

/** Returns a review as data, by `review.schema.json` of this package. Integers that do not fit into a number are bigint. */
export function reviewJson(review: Review): ReviewFile {
  const {
    base,
    head,
    changes,
    risks,
    unknown,
    clusters,
    newClusters,
    removedClusters,
    noiseOnly,
    hidden,
    reviewers,
    kustomizations,
    request,
    releases,
    composites,
  } = review;
  return {
    summary: {
      base,
      head,
      changed: !isEmpty(review),
      risk: risks[0]?.level ?? 0,
      clusters,
      changedClusters: new Set(changes.flatMap((change) => change.clusters)).size,
      actions: Object.fromEntries(ACTIONS.map((action) => [action, changes.filter((change) => change.action === action).length])),
      newClusters,
      removedClusters,
      noiseOnly,
      hidden,
      ...(request !== undefined && { request }),
    },
    changes,
    ...(composites !== undefined && { composites }),
    ...(releases !== undefined && { releases }),
    risks,
    unknown,
    kustomizations,
    ...(reviewers !== undefined && { reviewers }),
  };
}
