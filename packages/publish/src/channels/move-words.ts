import { type FileChanges, readNotes } from '../plan/commit-message.ts';
import type { MoveWords } from './channel-plan.ts';
import type { ChannelEntry, PackageChannels, ReleasedVersion } from './channel-state.ts';

/** The text of a commit with the tree of a release. */
export interface ReachQuestion {
  readonly state: PackageChannels;
  /** Changed files of the channel, if they were compared. */
  readonly changes?: FileChanges;
  /** Names of the clusters that follow a channel of a package. Default: unknown. */
  readonly followers?: (packageName: string, channel: string) => readonly string[];
}

/**
 * Returns the notes of a release, and the clusters that follow the channel. The notes are those of the commit on the channel. A commit that
 * previewed the release, or holds the channel, has no notes, so they are those of the tag.
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
