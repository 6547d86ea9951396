import { addonUnit } from '@slipway/fleet';
import { type ClusterVariable, managedReadiness, type Unit } from '@slipway/manifest';

/** Input of {@link awsUnit}. */
interface AwsUnit<Name extends string, Part extends string> {
  /**
   * Objects of AWS resources by file name. Crossplane creates the resources.
   * @example podIdentity({ name: 'karpenter', account, policies })
   */
  readonly manifests: Unit['manifests'];
  /**
   * Keys of the ConfigMap `cluster-info` that the manifests use as `${KEY}`. Flux substitutes their values on each cluster.
   * @default none
   */
  readonly variables?: readonly ClusterVariable[];
  /**
   * Name of the add-on.
   * @example 'karpenter'
   */
  readonly addon: Name;
  /**
   * Purpose of the unit. The unit is named `<addon>-<part>`, in the folder `<addon>/<part>`.
   * @example 'iam'
   */
  readonly part: Part;
}

/**
 * Returns the unit with the AWS resources that Crossplane creates for an add-on. It waits for no other unit, and is ready when all
 * resources exist in AWS.
 */
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
