import { type Finding, withoutCredentials } from '@slipway/manifest';
import { judgeStep, type StepJudge } from './channels/judge-step.ts';
import { offerRollbacks } from './channels/offer-rollback.ts';
import { type PublishRuntime, processRuntime } from './git/publish-runtime.ts';
import { type AgreedPlan, planDeviations } from './plan/agreed-plan.ts';
import { checkPackage } from './plan/check-request.ts';
import type { NextState } from './plan/compare-with-remote.ts';
import { type HashedTree, hashTreeMeanwhile } from './plan/hashed-tree.ts';
import { branchFiles, type PackageTree } from './plan/package-tree.ts';
import { type PublishPlan, planPublish } from './plan/plan-publish.ts';
import type { SourceProvenance } from './plan/source-provenance.ts';
import { type PublishReport, reportPlanned, reportPublished, reportRefusedRequest, reportRefusedRun } from './publish-report.ts';
import { readPublished, type WantedState } from './published/read-published.ts';
import type { KnownContents, MovedReference } from './published/remote-state.ts';
import type { ImportJob } from './push/fast-import-stream.ts';
import type { RefUpdate } from './push/import-and-push.ts';
import { planCertainly } from './push/plan-certainly.ts';
import { pushUntilDone } from './push/push-until-done.ts';
import { type Writer, writerOf } from './push/writer.ts';
import type { ObjectStore } from './store/object-store.ts';
import { type StoreRequest, withStore } from './store/with-store.ts';

/** What to publish, from where, and to where. */
export interface PublishRequest extends StoreRequest, StepJudge {
  readonly packages: readonly PackageTree[];
  /** Default `latest`. */
  readonly channel?: string;
  readonly provenance?: SourceProvenance;
  /** Allows what `mass-deletion` and `protected-deletion` refuse. Default false. */
  readonly allowDeletions?: boolean;
  /** API groups of composite resources, clusters among them: one that would be deleted needs `allowDeletions`. Default none. */
  readonly compositeGroups?: readonly string[];
  /**
   * Full ids of commits that may be published over when one of them is the tip of a branch: its files, its trailers and the versions
   * tagged on it are not looked at, and it becomes the parent. Default none.
   */
  readonly replaceTips?: readonly string[];
  /** Plans against the remote and pushes nothing. Default false. */
  readonly dryRun?: boolean;
  /** The report of a dry run: refuses when anything else would be pushed. Default: pushes what is planned. */
  readonly plan?: AgreedPlan;
}

/**
 * Publishes all packages or none: one commit per package whose tree changed, one push that moves every branch and tag from
 * exactly the state it was planned on. Refusals come back as findings; throws a PublishError when the environment prevents it.
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
  tree: hashedMeanwhile(tree),
  ...(request.provenance && { provenance: request.provenance }),
  allowDeletions: request.allowDeletions ?? false,
  compositeGroups: request.compositeGroups ?? [],
  replaceTips: request.replaceTips ?? [],
});

/** Begins to hash the tree of a package; what is wrong with it is said where the tree is asked for. */
function hashedMeanwhile(tree: PackageTree): Promise<HashedTree> {
  const hashed = hashTreeMeanwhile(branchFiles(tree));
  hashed.catch(() => {});
  return hashed;
}

/** How the plans of a run are made and judged. */
interface Run {
  readonly store: ObjectStore;
  readonly next: readonly WantedState[];
  readonly request: PublishRequest;
  readonly known: KnownContents;
}

/** What would be pushed, and what is wrong with it. */
interface JudgedPlans {
  readonly plans: readonly PublishPlan[];
  readonly jobs: readonly ImportJob[];
  readonly findings: readonly Finding[];
  /** References that the judgement stands on, beside those that are pushed: they have to be what they were. */
  readonly guards: readonly RefUpdate[];
}

/** Plans for the remote as it is now, and judges what it would have then, even where a plan refuses: all problems at once. */
async function judgedPlans({ store, next: wanted, request, known }: Run): Promise<JudgedPlans> {
  const current = await readPublished(store, wanted);
  const next: readonly NextState[] = await Promise.all(wanted.map(async (state) => ({ ...state, tree: await state.tree })));
  const planned = next.map((state, index) => planPublish(state, current[index] ?? {}));
  const plans = await offerRollbacks(store, planned, next[0]?.channel ?? '');
  const jobs = next.flatMap(({ tree }, index) => {
    const plan = plans[index];
    return plan && plan.action !== 'nothing' ? [{ plan, tree }] : [];
  });
  const moved = jobs.flatMap(({ plan, tree }) => movedReferences(plan, tree));
  const step = await judgeStep(store, request, { packages: next.map((state) => state.package.name), moved, known });
  const { plan } = request;
  if (plan === undefined) return { plans, jobs, ...step };
  const remote = withoutCredentials(store.remote.address);
  const now = reportPlanned({ plans, ...step }, remote);
  const deviations = planDeviations(plan, { ...now, remote });
  return { plans, jobs, ...step, findings: [...step.findings, ...deviations] };
}

/** What is refused is judged as it would be: all problems at once. */
const movesBranch = ({ action }: PublishPlan): boolean => action === 'commit' || action === 'refuse';

const movedReferences = (plan: PublishPlan, tree: HashedTree): MovedReference[] => [
  ...(movesBranch(plan) ? [{ ref: `refs/heads/${plan.branch}`, tree }] : []),
  ...(plan.tag?.create ? [{ ref: `refs/tags/${plan.tag.name}`, tree }] : []),
];

const isRefused = ({ plans, findings }: JudgedPlans): boolean =>
  plans.some(({ action }) => action === 'refuse') || findings.some(({ severity }) => severity === 'reject');

async function planFor(run: Run, runtime: PublishRuntime): Promise<PublishReport> {
  const judged = await planCertainly(() => judgedPlans(run), runtime);
  const report = isRefused(judged) ? reportRefusedRun : reportPlanned;
  return report(judged, withoutCredentials(run.store.remote.address));
}

async function publishTo(run: Run, writer: Writer, runtime: PublishRuntime): Promise<PublishReport> {
  const { store } = run;
  const { prepared, commits } = await pushUntilDone({
    store,
    writer,
    runtime,
    prepare: () => planCertainly(() => judgedPlans(run), runtime),
    isRefused,
  });
  const address = withoutCredentials(store.remote.address);
  if (isRefused(prepared)) return reportRefusedRun(prepared, address);
  return reportPublished(prepared, new Map(prepared.jobs.map(({ plan }, index) => [plan.package, commits[index] ?? ''])), address);
}
