import type { Unit } from '@slipway/manifest';

/** Folder of the add-ons in the tree. */
export const ADD_ONS = 'common/cluster-addons/add-ons';

export type AddonUnit<Name extends string> = Omit<Unit<Name>, 'package' | 'directory'> & {
  /** Folder below `common/cluster-addons/add-ons`: `karpenter` for the add-on itself, `karpenter/iam` for a part of it. */
  readonly folder: string;
};

/** A unit that this package publishes. */
export const addonUnit = <const Name extends string>({ folder, ...unit }: AddonUnit<Name>): Unit<Name> => ({
  ...unit,
  package: 'addons-catalog',
  directory: `${ADD_ONS}/${folder}`,
});
