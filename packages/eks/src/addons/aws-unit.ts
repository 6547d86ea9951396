import { addonUnit } from '@slipway/fleet';
import { managedReadiness, type Unit } from '@slipway/manifest';

/** What {@link awsUnit} makes a unit of; `variables` as in `Unit`. */
interface AwsUnit<Name extends string, Part extends string> extends Pick<Unit, 'manifests' | 'variables'> {
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
