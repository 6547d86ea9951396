import { type Finding, versionTag } from '@slipway/manifest';
import { checkDeletions } from './check-deletions.ts';
import { commitMessage, type FileChanges, type Provenance, recordedAs, tagMessage } from './commit-message.ts';
import { type Comparison, compareWithRemote, type NextState, type PublishCase, publishCase } from './compare-with-remote.ts';
import { fileChanges, manifestTexts } from './file-changes.ts';
import { blobId, type HashedTree } from './hashed-tree.ts';
import { METADATA_FILE, metadataText } from './metadata-file.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedState } from './published-branch.ts';
import { treeId, treeWithFile } from './tree-object.ts';

/** The change of one package as a value. A dry run prints it. */
export interface PublishPlan extends FileChanges {
  /**
   * `commit`: the branch gets a new tip. The tip has the same tree when it adopts a commit made by hand or records another version. `tag`:
   * the branch has the tree, and only the tag is created. `version`: a tag is created with a commit that the branch does not get.
   */
  readonly action: 'commit' | 'tag' | 'version' | 'nothing' | 'refuse';
  /** The higher version that the branch keeps. */
  readonly supersededBy?: string;
  /** Why the branch is held, if it would get a commit otherwise. */
  readonly heldFor?: string;
  readonly package: string;
  readonly version: string;
  readonly branch: string;
  /** The exact tip that the plan is for; absent when the branch does not exist. */
  readonly parent?: string;
  /** Id of the root tree of the commit: the content with the metadata file. */
  readonly tree: string;
  /** Id of the tree of the content. */
  readonly content: string;
  /** Text of the metadata file of the commit; absent if it has none. */
  readonly metadata?: string;
  /** Whether the new commit keeps no file of its parent. */
  readonly replaces?: boolean;
  /** The tag of the version, existing or to be created; absent for a preview version. */
  readonly tag?: { readonly name: string; readonly create: boolean; readonly message: string };
  /** The Configuration package that the release records; absent for a preview version. */
  readonly configurationPackage?: string;
  readonly message: string;
  readonly findings: readonly Finding[];
}

/** Compares the wanted tree with the remote, and plans the change. Refuses a change that a rule forbids, with every reason. */
export function planPublish(next: NextState, current: PublishedState): PublishPlan {
  const comparison = compareWithRemote(next, current);
  return PLANNERS[publishCase(comparison)](comparison);
}

/** Plans a commit on the branch, which creates or updates it. */
const planCommit = (comparison: Comparison): PublishPlan => {
  const plan = describeCommit(comparison);
  return withAction('commit', plan, [...comparison.choice.findings, ...commitFindings(comparison, plan)]);
};

/** Plans a commit with the tree of the tip, which makes the branch one of Slipway again. A hold of the branch remains. */
const planAdoption = (comparison: Comparison): PublishPlan => {
  const { held } = comparison.current.branch ?? {};
  const plan = describeCommit(comparison, held === undefined ? {} : { held });
  return withAction('commit', plan, [...comparison.choice.findings, ...commitFindings(comparison, plan)]);
};

/** Plans the tag of a version that the branch does not get, because it is held or has a higher version. */
const planVersion = (comparison: Comparison): PublishPlan => {
  const { choice } = comparison;
  const plan = { ...describeCommit(comparison), ...holdOf(comparison) };
  return withAction(choice.tag === 'create' ? 'version' : 'nothing', plan, choice.findings);
};

/** Refuses to publish over a commit that was made by hand. Also reports the problems of a replacement. */
const planForeign = (comparison: Comparison): PublishPlan => {
  const { branch, current, choice } = comparison;
  const hold = holdOf(comparison);
  const plan = { ...describeCommit(comparison), ...hold };
  return withAction('refuse', plan, [
    foreignCommit(branch, current.branch?.tip ?? '', current.branch?.unreadable ?? []),
    ...choice.findings,
    ...(hold.heldFor === undefined ? commitFindings(comparison, plan) : []),
  ]);
};

/** Plans the missing tag of the version that the branch has. */
const planTag = (comparison: Comparison): PublishPlan => withAction('tag', describeTip(comparison), comparison.choice.findings);

const planNothing = (comparison: Comparison): PublishPlan => withAction('nothing', describeTip(comparison), comparison.choice.findings);

const PLANNERS: Readonly<Record<PublishCase, (comparison: Comparison) => PublishPlan>> = {
  create: planCommit,
  update: planCommit,
  adopt: planAdoption,
  superseded: planVersion,
  held: planVersion,
  foreign: planForeign,
  tag: planTag,
  unchanged: planNothing,
};

/** A plan without the decision whether it is applied. */
type PlanDetails = Omit<PublishPlan, 'action' | 'findings'>;

const withAction = (action: PublishPlan['action'], details: PlanDetails, findings: readonly Finding[]): PublishPlan => ({
  ...details,
  action: findings.length > 0 ? 'refuse' : action,
  findings,
});

const holdOf = ({ current }: Comparison): Pick<PublishPlan, 'heldFor'> =>
  current.branch?.held === undefined ? {} : { heldFor: current.branch.held };

/** Describes a new commit with the wanted content. */
function describeCommit(comparison: Comparison, trailers: Pick<Provenance, 'held'> = {}): PlanDetails {
  const { next, current, tip, hasContent } = comparison;
  const metadata = metadataText(next.package.name, next.provenance);
  const changes = hasContent ? NO_CHANGES : fileChanges(next.tree, current.branch?.files ?? new Map());
  return {
    ...describe(comparison, rootTree(next.tree, metadata), changes, trailers),
    ...(metadata !== undefined && { metadata }),
    ...(tip.state === 'replaceable' && !hasContent && { replaces: true }),
  };
}

/** Describes a tip that already has the content and its version. */
const describeTip = (comparison: Comparison): PlanDetails =>
  describe(comparison, comparison.current.branch?.tree ?? comparison.next.tree.id, NO_CHANGES);

const NO_CHANGES: FileChanges = { added: [], changed: [], removed: [] };

/** Describes a plan for a commit with this root tree. */
function describe(
  { next, current, branch, tip, choice }: Comparison,
  tree: string,
  changes: FileChanges,
  trailers: Pick<Provenance, 'held'> = {},
): PlanDetails {
  const { name, version: declared, notes, clusters } = next.package;
  const { author: _, date: __, subject: ___, ...origin } = next.provenance ?? {};
  const configurationPackage = releasedConfiguration({ next, current, choice });
  const provenance: Provenance = {
    ...{ package: name, version: choice.version, channel: next.channel, tree },
    ...origin,
    ...(configurationPackage !== undefined && { configurationPackage }),
    ...trailers,
  };
  return {
    package: name,
    version: choice.version,
    branch,
    ...(current.branch && { parent: current.branch.tip }),
    tree,
    content: next.tree.id,
    ...(choice.supersededBy !== undefined && { supersededBy: choice.supersededBy }),
    ...(choice.tag && {
      tag: { name: versionTag(name, declared), create: choice.tag === 'create', message: tagMessage(provenance, notes) },
    }),
    ...(configurationPackage !== undefined && { configurationPackage }),
    message: commitMessage(provenance, changes, {
      ...(notes && { notes }),
      ...(clusters && { clusters }),
      ...(tip.state === 'replaceable' && current.branch && { replaced: current.branch.tip }),
    }),
    ...changes,
  };
}

/** Returns the Configuration package of the version: from its tag, else the wanted one. */
function releasedConfiguration({ next, current, choice }: Pick<Comparison, 'next' | 'current' | 'choice'>): string | undefined {
  const { name, version, configurationPackage } = next.package;
  if (choice.tag === undefined || configurationPackage === undefined) return undefined;
  return current.tag === undefined ? configurationPackage : recordedAs(current.tag, name, version)?.configurationPackage;
}

/** Returns the id of the root tree with the metadata file. */
const rootTree = (content: HashedTree, metadata: string | undefined): string =>
  metadata === undefined ? content.id : treeId(treeWithFile(content.root, METADATA_FILE, blobId(metadata)));

/** Refuses a commit with a rejected version, or with deletions that need an allowance. */
function commitFindings({ next, current, branch, choice }: Comparison, changes: FileChanges): Finding[] {
  const { name, version, prefixes } = next.package;
  const isRejected = choice.tag !== undefined && current.rejected?.has(version);
  const published = next.allowDeletions ? undefined : current.branch;
  return [
    ...(isRejected ? [rejectedVersion(name, version, branch)] : []),
    ...(published !== undefined
      ? checkDeletions({
          branchName: branch,
          prefixes,
          paths: [...published.files.keys()],
          texts: published.texts,
          manifests: () => manifestTexts(next.tree, published),
          changes,
          compositeGroups: new Set(next.compositeGroups),
          isAllowed: next.isDeletionAllowed ?? (() => false),
        })
      : []),
  ];
}

/** Refuses a rejected version, which no channel gets. */
export const rejectedVersion = (name: string, version: string, branch: string): Finding =>
  refusal('rejected-version', {
    message: `${versionTag(name, version)} was rejected`,
    file: branch,
    value: version,
    expected: 'a version that is not rejected',
  });

const foreignCommit = (branch: string, tip: string, unreadable: readonly string[]): Finding =>
  refusal('foreign-commit', {
    message:
      unreadable.length === 0
        ? `the tip of ${branch} was not written by Slipway`
        : `the tip of ${branch} was not written by Slipway: the name of its file "${unreadable[0]}" is not UTF-8`,
    file: branch,
    value: tip,
    expected: 'a commit whose trailers name the package, its version and its tree',
    remedy: `Add the edit to the definitions with a changeset and publish, which adopts an equal tree; or publish over it with \`--replace-tip ${tip}\`.`,
  });
