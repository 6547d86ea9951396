import type { GitRef } from '@slipway/flux-sources';
import { type Channel, channelBranch, versionTag } from '@slipway/manifest';

/** Content packages that a cluster may pin, beside the definitions of the clusters themselves. */
export const CATALOGUE_PACKAGES = ['flux-sources', 'addons-catalog', 'crossplane-compositions', 'applications'] as const;
export type CataloguePackage = (typeof CATALOGUE_PACKAGES)[number];
export const DEFINITIONS = 'cluster-defs';

/** `1.2.0` or `1.2.0-rc.1`. */
export type PackageVersion = `${bigint}.${bigint}.${bigint}` | `${bigint}.${bigint}.${bigint}-${string}`;
export type Pins = Readonly<Record<CataloguePackage, PackageVersion>>;

/**
 * Follow a channel with everything, or pin every package of the catalogue.
 * Definitions are never pinned: a cluster whose own definition stood still would never hear of its next pin.
 */
export type PackageChoice =
  | { readonly channel: Channel; readonly pin?: never; readonly definitions?: never }
  | { readonly pin: Pins; readonly definitions: Channel; readonly channel?: never };

/** The branch or tag of `packageName` for a cluster that chose `packages`. */
export function refOf(packages: PackageChoice, packageName: string): Extract<GitRef, { branch: string } | { tag: string }> {
  if (packages.pin === undefined) return { branch: channelBranch(packageName, packages.channel) };
  const version = isCataloguePackage(packageName) ? packages.pin[packageName] : undefined;
  return version === undefined ? { branch: channelBranch(packageName, packages.definitions) } : { tag: versionTag(packageName, version) };
}

export const isCataloguePackage = (name: string): name is CataloguePackage => (CATALOGUE_PACKAGES as readonly string[]).includes(name);

/** The channel on which the cluster's own definition arrives. */
export const definitionsChannel = (packages: PackageChoice): Channel => packages.channel ?? packages.definitions;
