import type { BootstrapStep, ClusterDescription, Finding, Unit } from '@slipway/manifest';
import type { Where } from '../place/place-unit.ts';
import type { Placement } from '../place/placement.ts';
import type { Wanted } from '../place/wanted-units.ts';
import type { Cluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import type { FleetContent } from '../spec/fleet-content.ts';
import type { PlatformFields } from '../spec/platform-fields.ts';
import type { IsSound } from '../spec/soundness.ts';

/** How the clusters of a fleet are created, and what their hub manages for them. `@slipway/eks` has a platform for Amazon EKS. */
export interface Platform {
  /** Additional fields of the definition of a cluster, by role. */
  readonly fields: Readonly<Record<Cluster['role'], PlatformFields>>;
  /** Units that the hub applies to a cluster before its own Flux runs. The hub remains their only owner. */
  readonly bootstrapUnits: readonly Unit[];
  /** Returns contradictions in a definition that its schema cannot express. */
  checkCluster(cluster: Cluster, isSound: IsSound): Finding[];
  /** Returns the problems of a placement on its cluster, for example a cloud name that is too long. */
  checkPlacement(placement: Placement): Finding[];
  /** Returns the placements that a hub runs for a cluster that it creates, in order. */
  placedByHub(cluster: WorkloadCluster, wanted: Wanted, fleet: FleetContent): Placement[];
  /** Returns the placements that a cluster runs itself: `placed`, and those that the platform adds. */
  placedByItself(placed: readonly Placement[], cluster: Cluster, wanted: Wanted, where: Where): Placement[];
  /** Adds the components that all placements of a cluster together need. */
  withComponents(placements: readonly Placement[]): { readonly placements: readonly Placement[]; readonly findings: readonly Finding[] };
  /**
   * Returns the facts about a cluster that only the platform has. `placementsOf` returns the placements of the plan that are about a
   * cluster.
   */
  describeCluster(cluster: Cluster, placementsOf: (cluster: Cluster) => readonly Placement[], fleet: FleetContent): PlatformDescription;
}

export interface PlatformDescription extends Pick<ClusterDescription, 'kubernetes'> {
  /** Steps of `slipway bootstrap` for the cluster, in order. */
  readonly bootstrap: readonly BootstrapStep[];
}
