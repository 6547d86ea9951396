import { externalSecrets, flux, sealedSecrets } from '@slipway/addons-catalog';
import type { Unit } from '@slipway/manifest';
import { fleetDirectory } from '../cluster-names.ts';
import type { WorkloadCluster } from '../cluster-spec.ts';
import { placeUnit, type Where } from '../plan/place-unit.ts';
import type { Placement } from '../plan/placement.ts';
import type { Wanted } from '../plan/wanted-units.ts';
import type { FleetRepository } from '../print/package-source.ts';
import { crossplaneIamUnit } from './crossplane-iam.ts';
import { protectedStep } from './deletion-protection.ts';
import { eksClusterStep } from './eks-cluster.ts';
import { fluxHandover } from './flux-handover.ts';
import { secretsUnit } from './secrets.ts';

/** Units that the hub puts on a workload cluster before its own Flux runs, and keeps: their one owner is the hub. */
export const BOOTSTRAP_UNITS: readonly Unit[] = [...externalSecrets.units, ...sealedSecrets.units, ...flux.units];

/**
 * The way from an XR to a cluster that reconciles itself, each step after the one before: the cluster, the rights of
 * its Crossplane, external-secrets with its rights and its store, sealed-secrets with its key, the Git credentials, Flux.
 */
export function bootstrapChain(cluster: WorkloadCluster, wanted: Wanted, repository: FleetRepository): Placement[] {
  const where: Where = { runner: cluster.hub, versionsOf: cluster.hub, directory: fleetDirectory(cluster) };
  const step = (unit: Unit): Placement => placeUnit(unit, cluster, wanted, where);
  return inOrder([
    eksClusterStep(cluster, wanted, where),
    step(crossplaneIamUnit(cluster)),
    ...[...externalSecrets.units, ...sealedSecrets.units].map(step),
    step(secretsUnit(cluster)),
    ...fluxHandover(cluster, wanted, where, repository),
  ]).map((placement) => protectedStep(placement, cluster));
}

/** Steps of the fleet folder follow each other; what a step applies in turn (the last one's Kustomizations) does not. */
function inOrder(steps: readonly Placement[]): Placement[] {
  let previous: string[] = [];
  return steps.map((step) => {
    if (!isStep(step)) return step;
    const after = [...step.after, ...previous];
    previous = [step.name];
    return { ...step, after };
  });
}

const isStep = ({ file, cluster }: Placement): boolean =>
  cluster.role === 'workload' && file.slice(fleetDirectory(cluster).length + 1).split('/').length === 1;
