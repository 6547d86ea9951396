import { failurePages } from '@slipway/publish/failure-pages';
import type { Explanation } from './explanation.ts';

/** Explains an error code of a push: what happened, what the remote has, and what to do. Returns undefined for any other subject. */
export function explainFailure(subject: string): Explanation | undefined {
  const failure = failurePages.find(({ code }) => code === subject);
  if (failure === undefined) return undefined;
  return {
    json: () => ({ subject, failure }),
    text: (paint) =>
      [
        `${paint('bold', failure.code)} (error)`,
        `  ${failure.summary}`,
        `  the remote: ${failure.state}`,
        `  remedy: ${failure.remedy}`,
      ].join('\n'),
  };
}
