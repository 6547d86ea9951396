import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { type Flags, fleetFlags } from './controller-flags.ts';
import { FLUX_CONTROLLERS, type FluxController, startFluxController } from './start-flux-controller.ts';

/**
 * Flux's controllers on one cluster, with their CRDs and the namespace `flux-system`; resolves when they answer. `more` flags are for
 * kustomize- and helm-controller.
 */
export async function startFlux(site: LabSite, cluster: Cluster, more: Flags = {}): Promise<ReadonlyMap<string, RunningProgram>> {
  await cluster.applyCrds(modelCrds((group) => group.endsWith('.toolkit.fluxcd.io')));
  await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'flux-system' } });
  const flagsFor = (name: FluxController): Flags => ({ ...fleetFlags(name), ...(name === 'source-controller' ? {} : more) });
  const started = FLUX_CONTROLLERS.map(async (name) => [name, await startFluxController(site, cluster, name, flagsFor(name))] as const);
  return new Map(await Promise.all(started));
}
