import { printable } from '@slipway/manifest';
import type { RemoteTransition } from '@slipway/publish';
import { isEmpty, type Review, reviewJson, reviewText } from '@slipway/review';
import type { SecretValues } from '@slipway/validate/secret-values';
import type { Paint } from '../report/paint.ts';
import { plainJson } from '../report/printable-yaml.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { reviewTransition } from './built-change.ts';
import type { CheckedRemote } from './check-remote.ts';
import { type FileDiff, fileDiffs } from './file-diff.ts';
import { filesText } from './file-diff-text.ts';

/** The details of a dry run in addition to its rows. */
interface PlanDetails {
  /** File differences by the name of the branch. */
  readonly files: ReadonlyMap<string, readonly FileDiff[]>;
  /** Clusters that follow a reference that the push creates or moves. */
  readonly clusters: readonly string[];
  readonly review: Review;
}

/** Collects the file differences and clusters of a dry run. The last checked change is reported. */
export interface PlanReader {
  readonly read: (transition: RemoteTransition, checked: CheckedRemote) => Promise<void>;
  /** Returns whether Flux leaves an object on all of its clusters, in the last checked change. */
  readonly isKept: (object: string) => boolean;
  /** Adds the details to the report, if there was a transition. */
  readonly addTo: (report: VerbReport) => VerbReport;
}

/** Returns a reader. For a push it keeps no details. */
export function planReader(isDryRun: boolean, secrets: SecretValues): PlanReader {
  let details: PlanDetails | undefined;
  let isKept: CheckedRemote['isKept'] = () => false;
  return {
    isKept: (object) => isKept(object),
    async read(transition, checked) {
      isKept = checked.isKept;
      if (isDryRun) details = await readDetails(transition, checked, secrets);
    },
    addTo: (report) => (details === undefined ? report : withDetails(report, details)),
  };
}

const BRANCH = 'refs/heads/';

async function readDetails(
  { before, after, moved }: RemoteTransition,
  checked: CheckedRemote,
  secrets: SecretValues,
): Promise<PlanDetails> {
  const branches = [...moved].filter((reference) => reference.startsWith(BRANCH)).sort();
  const [old, next] = [await before.read(branches), await after.read(branches)];
  const nothing = new Map<string, string>();
  secrets.addLater(({ addFile }) => {
    for (const { files } of [...old.values(), ...next.values()]) for (const text of files.values()) addFile(text);
  });
  const budget = { left: MAX_DIFFED };
  const files = branches.map((reference) => {
    const diffs = fileDiffs(old.get(reference)?.files ?? nothing, next.get(reference)?.files ?? nothing, budget);
    return [reference.slice(BRANCH.length), diffs] as const;
  });
  const review = reviewTransition({ base: 'published', head: 'planned' }, checked, secrets);
  return { files: new Map(files), clusters: [...checked.clusters].sort(), review };
}

/** Maximum number of characters in all files of a push that are compared by line. */
const MAX_DIFFED = 2 ** 24;

const withDetails = (report: VerbReport, details: PlanDetails): VerbReport => ({
  ...report,
  json: () => {
    const { packages, ...rest } = report.json() as { readonly packages: readonly { readonly branch: string }[] };
    return {
      ...rest,
      packages: packages.map((row) => ({ ...row, files: details.files.get(row.branch) ?? [] })),
      clusters: details.clusters,
      review: plainJson(reviewJson(details.review)),
    };
  },
  text: (paint) => [report.text(paint), clustersText(details, paint), filesText(details.files, paint)].filter(Boolean).join('\n\n'),
});

function clustersText({ clusters, review }: PlanDetails, paint: Paint): string {
  if (clusters.length === 0) return 'No cluster follows what would be pushed.';
  return isEmpty(review) ? `Nothing changes on ${clusters.map(printable).join(', ')}.` : reviewText(review, paint);
}
