import { type Finding, versionTag } from '@slipway/manifest';
import { movedTag } from '../plan/choose-version.ts';
import type { Provenance } from '../plan/commit-message.ts';
import { isPreviewOf } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { readContentTrees } from '../store/content-trees.ts';
import { fetchTrees, type ObjectStore } from '../store/object-store.ts';
import type { ChannelEntry, ReleasedVersion } from './channel-state.ts';
import { unknownVersion } from './choose-release.ts';

/**
 * A release in the history of a channel. `had`: the channel had this version with this content, and `entry` is the commit that put it there
 * last. `other`: the channel had this version with other content. `never`: it had no such version.
 */
export type ReleaseMatch =
  | { readonly kind: 'had'; readonly entry: ChannelEntry }
  | { readonly kind: 'other'; readonly entry: ChannelEntry }
  | { readonly kind: 'never' };

/**
 * Looks for a release in the history of a channel, the newest entry first. Anybody who may push tags can make one for any content: what the
 * channel had decides. `contents` has root trees without the metadata file, which differs where equal content was published again.
 */
export function matchRelease(
  release: ReleasedVersion,
  history: readonly ChannelEntry[],
  contents: ReadonlyMap<string, string> = new Map(),
): ReleaseMatch {
  const entry = entryOf(release, history);
  if (entry === undefined) return { kind: 'never' };
  const content = (tree: string): string => contents.get(tree) ?? tree;
  return { kind: content(entry.tree) === content(release.tree) ? 'had' : 'other', entry };
}

/** The newest entry of the version. The commit that previewed it is one where the tag of the release names that very commit. */
const entryOf = (release: ReleasedVersion, history: readonly ChannelEntry[]): ChannelEntry | undefined =>
  history.find(
    ({ commit, provenance: { version } }) =>
      version === release.version || (commit === release.id && isPreviewOf(version, release.version)),
  );

/** The same for releases of the remote; trees that the store does not have are fetched. */
export async function matchInStore(store: ObjectStore, release: ReleasedVersion, history: readonly ChannelEntry[]): Promise<ReleaseMatch> {
  const entry = entryOf(release, history);
  if (entry === undefined || entry.tree === release.tree) return matchRelease(release, history);
  if (release.tree === '') return { kind: 'other', entry };
  await fetchTrees(store, [entry.tree]);
  return matchRelease(release, history, await readContentTrees(store, [entry.tree, release.tree]));
}

/** What is wrong with the tag of a version, and with what it names; undefined where `channel` had exactly this. */
export function releaseProblem(
  { package: name, version, channel }: { readonly package: string; readonly version: string; readonly channel: string },
  release: ReleasedVersion | undefined,
  match: ReleaseMatch,
): Finding | undefined {
  if (release === undefined) return unknownVersion(name, version);
  if (match.kind === 'other') return replacedTag(name, channel, release, match.entry);
  if (release.provenance === undefined) return movedTag(name, version, release);
  return match.kind === 'never' ? neverOnChannel(name, channel, release) : undefined;
}

/** The tag of a release that has other content than the channel had under this version. */
export const replacedTag = (name: string, channel: string, { version, tree }: ReleasedVersion, entry: ChannelEntry): Finding =>
  refusal('moved-version-tag', {
    message: `the tag ${versionTag(name, version)} has the tree ${tree || 'of no commit'}, but ${channel} had ${version} with the tree ${entry.tree}`,
    file: versionTag(name, version),
    value: tree,
    expected: `the tree ${entry.tree} of the commit ${entry.commit}`,
  });

/** A release that is not in the history of a channel; `channel` may be "any channel". */
export const neverOnChannel = (name: string, channel: string, { version, tree }: ReleasedVersion): Finding =>
  refusal('not-on-channel', {
    message: `${versionTag(name, version)} with the tree ${tree} never was on ${channel}`,
    file: versionTag(name, version),
    value: version,
    expected: `a version that is in the history of ${channel}`,
  });

/** Where the content of an entry comes from, as the trailers of a new commit with the same tree say it. */
export function originOf({ tree, provenance }: Pick<ChannelEntry, 'tree' | 'provenance'>, version: string): Omit<Provenance, 'channel'> {
  const { package: name, sourceCommit, sourceDirty, repository, inputDigest, toolVersion } = provenance;
  return {
    ...{ package: name, version, tree },
    ...(sourceCommit !== undefined && { sourceCommit }),
    ...(sourceDirty !== undefined && { sourceDirty }),
    ...(repository !== undefined && { repository }),
    ...(inputDigest !== undefined && { inputDigest }),
    ...(toolVersion !== undefined && { toolVersion }),
  };
}
