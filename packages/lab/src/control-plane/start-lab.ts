import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { crossplanePrograms } from '../crossplane/crossplane-programs.ts';
import { fleetArguments } from '../crossplane/fleet-arguments.ts';
import { runPackages } from '../crossplane/run-packages.ts';
import { servePackages } from '../crossplane/serve-packages.ts';
import { startCrossplane } from '../crossplane/start-crossplane.ts';
import { startFunctions } from '../crossplane/start-functions.ts';
import { type Egress, startEgress } from '../egress/start-egress.ts';
import { fluxPrograms } from '../flux/flux-programs.ts';
import { type GitServer, startGitServer } from '../flux/git-server.ts';
import { startFlux } from '../flux/start-flux.ts';
import type { Connection } from '../kubernetes/connection.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { startGuardian } from '../processes/start-guardian.ts';
import type { ProgressOutput } from '../programs/build-progress.ts';
import { ensureProgram } from '../programs/ensure-program.ts';
import type { ProgramName } from '../programs/programs.ts';
import { startWorkloads, type WorkloadOptions, type Workloads } from '../workloads/start-workloads.ts';
import { type Cluster, clusterOf } from './cluster.ts';
import type { LabSite } from './lab-site.ts';
import { startApiServer } from './start-api-server.ts';
import { startEtcd } from './start-etcd.ts';

/** What a lab consists of. */
export interface LabOptions<Name extends string = string> {
  /** Names of the clusters: lower case letters, digits and `-`. */
  readonly clusters: readonly Name[];
  /** Runs Flux's source-, kustomize- and helm-controller on every cluster, or on those named, with their CRDs. @default false */
  readonly flux?: boolean | readonly NoInfer<Name>[];
  /**
   * Runs Crossplane on every cluster, with registries that have the packages of the fleet, and its functions. With `on demand`
   * all but Crossplane itself, which `workloads` start where its chart is installed. @default false
   */
  readonly crossplane?: boolean | 'on demand';
  /**
   * Gives every cluster what stands in for its nodes, its controller manager and its add-ons; Deployments of Flux become real
   * programs. Options may be made for each cluster, for example with more programs. @default false
   */
  readonly workloads?: boolean | WorkloadOptions | ((site: LabSite, cluster: Cluster) => WorkloadOptions);
  /** Milliseconds for each program to be ready. @default 120000 */
  readonly deadline?: number;
  /** Where builds of programs are shown. @default process.stderr */
  readonly output?: ProgressOutput;
}

/** A control plane on loopback. */
export interface Lab<Name extends string = string> extends AsyncDisposable {
  readonly clusters: Readonly<Record<Name, Cluster>>;
  /** What stands in for nodes and controllers, of each cluster that has it. */
  readonly workloads: Readonly<Record<Name, Workloads | undefined>>;
  /** Serves Git repositories over HTTP. */
  readonly git: GitServer;
  /** Answers what the programs ask of any host name: nothing reaches the network. */
  readonly egress: Egress;
  /** What starts more programs of this lab, such as `startCrossplane(lab.site, cluster)`. */
  readonly site: LabSite;
  /** Everything that the lab has on disk; gone after `stop`. */
  readonly directory: string;
  /** Processes of the lab, for those who look for what is left. */
  pids(): readonly number[];
  /** Stops every program and removes the folder. Happens by itself when this process ends. */
  stop(): Promise<void>;
}

/** The programs that a lab needs. */
export const programsOf = ({
  flux = false,
  crossplane = false,
  workloads = false,
}: Pick<LabOptions, 'flux' | 'crossplane' | 'workloads'>): readonly ProgramName[] => [
  'etcd',
  'kube-apiserver',
  ...(flux || workloads ? (['source-controller', 'kustomize-controller', 'helm-controller'] as const) : []),
  ...(crossplane === false ? [] : (['crossplane-core', 'function-patch-and-transform', 'function-auto-ready'] as const)),
];

/**
 * Starts etcd and one kube-apiserver for each name. Programs that are missing are built first, which takes minutes; without
 * Go that rejects with `NoGoError`. Labs do not know of each other.
 */
export async function startLab<const Name extends string>(options: LabOptions<Name>): Promise<Lab<Name>> {
  const programs: Partial<Record<ProgramName, string>> = {};
  for (const name of programsOf(options)) programs[name] = await ensureProgram(name, options.output ? { output: options.output } : {});
  const guardian = await startGuardian(join(tmpdir(), 'slipway-lab-'));
  const connections: Connection[] = [];
  const packages = new AbortController();
  const watches: Promise<void>[] = [];
  const workloads: Partial<Record<Name, Workloads>> = {};
  let egress: Egress | undefined;
  const stop = async (): Promise<void> => {
    packages.abort();
    await Promise.all((Object.values(workloads) as Workloads[]).map((one) => one.close()));
    await Promise.allSettled(watches);
    for (const connection of connections) connection.close();
    await guardian.stop();
    await egress?.close();
  };
  try {
    const authority = createAuthority('slipway lab');
    egress = await startEgress(authority, guardian.directory);
    const site = siteOf({ guardian, authority, egress, programs: programs as Record<ProgramName, string> }, options);
    const [git, etcd] = await Promise.all([startGitServer(site), startEtcd(site)]);
    const running = new Set<RunningProgram>([git.program, etcd.program]);
    if (options.crossplane) {
      servePackages(egress);
      for (const program of (await startFunctions(site)).values()) running.add(program);
    }
    const { flux = false } = options;
    const hasFlux = (name: Name): boolean => (typeof flux === 'boolean' ? flux : flux.includes(name));
    const start = async (name: Name): Promise<readonly [Name, Cluster]> => {
      const directory = join(site.logs, name);
      mkdirSync(directory, { recursive: true });
      const server = await startApiServer(site, name, etcd.url);
      connections.push(server.connection);
      const own = new Map([['kube-apiserver', server.program]]);
      const cluster = clusterOf(name, server, own);
      if (hasFlux(name)) for (const [program, controller] of await startFlux(site, cluster)) own.set(program, controller);
      if (options.crossplane === true) {
        own.set('crossplane', await startCrossplane(site, cluster, { args: fleetArguments() }));
        if (!options.workloads) watches.push(runPackages(cluster, packages.signal));
      }
      for (const program of own.values()) running.add(program);
      if (options.workloads) {
        const { programs: more, onProgram, ...behaviour } = workloadsOf(options, site, cluster);
        workloads[name] = await startWorkloads(cluster, {
          ...behaviour,
          programs: { ...fluxPrograms(site, cluster), ...(options.crossplane ? crossplanePrograms(site, cluster) : {}), ...more },
          onProgram(program, process) {
            if (process) running.add(process);
            if (process) own.set(program, process);
            else own.delete(program);
            onProgram?.(program, process);
          },
        });
      }
      return [name, cluster];
    };
    const clusters = Object.fromEntries(await Promise.all(options.clusters.map(start))) as Record<Name, Cluster>;
    guardian.hold(false); // a test that forgets to stop the lab still ends, and the lab with it
    const pids = (): number[] => [...new Set([guardian.pid, ...[...running].map(({ pid }) => pid).filter((pid) => pid !== undefined)])];
    return {
      clusters,
      workloads: workloads as Lab<Name>['workloads'],
      git,
      egress: site.egress,
      site,
      directory: guardian.directory,
      pids,
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function workloadsOf({ workloads }: Pick<LabOptions, 'workloads'>, site: LabSite, cluster: Cluster): WorkloadOptions {
  if (typeof workloads === 'function') return workloads(site, cluster);
  return typeof workloads === 'object' ? workloads : {};
}

function siteOf(
  parts: Pick<LabSite, 'guardian' | 'authority' | 'egress' | 'programs'>,
  { deadline = 120_000 }: Pick<LabOptions, 'deadline'>,
): LabSite {
  const logs = join(parts.guardian.directory, 'logs');
  const home = join(parts.guardian.directory, 'home');
  for (const directory of [logs, home]) mkdirSync(directory);
  const environment = { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: home, GIT_CONFIG_NOSYSTEM: '1' };
  return { ...parts, logs, deadline, environment };
}
