import { type Finding, withoutCredentials } from '@slipway/manifest';
import { checkedPrefixes, checkPush, type PushCheck } from './channels/check-push.ts';
import { offerRollbacks } from './channels/offer-rollback.ts';
import { type PublishRuntime, processRuntime } from './git/publish-runtime.ts';
import { type AgreedPlan, planDeviations } from './plan/agreed-plan.ts';
import type { IsDeletionAllowed } from './plan/check-deletions.ts';
import { checkPackage } from './plan/check-request.ts';
import type { NextState } from './plan/compare-with-remote.ts';
import { type HashedTree, hashTreeInBackground } from './plan/hashed-tree.ts';
import type { SourceProvenance } from './plan/metadata-file.ts';
import { branchFiles, type PackageTree } from './plan/package-tree.ts';
import { type PublishPlan, planPublish } from './plan/plan-publish.ts';
import { type PublishReport, reportPlanned, reportPublished, reportRefusedRequest, reportRefusedRun } from './publish-report.ts';
import { plannedReferences, readPublished, type WantedState } from './published/read-published.ts';
import type { KnownContents, MovedReference } from './published/remote-state.ts';
import type { ImportJob } from './push/fast-import-stream.ts';
import type { RefUpdate } from './push/import-and-push.ts';
import { planWithAllTags } from './push/plan-with-all-tags.ts';
import { pushUntilDone } from './push/push-until-done.ts';
import { type Writer, writerOf } from './push/signing.ts';
import { listReferences, type ObjectStore } from './store/object-store.ts';
import { type StoreRequest, withStore } from './store/with-store.ts';

/** The packages to publish, with their repository and remote. */
export interface PublishRequest extends StoreRequest, PushCheck {
  readonly packages: readonly PackageTree[];
  /** Default `latest`. */
  readonly channel?: string;
  readonly provenance?: SourceProvenance;
  /** Allows deletions that `mass-deletion` and `protected-deletion` refuse. Default false. */
  readonly allowDeletions?: boolean;
  /** Returns whether a single deletion that `protected-deletion` or `mass-deletion` refuses is allowed. Default none is. */
  readonly isDeletionAllowed?: IsDeletionAllowed;
  /** API groups of composite resources, including clusters: their deletion needs `allowDeletions`. Default none. */
  readonly compositeGroups?: readonly string[];
  /**
   * Full ids of commits that the publish may replace if one of them is the tip of a branch. The commit becomes the parent. Its files, its
   * trailers and the versions tagged on it are not read. Default none.
   */
  readonly replaceTips?: readonly string[];
  /** Plans against the remote and pushes nothing. Default false. */
  readonly dryRun?: boolean;
  /** The report of a dry run: refuses any other push. Default: pushes the plan. */
  readonly plan?: AgreedPlan;
}

/**
 * Publishes all packages or none: one commit for each package whose tree changed, and one push that moves every branch and tag from exactly
 * its planned state. Returns refusals as findings. Throws a PublishError if the environment prevents it.
 */
export async function publishPackages(request: PublishRequest, runtime: PublishRuntime = processRuntime): Promise<PublishReport> {
  const channel = request.channel ?? 'latest';
  const problems = request.packages.map((tree) => checkPackage(tree, channel, request.packages));
  if (problems.some((findings) => findings.length > 0)) return reportRefusedRequest(request.packages, channel, problems);
  return await withStore(request, runtime, async (store, settings) => {
    const next = request.packages.map((tree) => wantedState(tree, channel, request));
    const run = { store, next, request, known: new Map() };
    return request.dryRun ? await planFor(run, runtime) : await publishTo(run, writerOf(settings, request.cwd), runtime);
  });
}

const wantedState = (tree: PackageTree, channel: string, request: PublishRequest): WantedState => ({
  package: tree,
  channel,
  tree: hashedInBackground(tree),
  ...(request.provenance && { provenance: request.provenance }),
  allowDeletions: request.allowDeletions ?? false,
  ...(request.isDeletionAllowed && { isDeletionAllowed: request.isDeletionAllowed }),
  compositeGroups: request.compositeGroups ?? [],
  replaceTips: request.replaceTips ?? [],
});

/** Starts to hash the tree of a package. Errors are thrown to the code that awaits the tree. */
function hashedInBackground(tree: PackageTree): Promise<HashedTree> {
  const hashed = hashTreeInBackground(branchFiles(tree));
  hashed.catch(() => {});
  return hashed;
}

/** Input of the plans of a run. */
interface Run {
  readonly store: ObjectStore;
  readonly next: readonly WantedState[];
  readonly request: PublishRequest;
  readonly known: KnownContents;
}

/** The planned push, with its findings. */
interface CheckedPlans {
  readonly plans: readonly PublishPlan[];
  readonly jobs: readonly ImportJob[];
  readonly findings: readonly Finding[];
  /** References that the check has read, without those that are pushed. The push fails if one of them moved. */
  readonly guards: readonly RefUpdate[];
}

/** Plans for the current state of the remote, and checks the state after the push. Checks refused plans, too, to report all problems at once. */
async function checkedPlans({ store, next: wanted, request, known }: Run): Promise<CheckedPlans> {
  const packages = wanted.map((state) => state.package.name);
  const [names, prefixes] = plannedReferences(wanted);
  const listing = await listReferences(store, names, [...prefixes, ...checkedPrefixes(request, packages)]);
  const current = await readPublished(store, listing, wanted);
  const next: readonly NextState[] = await Promise.all(wanted.map(async (state) => ({ ...state, tree: await state.tree })));
  const planAll = (states: readonly NextState[]): Promise<readonly PublishPlan[]> =>
    offerRollbacks(
      store,
      states.map((state, index) => planPublish(state, current[index] ?? {})),
      next[0]?.channel ?? '',
    );
  const first = await planAll(next);
  const moved = jobsOf(next, first).flatMap(({ plan, tree }) => movedReferences(plan, tree));
  const step = await checkPush(store, request, { packages, moved, known, listing });
  const { isKept } = request;
  const hasDeletions = first.some(({ findings }) => findings.some(({ rule }) => DELETIONS.has(rule)));
  // The check of this push has found the objects that are kept.
  const plans = isKept !== undefined && hasDeletions ? await planAll(next.map((state) => withKept(state, isKept))) : first;
  const jobs = jobsOf(next, plans);
  const { plan } = request;
  if (plan === undefined) return { plans, jobs, ...step };
  const remote = withoutCredentials(store.remote.address);
  const now = reportPlanned({ plans, ...step }, remote);
  const deviations = planDeviations(plan, { ...now, remote });
  return { plans, jobs, ...step, findings: [...step.findings, ...deviations] };
}

const jobsOf = (next: readonly NextState[], plans: readonly PublishPlan[]): { readonly plan: PublishPlan; readonly tree: HashedTree }[] =>
  next.flatMap(({ tree }, index) => {
    const plan = plans[index];
    return plan && plan.action !== 'nothing' ? [{ plan, tree }] : [];
  });

const DELETIONS: ReadonlySet<string> = new Set(['mass-deletion', 'protected-deletion']);

/** Allows the deletion of the files of objects that Flux leaves on their clusters. */
const withKept = (state: NextState, isKept: (object: string) => boolean): NextState => ({
  ...state,
  isDeletionAllowed: (object, cluster) => isKept(object) || (state.isDeletionAllowed?.(object, cluster) ?? false),
});

/** Whether a plan moves its branch. Refused plans count, to report all problems at once. */
const movesBranch = ({ action }: PublishPlan): boolean => action === 'commit' || action === 'refuse';

const movedReferences = (plan: PublishPlan, tree: HashedTree): MovedReference[] => [
  ...(movesBranch(plan) ? [{ ref: `refs/heads/${plan.branch}`, tree }] : []),
  ...(plan.tag?.create ? [{ ref: `refs/tags/${plan.tag.name}`, tree }] : []),
];

const isRefused = ({ plans, findings }: CheckedPlans): boolean =>
  plans.some(({ action }) => action === 'refuse') || findings.some(({ severity }) => severity === 'reject');

async function planFor(run: Run, runtime: PublishRuntime): Promise<PublishReport> {
  const checked = await planWithAllTags(() => checkedPlans(run), runtime);
  const report = isRefused(checked) ? reportRefusedRun : reportPlanned;
  return report(checked, withoutCredentials(run.store.remote.address));
}

async function publishTo(run: Run, writer: Writer, runtime: PublishRuntime): Promise<PublishReport> {
  const { store } = run;
  const { prepared, commits } = await pushUntilDone({
    store,
    writer,
    runtime,
    prepare: () => planWithAllTags(() => checkedPlans(run), runtime),
    isRefused,
  });
  const address = withoutCredentials(store.remote.address);
  if (isRefused(prepared)) return reportRefusedRun(prepared, address);
  return reportPublished(prepared, new Map(prepared.jobs.map(({ plan }, index) => [plan.package, commits[index] ?? ''])), address);
}
