import { type FileChanges, readNotes } from '../plan/commit-message.ts';
import type { MoveWords } from './channel-plan.ts';
import type { ChannelEntry, PackageChannels, ReleasedVersion } from './channel-state.ts';

/** What a commit with the tree of a release says about it. */
export interface ReachQuestion {
  readonly state: PackageChannels;
  /** What the channel's files are changed by, once it is known that they are. */
  readonly changes?: FileChanges;
  /** Names of the clusters that follow a channel of a package. Default: not known. */
  readonly followers?: (packageName: string, channel: string) => readonly string[];
}

/**
 * The words of the release, and the clusters that the channel reaches. They are those of the commit of the channel; a commit that previewed the
 * release, or holds the channel, has none, so they come from the tag.
 */
export const wordsOf = (
  { version, release, entry }: { readonly version: string; readonly release: ReleasedVersion; readonly entry: ChannelEntry | undefined },
  channel: string,
  { state, changes, followers }: ReachQuestion,
): MoveWords => {
  const own = entry?.provenance.version === version ? readNotes(entry.message) : [];
  return {
    changes,
    notes: own.some(Boolean) ? own : readNotes(release.message),
    ...(followers && { clusters: followers(state.package, channel) }),
  };
};
