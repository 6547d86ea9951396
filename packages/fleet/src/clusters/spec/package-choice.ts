import { type Channel, channelBranch, type MustBe, versionTag } from '@slipway/manifest';
import type { GitRef } from '../../sources/git-ref.ts';

/** `1.2.0` or `1.2.0-rc.1`. */
export type PackageVersion = `${bigint}.${bigint}.${bigint}` | `${bigint}.${bigint}.${bigint}-${string}`;

/** A version of each content package, except the package of the clusters. */
export type Pins<Package extends string = string> = Readonly<Record<Package, MustBe<'an exact version such as 1.2.0', PackageVersion>>>;

/** A cluster follows a channel: Flux deploys each version that is published to it. */
export interface FollowedChannel {
  /**
   * Channel that the content packages come from. Flux follows the branches `flux/<package>/<channel>`.
   * @example 'production'
   */
  readonly channel: Channel;
  /** Must be absent: a cluster that follows a channel pins no versions. */
  readonly pin?: never;
  /**
   * Channel that the definition of the cluster itself comes from.
   * @default the value of `channel`
   */
  readonly definitions?: Channel;
}

/** A cluster runs fixed versions of the content packages, until its definition changes. */
export interface PinnedVersions<Package extends string = string> {
  /**
   * Version of each content package. Flux checks out the tags `<package>@<version>`.
   * @example { 'flux-sources': '1.2.0', 'addons-catalog': '1.4.1' }
   */
  readonly pin: Pins<Package>;
  /** Channel that the definition of the cluster itself comes from. It is never pinned, so that a new pin can reach the cluster. */
  readonly definitions: Channel;
  /** Must be absent: a cluster with pinned versions follows no channel. */
  readonly channel?: never;
}

/**
 * Versions of the content packages on a cluster: a channel to follow, or a pinned version of each package.
 * The package with the definitions of clusters always comes from a channel.
 */
export type PackageChoice<Package extends string = string> = FollowedChannel | PinnedVersions<Package>;

/** Returns the branch or tag of `packageName` for a cluster with the choice `packages`. `definitions` is the package of the clusters. */
export function refOf(
  packages: PackageChoice,
  packageName: string,
  definitions: string,
): Extract<GitRef, { branch: string } | { tag: string }> {
  if (packageName === definitions) return { branch: channelBranch(packageName, definitionsChannel(packages)) };
  if (packages.pin === undefined) return { branch: channelBranch(packageName, packages.channel) };
  const version = Object.hasOwn(packages.pin, packageName) ? packages.pin[packageName] : undefined;
  return version === undefined ? { branch: channelBranch(packageName, packages.definitions) } : { tag: versionTag(packageName, version) };
}

/** Returns the channel of the cluster's own definition. */
export const definitionsChannel = (packages: PackageChoice): Channel =>
  packages.pin === undefined ? (packages.definitions ?? packages.channel) : packages.definitions;
