import type { AddonUse, Complete } from '@slipway/fleet';
import { rememberLocation } from '@slipway/manifest';
import type { EksHub, EksWorkload } from './cluster-spec.ts';

/**
 * Gives a fleet its `defineCluster`, which knows the packages that a cluster can pin. A misspelt field, a wrong option, an add-on
 * without what it needs do not compile; from plain JavaScript they become findings of `assembleFleet`.
 */
export function clusterDefiner<Package extends string>() {
  return function defineCluster<const Uses extends readonly AddonUse[], const Role extends keyof ClusterOfRole<Package>>(
    spec: { readonly role: Role; readonly addons: Uses & Complete<Uses> } & ClusterOfRole<Package>[Role],
  ): ClusterOfRole<Package>[Role] {
    return rememberLocation(spec, defineCluster);
  };
}

interface ClusterOfRole<Package extends string> {
  readonly hub: EksHub<Package>;
  readonly workload: EksWorkload<Package>;
}
