import { withoutCredentials } from '@slipway/manifest';
import { PublishError } from './failures/publish-error.ts';
import { removeDeadLocks } from './git/embedded-remote.ts';
import type { Identity } from './git/fast-import-stream.ts';
import type { Git } from './git/git.ts';
import { mayPass } from './git/git-failure.ts';
import { importJobs, push, type RefUpdate } from './git/import-and-push.ts';
import { type ObjectStore, readTips } from './git/object-store.ts';
import { type PublishRuntime, processRuntime } from './git/publish-runtime.ts';
import { readPublished } from './git/read-published.ts';
import { type StoreRequest, withStore } from './git/with-store.ts';
import { checkPackage } from './plan/check-request.ts';
import { hashTree } from './plan/hashed-tree.ts';
import { branchFiles, type PackageTree, type SourceProvenance } from './plan/package-tree.ts';
import { type NextState, type PublishPlan, planPublish } from './plan/plan-publish.ts';
import { type PublishReport, reportPlanned, reportPublished, reportRefusedRequest, reportRefusedRun } from './publish-report.ts';

/** What to publish, from where, and to where. */
export interface PublishRequest extends StoreRequest {
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
}

/**
 * Publishes all packages or none: one commit per package whose tree changed, one push that moves every branch and tag from
 * exactly the state it was planned on. Refusals come back as findings; throws a PublishError when the environment prevents it.
 */
export async function publishPackages(request: PublishRequest, runtime: PublishRuntime = processRuntime): Promise<PublishReport> {
  const channel = request.channel ?? 'latest';
  const problems = request.packages.map((tree) => checkPackage(tree, channel, request.packages));
  if (problems.some((findings) => findings.length > 0)) return reportRefusedRequest(request.packages, channel, problems);
  const next = request.packages.map(
    (tree): NextState => ({
      package: tree,
      channel,
      tree: hashTree(branchFiles(tree)),
      ...(request.provenance && { provenance: request.provenance }),
      allowDeletions: request.allowDeletions ?? false,
      compositeGroups: request.compositeGroups ?? [],
      replaceTips: request.replaceTips ?? [],
    }),
  );
  return await withStore(request, runtime, async (store, git) =>
    request.dryRun ? await planFor(store, next) : await publishTo(store, next, await readIdentity(git, request.cwd), runtime),
  );
}

async function planFor(store: ObjectStore, next: readonly NextState[]): Promise<PublishReport> {
  const current = await readPublished(store, next);
  const plans = next.map((state, index) => planPublish(state, current[index] ?? {}));
  const report = plans.some(({ action }) => action === 'refuse') ? reportRefusedRun : reportPlanned;
  return report(plans, withoutCredentials(store.remote.address));
}

const MAX_RACES = 30;
const MAX_RETRIES = 16;

async function publishTo(
  store: ObjectStore,
  next: readonly NextState[],
  identity: Identity,
  runtime: PublishRuntime,
): Promise<PublishReport> {
  let races = 0;
  let retries = 0;
  for (let attempt = 1; ; attempt++) {
    const current = await readPublished(store, next);
    const plans = next.map((state, index) => planPublish(state, current[index] ?? {}));
    if (plans.some(({ action }) => action === 'refuse')) return reportRefusedRun(plans, withoutCredentials(store.remote.address));
    const jobs = next.flatMap(({ tree }, index) => {
      const plan = plans[index];
      return plan && plan.action !== 'nothing' ? [{ plan, tree }] : [];
    });
    if (jobs.length === 0) return reportPublished(plans, new Map(), withoutCredentials(store.remote.address));

    const { commits, updates } = await importJobs(store, jobs, identity, runtime.now());
    await runtime.beforePush?.(attempt);
    const error = await push(store, updates);
    const outcome = error ? await judge(store, updates) : 'landed';
    if (outcome === 'landed')
      return reportPublished(
        plans,
        new Map(jobs.map(({ plan }, index) => [plan.package, commits[index] ?? ''])),
        withoutCredentials(store.remote.address),
      );

    if (outcome === 'lost') races++;
    else if (error && !mayPass(error)) throw error;
    else retries++;
    if (races > MAX_RACES) throw lostRace(plans, error);
    if (retries > MAX_RETRIES) throw error ?? lostRace(plans, error);
    await removeDeadLocksOf(store, error);
    await runtime.wait(Math.min(1000, 50 * attempt) * (0.5 + runtime.random()));
  }
}

/** Whether a push that failed was lost to another writer is read from the remote, never from the words of the error. */
export async function judge(store: ObjectStore, updates: readonly RefUpdate[]): Promise<'landed' | 'lost' | 'unmoved'> {
  const tips = await readTips(
    store,
    updates.map(({ ref }) => ref),
  );
  if (updates.every(({ ref, id }) => tips.get(ref) === (id || undefined))) return 'landed';
  return updates.every(({ ref, old }) => tips.get(ref) === old) ? 'unmoved' : 'lost';
}

async function removeDeadLocksOf({ remote }: ObjectStore, error: PublishError | undefined): Promise<void> {
  if (remote.embedded && error?.cause instanceof Error) await removeDeadLocks(remote.address, error.cause.message);
}

const lostRace = (plans: readonly PublishPlan[], cause: unknown): PublishError =>
  new PublishError(
    'lost-race',
    `Other publishes of ${plans.map((plan) => plan.package).join(', ')} were faster every time; publish again.`,
    {
      cause,
    },
  );

async function readIdentity(git: Git, cwd: string): Promise<Identity> {
  const found = await git(['config', '-z', '--get-regexp', '^user\\.(name|email)$'], { cwd });
  const entries = found.stdout.toString('utf8').split('\0');
  // As for Git, the last of several values counts.
  const last = (key: string): string | undefined =>
    entries
      .findLast((entry) => entry.startsWith(`${key}\n`))
      ?.slice(key.length + 1)
      .trim();
  const [name, email] = [last('user.name'), last('user.email')];
  return name && email ? { name, email } : { name: 'slipway', email: 'slipway@localhost' };
}
