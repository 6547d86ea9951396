import type { AddonUse, ClusterAddons, ClusterRole, Complete } from '@slipway/fleet';
import { rememberLocation } from '@slipway/manifest';
import type { EksHub, EksWorkload } from './cluster-spec.ts';

/**
 * Returns the `defineCluster` of a fleet; `Package` are the packages that a cluster can pin. A misspelt field, a wrong option or a
 * missing add-on does not compile. In plain JavaScript they become findings of `assembleFleet`.
 */
export function clusterDefiner<Package extends string>() {
  return function defineCluster<const Uses extends readonly AddonUse[], const Role extends keyof ClusterOfRole<Package>>(
    spec: ClusterRole<Role> & ClusterAddons<Uses & Complete<Uses>> & ClusterOfRole<Package>[Role],
  ): ClusterOfRole<Package>[Role] {
    return rememberLocation(spec, defineCluster);
  };
}

interface ClusterOfRole<Package extends string> {
  /** The cluster that manages the others. */
  readonly hub: EksHub<Package>;
  /** A cluster that the hub creates. */
  readonly workload: EksWorkload<Package>;
}
