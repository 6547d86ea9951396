import { type FileChanges, readNotes } from '../plan/commit-message.ts';
import type { MoveWords } from './channel-plan.ts';
import type { PackageChannels, ReleasedVersion } from './channel-state.ts';

/** What a commit with the tree of a release says about it. */
export interface ReachQuestion {
  readonly state: PackageChannels;
  /** What the channel's files are changed by, once it is known that they are. */
  readonly changes?: FileChanges;
  /** Names of the clusters that follow a channel of a package. Default: not known. */
  readonly followers?: (packageName: string, channel: string) => readonly string[];
}

/** The words of the release, and the clusters that the channel reaches. */
export const wordsOf = (release: ReleasedVersion, channel: string, { state, changes, followers }: ReachQuestion): MoveWords => ({
  changes,
  notes: readNotes(release.message),
  ...(followers && { clusters: followers(state.package, channel) }),
});
