import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { ProgramTable } from '../workloads/program-table.ts';
import { deploymentFlags } from './controller-flags.ts';
import { FLUX_CONTROLLERS, startFluxController } from './start-flux-controller.ts';

/** The Deployments of Flux as programs of a cluster; where Flux was started without its Deployments, they take it over. */
export function fluxPrograms(site: LabSite, cluster: Cluster): ProgramTable {
  const entries = FLUX_CONTROLLERS.map((name) => {
    const start = async (deployment: StoredObject) =>
      cluster.programs.get(name) ?? (await startFluxController(site, cluster, name, deploymentFlags(deployment)));
    return [`flux-system/${name}`, start] as const;
  });
  return Object.fromEntries(entries);
}
