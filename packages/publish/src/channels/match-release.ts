import { type Finding, versionTag } from '@slipway/manifest';
import { movedTag } from '../plan/choose-version.ts';
import type { Provenance } from '../plan/commit-message.ts';
import { isPreviewOf } from '../plan/planned-version.ts';
import { refusal } from '../plan/publish-rules.ts';
import { fetchTrees, type ObjectStore } from '../store/object-store.ts';
import { readContentTrees } from '../store/read-objects.ts';
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
 * Finds a release in the history of a channel, the newest entry first. Any user who may push tags can create one for any content, so the
 * history of the channel decides. `contents` has root trees without the metadata file, which differs if equal content is published again.
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

/** Returns the newest entry of the version, or the commit that previewed it, if the tag of the release names that commit. */
const entryOf = (release: ReleasedVersion, history: readonly ChannelEntry[]): ChannelEntry | undefined =>
  history.find(
    ({ commit, provenance: { version } }) =>
      version === release.version || (commit === release.id && isPreviewOf(version, release.version)),
  );

/** Finds releases of the remote in the history of a channel. Fetches trees that the store does not have. */
export async function matchInStore(store: ObjectStore, release: ReleasedVersion, history: readonly ChannelEntry[]): Promise<ReleaseMatch> {
  const entry = entryOf(release, history);
  if (entry === undefined || entry.tree === release.tree) return matchRelease(release, history);
  if (release.tree === '') return { kind: 'other', entry };
  await fetchTrees(store, [entry.tree]);
  return matchRelease(release, history, await readContentTrees(store, [entry.tree, release.tree]));
}

/** Checks the tag of a version and its content. Returns undefined if `channel` had exactly this content. */
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

/** Refuses the tag of a release with other content than the channel had under this version. */
export const replacedTag = (name: string, channel: string, { version, tree }: ReleasedVersion, entry: ChannelEntry): Finding =>
  refusal('moved-version-tag', {
    message: `the tag ${versionTag(name, version)} has the tree ${tree || 'of no commit'}, but ${channel} had ${version} with the tree ${entry.tree}`,
    file: versionTag(name, version),
    value: tree,
    expected: `the tree ${entry.tree} of the commit ${entry.commit}`,
  });

/** Refuses a release that is not in the history of a channel; `channel` may be "any channel". */
export const neverOnChannel = (name: string, channel: string, { version, tree }: ReleasedVersion): Finding =>
  refusal('not-on-channel', {
    message: `${versionTag(name, version)} with the tree ${tree} was never on ${channel}`,
    file: versionTag(name, version),
    value: version,
    expected: `a version that is in the history of ${channel}`,
  });

/** Returns the origin of the content of an entry, for the trailers of a new commit with the same tree. */
export function originOf({ tree, provenance }: Pick<ChannelEntry, 'tree' | 'provenance'>, version: string): Omit<Provenance, 'channel'> {
  const { package: name, sourceCommit, sourceDirty, repository, inputDigest, toolVersion, configurationPackage } = provenance;
  return {
    ...{ package: name, version, tree },
    ...(sourceCommit !== undefined && { sourceCommit }),
    ...(sourceDirty !== undefined && { sourceDirty }),
    ...(repository !== undefined && { repository }),
    ...(inputDigest !== undefined && { inputDigest }),
    ...(toolVersion !== undefined && { toolVersion }),
    ...(configurationPackage !== undefined && { configurationPackage }),
  };
}
