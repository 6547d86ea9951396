import type { Provenance } from '../plan/commit-message.ts';
import { isPreview, isPreviewOf } from '../plan/planned-version.ts';
import type { PublishedTag } from '../plan/published-branch.ts';

/** A branch `flux/<package>/<channel>` as it stands on the remote. */
export interface ChannelTip {
  readonly commit: string;
  /** Id of the root tree. */
  readonly tree: string;
  /** Date of the commit, which its author chose. The last day that a Date can be, where the commit has none that is valid. */
  readonly date: Date;
  /** Name and address of who committed it. */
  readonly author: string;
  readonly message: string;
  /** First parent. */
  readonly parent?: string;
  /** Whether it has the header of a signature, valid or not. */
  readonly isSigned: boolean;
  /** What its trailers say; absent where Slipway did not write this tree. */
  readonly provenance?: Provenance;
}

/** One commit of a channel that Slipway wrote. */
export interface ChannelEntry extends ChannelTip {
  readonly provenance: Provenance;
}

/** What the remote holds of one package. */
export interface PackageChannels {
  readonly package: string;
  /** By the name of the channel. */
  readonly channels: ReadonlyMap<string, ChannelTip>;
  /** Versions that have a tag, whatever it names, the highest first. */
  readonly released: readonly string[];
  /** Id of what the tag of each of them names. */
  readonly commits: ReadonlyMap<string, string>;
  readonly rejected: ReadonlySet<string>;
  /** Channels whose tip has other content than the tag of its version; absent where that was not read. */
  readonly moved?: ReadonlySet<string>;
}

/** A released version, by its tag. */
export interface ReleasedVersion extends PublishedTag {
  readonly version: string;
  /** What the tag says of itself; absent where Slipway did not make it for the tree that it names. */
  readonly provenance?: Provenance;
}

/** The version of a channel: the release that is tagged on its tip where the tip is its preview, else what the tip says. */
export function versionOf({ commits }: PackageChannels, { commit, provenance }: ChannelTip): string | undefined {
  const said = provenance?.version;
  if (said === undefined || !isPreview(said)) return said;
  return [...commits].find(([version, id]) => id === commit && isPreviewOf(said, version))?.[0] ?? said;
}

/** Why the channel does not move; undefined where it does. */
export const heldFor = (tip: ChannelTip | undefined): string | undefined => tip?.provenance?.held;
