import { managedReadiness, type Unit } from '@slipway/manifest';

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

export interface AwsUnit<Name extends string, Part extends string> extends Pick<Unit, 'manifests' | 'variables'> {
  readonly addon: Name;
  /** What the unit is for: `iam` makes the unit `<addon>-iam` in the folder `<addon>/iam`. */
  readonly part: Part;
}

/** What Crossplane makes in AWS for an add-on: waits for nothing, and is ready once AWS has all of it. */
export const awsUnit = <const Name extends string, const Part extends string>({
  addon,
  part,
  manifests,
  ...rest
}: AwsUnit<Name, Part>): Unit<`${Name}-${Part}`> =>
  addonUnit({
    name: `${addon}-${part}`,
    folder: `${addon}/${part}`,
    manifests,
    dependsOn: [],
    ready: managedReadiness(manifests),
    ...rest,
  });
