import type { ClusterAddons, ClusterApplications, ClusterRole, CompleteAddons, CompleteApplications, HubFields } from '@slipway/fleet';
import { rememberLocation } from '@slipway/manifest';
import type { EksHub, EksWorkload, EksWorkloadFields } from './cluster-spec.ts';

/**
 * Returns the `defineCluster` of a fleet. `Package` are the packages that a cluster can pin. A misspelt field, a wrong option or a
 * missing add-on does not compile. In plain JavaScript, `assembleFleet` reports these errors as findings.
 */
export function clusterDefiner<Package extends string>() {
  return function defineCluster<
    const Role extends keyof ClusterOfRole<Package>,
    const Addons extends readonly unknown[],
    const Applications extends readonly unknown[],
  >(spec: ClusterDefinition<Role, Package, Addons, Applications>): ClusterOfRole<Package>[Role] {
    rememberLocation(spec, defineCluster);
    // The cast is safe: the compiler has compared the lists with their own types.
    return spec as unknown as ClusterOfRole<Package>[Role];
  };
}

interface ClusterOfRole<Package extends string> {
  /** The cluster that manages the others. */
  readonly hub: EksHub<Package>;
  /** A cluster that the hub creates. */
  readonly workload: EksWorkload<Package>;
}

/** The definition of a cluster with this role. The lists keep the types that the author wrote. */
type ClusterDefinition<
  Role extends keyof FieldsOfRole<Package>,
  Package extends string,
  Addons extends readonly unknown[],
  Applications extends readonly unknown[],
> = ClusterRole<Role> &
  ClusterAddons<CompleteAddons<Addons>> &
  ClusterApplications<CompleteApplications<Applications>> &
  FieldsOfRole<Package>[Role];

/** The fields of each role, without its lists. */
interface FieldsOfRole<Package extends string> {
  readonly hub: HubFields<Package>;
  readonly workload: EksWorkloadFields<Package>;
}
