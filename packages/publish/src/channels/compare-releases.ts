import type { Finding } from '@slipway/manifest';
import { readVersionTag } from '../published/version-tags.ts';
import type { Listing, ObjectStore } from '../store/object-store.ts';
import type { ChannelEntry, ReleasedVersion } from './channel-state.ts';
import { matchInStore, releaseProblem } from './match-release.ts';
import { readChannels, readHistory, readReleases } from './read-channels.ts';

/** A release by its tag, compared with the history of every channel of the package. */
export interface ComparedRelease {
  readonly release: ReleasedVersion;
  /** Whether a channel had this version with this content. */
  readonly wasOnChannel: boolean;
  /** The tag is malformed, or a channel had the version with other content. */
  readonly problems: readonly Finding[];
}

/** Compares releases of a package with its channels, in a listing with `channelPrefixes`. Skips releases whose tag does not exist. */
export async function compareReleases(
  store: ObjectStore,
  from: Listing,
  name: string,
  versions: readonly string[],
): Promise<readonly ComparedRelease[]> {
  const { packages, tips } = await readChannels(store, [name], { from });
  const releases = await readReleases(
    store,
    tips,
    [...new Set(versions)].map((version) => ({ package: name, version })),
  );
  const histories: (readonly [string, readonly ChannelEntry[]])[] = [];
  for (const [channel, { commit }] of packages[0]?.channels ?? [])
    histories.push([channel, await readHistory(store, name, channel, commit)]);
  const compared: ComparedRelease[] = [];
  for (const release of releases.values()) {
    let wasOnChannel = false;
    const problems: Finding[] = [];
    for (const [channel, history] of histories) {
      const match = await matchInStore(store, release, history);
      wasOnChannel ||= match.kind === 'had';
      const problem = releaseProblem({ package: name, version: release.version, channel }, release, match);
      if (problem !== undefined && problem.rule !== 'not-on-channel' && !problems.some(({ message }) => message === problem.message))
        problems.push(problem);
    }
    compared.push({ release, wasOnChannel, problems });
  }
  return compared;
}

/** Checks the tags of versions that clusters follow: any user who may push tags can move one to content that no channel had. */
export async function pinnedReleaseProblems(store: ObjectStore, from: Listing, references: Iterable<string>): Promise<readonly Finding[]> {
  const versions = new Map<string, string[]>();
  for (const reference of references) {
    const tag = reference.startsWith('refs/tags/') ? readVersionTag(reference.slice('refs/tags/'.length)) : undefined;
    if (tag !== undefined) versions.set(tag.package, [...(versions.get(tag.package) ?? []), tag.version]);
  }
  const found: Finding[] = [];
  for (const [name, wanted] of versions)
    for (const { problems } of await compareReleases(store, from, name, wanted)) for (const problem of problems) found.push(problem);
  return found;
}
