import { reviewHtml, reviewJson, reviewMarkdown, reviewText } from '@slipway/review';
import { plainJson } from '../report/build-text.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { failsAt, type RiskLimit } from '../review/fails-at.ts';
import { type ReviewedFiles, reviewFiles } from '../review/review-files.ts';
import { releasePair, reviewPromotion, reviewReleases } from '../review/review-published.ts';
import type { ReviewedStates } from '../review/reviewed-states.ts';
import { failuresOf, riskFindingRules, riskFindings } from '../review/risk-findings.ts';
import { exitCodes } from '../terminal/exit-code.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** Options of `slipway review`. */
export interface ReviewOptions extends Omit<ReviewedFiles, 'base'> {
  /** A commit of the repository around the path, or `PACKAGE@VERSION`. */
  readonly base?: string;
  /** `FROM..TO`: a promotion, instead of a base and a head. */
  readonly promote?: string;
  /** Packages of the promotion, `PACKAGE` or `PACKAGE@VERSION`. @default all */
  readonly package?: readonly string[];
  /** Where releases and channels are. @default the embedded repository */
  readonly remote?: string;
  /** The lowest risk that fails. @default R4 */
  readonly failAt?: RiskLimit;
}

/** What changes on which cluster between two states of a fleet. */
export async function review(context: VerbContext, options: ReviewOptions): Promise<VerbReport> {
  const { review: found, findings } = await reviewed(context, options);
  const isRefused = findings.some(({ severity }) => severity === 'reject');
  return {
    findings,
    json: () => plainJson(reviewJson(found)) as Readonly<Record<string, unknown>>,
    text: (paint) => reviewText(found, paint),
    markdown: () => reviewMarkdown(found),
    html: () => reviewHtml(found),
    sarif: () => ({ findings: [...findings, ...riskFindings(found)], failures: failuresOf(found) }),
    rules: riskFindingRules,
    exitCode: isRefused || failsAt(found, options.failAt ?? 'R4') ? exitCodes.findings : exitCodes.clean,
  };
}

async function reviewed(context: VerbContext, options: ReviewOptions): Promise<ReviewedStates> {
  const { base, head, promote, remote } = options;
  if (promote !== undefined) {
    requireOnly(`--promote ${promote}`, options);
    return await reviewPromotion(context, promote, { packages: options.package, remote });
  }
  if (options.package !== undefined) throw usageFailure('--package is for --promote.');
  if (base === undefined) throw usageFailure('--base or --promote is missing: a commit, a release such as catalog@1.0.0, or two channels.');
  const pair = releasePair(context.cwd, { base, head });
  if (pair !== undefined) {
    requireOnly(`--base ${base}`, { ...options, base: undefined, head: undefined });
    return await reviewReleases(context, pair, remote);
  }
  if (remote !== undefined) throw usageFailure('--remote is for releases and channels; --base and --head name commits here.');
  return await reviewFiles(context, { ...options, base });
}

/** Throws a usage Failure that names all options that are about files. */
function requireOnly(
  option: string,
  { path, base, head, source, present, resource, root, repository }: Readonly<Partial<Record<keyof ReviewOptions, unknown>>>,
): void {
  const given = { '--base': base, '--head': head, '--source': source, '--present': present, '--resource': resource, '--root': root };
  const others = Object.entries({ ...given, '--repository': repository }).filter(([, value]) => value !== undefined);
  const names = [...others.map(([name]) => name), ...(path === '.' ? [] : [`the path ${path}`])];
  if (names.length > 0) throw usageFailure(`${option} is about what is published: leave out ${names.join(', ')}.`);
}
