import { reviewHtml, reviewJson, reviewMarkdown, reviewText } from '@slipway/review';
import { exitCodes } from '../report/exit-code.ts';
import { plainJson } from '../report/printable-yaml.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { failsAt, type RiskLimit } from './fails-at.ts';
import type { ReviewedStates } from './reviewed-states.ts';
import { failuresOf, riskFindingRules, riskFindings } from './risk-findings.ts';
import { requestOf } from './target.ts';

/**
 * Returns the report of a review, in all formats. It names the pull request that the environment describes, except for a review from a
 * file (`from`). It fails for a rejection, and from the risk `failAt`. @default R4
 */
export function reviewReport(
  { terminal }: VerbContext,
  { review: compared, findings }: ReviewedStates,
  { from, failAt = 'R4' }: { readonly from?: string; readonly failAt?: RiskLimit },
): VerbReport {
  const request = from === undefined ? requestOf(terminal.env) : undefined;
  const review = request === undefined ? compared : { ...compared, request };
  const isRejected = findings.some(({ severity }) => severity === 'reject');
  return {
    findings,
    json: () => plainJson(reviewJson(review)) as Readonly<Record<string, unknown>>,
    text: (paint) => reviewText(review, paint),
    markdown: () => reviewMarkdown(review),
    html: () => reviewHtml(review),
    sarif: () => ({ findings: [...findings, ...riskFindings(review)], failures: failuresOf(review) }),
    rules: riskFindingRules,
    exitCode: isRejected || failsAt(review, failAt) ? exitCodes.findings : exitCodes.clean,
  };
}
