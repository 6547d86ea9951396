import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import { checkDeletions } from './check-deletions.ts';
import { chooseVersion } from './choose-version.ts';
import { commitMessage, type FileChanges, type Provenance, recordedProvenance, tagMessage } from './commit-message.ts';
import { fileChanges } from './file-changes.ts';
import { blobId, type HashedTree } from './hashed-tree.ts';
import { METADATA_FILE, metadataText } from './metadata-file.ts';
import type { PackageTree } from './package-tree.ts';
import { isBehind, isPreviewOf } from './planned-version.ts';
import { refusal } from './publish-rules.ts';
import type { PublishedState } from './published-branch.ts';
import type { SourceProvenance } from './source-provenance.ts';
import { treeId, treeWithFile } from './tree-object.ts';

/** What should stand on a branch. */
export interface NextState {
  readonly package: PackageTree;
  readonly channel: string;
  /** `hashTree(branchFiles(package))`. */
  readonly tree: HashedTree;
  readonly provenance?: SourceProvenance;
  readonly allowDeletions?: boolean;
  /** API groups of composite resources. Default none. */
  readonly compositeGroups?: readonly string[];
  /** Ids of tips that may be published over without looking at them. */
  readonly replaceTips?: readonly string[];
}

/** The change of one package as a value; printing it is a dry run. */
export interface PublishPlan extends FileChanges {
  /**
   * `commit`: a new tip, of the same tree when it adopts a commit made by hand or is another version. `tag`: the tree is there already, the
   * tag of its version is not. `version`: a commit that only its tag names; the branch stays.
   */
  readonly action: 'commit' | 'tag' | 'version' | 'nothing' | 'refuse';
  /** The higher version that stays on the branch. */
  readonly supersededBy?: string;
  /** Why the branch is held; the version does not come onto it. */
  readonly heldFor?: string;
  readonly package: string;
  readonly version: string;
  readonly branch: string;
  /** The exact tip that the plan was made for; absent when the branch does not exist. */
  readonly parent?: string;
  /** Id of the root tree that the commit has: that of the content, with the metadata file. */
  readonly tree: string;
  /** Id of the tree of the content. */
  readonly content: string;
  /** Text of the metadata file of the commit; absent where it has none. */
  readonly metadata?: string;
  /** The new commit takes nothing over from its parent. */
  readonly replaces?: boolean;
  /** The version's tag, whether it exists or is to be made; absent for a preview version. */
  readonly tag?: { readonly name: string; readonly create: boolean; readonly message: string };
  readonly message: string;
  readonly findings: readonly Finding[];
}

const NO_CHANGES: FileChanges = { added: [], changed: [], removed: [] };

/** Compares the wanted tree with what the remote holds; refuses what may not happen, with every reason. */
export function planPublish(next: NextState, current: PublishedState): PublishPlan {
  const { name, version: declared } = next.package;
  const branch = channelBranch(name, next.channel);
  const unreadable = current.branch?.unreadable ?? [];
  const replaces = current.branch?.replaced ?? false;
  const published = current.branch && unreadable.length === 0 && !replaces ? recordedProvenance(current.branch) : undefined;
  const sameTree = current.branch !== undefined && (current.branch.content ?? current.branch.tree) === next.tree.id;
  // A commit by hand that the definitions caught up with gets a commit of the same tree on top: the branch is Slipway's again.
  const adopts = sameTree && !published;
  const settled = sameTree && !adopts;
  const choice = chooseVersion({
    ...next.package,
    treeId: next.tree.id,
    settled,
    ...(published && { current: published.version }),
    tagged: current.branch?.versions ?? [],
    hasTag: (version) => current.tagged?.has(version) ?? false,
    tag: current.tag,
    branch,
  });
  const created = choice.tag === 'create';
  // The trailers of a tip say the highest version that is tagged on it, but for the release that it previews.
  const isSaid =
    published !== undefined && (!isBehind(published.version, choice.version) || isPreviewOf(published.version, choice.version));
  const needsCommit = !settled || (choice.tag !== undefined && !isSaid);
  const held = needsCommit && !adopts ? current.branch?.held : undefined;
  const stays = choice.supersededBy !== undefined || held !== undefined;
  const carried = adopts ? current.branch?.held : undefined;
  const metadata = needsCommit ? metadataText(name, next.provenance) : undefined;
  const tree = needsCommit ? rootTree(next.tree, metadata) : (current.branch?.tree ?? next.tree.id);
  const { author: _, date: __, subject: ___, ...origin } = next.provenance ?? {};
  const provenance: Provenance = {
    package: name,
    version: choice.version,
    channel: next.channel,
    tree,
    ...origin,
    ...(carried !== undefined && { held: carried }),
  };
  const changes = sameTree ? NO_CHANGES : fileChanges(next.tree, current.branch?.files ?? new Map());
  const plan = {
    package: name,
    version: choice.version,
    branch,
    ...(current.branch && { parent: current.branch.tip }),
    tree,
    content: next.tree.id,
    ...(metadata !== undefined && { metadata }),
    ...(choice.supersededBy !== undefined && { supersededBy: choice.supersededBy }),
    ...(held !== undefined && { heldFor: held }),
    ...(choice.tag && { tag: { name: versionTag(name, declared), create: created, message: tagMessage(provenance, next.package.notes) } }),
    ...(replaces && !sameTree && { replaces }),
    message: commitMessage(provenance, changes, {
      ...(next.package.notes && { notes: next.package.notes }),
      ...(next.package.clusters && { clusters: next.package.clusters }),
      ...(replaces && current.branch && { replaced: current.branch.tip }),
    }),
    ...changes,
  };
  const isCommit = needsCommit && !stays;
  const findings = [
    ...(current.branch && !published && !adopts && !replaces ? [foreignCommit(branch, current.branch.tip, unreadable)] : []),
    ...choice.findings,
    ...(isCommit && choice.tag && current.rejected?.has(declared) ? [rejectedVersion(name, declared, branch)] : []),
    ...(isCommit && current.branch && !next.allowDeletions
      ? checkDeletions({
          branchName: branch,
          prefixes: next.package.prefixes,
          next: next.tree,
          current: current.branch,
          changes,
          compositeGroups: new Set(next.compositeGroups),
        })
      : []),
  ];
  if (findings.length > 0) return { ...plan, action: 'refuse', findings };
  if (isCommit) return { ...plan, action: 'commit', findings };
  return { ...plan, action: created ? (needsCommit ? 'version' : 'tag') : 'nothing', findings };
}

/** Id of the root tree with the metadata file. */
const rootTree = (content: HashedTree, metadata: string | undefined): string =>
  metadata === undefined ? content.id : treeId(treeWithFile(content.root, METADATA_FILE, blobId(metadata)));

/** A version that was rejected comes onto no channel. */
export const rejectedVersion = (name: string, version: string, branch: string): Finding =>
  refusal('rejected-version', {
    message: `${versionTag(name, version)} was rejected`,
    file: branch,
    value: version,
    expected: 'a version that nobody rejected',
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
    remedy: `Bring the edit into the definitions with a changeset and publish, which adopts an equal tree; or publish over it with \`--replace-tip ${tip}\`.`,
  });
