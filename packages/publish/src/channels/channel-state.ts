import type { Provenance } from '../plan/commit-message.ts';
import { isPreview, isPreviewOf } from '../plan/planned-version.ts';
import type { PublishedTag } from '../plan/published-branch.ts';

/** The branch `flux/<package>/<channel>` of the remote. */
export interface ChannelTip {
  readonly commit: string;
  /** Id of the root tree. */
  readonly tree: string;
  /** Date of the commit, which its author chose. The maximum of Date if the commit has no valid date. */
  readonly date: Date;
  /** Name and address of the committer. */
  readonly author: string;
  readonly message: string;
  /** First parent. */
  readonly parent?: string;
  /** Whether it has the header of a signature, valid or not. */
  readonly isSigned: boolean;
  /** Its trailers; absent if Slipway did not write this tree. */
  readonly provenance?: Provenance;
}

/** One commit of a channel that Slipway wrote. */
export interface ChannelEntry extends ChannelTip {
  readonly provenance: Provenance;
}

/** The channels and tags of one package on the remote. */
export interface PackageChannels {
  readonly package: string;
  /** By the name of the channel. */
  readonly channels: ReadonlyMap<string, ChannelTip>;
  /** Versions that have a tag, valid or not, the highest first. */
  readonly released: readonly string[];
  /** Id of the object that the tag of each version names. */
  readonly commits: ReadonlyMap<string, string>;
  readonly rejected: ReadonlySet<string>;
  /** Channels whose tip has other content than the tag of its version; absent if that was not read. */
  readonly moved?: ReadonlySet<string>;
}

/** A released version, by its tag. */
export interface ReleasedVersion extends PublishedTag {
  readonly version: string;
  /** Trailers of the tag; absent if Slipway did not create it for its tree. */
  readonly provenance?: Provenance;
}

/** Returns the version of a channel: the release that is tagged on its tip if the tip is its preview, else the version of the trailers. */
export function versionOf({ commits }: PackageChannels, { commit, provenance }: ChannelTip): string | undefined {
  const said = provenance?.version;
  if (said === undefined || !isPreview(said)) return said;
  return [...commits].find(([version, id]) => id === commit && isPreviewOf(said, version))?.[0] ?? said;
}

/** Returns why the channel is held; undefined if it is not. */
export const heldFor = (tip: ChannelTip | undefined): string | undefined => tip?.provenance?.held;
