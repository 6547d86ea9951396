import type { BootstrapStep, ClusterDescription, Finding, Unit } from '@slipway/manifest';
import type { Where } from '../place/place-unit.ts';
import type { Placement } from '../place/placement.ts';
import type { Wanted } from '../place/wanted-units.ts';
import type { Cluster, WorkloadCluster } from '../spec/cluster-spec.ts';
import type { FleetContent } from '../spec/fleet-content.ts';
import type { PlatformFields } from '../spec/platform-fields.ts';
import type { IsSound } from '../spec/soundness.ts';

/** Describes how the clusters of a fleet are created, and what their hub keeps of them; `@slipway/eks` has a platform for Amazon EKS. */
export interface Platform {
  /** Additional fields of the definition of a cluster, by role. */
  readonly fields: Readonly<Record<Cluster['role'], PlatformFields>>;
  /** Units that the hub puts on a cluster before its own Flux runs, and keeps: their one owner is the hub. */
  readonly bootstrapUnits: readonly Unit[];
  /** Contradictions in a definition that its schema cannot see. */
  checkCluster(cluster: Cluster, isSound: IsSound): Finding[];
  /** What is wrong with a placement on its cluster, as a name in the cloud that becomes too long. */
  checkPlacement(placement: Placement): Finding[];
  /** What a hub runs for a cluster that it creates, in order. */
  placedByHub(cluster: WorkloadCluster, wanted: Wanted, fleet: FleetContent): Placement[];
  /** What a cluster runs itself, `placed`, with what the platform adds. */
  placedByItself(placed: readonly Placement[], cluster: Cluster, wanted: Wanted, where: Where): Placement[];
  /** Switches on the components that all placements of a cluster together need. */
  withComponents(placements: readonly Placement[]): { readonly placements: readonly Placement[]; readonly findings: readonly Finding[] };
  /**
   * Returns the facts about a cluster that only the platform has; `placementsOf` returns the placements of the plan that are about a
   * cluster.
   */
  describeCluster(cluster: Cluster, placementsOf: (cluster: Cluster) => readonly Placement[], fleet: FleetContent): PlatformDescription;
}

export interface PlatformDescription extends Pick<ClusterDescription, 'kubernetes'> {
  /** Steps of `slipway bootstrap` for the cluster, in order. */
  readonly bootstrap: readonly BootstrapStep[];
}
