/** Returns the branch with the tree of a package for all clusters that follow `channel`. */
export const channelBranch = (packageName: string, channel: string): string => `flux/${packageName}/${channel}`;

/** Returns the branch of a pull request that publishes a version to `channel`. */
export const proposalBranch = (packageName: string, channel: string): string => `flux-next/${packageName}/${channel}`;

/** Returns the immutable tag of one published version, for clusters that pin. */
export const versionTag = (packageName: string, version: string): string => `${packageName}@${version}`;

/**
 * Returns the tag that marks a version as rejected, so that no channel gets it again. The tag of the version is kept, for clusters that pin
 * it.
 */
export const rejectedTag = (packageName: string, version: string): string => `rejected/${versionTag(packageName, version)}`;

/** Channels in the order of promotion. */
export const CHANNELS = ['latest', 'staging', 'production'] as const;
export type Channel = (typeof CHANNELS)[number];
