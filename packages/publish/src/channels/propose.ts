import { proposalBranch } from '@slipway/manifest';
import { recordedProvenance } from '../plan/commit-message.ts';
import { refusal } from '../plan/publish-rules.ts';
import { readCommitsAndTags } from '../published/read-published.ts';
import type { CommitPlan } from '../push/fast-import-stream.ts';
import { fetchTips, type ObjectStore, readTips } from '../store/object-store.ts';
import { type ChannelPlan, proposedByHand } from './channel-plan.ts';

/** The branch that gets the commit of a pull request. */
export interface Proposal {
  /** `flux-next/<package>/<channel>`. */
  readonly branch: string;
  readonly target: NonNullable<CommitPlan['target']>;
  /** The tip of the branch, if it already has this change. */
  readonly commit?: string;
}

/** Returns the pull request branch of each plan that moves a channel. Refuses plans that cannot have one. */
export async function proposed(
  store: ObjectStore,
  plans: readonly ChannelPlan[],
): Promise<{ readonly plans: readonly ChannelPlan[]; readonly proposals: ReadonlyMap<string, Proposal> }> {
  const moving = plans.filter(({ action }) => action === 'commit');
  const refOf = (plan: ChannelPlan): string => `refs/heads/${proposalBranch(plan.package, plan.channel)}`;
  const tips = await fetchTips(store, await readTips(store, moving.map(refOf)));
  const commits = await readCommitsAndTags(store, tips.values());
  const proposals = new Map<string, Proposal>();
  const answered = plans.map((plan): ChannelPlan => {
    if (plan.action !== 'commit') return plan;
    const ref = refOf(plan);
    const branch = ref.slice('refs/heads/'.length);
    if (plan.parent === undefined) return refused(plan, withoutBase(plan));
    const tip = commits.get(tips.get(ref) ?? '');
    const recorded = tip && recordedProvenance(tip);
    if (tip !== undefined && recorded === undefined) return refused(plan, proposedByHand(branch, tip.id));
    const isSame = tip !== undefined && tip.message === plan.message && tip.tree === plan.tree && tip.parents.join() === plan.parent;
    proposals.set(plan.branch, { branch, target: { ref, ...(tip && { old: tip.id }) }, ...(isSame && { commit: tip.id }) });
    return plan;
  });
  return { plans: answered, proposals };
}

const refused = (plan: ChannelPlan, finding: ChannelPlan['findings'][number]): ChannelPlan => ({
  ...plan,
  action: 'refuse',
  outcome: 'refused',
  findings: [finding],
});

const withoutBase = ({ branch }: ChannelPlan): ChannelPlan['findings'][number] =>
  refusal('pull-request-without-base', {
    message: `${branch} does not exist`,
    file: branch,
    expected: 'a channel that the package is on',
  });
