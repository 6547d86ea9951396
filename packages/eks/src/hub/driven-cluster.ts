import type { FleetContent, Placement, Wanted } from '@slipway/fleet';
import { clusterId, fleetDirectory, isShared, leafDirectory, placeUnit, unitsWithDependencies, type Where } from '@slipway/fleet';
import type { Unit } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import type { EksSettings } from '../clusters/eks-settings.ts';
import { moveToItsAccount } from './accounts.ts';
import { protectedStep } from './deletion-protection.ts';
import { eksClusterStep } from './eks-cluster.ts';
import { withBoundary } from './permissions-boundary.ts';

/** A cluster without its own Flux. The hub creates it, then reconciles its leaf, where every Flux Kustomization names its kubeconfig. */
export function drivenCluster(cluster: EksWorkload, wanted: Wanted, fleet: FleetContent, { eksClusters }: EksSettings): Placement[] {
  const onHub: Where = { fleet, runner: cluster.hub, versionsOf: cluster, directory: fleetDirectory(cluster) };
  const eksCluster = eksClusterStep(cluster, wanted, onHub, eksClusters);
  const leaf = {
    ...placeUnit(leafUnit(cluster), cluster, wanted, onHub),
    name: clusterId(cluster),
    ownsFolder: false,
    after: [eksCluster.name],
  };
  const inLeaf: Where = { ...onHub, directory: leafDirectory(cluster) };
  const steps = [eksCluster, leaf].map((step) => protectedStep(step, cluster));
  const units = unitsOf(wanted).map((unit) => placeUnit(unit, cluster, wanted, inLeaf));
  return [...steps, ...withBoundary(units, cluster, wanted, onHub)].map((placement) => moveToItsAccount(placement, cluster));
}

/** Returns the units that the hub applies to the cluster, without sources, which the hub has already. */
const unitsOf = (wanted: Wanted): Unit[] => unitsWithDependencies(wanted.units, new Set(), []).filter((unit) => !isShared(unit));

const leafUnit = (cluster: EksWorkload): Unit => ({
  name: 'leaf',
  directory: leafDirectory(cluster),
  manifests: {},
  dependsOn: [],
  timeout: '15m',
  ready: { wait: true },
});
