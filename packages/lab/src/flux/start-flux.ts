import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { fleetFlags } from './controller-flags.ts';
import { FLUX_CONTROLLERS, startFluxController } from './start-flux-controller.ts';

/** Flux's controllers on one cluster, with their CRDs and the namespace `flux-system`; resolves when they answer. */
export async function startFlux(site: LabSite, cluster: Cluster): Promise<ReadonlyMap<string, RunningProgram>> {
  await cluster.applyCrds(modelCrds((group) => group.endsWith('.toolkit.fluxcd.io')));
  await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'flux-system' } });
  const started = FLUX_CONTROLLERS.map(async (name) => [name, await startFluxController(site, cluster, name, fleetFlags(name))] as const);
  return new Map(await Promise.all(started));
}
