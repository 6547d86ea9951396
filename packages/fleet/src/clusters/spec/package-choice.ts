import { type Channel, channelBranch, versionTag } from '@slipway/manifest';
import type { GitRef } from '../../sources/git-ref.ts';

/** `1.2.0` or `1.2.0-rc.1`. */
export type PackageVersion = `${bigint}.${bigint}.${bigint}` | `${bigint}.${bigint}.${bigint}-${string}`;

/** A version of each content package but that of the definitions. */
export type Pins<Package extends string = string> = Readonly<Record<Package, PackageVersion>>;

/**
 * Follow a channel with everything, or with all but the definitions; or pin every package of the catalogue.
 * Definitions are never pinned: a cluster whose own definition stood still would never hear of its next pin.
 */
export type PackageChoice<Package extends string = string> =
  | { readonly channel: Channel; readonly pin?: never; readonly definitions?: Channel }
  | { readonly pin: Pins<Package>; readonly definitions: Channel; readonly channel?: never };

/** The branch or tag of `packageName` for a cluster that chose `packages`; `definitions` is the package with the definitions. */
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

/** The channel on which the cluster's own definition arrives. */
export const definitionsChannel = (packages: PackageChoice): Channel =>
  packages.pin === undefined ? (packages.definitions ?? packages.channel) : packages.definitions;
