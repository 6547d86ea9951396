import { type Review, readReviewJson } from '@slipway/review';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { readNamedText } from '../repository/read-named-text.ts';

/** Reads the output of `slipway review --output json` from a file, or from standard input for `-`. Throws a usage Failure. */
export async function readReview(context: VerbContext, file: string): Promise<Review> {
  const review = readReviewJson(await readNamedText(context, file));
  if (review === undefined)
    throw usageFailure(`${file} is not a review; expected: what this version of \`slipway review --output json\` writes.`);
  return review;
}
