import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, clusterOf } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { startApiServer } from '../control-plane/start-api-server.ts';
import { crossplanePrograms } from '../crossplane/crossplane-programs.ts';
import { fleetArguments } from '../crossplane/fleet-arguments.ts';
import { runPackages } from '../crossplane/run-packages.ts';
import { startCrossplane } from '../crossplane/start-crossplane.ts';
import { fluxPrograms } from '../flux/flux-programs.ts';
import { startFlux } from '../flux/start-flux.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { startWorkloads, type Workloads } from '../workloads/start-workloads.ts';
import type { LabOptions } from './lab-options.ts';

/** One cluster of a lab, and what must end with it. */
export interface StartedCluster {
  readonly cluster: Cluster;
  readonly workloads: Workloads | undefined;
}

/** The parts of a lab that all its clusters share. */
export interface ClusterSurroundings {
  readonly etcdUrl: string;
  /** Resources to end before the lab, the last one first. */
  readonly ends: AsyncDisposableStack;
  /** Every program that was ever started. */
  readonly running: Set<RunningProgram>;
}

/** Starts an API server, with the controllers of the options. */
export async function startCluster(
  site: LabSite,
  name: string,
  options: LabOptions,
  surroundings: ClusterSurroundings,
): Promise<StartedCluster> {
  const { etcdUrl, ends, running } = surroundings;
  mkdirSync(join(site.logs, name), { recursive: true });
  const server = await startApiServer(site, name, etcdUrl, options.apiServer);
  ends.defer(() => server.connection.close());
  const own = new Map([['kube-apiserver', server.program]]);
  const cluster = clusterOf(name, server, own);
  const { flux = false } = options;
  if (flux === true || (flux !== false && flux.includes(name))) {
    for (const [program, controller] of await startFlux(site, cluster, options.fluxFlags)) own.set(program, controller);
  }
  if (options.crossplane === true) {
    own.set('crossplane', await startCrossplane(site, cluster, { args: fleetArguments() }));
    if (!options.workloads) runPackagesUntil(ends, cluster);
  }
  for (const program of own.values()) running.add(program);
  const workloads = options.workloads
    ? await startOwnWorkloads(site, cluster, options, (name, program) => {
        if (program) running.add(program);
        if (program) own.set(name, program);
        else own.delete(name);
      })
    : undefined;
  if (workloads) ends.defer(() => workloads.close());
  return { cluster, workloads };
}

function runPackagesUntil(ends: AsyncDisposableStack, cluster: Cluster): void {
  const end = new AbortController();
  const watch = runPackages(cluster, end.signal);
  ends.defer(async () => {
    end.abort();
    await watch.catch(() => {}); // The API server may have ended by then
  });
}

type OnProgram = (name: string, program: RunningProgram | undefined) => void;

function startOwnWorkloads(site: LabSite, cluster: Cluster, options: LabOptions, onOwnProgram: OnProgram): Promise<Workloads> {
  const { workloads } = options;
  const wanted = typeof workloads === 'function' ? workloads(site, cluster) : typeof workloads === 'object' ? workloads : {};
  return startWorkloads(cluster, {
    ...wanted,
    programs: { ...fluxPrograms(site, cluster), ...(options.crossplane ? crossplanePrograms(site, cluster) : {}), ...wanted.programs },
    onProgram(name, program) {
      onOwnProgram(name, program);
      wanted.onProgram?.(name, program);
    },
  });
}
