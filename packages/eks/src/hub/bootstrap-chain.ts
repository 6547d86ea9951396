import type { FleetContent, Placement, Wanted } from '@slipway/fleet';
import { fleetDirectory, placeUnit, type Where } from '@slipway/fleet';
import type { Unit } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import type { EksSettings } from '../clusters/eks-settings.ts';
import { moveToItsAccount } from './accounts.ts';
import { crossplaneIamUnit } from './crossplane-iam.ts';
import { protectedStep } from './deletion-protection.ts';
import { eksClusterStep } from './eks-cluster.ts';
import { fluxHandover } from './flux-handover.ts';
import { secretsUnit } from './secrets.ts';

/**
 * Returns the steps from an XR to a cluster that reconciles itself, in this order: the cluster, the permissions of its Crossplane,
 * external-secrets with its permissions and store. Then sealed-secrets with its key, the Git credentials, and Flux.
 */
export function bootstrapChain(cluster: EksWorkload, wanted: Wanted, fleet: FleetContent, settings: EksSettings): Placement[] {
  const where: Where = { fleet, runner: cluster.hub, versionsOf: cluster.hub, directory: fleetDirectory(cluster) };
  const step = (unit: Unit): Placement => placeUnit(unit, cluster, wanted, where);
  const { externalSecrets, sealedSecrets, flux, eksClusters } = settings;
  return inOrder([
    eksClusterStep(cluster, wanted, where, eksClusters),
    step(crossplaneIamUnit(cluster)),
    ...[...externalSecrets.units, ...sealedSecrets.units].map(step),
    step(secretsUnit(cluster)),
    ...fluxHandover(cluster, wanted, where, flux),
  ])
    .map((placement) => moveToItsAccount(placement, cluster))
    .map((placement) => protectedStep(placement, cluster));
}

/**
 * Lets each step of the fleet folder wait for the one before it. Objects that a step applies itself (the Kustomizations of the last one)
 * do not wait.
 */
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
