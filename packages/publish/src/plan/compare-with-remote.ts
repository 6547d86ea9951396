import { channelBranch } from '@slipway/manifest';
import type { IsDeletionAllowed } from './check-deletions.ts';
import { chooseVersion, type VersionChoice } from './choose-version.ts';
import { recordedProvenance } from './commit-message.ts';
import type { HashedTree } from './hashed-tree.ts';
import type { SourceProvenance } from './metadata-file.ts';
import type { PackageTree } from './package-tree.ts';
import { isBehind, isPreviewOf } from './planned-version.ts';
import type { PublishedBranch, PublishedState } from './published-branch.ts';

/** The content that a branch should have. */
export interface NextState {
  readonly package: PackageTree;
  readonly channel: string;
  /** `hashTree(branchFiles(package))`. */
  readonly tree: HashedTree;
  readonly provenance?: SourceProvenance;
  readonly allowDeletions?: boolean;
  /** Single deletions that are allowed. Default none. */
  readonly isDeletionAllowed?: IsDeletionAllowed;
  /** API groups of composite resources. Default none. */
  readonly compositeGroups?: readonly string[];
  /** Ids of tips that a publish replaces without reading their content. */
  readonly replaceTips?: readonly string[];
}

/** A package, compared with its branch and its tags. */
export interface Comparison {
  readonly next: NextState;
  readonly current: PublishedState;
  /** Name of the branch. */
  readonly branch: string;
  readonly tip: Tip;
  /** Whether the tip has the wanted content. */
  readonly hasContent: boolean;
  readonly choice: VersionChoice;
  /** Whether the branch needs a new commit for the content or for its version. */
  readonly needsCommit: boolean;
}

/** The tip of a branch, and the version in its trailers. */
type Tip =
  | { readonly state: 'missing' | 'manual' | 'replaceable'; readonly version?: never }
  | { readonly state: 'published'; readonly version: string };

/**
 * The effect of a publish on the branch of a package, before a rule refuses it. `create`: the branch does not exist. `update`: the tip gets
 * another content or version. `adopt`: the tip has the wanted content, and Slipway did not write it. `tag`: the tip has the content, and
 * the tag of its version is missing. `superseded`: the branch keeps a higher version. `held`: the branch is held. `foreign`: the tip has
 * other content, and Slipway did not write it. `unchanged`: nothing is missing.
 */
export type PublishCase = 'create' | 'update' | 'adopt' | 'tag' | 'superseded' | 'held' | 'foreign' | 'unchanged';

/** Compares a package with the state of the remote, and chooses its version. */
export function compareWithRemote(next: NextState, current: PublishedState): Comparison {
  const branch = channelBranch(next.package.name, next.channel);
  const tip = tipOf(current.branch);
  const hasContent = current.branch !== undefined && (current.branch.content ?? current.branch.tree) === next.tree.id;
  const isPublished = hasContent && tip.state === 'published';
  const choice = chooseVersion({
    ...next.package,
    treeId: next.tree.id,
    isPublished,
    ...(tip.version !== undefined && { current: tip.version }),
    tagged: current.branch?.versions ?? [],
    hasTag: (version) => current.tagged?.has(version) ?? false,
    tag: current.tag,
    branch,
  });
  const needsCommit = !isPublished || (choice.tag !== undefined && !recordsVersion(tip, choice.version));
  return { next, current, branch, tip, hasContent, choice, needsCommit };
}

function tipOf(branch: PublishedBranch | undefined): Tip {
  if (branch === undefined) return { state: 'missing' };
  if (branch.replaced) return { state: 'replaceable' };
  const recorded = (branch.unreadable ?? []).length === 0 ? recordedProvenance(branch) : undefined;
  return recorded ? { state: 'published', version: recorded.version } : { state: 'manual' };
}

/** Whether the trailers of a tip are those of `version`, of a higher version, or of a preview of it. */
const recordsVersion = (tip: Tip, version: string): boolean =>
  tip.version !== undefined && (!isBehind(tip.version, version) || isPreviewOf(tip.version, version));

/** Classifies a package by its comparison with the remote. The first condition that is true decides. */
export function publishCase({ current, tip, hasContent, choice, needsCommit }: Omit<Comparison, 'next' | 'branch'>): PublishCase {
  if (tip.state === 'missing') return 'create';
  if (hasContent && tip.state !== 'published') return 'adopt';
  if (tip.state === 'manual') return 'foreign';
  if (!needsCommit) return choice.tag === 'create' ? 'tag' : 'unchanged';
  if (choice.supersededBy !== undefined) return 'superseded';
  return current.branch?.held === undefined ? 'update' : 'held';
}
