import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { ProgramTable } from '../workloads/program-table.ts';
import { type CrossplaneOptions, startCrossplane } from './start-crossplane.ts';

/** The Deployment of Crossplane's chart as a program of a cluster, with its arguments; where Crossplane runs already, it takes it over. */
export function crossplanePrograms(site: LabSite, cluster: Cluster): ProgramTable {
  const start = async (deployment: StoredObject) =>
    cluster.programs.get('crossplane') ?? (await startCrossplane(site, cluster, argumentsOf(deployment)));
  return { 'crossplane-system/crossplane': start };
}

interface PodTemplate {
  readonly template?: { readonly spec?: { readonly initContainers?: readonly Container[]; readonly containers?: readonly Container[] } };
}

interface Container {
  readonly args?: readonly string[];
}

/** What the chart gives the containers; those without arguments are started as the chart does by default. */
export function argumentsOf(deployment: StoredObject): CrossplaneOptions {
  const { initContainers, containers } = (deployment.spec as PodTemplate | undefined)?.template?.spec ?? {};
  const [initArgs, args] = [initContainers?.[0]?.args, containers?.[0]?.args];
  return { ...(initArgs?.length ? { initArgs } : {}), ...(args?.length ? { args } : {}) };
}
