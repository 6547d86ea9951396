import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority } from '../certificates/certificate-authority.ts';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { startEtcd } from '../control-plane/start-etcd.ts';
import { servePackages } from '../crossplane/serve-packages.ts';
import { startFunctions } from '../crossplane/start-functions.ts';
import { startGitServer } from '../flux/git-server.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { startSupervisor } from '../processes/start-supervisor.ts';
import { ensureProgram } from '../programs/ensure-program.ts';
import type { ProgramName } from '../programs/programs.ts';
import { startProxy } from '../proxy/start-proxy.ts';
import { type Lab, type LabOptions, programsOf } from './lab-options.ts';
import { startCluster } from './start-cluster.ts';

/**
 * Starts etcd and one kube-apiserver for each name. Missing programs are built first, which takes minutes. Without Go it rejects with
 * `NoGoError`. Labs are independent of each other.
 */
export async function startLab<const Name extends string>(options: LabOptions<Name>): Promise<Lab<Name>> {
  const programs: Partial<Record<ProgramName, string>> = {};
  for (const name of programsOf(options)) programs[name] = await ensureProgram(name, options.output ? { output: options.output } : {});
  await using ends = new AsyncDisposableStack();
  const supervisor = await startSupervisor(join(tmpdir(), 'slipway-lab-'));
  ends.defer(() => supervisor.stop());
  const authority = createAuthority('slipway lab');
  const proxy = await startProxy(authority, supervisor.directory);
  ends.defer(() => proxy.close());
  const site = siteOf({ supervisor, authority, proxy, programs: programs as Record<ProgramName, string> }, options);
  const [git, etcd] = await Promise.all([startGitServer(site), startEtcd(site)]);
  const running = new Set<RunningProgram>([git.program, etcd.program]);
  if (options.crossplane) {
    servePackages(proxy);
    for (const program of (await startFunctions(site)).values()) running.add(program);
  }
  const surroundings = { etcdUrl: etcd.url, ends, running };
  const started = await Promise.all(
    options.clusters.map(async (name) => [name, await startCluster(site, name, options, surroundings)] as const),
  );
  supervisor.hold(false); // A test that forgets to stop the lab still ends, and the lab with it
  const stack = ends.move();
  const stop = (): Promise<void> => stack.disposeAsync();
  return {
    clusters: Object.fromEntries(started.map(([name, { cluster }]) => [name, cluster])) as Record<Name, Cluster>,
    workloads: Object.fromEntries(started.map(([name, { workloads }]) => [name, workloads])) as Lab<Name>['workloads'],
    git,
    proxy,
    site,
    directory: supervisor.directory,
    pids: () => [...new Set([supervisor.pid, ...[...running].map(({ pid }) => pid).filter((pid) => pid !== undefined)])],
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function siteOf(
  parts: Pick<LabSite, 'supervisor' | 'authority' | 'proxy' | 'programs'>,
  { deadline = 120_000 }: Pick<LabOptions, 'deadline'>,
): LabSite {
  const logs = join(parts.supervisor.directory, 'logs');
  const home = join(parts.supervisor.directory, 'home');
  for (const directory of [logs, home]) mkdirSync(directory);
  const environment = { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: home, GIT_CONFIG_NOSYSTEM: '1' };
  return { ...parts, logs, deadline, environment };
}
