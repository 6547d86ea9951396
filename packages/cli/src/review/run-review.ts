import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import type { RiskLimit } from './fails-at.ts';
import { readReview } from './read-review.ts';
import { type ReviewedFiles, reviewFiles } from './review-files.ts';
import { releasePair, reviewPromotion, reviewReleases } from './review-published.ts';
import { reviewReport } from './review-report.ts';
import type { ReviewedStates } from './reviewed-states.ts';

/** Options of `slipway review`. */
export interface ReviewOptions extends Omit<ReviewedFiles, 'base'> {
  /** A commit of the repository around the path, or `PACKAGE@VERSION`. */
  readonly base?: string;
  /** `FROM..TO`: a promotion, instead of a base and a head. */
  readonly promote?: string;
  /** The output of an earlier `--output json`, or `-`, instead of the other options. */
  readonly from?: string;
  /** Packages of the promotion, `PACKAGE` or `PACKAGE@VERSION`. @default all */
  readonly package?: readonly string[];
  /** Where releases and channels are. @default the embedded repository */
  readonly remote?: string;
  /** The lowest risk that fails. @default R4 */
  readonly failAt?: RiskLimit;
}

/** Reviews the difference between two states of a fleet. */
export async function runReview(context: VerbContext, options: ReviewOptions): Promise<VerbReport> {
  return reviewReport(context, await reviewed(context, options), options);
}

async function reviewed(context: VerbContext, options: ReviewOptions): Promise<ReviewedStates> {
  const { base, head, promote, remote, from, charts } = options;
  if (from !== undefined) {
    requireOnly(`--from ${from}`, 'what was reviewed already', options);
    return { review: await readReview(context, from), findings: [] };
  }
  if (promote !== undefined) {
    requireOnly(`--promote ${promote}`, PUBLISHED, { ...options, ...ALLOWED, package: undefined, promote: undefined });
    return await reviewPromotion(context, promote, { packages: options.package, remote, charts });
  }
  if (options.package !== undefined) throw usageFailure('--package is for --promote.');
  if (base === undefined)
    throw usageFailure('--base, --promote or --from is missing: a commit, a release such as catalog@1.0.0, two channels, or a file.');
  const pair = releasePair(context.cwd, { base, head });
  if (pair !== undefined) {
    requireOnly(`--base ${base}`, PUBLISHED, { ...options, ...ALLOWED, base: undefined, head: undefined });
    return await reviewReleases(context, pair, { remote, charts });
  }
  if (remote !== undefined) throw usageFailure('--remote is for releases and channels; --base and --head name commits here.');
  return await reviewFiles(context, { ...options, base });
}

const PUBLISHED = 'what is published';

/** Options that published content can be reviewed with. */
const ALLOWED = { remote: undefined, charts: undefined };

const OTHERS = ['base', 'head', 'promote', 'package', 'remote', 'source', 'present', 'resource', 'root', 'repository', 'charts'] as const;

/** Throws a usage Failure that names all options that cannot be combined with the given one. */
function requireOnly(option: string, about: string, given: Readonly<Partial<Record<keyof ReviewOptions, unknown>>>): void {
  const others = OTHERS.filter((name) => given[name] !== undefined).map((name) => `--${name}`);
  const names = [...others, ...(given.path === '.' ? [] : [`the path ${given.path}`])];
  if (names.length > 0) throw usageFailure(`${option} is about ${about}: leave out ${names.join(', ')}.`);
}
