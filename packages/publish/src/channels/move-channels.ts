import { type Finding, withoutCredentials } from '@slipway/manifest';
import { gitText } from '../git/git.ts';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type AgreedPlan, planDeviations } from '../plan/agreed-plan.ts';
import type { FileChanges } from '../plan/commit-message.ts';
import { hashTree } from '../plan/hashed-tree.ts';
import { METADATA_FILE } from '../plan/metadata-file.ts';
import type { KnownContents } from '../published/remote-state.ts';
import type { ImportJob } from '../push/fast-import-stream.ts';
import type { RefUpdate } from '../push/import-and-push.ts';
import { planWithAllTags } from '../push/plan-with-all-tags.ts';
import { pushUntilDone } from '../push/push-until-done.ts';
import { writerOf } from '../push/signing.ts';
import { type SignatureKeys, signatureKeys } from '../store/check-signatures.ts';
import type { Listing, ObjectStore } from '../store/object-store.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import type { ChannelPlan, SoakRow } from './channel-plan.ts';
import { checkPush, type PushCheck } from './check-push.ts';
import { type Proposal, proposed } from './propose.ts';

/** Options of every change of channels. */
export interface MoveRequest extends StoreRequest, PushCheck {
  /** Plans against the remote and pushes nothing. Default false. */
  readonly dryRun?: boolean;
  /** The report of a dry run: refuses any other push. Default: pushes the plan. */
  readonly plan?: AgreedPlan;
  /** Pushes each commit to `flux-next/<package>/<channel>`, so that a user can merge it. No channel moves. Default false. */
  readonly pullRequest?: boolean;
  /** Names of the clusters that follow a channel of a package, for the message of the commit. Default: unknown. */
  readonly followers?: (packageName: string, channel: string) => readonly string[];
}

/** The result for one channel of one package. */
export interface ChannelRow extends FileChanges {
  readonly package: string;
  readonly channel: string;
  readonly branch: string;
  /** Version that the channel has, or would have if the outcome is `planned`. Empty if it does not exist. */
  readonly version: string;
  /** Version that it had. */
  readonly before?: string;
  /** Git id of the tree that the channel has then; absent if it does not exist. */
  readonly tree?: string;
  /** Tip of the branch now. */
  readonly commit?: string;
  readonly heldFor?: string;
  /** Since when the source channel has the release, and the proof of that; absent if the channel has no `soak`. */
  readonly soak?: SoakRow;
  /** The branch of a pull request that has the commit. */
  readonly proposal?: string;
  /**
   * `proposed`: the commit is on the branch of a pull request, and the channel is unchanged. `withheld`: another package was refused, so
   * nothing was pushed. `absent`: the package is not on the source channel.
   */
  readonly outcome: ChannelPlan['outcome'] | 'proposed' | 'planned' | 'withheld';
  readonly findings: readonly Finding[];
}

/** The result of a change of channels: all of it was pushed, or nothing. */
export interface ChannelReport {
  readonly remote: string;
  readonly packages: readonly ChannelRow[];
  /** Findings about the change as a whole, and those of `check`. */
  readonly findings: readonly Finding[];
}

/** Plans for the current state of the remote. */
export interface ChannelPlans {
  readonly plans: readonly ChannelPlan[];
  readonly findings: readonly Finding[];
  /** The references that the plans are for. It has `checkedPrefixes`. */
  readonly listing: Listing;
}

/** The user who moves the channels, and the time. */
export interface Mover {
  /** Address of the Git configuration. */
  readonly email: string;
  readonly now: Date;
  /** The keys that signatures on the remote are checked with. */
  readonly readKeys: () => Promise<SignatureKeys>;
}

/**
 * Moves channels to trees that the remote already has: all or none, each from exactly the planned tip. Returns refusals as findings. Throws a
 * PublishError if the environment prevents it.
 */
export async function moveChannels(
  request: MoveRequest,
  plan: (store: ObjectStore, mover: Mover) => Promise<ChannelPlans>,
  runtime: PublishRuntime = processRuntime,
): Promise<ChannelReport> {
  return await withStore(request, runtime, async (store, settings) => {
    const writer = writerOf(settings, request.cwd);
    const known: KnownContents = new Map();
    let keys: Promise<SignatureKeys> | undefined;
    const readKeys = (): Promise<SignatureKeys> => (keys ??= signatureKeys(store, settings, request.cwd));
    const planned = (): Promise<ChannelPlans> => plan(store, { email: writer.identity.email, now: runtime.now(), readKeys });
    const prepare = async (): Promise<CheckedMoves> => checkMoves(store, await planWithAllTags(planned, runtime), request, known);
    const remote = withoutCredentials(store.remote.address);
    if (request.dryRun) return report(await prepare(), undefined, remote);
    const { prepared, commits } = await pushUntilDone({ store, writer, runtime, prepare, isRefused });
    return report(prepared, commits, remote);
  });
}

interface CheckedMoves extends ChannelPlans {
  /** Branches of pull requests by the branch of the channel, and the commits of those that need no new one. */
  readonly proposals: ReadonlyMap<string, Proposal>;
  readonly jobs: readonly ImportJob[];
  readonly guards: readonly RefUpdate[];
}

async function checkMoves(
  store: ObjectStore,
  { plans: channelPlans, findings, listing }: ChannelPlans,
  request: MoveRequest,
  known: KnownContents,
): Promise<CheckedMoves> {
  const { plans, proposals } = request.pullRequest
    ? await proposed(store, channelPlans)
    : { plans: channelPlans, proposals: new Map<string, Proposal>() };
  const moving = plans.filter(({ action }) => action === 'commit');
  const jobs = moving.flatMap((plan): ImportJob[] => {
    const proposal = proposals.get(plan.branch);
    if (proposal === undefined) return [{ plan }];
    return proposal.commit === undefined ? [{ plan: { ...plan, target: proposal.target } }] : [];
  });
  // A merge must be into the tip that the plan was made for.
  const bases = jobs.flatMap(({ plan: { target, branch, parent } }) =>
    target === undefined || parent === undefined ? [] : [{ ref: `refs/heads/${branch}`, old: parent, id: parent }],
  );
  // A commit of the same tree changes nothing on a cluster.
  const moved = moving
    .filter(({ outcome }) => outcome === 'promoted' || outcome === 'rolled-back')
    .map(({ branch, tree }) => ({ ref: `refs/heads/${branch}`, root: tree }));
  const step = await checkPush(store, request, { packages: plans.map((plan) => plan.package), moved, known, listing });
  const guards = [...step.guards, ...bases.filter(({ ref }) => !step.guards.some((guard) => guard.ref === ref))];
  const found = { plans, proposals, jobs, findings: [...findings, ...step.findings], guards, listing };
  if (request.plan === undefined) return found;
  const now = report(found, undefined, withoutCredentials(store.remote.address));
  return { ...found, findings: [...found.findings, ...planDeviations(request.plan, now)] };
}

const isRefused = ({ plans, findings }: ChannelPlans): boolean =>
  plans.some(({ action }) => action === 'refuse') || findings.some(({ severity }) => severity === 'reject');

/** Reports each channel. `commits` are those of the jobs; undefined for a dry run. */
function report(prepared: CheckedMoves, commits: readonly string[] | undefined, remote: string): ChannelReport {
  const pending = isRefused(prepared) ? 'withheld' : commits === undefined ? 'planned' : undefined;
  const pushed = new Map(prepared.jobs.map(({ plan }, index) => [plan.branch, commits?.[index]] as const));
  return {
    remote,
    findings: prepared.findings,
    packages: prepared.plans.map((plan) => {
      if (plan.action !== 'commit') return rowOf(plan, plan.outcome, plan.parent);
      const proposal = prepared.proposals.get(plan.branch);
      const commit = pushed.get(plan.branch) ?? (commits && proposal?.commit) ?? plan.parent;
      return rowOf(plan, pending ?? (proposal === undefined ? plan.outcome : 'proposed'), commit, proposal);
    }),
  };
}

const rowOf = (plan: ChannelPlan, outcome: ChannelRow['outcome'], commit: string | undefined, proposal?: Proposal): ChannelRow => ({
  package: plan.package,
  channel: plan.channel,
  branch: plan.branch,
  version: plan.version,
  ...(plan.before !== undefined && { before: plan.before }),
  ...(plan.tree && { tree: plan.tree }),
  ...(commit !== undefined && { commit }),
  ...(plan.heldFor !== undefined && { heldFor: plan.heldFor }),
  ...(plan.soak && { soak: plan.soak }),
  added: plan.added,
  changed: plan.changed,
  removed: plan.removed,
  ...(proposal && { proposal: proposal.branch }),
  outcome,
  findings: plan.findings,
});

/** Plans a move, and adds its changed paths. Compares trees only for a plan that commits. `before` is the tree of the channel. */
export async function withChanges(
  store: ObjectStore,
  before: string | undefined,
  plan: (changes?: FileChanges) => ChannelPlan,
): Promise<ChannelPlan> {
  const first = plan();
  return first.action === 'commit' ? plan(await treeChanges(store, before ?? EMPTY_TREE, first.tree)) : first;
}

/** Every repository has this tree. */
const EMPTY_TREE = hashTree(new Map()).id;

/** Returns the paths that differ between two trees of the store. */
async function treeChanges(store: ObjectStore, before: string, after: string): Promise<FileChanges> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-status', before, after];
  const fields = (await gitText(store.git, args, store.options)).split('\0');
  const paths = { A: [] as string[], M: [] as string[], T: [] as string[], D: [] as string[] };
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status, path] = [fields[index] as keyof typeof paths, fields[index + 1]];
    if (path !== undefined) paths[status]?.push(path);
  }
  const shown = (found: readonly string[]): string[] => found.filter((path) => path !== METADATA_FILE);
  return { added: shown(paths.A), changed: shown([...paths.M, ...paths.T].sort()), removed: shown(paths.D) };
}
