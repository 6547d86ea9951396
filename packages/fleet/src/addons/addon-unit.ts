import type { Manifest, Unit, UnitContent } from '@slipway/manifest';
import { RELEASE_MINUTES } from './chart-release.ts';

/** Folder of the add-ons in the tree. */
const ADD_ONS = 'common/cluster-addons/add-ons';

/** Input of {@link addonUnit}. */
interface AddonUnit<Name extends string> extends UnitContent<Name> {
  /**
   * Folder of the unit below `common/cluster-addons/add-ons`: `karpenter` for the add-on, `karpenter/iam` for a part of it.
   * @example 'cert-manager'
   */
  readonly folder: string;
}

/** Returns a unit in the folder of the add-ons. Its timeout is longer than the timeouts of its releases; see {@link releaseTimeout}. */
export const addonUnit = <const Name extends string>({ folder, ...unit }: AddonUnit<Name>): Unit<Name> => ({
  ...releaseTimeout(unit.manifests),
  ...unit,
  directory: `${ADD_ONS}/${folder}`,
});

/**
 * Returns the `timeout` of a unit with releases: ten minutes for each, because one may wait for another, and five more. With Flux's
 * default of five minutes the unit would fail and be retried while Helm still installs. Empty without releases.
 */
export function releaseTimeout(manifests: Readonly<Record<string, Manifest>>): Pick<Unit, 'timeout'> {
  const releases = Object.values(manifests).filter(({ kind }) => kind === 'HelmRelease').length;
  return releases === 0 ? {} : { timeout: `${releases * RELEASE_MINUTES + 5}m` };
}
