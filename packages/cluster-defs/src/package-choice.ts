import type { GitRef } from '@slipway/flux-sources';
import { type Channel, channelBranch, versionTag } from '@slipway/manifest';

/** Content packages that a cluster may pin, beside the definitions of the clusters themselves. */
export const CATALOGUE_PACKAGES = ['flux-sources', 'addons-catalog', 'crossplane-compositions', 'applications'] as const;
export type CataloguePackage = (typeof CATALOGUE_PACKAGES)[number];
export const DEFINITIONS = 'cluster-defs';

/** `1.2.0` or `1.2.0-rc.1`. */
export type PackageVersion = `${bigint}.${bigint}.${bigint}` | `${bigint}.${bigint}.${bigint}-${string}`;
export type Pins = Readonly<Partial<Record<CataloguePackage, PackageVersion>>>;

/**
 * Follow a channel with everything, or pin every catalogue package that the cluster uses.
 * Definitions are never pinned: a cluster whose own definition stood still would never hear of its next pin.
 */
export type PackageChoice =
  | { readonly channel: Channel; readonly pin?: never; readonly definitions?: never }
  | { readonly pin: Pins; readonly definitions: Channel; readonly channel?: never };

/** The branch or tag of `packageName` for a cluster that chose `packages`; undefined when a pin is missing. */
export function refOf(packages: PackageChoice, packageName: string): Extract<GitRef, { branch: string } | { tag: string }> | undefined {
  if (packages.channel !== undefined) return { branch: channelBranch(packageName, packages.channel) };
  if (packageName === DEFINITIONS) return { branch: channelBranch(packageName, packages.definitions) };
  const version = (packages.pin as Readonly<Record<string, string | undefined>>)[packageName];
  return version === undefined ? undefined : { tag: versionTag(packageName, version) };
}

/** The channel on which the cluster's own definition arrives. */
export const definitionsChannel = (packages: PackageChoice): Channel => packages.channel ?? packages.definitions;
