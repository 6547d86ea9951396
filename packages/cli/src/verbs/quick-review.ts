import { type ReviewedFiles, reviewFiles } from '../review/review-files.ts';
import { reviewReport } from '../review/review-report.ts';
import type { ReviewOptions } from '../review/run-review.ts';
import { type QuickVerb, startQuickly } from './quick-start.ts';
import { reviewVerb } from './review.ts';

/** `slipway review --base COMMIT`, as a pull request runs it. */
export const quickReview: QuickVerb = {
  definition: {
    ...reviewVerb,
    quick: {
      formats: ['text', 'json', 'markdown', 'html'],
      fields: ['base', 'head', 'failAt', 'charts', 'root', 'source', 'present', 'resource'],
      least: 0,
      most: 1,
      // `PACKAGE@VERSION` names a release. The review of releases reads a remote, and needs the whole command.
      accepts: ({ base, head }: ReviewOptions) => base !== undefined && ![base, head].some((name) => name?.includes('@')),
    },
  },
  run: async (context, options: ReviewOptions & ReviewedFiles) => reviewReport(context, await reviewFiles(context, options), options),
};

/** The entry of the bundle. */
export const main = (args: readonly string[]): Promise<boolean> => startQuickly(quickReview, args);
