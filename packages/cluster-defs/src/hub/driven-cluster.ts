import type { Unit } from '@slipway/manifest';
import { clusterId, fleetDirectory, leafDirectory } from '../cluster-names.ts';
import type { WorkloadCluster } from '../cluster-spec.ts';
import { DEFINITIONS } from '../package-choice.ts';
import { closeUnits } from '../plan/close-units.ts';
import { isShared, placeUnit, type Where } from '../plan/place-unit.ts';
import type { Placement } from '../plan/placement.ts';
import type { Wanted } from '../plan/wanted-units.ts';
import { protectedStep } from './deletion-protection.ts';
import { eksClusterStep } from './eks-cluster.ts';
import { withBoundary } from './permissions-boundary.ts';

/** A cluster without a Flux of its own: the hub creates it, then reconciles its leaf, where every pointer names its kubeconfig. */
export function drivenCluster(cluster: WorkloadCluster, wanted: Wanted): Placement[] {
  const fleet: Where = { runner: cluster.hub, versionsOf: cluster, directory: fleetDirectory(cluster) };
  const eksCluster = eksClusterStep(cluster, wanted, fleet);
  const leaf = {
    ...placeUnit(leafUnit(cluster), cluster, wanted, fleet),
    name: clusterId(cluster),
    ownsFolder: false,
    after: [eksCluster.name],
  };
  const inLeaf: Where = { ...fleet, directory: leafDirectory(cluster) };
  const steps = [eksCluster, leaf].map((step) => protectedStep(step, cluster));
  const units = unitsOf(wanted).map((unit) => placeUnit(unit, cluster, wanted, inLeaf));
  return [...steps, ...withBoundary(units, cluster, wanted, fleet)];
}

/** What the hub delivers to the cluster itself; sources it has already, for everyone. */
const unitsOf = (wanted: Wanted): Unit[] => closeUnits(wanted.units, new Set(), []).filter((unit) => !isShared(unit));

const leafUnit = (cluster: WorkloadCluster): Unit => ({
  name: 'leaf',
  package: DEFINITIONS,
  directory: leafDirectory(cluster),
  manifests: {},
  dependsOn: [],
  timeout: '15m',
  ready: { wait: true },
});
