import {
  type Cluster,
  clusterId,
  type FleetContent,
  type HubCluster,
  isDrivenByHub,
  type Placement,
  type PlatformDescription,
  type WorkloadCluster,
} from '@slipway/fleet';
import type { BootstrapStep } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import type { EksSettings } from '../clusters/eks-settings.ts';
import { otherAccounts } from '../hub/accounts.ts';
import { accountAccess, crossplaneAccess } from './crossplane-access.ts';
import { firstApply } from './first-apply.ts';
import { fleetSecret, repositorySecrets } from './flux-secrets.ts';
import { hubContext } from './hub-context.ts';
import { installFlux } from './install-flux.ts';
import { storedSecrets } from './stored-secrets.ts';

type PlacementsOf = (cluster: Cluster) => readonly Placement[];

/** Describes the EKS fields of a cluster definition, and the manual steps before the cluster runs. */
export const describeEksCluster = (
  cluster: Cluster,
  placementsOf: PlacementsOf,
  fleet: FleetContent,
  { flux }: Pick<EksSettings, 'flux'>,
): PlatformDescription =>
  cluster.role === 'hub'
    ? { bootstrap: stepsOfHub(cluster, placementsOf, fleet, flux) }
    : { kubernetes: kubernetesOf(cluster), bootstrap: stepsOfWorkload(cluster, placementsOf, fleet) };

function stepsOfHub(hub: HubCluster, placementsOf: PlacementsOf, fleet: FleetContent, flux: EksSettings['flux']): BootstrapStep[] {
  const created = fleet.clusters.filter((one): one is WorkloadCluster => one.role === 'workload' && clusterId(one.hub) === clusterId(hub));
  const run = [hub, ...created].flatMap(placementsOf).filter(({ runnerId }) => runnerId === clusterId(hub));
  return [
    hubContext(hub),
    ...crossplaneAccess(hub, otherAccounts(hub, fleet.clusters)),
    ...installFlux(hub, flux),
    fleetSecret(hub, fleet),
    ...[hub, ...created.filter(isDrivenByHub)].flatMap((one) => repositorySecrets(one, placementsOf(one), fleet)),
    ...[hub, ...created].flatMap((one) => beforeItRuns(one, placementsOf, fleet)),
    ...firstApply(hub, run, fleet),
  ];
}

const stepsOfWorkload = (cluster: WorkloadCluster, placementsOf: PlacementsOf, fleet: FleetContent): BootstrapStep[] => [
  ...accountAccess(cluster, otherAccounts(cluster.hub, fleet.clusters)),
  ...beforeItRuns(cluster, placementsOf, fleet),
  ...repositorySecrets(cluster, placementsOf(cluster), fleet),
];

/** Returns the objects that the hub waits for before it can create and start a cluster. Add other objects of that kind to this list. */
const beforeItRuns = (cluster: Cluster, placementsOf: PlacementsOf, fleet: FleetContent): BootstrapStep[] => [
  ...storedSecrets(cluster, placementsOf(cluster), fleet),
];

function kubernetesOf(cluster: WorkloadCluster) {
  const { controlPlane, nodes } = (cluster as unknown as EksWorkload).kubernetes;
  return { controlPlane, nodes };
}
