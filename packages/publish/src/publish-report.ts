import { channelBranch, type Finding } from '@slipway/manifest';
import type { FileChanges } from './plan/commit-message.ts';
import type { PackageTree } from './plan/package-tree.ts';
import type { PublishPlan } from './plan/plan-publish.ts';

/** The result for one package. */
export interface PublishRow extends FileChanges {
  readonly package: string;
  readonly version: string;
  readonly branch: string;
  /** Tip of the branch now; absent when the branch does not exist. */
  readonly commit?: string;
  /** Git id of the tree of the version, without the metadata file; absent when the request was refused before it was planned. */
  readonly tree?: string;
  /** Tag of the version; a preview version has none. */
  readonly tag?: string;
  /** The Configuration package of the version, for `spec.package` of a Configuration: `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly configurationPackage?: string;
  /** The higher version of the branch, if the outcome is `superseded`. */
  readonly supersededBy?: string;
  /** Why the branch is held, if the outcome is `held`. */
  readonly heldFor?: string;
  /**
   * `tagged`: the branch had the content, and its version got its tag. `superseded`, `held`: the branch is unchanged, and clusters can pin
   * `tag`. `withheld`: another package of the run was refused, so nothing was pushed. `planned`: a dry run would have published it.
   */
  readonly outcome: 'published' | 'tagged' | 'superseded' | 'held' | 'unchanged' | 'refused' | 'withheld' | 'planned';
  readonly findings: readonly Finding[];
}

/** The result of a run: all packages are published or unchanged, or nothing was pushed. */
export interface PublishReport {
  /** URL or absolute path of the remote; absent if the request was refused before the remote was read. */
  readonly remote?: string;
  /** In the order of the request. */
  readonly packages: readonly PublishRow[];
  /** Findings of `check` about the remote after the push. */
  readonly findings: readonly Finding[];
}

/** Plans, with the findings about all of them together. */
interface CheckedPlans {
  readonly plans: readonly PublishPlan[];
  readonly findings: readonly Finding[];
}

/** Reports that all packages are published or unchanged; `commits` has the new or tagged tip of each pushed package. */
export const reportPublished = (
  { plans, findings }: CheckedPlans,
  commits: ReadonlyMap<string, string>,
  remote: string,
): PublishReport => ({
  remote,
  findings,
  packages: plans.map((plan) => {
    const commit = commits.get(plan.package) ?? plan.parent;
    return row(plan, outcomeOf(plan), commit, plan.tag?.name);
  }),
});

/** Returns the outcome of a plan that was applied. */
function outcomeOf({ action, supersededBy, heldFor }: PublishPlan): PublishRow['outcome'] {
  if (supersededBy !== undefined) return 'superseded';
  if (heldFor !== undefined) return 'held';
  if (action === 'nothing') return 'unchanged';
  return action === 'tag' ? 'tagged' : 'published';
}

/** Reports a dry run, with the current tips. */
export const reportPlanned = ({ plans, findings }: CheckedPlans, remote: string): PublishReport => ({
  remote,
  findings,
  packages: plans.map((plan) => row(plan, plan.action === 'nothing' ? outcomeOf(plan) : 'planned', plan.parent, plan.tag?.name)),
});

/** Reports a refused run: the plan of a package refused it, or a check of the clusters refused all. Nothing was pushed. */
export const reportRefusedRun = ({ plans, findings }: CheckedPlans, remote: string): PublishReport => ({
  remote,
  findings,
  packages: plans.map((plan) => {
    const outcome = plan.action === 'refuse' ? 'refused' : plan.action === 'nothing' ? outcomeOf(plan) : 'withheld';
    return row(plan, outcome, plan.parent, plan.tag && !plan.tag.create ? plan.tag.name : undefined);
  }),
});

/** Reports a refused request: a package cannot be published to any remote. No remote was read. */
export const reportRefusedRequest = (
  packages: readonly PackageTree[],
  channel: string,
  problems: readonly (readonly Finding[])[],
): PublishReport => ({
  findings: [],
  packages: packages.map(({ name, version }, index) => {
    const findings = problems[index] ?? [];
    const outcome = findings.length > 0 ? 'refused' : 'withheld';
    return { package: name, version, branch: channelBranch(name, channel), added: [], changed: [], removed: [], outcome, findings };
  }),
});

const row = (plan: PublishPlan, outcome: PublishRow['outcome'], commit: string | undefined, tag: string | undefined): PublishRow => ({
  package: plan.package,
  version: plan.version,
  branch: plan.branch,
  ...(commit && { commit }),
  tree: plan.content,
  ...(tag && { tag }),
  ...(plan.configurationPackage !== undefined && { configurationPackage: plan.configurationPackage }),
  ...(plan.supersededBy !== undefined && { supersededBy: plan.supersededBy }),
  ...(plan.heldFor !== undefined && { heldFor: plan.heldFor }),
  ...(keepsTip(plan) ? NO_CHANGES : { added: plan.added, changed: plan.changed, removed: plan.removed }),
  outcome,
  findings: plan.findings,
});

/** Whether the branch keeps its tip. */
const keepsTip = ({ supersededBy, heldFor }: PublishPlan): boolean => supersededBy !== undefined || heldFor !== undefined;
const NO_CHANGES: FileChanges = { added: [], changed: [], removed: [] };
